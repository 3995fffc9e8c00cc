-- The user's own part of the catalogue. Values are JSON by the keys of the field tables.
CREATE TABLE entries (
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    content TEXT NOT NULL,
    changed TEXT NOT NULL,
    PRIMARY KEY (kind, name)
) STRICT;
-- Prices are never replaced: older ones are the history.
CREATE TABLE prices (
    id INTEGER PRIMARY KEY,
    content TEXT NOT NULL,
    changed TEXT NOT NULL
) STRICT;
CREATE TABLE retired (subject TEXT PRIMARY KEY) STRICT;
CREATE TABLE rates (
    currency TEXT NOT NULL,
    date TEXT NOT NULL,
    per_euro REAL NOT NULL,
    PRIMARY KEY (currency, date)
) STRICT;
