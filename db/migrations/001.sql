-- The first form of a document. A released script never changes; a new form is a new script.

-- Facts about the file itself: its id, the program that wrote it, the digest of everything else.
CREATE TABLE document (key TEXT PRIMARY KEY NOT NULL, value TEXT NOT NULL) STRICT, WITHOUT ROWID;

-- The project as it is: one row, JSON text.
CREATE TABLE project (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    content TEXT NOT NULL,
    digest TEXT NOT NULL
) STRICT;

-- Saved states, oldest first; content is compressed JSON text, each with a digest of its own so that a damaged file
-- can tell which of them are whole.
CREATE TABLE revision (
    number INTEGER PRIMARY KEY CHECK (number > 0),
    time TEXT NOT NULL,
    author TEXT NOT NULL,
    comment TEXT NOT NULL,
    content BLOB NOT NULL,
    digest TEXT NOT NULL
) STRICT;

-- Quotes that were issued, frozen with the project they were made from and the bytes that were sent.
CREATE TABLE issued_quote (
    place INTEGER PRIMARY KEY,
    number TEXT NOT NULL UNIQUE,
    time TEXT NOT NULL,
    option TEXT NOT NULL,
    content BLOB NOT NULL,
    pdf BLOB NOT NULL
) STRICT;

CREATE TABLE attachment (
    place INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    media_type TEXT NOT NULL,
    content BLOB NOT NULL
) STRICT;
