<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name></name>
    <message id="Direction: 1 as named, −1 exchanged">
        <source></source>
        <translation>Richtung: 1 wie genannt, −1 vertauscht</translation>
    </message>
    <message id="Same service">
        <source></source>
        <translation>Gleiche Leistung</translation>
    </message>
    <message id="Difference of the cumulative costs">
        <source></source>
        <translation>Unterschied der kumulierten Kosten</translation>
    </message>
    <message id="Difference, below half a cent counted as 0">
        <source></source>
        <translation>Unterschied, unter einem halben Cent als 0 gezählt</translation>
    </message>
    <message id="Sign of the difference">
        <source></source>
        <translation>Vorzeichen des Unterschieds</translation>
    </message>
    <message id="First sign that is not 0">
        <source></source>
        <translation>Erstes Vorzeichen ungleich 0</translation>
    </message>
    <message id="Last sign that is not 0">
        <source></source>
        <translation>Letztes Vorzeichen ungleich 0</translation>
    </message>
    <message id="Change of sign">
        <source></source>
        <translation>Vorzeichenwechsel</translation>
    </message>
    <message id="First sign">
        <source></source>
        <translation>Erstes Vorzeichen</translation>
    </message>
    <message id="Last sign">
        <source></source>
        <translation>Letztes Vorzeichen</translation>
    </message>
    <message id="Crossings">
        <source></source>
        <translation>Schnittpunkte</translation>
    </message>
    <message id="Moment at which the difference passes to 0 or below">
        <source></source>
        <translation>Zeitpunkt, zu dem der Unterschied auf 0 oder darunter fällt</translation>
    </message>
    <message id="Break-even">
        <source></source>
        <translation>Break-even</translation>
    </message>
    <message id="Hours of use until break-even">
        <source></source>
        <translation>Nutzungsstunden bis zum Break-even</translation>
    </message>
    <message id="Hours of use until break-even, in all">
        <source></source>
        <translation>Nutzungsstunden bis zum Break-even, insgesamt</translation>
    </message>
    <message id="Saving of the first against the second">
        <source></source>
        <translation>Ersparnis der ersten gegenüber der zweiten</translation>
    </message>
    <message id="Saving in percent of the second's cost">
        <source></source>
        <translation>Ersparnis in Prozent der Kosten der zweiten</translation>
    </message>
    <message id="Saving as present value">
        <source></source>
        <translation>Ersparnis als Barwert</translation>
    </message>
    <message id="Share of the week in use">
        <source></source>
        <translation>Genutzter Anteil der Woche</translation>
    </message>
    <message id="Hardware">
        <source></source>
        <translation>Hardware</translation>
    </message>
    <message id="Installation">
        <source></source>
        <translation>Installation</translation>
    </message>
    <message id="Financing">
        <source></source>
        <translation>Finanzierung</translation>
    </message>
    <message id="Electricity">
        <source></source>
        <translation>Strom</translation>
    </message>
    <message id="Cooling">
        <source></source>
        <translation>Kühlung</translation>
    </message>
    <message id="Space">
        <source></source>
        <translation>Stellfläche</translation>
    </message>
    <message id="Staff">
        <source></source>
        <translation>Personal</translation>
    </message>
    <message id="Maintenance">
        <source></source>
        <translation>Wartung</translation>
    </message>
    <message id="Insurance">
        <source></source>
        <translation>Versicherung</translation>
    </message>
    <message id="Software">
        <source></source>
        <translation>Software</translation>
    </message>
    <message id="Network">
        <source></source>
        <translation>Netzwerk</translation>
    </message>
    <message id="Storage">
        <source></source>
        <translation>Speicher</translation>
    </message>
    <message id="Compute">
        <source></source>
        <translation>Rechenzeit</translation>
    </message>
    <message id="Data transfer">
        <source></source>
        <translation>Datenverkehr</translation>
    </message>
    <message id="Support">
        <source></source>
        <translation>Support</translation>
    </message>
    <message id="Tax">
        <source></source>
        <translation>Steuern</translation>
    </message>
    <message id="Residual value">
        <source></source>
        <translation>Restwert</translation>
    </message>
    <message id="Other">
        <source></source>
        <translation>Sonstiges</translation>
    </message>
    <message id="GPUs available">
        <source></source>
        <translation>Verfügbare GPUs</translation>
    </message>
    <message id="Instances paid on average">
        <source></source>
        <translation>Bezahlte Instanzen im Mittel</translation>
    </message>
    <message id="Highest demand over the horizon">
        <source></source>
        <translation>Höchster Bedarf im Betrachtungszeitraum</translation>
    </message>
    <message id="Upfront payment">
        <source></source>
        <translation>Vorauszahlung</translation>
    </message>
    <message id="Renewal of the upfront payment">
        <source></source>
        <translation>Erneute Vorauszahlung</translation>
    </message>
    <message id="GPU-hours available">
        <source></source>
        <translation>Verfügbare GPU-Stunden</translation>
    </message>
    <message id="Step of the price">
        <source></source>
        <translation>Preisfaktor</translation>
    </message>
    <message id="Discount, price step and repeated work">
        <source></source>
        <translation>Rabatt, Preisfaktor und Wiederholungen</translation>
    </message>
    <message id="Compute of the base">
        <source></source>
        <translation>Rechenzeit der Grundlast</translation>
    </message>
    <message id="Support plan">
        <source></source>
        <translation>Supportvertrag</translation>
    </message>
    <message id="Million input tokens: %1">
        <source></source>
        <translation>Millionen Eingabe-Token: %1</translation>
    </message>
    <message id="Million cached input tokens: %1">
        <source></source>
        <translation>Millionen zwischengespeicherte Eingabe-Token: %1</translation>
    </message>
    <message id="Million output tokens: %1">
        <source></source>
        <translation>Millionen Ausgabe-Token: %1</translation>
    </message>
    <message id="Price of input with batches">
        <source></source>
        <translation>Preis der Eingabe mit Stapelverarbeitung</translation>
    </message>
    <message id="Price of output with batches">
        <source></source>
        <translation>Preis der Ausgabe mit Stapelverarbeitung</translation>
    </message>
    <message id="Tokens, not stated: %1">
        <source></source>
        <translation>Token, nicht angegeben: %1</translation>
    </message>
    <message id="Input tokens: %1">
        <source></source>
        <translation>Eingabe-Token: %1</translation>
    </message>
    <message id="Cached input tokens: %1">
        <source></source>
        <translation>Zwischengespeicherte Eingabe-Token: %1</translation>
    </message>
    <message id="Output tokens: %1">
        <source></source>
        <translation>Ausgabe-Token: %1</translation>
    </message>
    <message id="Cost of tokens: %1">
        <source></source>
        <translation>Kosten der Token: %1</translation>
    </message>
    <message id="Factor for VAT that is not recovered">
        <source></source>
        <translation>Faktor für nicht abziehbare Umsatzsteuer</translation>
    </message>
    <message id="Discount factor">
        <source></source>
        <translation>Abzinsungsfaktor</translation>
    </message>
    <message id="GPUs of this option per GPU of the demand: %1">
        <source></source>
        <translation>GPUs dieser Variante je GPU des Bedarfs: %1</translation>
    </message>
    <message id="GPUs busy on average">
        <source></source>
        <translation>Belegte GPUs im Mittel</translation>
    </message>
    <message id="GPU-hours used">
        <source></source>
        <translation>Genutzte GPU-Stunden</translation>
    </message>
    <message id="GPUs wanted on average">
        <source></source>
        <translation>Benötigte GPUs im Mittel</translation>
    </message>
    <message id="GPU-hours not served">
        <source></source>
        <translation>Nicht gedeckte GPU-Stunden</translation>
    </message>
    <message id="GPUs busy on average: %1">
        <source></source>
        <translation>Belegte GPUs im Mittel: %1</translation>
    </message>
    <message id="GPU-hours used: %1">
        <source></source>
        <translation>Genutzte GPU-Stunden: %1</translation>
    </message>
    <message id="Share of the demand served: %1">
        <source></source>
        <translation>Gedeckter Anteil des Bedarfs: %1</translation>
    </message>
    <message id="Step of staff cost">
        <source></source>
        <translation>Lohnfaktor</translation>
    </message>
    <message id="Cost">
        <source></source>
        <translation>Kosten</translation>
    </message>
    <message id="Cumulative cost">
        <source></source>
        <translation>Kumulierte Kosten</translation>
    </message>
    <message id="Cumulative cost without residual value">
        <source></source>
        <translation>Kumulierte Kosten ohne Restwert</translation>
    </message>
    <message id="Total cost">
        <source></source>
        <translation>Gesamtkosten</translation>
    </message>
    <message id="Present value of the cost">
        <source></source>
        <translation>Barwert der Kosten des Monats</translation>
    </message>
    <message id="Net present cost">
        <source></source>
        <translation>Barwert der Kosten</translation>
    </message>
    <message id="Demand served">
        <source></source>
        <translation>Gedeckter Bedarf</translation>
    </message>
    <message id="Sum of GPU-hours used">
        <source></source>
        <translation>Summe der genutzten GPU-Stunden</translation>
    </message>
    <message id="Sum of GPU-hours not served">
        <source></source>
        <translation>Summe der nicht gedeckten GPU-Stunden</translation>
    </message>
    <message id="Sum of GPU-hours available">
        <source></source>
        <translation>Summe der verfügbaren GPU-Stunden</translation>
    </message>
    <message id="Utilisation">
        <source></source>
        <translation>Auslastung</translation>
    </message>
    <message id="Cost per GPU-hour used">
        <source></source>
        <translation>Kosten je genutzter GPU-Stunde</translation>
    </message>
    <message id="Sum of demand served, in its own GPU-hours">
        <source></source>
        <translation>Summe des gedeckten Bedarfs in dessen GPU-Stunden</translation>
    </message>
    <message id="Demand served, in its own GPU-hours">
        <source></source>
        <translation>Gedeckter Bedarf in dessen GPU-Stunden</translation>
    </message>
    <message id="Sum of demand, in its own GPU-hours">
        <source></source>
        <translation>Summe des Bedarfs in dessen GPU-Stunden</translation>
    </message>
    <message id="Demand, in its own GPU-hours">
        <source></source>
        <translation>Bedarf in dessen GPU-Stunden</translation>
    </message>
    <message id="Sum of CO₂">
        <source></source>
        <translation>Summe CO₂</translation>
    </message>
    <message id="What the workloads share the cost by">
        <source></source>
        <translation>Verteilungsschlüssel der Kosten auf die Lastprofile</translation>
    </message>
    <message id="Sum of GPU-hours used: %1">
        <source></source>
        <translation>Summe der genutzten GPU-Stunden: %1</translation>
    </message>
    <message id="Share of the cost: %1">
        <source></source>
        <translation>Anteil an den Kosten: %1</translation>
    </message>
    <message id="Share in what the cost is shared by: %1">
        <source></source>
        <translation>Anteil am Verteilungsschlüssel: %1</translation>
    </message>
    <message id="Completed work per month: %1">
        <source></source>
        <translation>Erledigte Arbeit je Monat: %1</translation>
    </message>
    <message id="Completed work: %1">
        <source></source>
        <translation>Erledigte Arbeit: %1</translation>
    </message>
    <message id="Cost per unit of work: %1">
        <source></source>
        <translation>Kosten je Arbeitseinheit: %1</translation>
    </message>
    <message id="Cost per unit of work">
        <source></source>
        <translation>Kosten je Arbeitseinheit</translation>
    </message>
    <message id="Hours switched on per month">
        <source></source>
        <translation>Betriebsstunden je Monat</translation>
    </message>
    <message id="Utilisation while switched on">
        <source></source>
        <translation>Auslastung während des Betriebs</translation>
    </message>
    <message id="IT load per node">
        <source></source>
        <translation>IT-Last je Knoten</translation>
    </message>
    <message id="Hardware price">
        <source></source>
        <translation>Anschaffungspreis der Hardware</translation>
    </message>
    <message id="Step of electricity price">
        <source></source>
        <translation>Strompreisfaktor</translation>
    </message>
    <message id="Cooling and power losses">
        <source></source>
        <translation>Kühlung und Verluste</translation>
    </message>
    <message id="Energy with cooling">
        <source></source>
        <translation>Energie mit Kühlung</translation>
    </message>
    <message id="Sum of energy with cooling">
        <source></source>
        <translation>Summe der Energie mit Kühlung</translation>
    </message>
    <message id="month">
        <source></source>
        <translation>Monat</translation>
    </message>
    <message id="year of use, counted from 0">
        <source></source>
        <translation>Nutzungsjahr, ab 0 gezählt</translation>
    </message>
    <message id="mean over the week">
        <source></source>
        <translation>Mittel über die Woche</translation>
    </message>
    <message id="VAT rate">
        <source></source>
        <translation>Umsatzsteuersatz</translation>
    </message>
    <message id="Rate of value added tax on costs. All amounts are entered net.">
        <source></source>
        <translation>Satz der Umsatzsteuer auf Kosten. Alle Beträge werden netto eingegeben.</translation>
    </message>
    <message id="Germany, standard rate (section 12 UStG)">
        <source></source>
        <translation>Deutschland, Regelsatz (§ 12 UStG)</translation>
    </message>
    <message id="Recoverable input tax">
        <source></source>
        <translation>Abziehbare Vorsteuer</translation>
    </message>
    <message id="Share of VAT that the tax office pays back: 100 % for most companies, less for banks, hospitals and public bodies.">
        <source></source>
        <translation>Anteil der Umsatzsteuer, den das Finanzamt erstattet: 100 % bei den meisten Unternehmen, weniger bei Banken, Krankenhäusern und öffentlichen Einrichtungen.</translation>
    </message>
    <message id="full deduction of input tax, section 15 UStG">
        <source></source>
        <translation>voller Vorsteuerabzug, § 15 UStG</translation>
    </message>
    <message id="Hours per month">
        <source></source>
        <translation>Stunden je Monat</translation>
    </message>
    <message id="Hours that a month is counted with: 730 is a twelfth of a year; some sources use 720.">
        <source></source>
        <translation>Stunden, mit denen ein Monat gerechnet wird: 730 ist ein Zwölftel des Jahres; manche Quellen nehmen 720.</translation>
    </message>
    <message id="8 760 hours a year / 12">
        <source></source>
        <translation>8 760 Stunden im Jahr / 12</translation>
    </message>
    <message id="Discount rate">
        <source></source>
        <translation>Kalkulationszinssatz</translation>
    </message>
    <message id="Effective rate per year at which later payments are discounted to today.">
        <source></source>
        <translation>Effektiver Jahreszins, mit dem spätere Zahlungen auf heute abgezinst werden.</translation>
    </message>
    <message id="no discounting unless entered">
        <source></source>
        <translation>ohne Eingabe keine Abzinsung</translation>
    </message>
    <message id="Electricity price">
        <source></source>
        <translation>Strompreis</translation>
    </message>
    <message id="Price per kilowatt-hour for the site, with grid fees and levies, without VAT.">
        <source></source>
        <translation>Preis je Kilowattstunde am Standort mit Netzentgelt und Abgaben, ohne Umsatzsteuer.</translation>
    </message>
    <message id="Eurostat, non-household, EU-27, 2025 H1">
        <source></source>
        <translation>Eurostat, Nichthaushalte, EU-27, 1. Halbjahr 2025</translation>
    </message>
    <message id="Change of electricity price">
        <source></source>
        <translation>Änderung des Strompreises</translation>
    </message>
    <message id="Change of the price from one year of use to the next.">
        <source></source>
        <translation>Änderung des Preises von einem Nutzungsjahr zum nächsten.</translation>
    </message>
    <message id="no change unless entered">
        <source></source>
        <translation>ohne Eingabe keine Änderung</translation>
    </message>
    <message id="PUE">
        <source></source>
        <translation>PUE</translation>
    </message>
    <message id="Power usage effectiveness: power of the whole room divided by that of the servers.">
        <source></source>
        <translation>Energieeffizienz des Rechenzentrums: Leistung des ganzen Raums geteilt durch die der Server.</translation>
    </message>
    <message id="Germany, average of 2024 (Borderstep)">
        <source></source>
        <translation>Deutschland, Mittel 2024 (Borderstep)</translation>
    </message>
    <message id="Staff cost per full-time equivalent">
        <source></source>
        <translation>Personalkosten je Vollzeitstelle</translation>
    </message>
    <message id="What a full-time administrator costs the employer in a year, with social contributions.">
        <source></source>
        <translation>Was eine Vollzeitstelle in der Administration den Arbeitgeber im Jahr kostet, mit Sozialabgaben.</translation>
    </message>
    <message id="Germany: 60 000 a year gross (DevOps engineer, 2023) plus 21 % employer's share">
        <source></source>
        <translation>Deutschland: 60 000 im Jahr brutto (DevOps Engineer, 2023) plus 21 % Arbeitgeberanteil</translation>
    </message>
    <message id="Change of staff cost">
        <source></source>
        <translation>Tarifsteigerung</translation>
    </message>
    <message id="Change of wages from one year of use to the next.">
        <source></source>
        <translation>Änderung der Löhne von einem Nutzungsjahr zum nächsten.</translation>
    </message>
    <message id="CO₂ of the grid">
        <source></source>
        <translation>CO₂ des Strommixes</translation>
    </message>
    <message id="Emissions per kilowatt-hour of electricity.">
        <source></source>
        <translation>Emissionen je Kilowattstunde Strom.</translation>
    </message>
    <message id="Germany, electricity mix of 2024 (UBA)">
        <source></source>
        <translation>Deutschland, Strommix 2024 (UBA)</translation>
    </message>
    <message id="VAT">
        <source></source>
        <translation>Umsatzsteuer</translation>
    </message>
    <message id="Exchange rate">
        <source></source>
        <translation>Wechselkurs</translation>
    </message>
    <message id="Value of one unit of the foreign currency in the project's currency.">
        <source></source>
        <translation>Wert einer Einheit der Fremdwährung in der Währung des Projekts.</translation>
    </message>
    <message id="Id">
        <source></source>
        <translation>Kennung</translation>
    </message>
    <message id="Text">
        <source></source>
        <translation>Bezeichnung</translation>
    </message>
    <message id="What the cost is for.">
        <source></source>
        <translation>Wofür die Kosten anfallen.</translation>
    </message>
    <message id="Amount per month">
        <source></source>
        <translation>Betrag je Monat</translation>
    </message>
    <message id="Net amount in every month.">
        <source></source>
        <translation>Nettobetrag in jedem Monat.</translation>
    </message>
    <message id="Kind of cost">
        <source></source>
        <translation>Kostenart</translation>
    </message>
    <message id="The group in tables and charts.">
        <source></source>
        <translation>Die Gruppe in Tabellen und Diagrammen.</translation>
    </message>
    <message id="Amount">
        <source></source>
        <translation>Betrag</translation>
    </message>
    <message id="Net amount, once.">
        <source></source>
        <translation>Nettobetrag, einmalig.</translation>
    </message>
    <message id="Month">
        <source></source>
        <translation>Monat</translation>
    </message>
    <message id="Month in which it falls due: 0 with the purchase, or the last month.">
        <source></source>
        <translation>Monat der Fälligkeit: 0 bei der Anschaffung, oder der letzte Monat.</translation>
    </message>
    <message id="Amount per node-hour">
        <source></source>
        <translation>Betrag je Knotenstunde</translation>
    </message>
    <message id="Net amount for every node in every hour of demand.">
        <source></source>
        <translation>Nettobetrag je Knoten und Stunde mit Bedarf.</translation>
    </message>
    <message id="What is bought.">
        <source></source>
        <translation>Was gekauft wird.</translation>
    </message>
    <message id="Quantity">
        <source></source>
        <translation>Menge</translation>
    </message>
    <message id="Number of pieces for all nodes together.">
        <source></source>
        <translation>Stückzahl für alle Knoten zusammen.</translation>
    </message>
    <message id="Unit price">
        <source></source>
        <translation>Einzelpreis</translation>
    </message>
    <message id="Net price of one piece.">
        <source></source>
        <translation>Nettopreis eines Stücks.</translation>
    </message>
    <message id="Hardware is the base of maintenance, insurance and residual value.">
        <source></source>
        <translation>Hardware ist die Bemessungsgrundlage für Wartung, Versicherung und Restwert.</translation>
    </message>
    <message id="Power when idle, per node">
        <source></source>
        <translation>Leistung im Leerlauf, je Knoten</translation>
    </message>
    <message id="Draw of one node that is on and does nothing.">
        <source></source>
        <translation>Aufnahme eines Knotens, der eingeschaltet ist und nichts tut.</translation>
    </message>
    <message id="Power when busy, per node">
        <source></source>
        <translation>Leistung unter Volllast, je Knoten</translation>
    </message>
    <message id="Draw of one node with all GPUs busy, not the rating of its power supplies.">
        <source></source>
        <translation>Aufnahme eines Knotens mit belegten GPUs, nicht die Nennleistung der Netzteile.</translation>
    </message>
    <message id="Nodes">
        <source></source>
        <translation>Knoten</translation>
    </message>
    <message id="Number of servers.">
        <source></source>
        <translation>Anzahl der Server.</translation>
    </message>
    <message id="GPUs per node">
        <source></source>
        <translation>GPUs je Knoten</translation>
    </message>
    <message id="GPUs in one server.">
        <source></source>
        <translation>GPUs in einem Server.</translation>
    </message>
    <message id="Purchases">
        <source></source>
        <translation>Anschaffungen</translation>
    </message>
    <message id="Power per node">
        <source></source>
        <translation>Leistung je Knoten</translation>
    </message>
    <message id="Switched on">
        <source></source>
        <translation>Eingeschaltet</translation>
    </message>
    <message id="Around the clock, or only in hours of demand.">
        <source></source>
        <translation>Rund um die Uhr oder nur in Stunden mit Bedarf.</translation>
    </message>
    <message id="Costs per hour of use">
        <source></source>
        <translation>Kosten je Nutzungsstunde</translation>
    </message>
    <message id="Share of the hardware price per year.">
        <source></source>
        <translation>Anteil am Anschaffungspreis der Hardware je Jahr.</translation>
    </message>
    <message id="Months without maintenance cost">
        <source></source>
        <translation>Monate ohne Wartungskosten</translation>
    </message>
    <message id="Months covered by the price of the hardware, as by a warranty with service.">
        <source></source>
        <translation>Monate, die der Preis der Hardware abdeckt, etwa durch eine Garantie mit Service.</translation>
    </message>
    <message id="What the hardware can be sold for at the end, as share of its price.">
        <source></source>
        <translation>Verkaufserlös der Hardware am Ende, als Anteil an ihrem Preis.</translation>
    </message>
    <message id="Plan of the base">
        <source></source>
        <translation>Tarif der Grundlast</translation>
    </message>
    <message id="Name of the plan; the base is paid in all hours.">
        <source></source>
        <translation>Name des Tarifs; die Grundlast wird in allen Stunden bezahlt.</translation>
    </message>
    <message id="Instances of the base">
        <source></source>
        <translation>Instanzen der Grundlast</translation>
    </message>
    <message id="Instances paid in all hours, which serve first.">
        <source></source>
        <translation>In allen Stunden bezahlte Instanzen, die zuerst bedienen.</translation>
    </message>
    <message id="Price of the base per instance-hour">
        <source></source>
        <translation>Preis der Grundlast je Instanzstunde</translation>
    </message>
    <message id="Net price of one instance of the base per hour.">
        <source></source>
        <translation>Nettopreis einer Instanz der Grundlast je Stunde.</translation>
    </message>
    <message id="Upfront payment of the base">
        <source></source>
        <translation>Vorauszahlung der Grundlast</translation>
    </message>
    <message id="Paid for the whole base at the start and at each renewal.">
        <source></source>
        <translation>Für die ganze Grundlast, am Anfang und bei jeder Verlängerung.</translation>
    </message>
    <message id="Term of the base">
        <source></source>
        <translation>Laufzeit der Grundlast</translation>
    </message>
    <message id="Months after which the upfront payment falls due again.">
        <source></source>
        <translation>Monate, nach denen die Vorauszahlung erneut fällig wird.</translation>
    </message>
    <message id="GPUs per instance">
        <source></source>
        <translation>GPUs je Instanz</translation>
    </message>
    <message id="GPUs that one rented instance holds.">
        <source></source>
        <translation>GPUs in einer gemieteten Instanz.</translation>
    </message>
    <message id="Plan">
        <source></source>
        <translation>Tarif</translation>
    </message>
    <message id="Reserved is paid in all hours, on demand and spot in hours of demand, unless stated.">
        <source></source>
        <translation>Reserviert wird in allen Stunden bezahlt, nach Bedarf und Spot in Stunden mit Bedarf, wenn nichts anderes angegeben ist.</translation>
    </message>
    <message id="Price per instance-hour">
        <source></source>
        <translation>Preis je Instanzstunde</translation>
    </message>
    <message id="Net price of one instance per hour.">
        <source></source>
        <translation>Nettopreis einer Instanz je Stunde.</translation>
    </message>
    <message id="Billed hours">
        <source></source>
        <translation>Abgerechnete Stunden</translation>
    </message>
    <message id="Which hours are paid for.">
        <source></source>
        <translation>Welche Stunden bezahlt werden.</translation>
    </message>
    <message id="Instances">
        <source></source>
        <translation>Instanzen</translation>
    </message>
    <message id="Instances at most; empty: as many as the highest demand needs.">
        <source></source>
        <translation>Höchstzahl der Instanzen; leer: so viele, wie der höchste Bedarf braucht.</translation>
    </message>
    <message id="Term">
        <source></source>
        <translation>Laufzeit</translation>
    </message>
    <message id="Paid for the whole option at the start and at each renewal.">
        <source></source>
        <translation>Für die ganze Variante, am Anfang und bei jeder Verlängerung.</translation>
    </message>
    <message id="Discount">
        <source></source>
        <translation>Rabatt</translation>
    </message>
    <message id="Reduction of the price of compute.">
        <source></source>
        <translation>Nachlass auf den Preis der Rechenzeit.</translation>
    </message>
    <message id="Change of price">
        <source></source>
        <translation>Preisänderung</translation>
    </message>
    <message id="Change of the price of compute from one year of use to the next.">
        <source></source>
        <translation>Änderung des Preises der Rechenzeit von einem Nutzungsjahr zum nächsten.</translation>
    </message>
    <message id="Repeated work">
        <source></source>
        <translation>Wiederholte Arbeit</translation>
    </message>
    <message id="Compute that is paid again because instances were interrupted.">
        <source></source>
        <translation>Rechenzeit, die wegen unterbrochener Instanzen noch einmal bezahlt wird.</translation>
    </message>
    <message id="Data kept in the cloud.">
        <source></source>
        <translation>In der Cloud gehaltene Daten.</translation>
    </message>
    <message id="Storage price">
        <source></source>
        <translation>Speicherpreis</translation>
    </message>
    <message id="Net price of one gigabyte for a month.">
        <source></source>
        <translation>Nettopreis eines Gigabytes für einen Monat.</translation>
    </message>
    <message id="Data transfer out">
        <source></source>
        <translation>Ausgehender Datenverkehr</translation>
    </message>
    <message id="Data that leaves the cloud in a month.">
        <source></source>
        <translation>Daten, die die Cloud in einem Monat verlassen.</translation>
    </message>
    <message id="Price of data transfer">
        <source></source>
        <translation>Preis des Datenverkehrs</translation>
    </message>
    <message id="Net price of one gigabyte that leaves the cloud.">
        <source></source>
        <translation>Nettopreis eines Gigabytes, das die Cloud verlässt.</translation>
    </message>
    <message id="Share of the month's compute, storage and data transfer.">
        <source></source>
        <translation>Anteil an Rechenzeit, Speicher und Datenverkehr des Monats.</translation>
    </message>
    <message id="Reserved base">
        <source></source>
        <translation>Reservierte Grundlast</translation>
    </message>
    <message id="Price of input">
        <source></source>
        <translation>Preis der Eingabe</translation>
    </message>
    <message id="Net price of a million input tokens.">
        <source></source>
        <translation>Nettopreis für eine Million Eingabe-Token.</translation>
    </message>
    <message id="Price of cached input">
        <source></source>
        <translation>Preis zwischengespeicherter Eingabe</translation>
    </message>
    <message id="Net price of a million input tokens read from the provider's cache.">
        <source></source>
        <translation>Nettopreis für eine Million Eingabe-Token aus dem Zwischenspeicher des Anbieters.</translation>
    </message>
    <message id="Price of output">
        <source></source>
        <translation>Preis der Ausgabe</translation>
    </message>
    <message id="Net price of a million output tokens.">
        <source></source>
        <translation>Nettopreis für eine Million Ausgabe-Token.</translation>
    </message>
    <message id="Share in batches">
        <source></source>
        <translation>Anteil als Stapel</translation>
    </message>
    <message id="Share of input and output that can wait and is billed at the batch price.">
        <source></source>
        <translation>Anteil von Ein- und Ausgabe, der warten kann und zum Stapelpreis abgerechnet wird.</translation>
    </message>
    <message id="Batch price of input">
        <source></source>
        <translation>Stapelpreis der Eingabe</translation>
    </message>
    <message id="Net price of a million input tokens in batches.">
        <source></source>
        <translation>Nettopreis für eine Million Eingabe-Token in Stapeln.</translation>
    </message>
    <message id="Batch price of output">
        <source></source>
        <translation>Stapelpreis der Ausgabe</translation>
    </message>
    <message id="Net price of a million output tokens in batches.">
        <source></source>
        <translation>Nettopreis für eine Million Ausgabe-Token in Stapeln.</translation>
    </message>
    <message id="Change of the token prices from one year of use to the next.">
        <source></source>
        <translation>Änderung der Token-Preise von einem Nutzungsjahr zum nächsten.</translation>
    </message>
    <message id="Short name used in addresses.">
        <source></source>
        <translation>Kurzname, der in Adressen steht.</translation>
    </message>
    <message id="Name">
        <source></source>
        <translation>Name</translation>
    </message>
    <message id="Name of the option in tables, charts and documents.">
        <source></source>
        <translation>Name der Variante in Tabellen, Diagrammen und Dokumenten.</translation>
    </message>
    <message id="Currency">
        <source></source>
        <translation>Währung</translation>
    </message>
    <message id="Currency of the option's prices; empty: the project's.">
        <source></source>
        <translation>Währung der Preise dieser Variante; leer: die des Projekts.</translation>
    </message>
    <message id="GPU">
        <source></source>
        <translation>GPU</translation>
    </message>
    <message id="The GPU that this option offers.">
        <source></source>
        <translation>Die GPU, die diese Variante bietet.</translation>
    </message>
    <message id="Work per GPU-hour">
        <source></source>
        <translation>Arbeit je GPU-Stunde</translation>
    </message>
    <message id="Units of work that one GPU of this option completes in an hour, per workload.">
        <source></source>
        <translation>Arbeitseinheiten, die eine GPU dieser Variante in einer Stunde schafft, je Lastprofil.</translation>
    </message>
    <message id="Full-time equivalents that operate this option.">
        <source></source>
        <translation>Vollzeitstellen für den Betrieb dieser Variante.</translation>
    </message>
    <message id="One-time costs">
        <source></source>
        <translation>Einmalige Kosten</translation>
    </message>
    <message id="Monthly costs">
        <source></source>
        <translation>Monatliche Kosten</translation>
    </message>
    <message id="CO₂ per GPU-hour">
        <source></source>
        <translation>CO₂ je GPU-Stunde</translation>
    </message>
    <message id="Emissions of this option per GPU-hour used, beside its own electricity.">
        <source></source>
        <translation>Emissionen dieser Variante je genutzter GPU-Stunde, neben dem eigenen Strom.</translation>
    </message>
    <message id="Source">
        <source></source>
        <translation>Quelle</translation>
    </message>
    <message id="Date">
        <source></source>
        <translation>Stand</translation>
    </message>
    <message id="Confidence">
        <source></source>
        <translation>Güte</translation>
    </message>
    <message id="Note">
        <source></source>
        <translation>Hinweis</translation>
    </message>
    <message id="Uncertainty">
        <source></source>
        <translation>Unsicherheit</translation>
    </message>
    <message id="Changes">
        <source></source>
        <translation>Änderungen</translation>
    </message>
    <message id="Title">
        <source></source>
        <translation>Titel</translation>
    </message>
    <message id="Title of the project.">
        <source></source>
        <translation>Titel des Projekts.</translation>
    </message>
    <message id="Currency of all results, as three letters.">
        <source></source>
        <translation>Währung aller Ergebnisse, als drei Buchstaben.</translation>
    </message>
    <message id="Start">
        <source></source>
        <translation>Beginn</translation>
    </message>
    <message id="First month of use, as year and month (2027-01).">
        <source></source>
        <translation>Erster Nutzungsmonat als Jahr und Monat (2027-01).</translation>
    </message>
    <message id="Horizon">
        <source></source>
        <translation>Betrachtungszeitraum</translation>
    </message>
    <message id="Months over which the options are compared.">
        <source></source>
        <translation>Monate, über die die Varianten verglichen werden.</translation>
    </message>
    <message id="Assumptions">
        <source></source>
        <translation>Annahmen</translation>
    </message>
    <message id="Workloads">
        <source></source>
        <translation>Lastprofile</translation>
    </message>
    <message id="Options">
        <source></source>
        <translation>Varianten</translation>
    </message>
    <message id="Sources">
        <source></source>
        <translation>Quellen</translation>
    </message>
    <message id="Scenarios">
        <source></source>
        <translation>Szenarien</translation>
    </message>
    <message id="Pinned values">
        <source></source>
        <translation>Festgehaltene Werte</translation>
    </message>
    <message id="Quote">
        <source></source>
        <translation>Angebot</translation>
    </message>
    <message id="around the clock">
        <source></source>
        <translation>rund um die Uhr</translation>
    </message>
    <message id="only in hours of demand">
        <source></source>
        <translation>nur in Stunden mit Bedarf</translation>
    </message>
    <message id="on demand">
        <source></source>
        <translation>nach Bedarf</translation>
    </message>
    <message id="reserved">
        <source></source>
        <translation>reserviert</translation>
    </message>
    <message id="spot (interruptible)">
        <source></source>
        <translation>Spot (unterbrechbar)</translation>
    </message>
    <message id="as usual for the plan">
        <source></source>
        <translation>wie beim Tarif üblich</translation>
    </message>
    <message id="hours of demand">
        <source></source>
        <translation>Stunden mit Bedarf</translation>
    </message>
    <message id="all hours">
        <source></source>
        <translation>alle Stunden</translation>
    </message>
    <message id="Own servers">
        <source></source>
        <translation>Eigene Server</translation>
    </message>
    <message id="Cloud">
        <source></source>
        <translation>Cloud</translation>
    </message>
    <message id="Model API">
        <source></source>
        <translation>Modell-API</translation>
    </message>
    <message id="not stated">
        <source></source>
        <translation>k. A.</translation>
    </message>
    <message id="measured">
        <source></source>
        <translation>gemessen</translation>
    </message>
    <message id="datasheet">
        <source></source>
        <translation>Datenblatt</translation>
    </message>
    <message id="quotation">
        <source></source>
        <translation>Angebot</translation>
    </message>
    <message id="list price">
        <source></source>
        <translation>Listenpreis</translation>
    </message>
    <message id="street price">
        <source></source>
        <translation>Marktpreis</translation>
    </message>
    <message id="estimate">
        <source></source>
        <translation>Schätzung</translation>
    </message>
    <message id="default">
        <source></source>
        <translation>Vorgabe</translation>
    </message>
    <message id="Compute, tokens">
        <source></source>
        <translation>Rechenzeit, Token</translation>
    </message>
    <message id="Power">
        <source></source>
        <translation>Strom</translation>
    </message>
    <message id="Share of the week">
        <source></source>
        <translation>Anteil der Woche</translation>
    </message>
    <message id="Hours of use per month">
        <source></source>
        <translation>Nutzungsstunden je Monat</translation>
    </message>
    <message id="Growth of demand: %1">
        <source></source>
        <translation>Wachstum des Bedarfs: %1</translation>
    </message>
    <message id="In use: %1">
        <source></source>
        <translation>In Betrieb: %1</translation>
    </message>
    <message id="Share of the week: %1">
        <source></source>
        <translation>Anteil der Woche: %1</translation>
    </message>
    <message id="GPUs in demand: %1">
        <source></source>
        <translation>Benötigte GPUs: %1</translation>
    </message>
    <message id="Work per month: %1">
        <source></source>
        <translation>Arbeit je Monat: %1</translation>
    </message>
    <message id="GPUs of this option in demand: %1">
        <source></source>
        <translation>Benötigte GPUs dieser Variante: %1</translation>
    </message>
    <message id="Shorter share of the week (%1)">
        <source></source>
        <translation>Kürzerer Anteil der Woche (%1)</translation>
    </message>
    <message id="Longer share of the week (%1)">
        <source></source>
        <translation>Längerer Anteil der Woche (%1)</translation>
    </message>
    <message id="GPUs of demands in fixed hours">
        <source></source>
        <translation>GPUs der Lasten zu festen Zeiten</translation>
    </message>
    <message id="Share of the week that is busier">
        <source></source>
        <translation>Anteil der Woche mit höherer Last</translation>
    </message>
    <message id="Share of part %1 of the week">
        <source></source>
        <translation>Anteil von Teil %1 der Woche</translation>
    </message>
    <message id="GPUs in demand in part %1 of the week">
        <source></source>
        <translation>Benötigte GPUs in Teil %1 der Woche</translation>
    </message>
    <message id="Highest demand of GPUs">
        <source></source>
        <translation>Höchster Bedarf an GPUs</translation>
    </message>
    <message id="GPU-hours as stated">
        <source></source>
        <translation>GPU-Stunden wie angegeben</translation>
    </message>
    <message id="as hours or share">
        <source></source>
        <translation>als Stunden oder Anteil</translation>
    </message>
    <message id="Monday to Friday, 8 to 18">
        <source></source>
        <translation>Montag bis Freitag, 8 bis 18 Uhr</translation>
    </message>
    <message id="every night, 20 to 6">
        <source></source>
        <translation>jede Nacht, 20 bis 6 Uhr</translation>
    </message>
    <message id="as usual for the demand">
        <source></source>
        <translation>wie für die Last üblich</translation>
    </message>
    <message id="number of GPUs">
        <source></source>
        <translation>Zahl der GPUs</translation>
    </message>
    <message id="hours of use">
        <source></source>
        <translation>Nutzungsstunden</translation>
    </message>
    <message id="Input tokens per month">
        <source></source>
        <translation>Eingabe-Token je Monat</translation>
    </message>
    <message id="Prompt tokens sent in a month, without those read from a cache.">
        <source></source>
        <translation>Im Monat gesendete Eingabe-Token, ohne die aus einem Zwischenspeicher.</translation>
    </message>
    <message id="Cached input tokens per month">
        <source></source>
        <translation>Zwischengespeicherte Eingabe-Token je Monat</translation>
    </message>
    <message id="Prompt tokens that the provider reads from its cache at a lower price.">
        <source></source>
        <translation>Eingabe-Token, die der Anbieter zu geringerem Preis aus seinem Zwischenspeicher liest.</translation>
    </message>
    <message id="Output tokens per month">
        <source></source>
        <translation>Ausgabe-Token je Monat</translation>
    </message>
    <message id="Tokens generated in a month.">
        <source></source>
        <translation>Im Monat erzeugte Token.</translation>
    </message>
    <message id="GPU of the demand">
        <source></source>
        <translation>GPU des Bedarfs</translation>
    </message>
    <message id="The GPU in which the demand is counted. Options with another GPU need their speed.">
        <source></source>
        <translation>Die GPU, in der der Bedarf gezählt ist. Varianten mit anderer GPU brauchen deren Tempo.</translation>
    </message>
    <message id="GPUs in use">
        <source></source>
        <translation>Benötigte GPUs</translation>
    </message>
    <message id="GPUs that are busy while the work runs.">
        <source></source>
        <translation>GPUs, die belegt sind, solange die Arbeit läuft.</translation>
    </message>
    <message id="Hours of the week">
        <source></source>
        <translation>Stunden der Woche</translation>
    </message>
    <message id="Fixed hours of the week in which the work runs.">
        <source></source>
        <translation>Feste Stunden der Woche, in denen die Arbeit läuft.</translation>
    </message>
    <message id="GPUs per hour of the week">
        <source></source>
        <translation>GPUs je Stunde der Woche</translation>
    </message>
    <message id="168 numbers of GPUs, beginning with Monday 0 to 1 h.">
        <source></source>
        <translation>168 Anzahlen von GPUs, beginnend mit Montag 0 bis 1 Uhr.</translation>
    </message>
    <message id="Hours in which the GPUs are busy; they lie on the busiest hours of the week.">
        <source></source>
        <translation>Stunden, in denen die GPUs belegt sind; sie liegen auf den stärksten Stunden der Woche.</translation>
    </message>
    <message id="Share of all hours in which the GPUs are busy.">
        <source></source>
        <translation>Anteil aller Stunden, in denen die GPUs belegt sind.</translation>
    </message>
    <message id="Growth of demand">
        <source></source>
        <translation>Wachstum des Bedarfs</translation>
    </message>
    <message id="Change of the demand from one year of use to the next.">
        <source></source>
        <translation>Änderung des Bedarfs von einem Nutzungsjahr zum nächsten.</translation>
    </message>
    <message id="What grows">
        <source></source>
        <translation>Was wächst</translation>
    </message>
    <message id="Demand in fixed hours grows in GPUs. Other demand usually grows in hours.">
        <source></source>
        <translation>Bedarf zu festen Zeiten wächst in GPUs. Anderer Bedarf wächst meist in Stunden.</translation>
    </message>
    <message id="Unit of work">
        <source></source>
        <translation>Arbeitseinheit</translation>
    </message>
    <message id="What the work produces, such as token, image or job.">
        <source></source>
        <translation>Was die Arbeit hervorbringt, etwa Token, Bild oder Auftrag.</translation>
    </message>
    <message id="Units of work that one GPU of the demand completes in an hour.">
        <source></source>
        <translation>Arbeitseinheiten, die eine GPU des Bedarfs in einer Stunde schafft.</translation>
    </message>
    <message id="Work per month">
        <source></source>
        <translation>Arbeit je Monat</translation>
    </message>
    <message id="Units of work that are needed in a month of the first year.">
        <source></source>
        <translation>Arbeitseinheiten, die in einem Monat des ersten Jahres gebraucht werden.</translation>
    </message>
    <message id="Tokens per month">
        <source></source>
        <translation>Token je Monat</translation>
    </message>
    <message id="Needed to compare with a model API.">
        <source></source>
        <translation>Nötig für den Vergleich mit einer Modell-API.</translation>
    </message>
    <message id="Name of the workload.">
        <source></source>
        <translation>Name des Lastprofils.</translation>
    </message>
    <message id="Kind">
        <source></source>
        <translation>Art</translation>
    </message>
    <message id="Demand">
        <source></source>
        <translation>Bedarf</translation>
    </message>
    <message id="Cost by kind">
        <source></source>
        <translation>Kosten nach Art</translation>
    </message>
    <message id="unknown">
        <source></source>
        <translation>unbekannt</translation>
    </message>
    <message id="million %1">
        <source></source>
        <translation>Mio. %1</translation>
    </message>
    <message id="thousand %1">
        <source></source>
        <translation>Tsd. %1</translation>
    </message>
    <message id="cumulative cost in %1">
        <source></source>
        <translation>kumulierte Kosten in %1</translation>
    </message>
    <message id="month since the start (%1)">
        <source></source>
        <translation>Monat seit Beginn (%1)</translation>
    </message>
    <message id="%1: %2">
        <source></source>
        <translation>%1: %2</translation>
    </message>
    <message id="Break-even: month %1">
        <source></source>
        <translation>Break-even: Monat %1</translation>
    </message>
    <message id="%1 against %2">
        <source></source>
        <translation>%1 gegen %2</translation>
    </message>
    <message id="Overview">
        <source></source>
        <translation>Übersicht</translation>
    </message>
    <message id="Inputs">
        <source></source>
        <translation>Eingaben</translation>
    </message>
    <message id="Comparison">
        <source></source>
        <translation>Vergleich</translation>
    </message>
    <message id="Change the coloured cells; every other sheet follows. Grey cells shape the formulas and are fixed.">
        <source></source>
        <translation>Ändern Sie die farbigen Zellen; alle anderen Blätter folgen. Graue Zellen bestimmen die Formeln und stehen fest.</translation>
    </message>
    <message id="Input">
        <source></source>
        <translation>Eingabe</translation>
    </message>
    <message id="Value">
        <source></source>
        <translation>Wert</translation>
    </message>
    <message id="Unit">
        <source></source>
        <translation>Einheit</translation>
    </message>
    <message id="Address">
        <source></source>
        <translation>Adresse</translation>
    </message>
    <message id="Fixed in this workbook">
        <source></source>
        <translation>In dieser Mappe fest</translation>
    </message>
    <message id="Amounts in %1; months are columns, values per year of use stand in its first month.">
        <source></source>
        <translation>Beträge in %1; Monate sind Spalten, Werte je Nutzungsjahr stehen in dessen erstem Monat.</translation>
    </message>
    <message id="Value or sum">
        <source></source>
        <translation>Wert oder Summe</translation>
    </message>
    <message id="Year of use">
        <source></source>
        <translation>Nutzungsjahr</translation>
    </message>
    <message id="Over %1 months from %2; amounts net in %3; %4 hours per month">
        <source></source>
        <translation>Über %1 Monate ab %2; Beträge netto in %3; %4 Stunden je Monat</translation>
    </message>
    <message id="Option">
        <source></source>
        <translation>Variante</translation>
    </message>
    <message id="Verdict">
        <source></source>
        <translation>Ergebnis</translation>
    </message>
    <message id="Break-even (months)">
        <source></source>
        <translation>Break-even (Monate)</translation>
    </message>
    <message id="Saving">
        <source></source>
        <translation>Ersparnis</translation>
    </message>
    <message id="Saving in percent">
        <source></source>
        <translation>Ersparnis in Prozent</translation>
    </message>
    <message id="not comparable">
        <source></source>
        <translation>nicht vergleichbar</translation>
    </message>
    <message id="equal">
        <source></source>
        <translation>gleich</translation>
    </message>
    <message id="cheaper from the start">
        <source></source>
        <translation>von Anfang an günstiger</translation>
    </message>
    <message id="does not pay off">
        <source></source>
        <translation>lohnt sich nicht</translation>
    </message>
    <message id="pays off">
        <source></source>
        <translation>lohnt sich</translation>
    </message>
    <message id="cheaper at first only">
        <source></source>
        <translation>nur anfangs günstiger</translation>
    </message>
    <message id="crosses several times">
        <source></source>
        <translation>schneidet mehrmals</translation>
    </message>
    <message id="General">
        <source></source>
        <translation>Allgemein</translation>
    </message>
    <message id="Period and interest">
        <source></source>
        <translation>Zeitraum und Zins</translation>
    </message>
    <message id="Power and cooling">
        <source></source>
        <translation>Strom und Kühlung</translation>
    </message>
    <message id="Completed work">
        <source></source>
        <translation>Erledigte Arbeit</translation>
    </message>
    <message id="Size">
        <source></source>
        <translation>Größe</translation>
    </message>
    <message id="Price">
        <source></source>
        <translation>Preis</translation>
    </message>
    <message id="Operation">
        <source></source>
        <translation>Betrieb</translation>
    </message>
    <message id="At the end">
        <source></source>
        <translation>Am Ende</translation>
    </message>
    <message id="Storage and data transfer">
        <source></source>
        <translation>Speicher und Datenverkehr</translation>
    </message>
    <message id="Tokens">
        <source></source>
        <translation>Token</translation>
    </message>
    <message id="Emissions">
        <source></source>
        <translation>Emissionen</translation>
    </message>
    <message id="This is not a number. Write it as 1234.5 or 1234,5.">
        <source></source>
        <translation>Das ist keine Zahl. Schreiben Sie 1234,5 oder 1234.5.</translation>
    </message>
    <message id="Source: %1">
        <source></source>
        <translation>Quelle: %1</translation>
    </message>
    <message id="last">
        <source></source>
        <translation>letzter</translation>
    </message>
    <message id="“%1” is not a number.">
        <source></source>
        <translation>„%1“ ist keine Zahl.</translation>
    </message>
    <message id="All figures">
        <source></source>
        <translation>Alle Zahlen</translation>
    </message>
    <message id="%n further findings" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n weiterer Befund</numerusform>
            <numerusform>%n weitere Befunde</numerusform>
        </translation>
    </message>
    <message id="%1 options, %2 months from %3">
        <source></source>
        <translation>%1 Varianten, %2 Monate ab %3</translation>
    </message>
    <message id="There is nothing to compare yet.">
        <source></source>
        <translation>Es gibt noch nichts zu vergleichen.</translation>
    </message>
    <message id="A comparison needs own servers and a rented option with a known cost.">
        <source></source>
        <translation>Ein Vergleich braucht eigene Server und eine gemietete Variante mit bekannten Kosten.</translation>
    </message>
    <message id="at %1 GPU-hours per month">
        <source></source>
        <translation>bei %1 GPU-Stunden je Monat</translation>
    </message>
    <message id="Workload">
        <source></source>
        <translation>Lastprofil</translation>
    </message>
    <message id="hour by hour">
        <source></source>
        <translation>Stunde für Stunde</translation>
    </message>
    <message id="total unknown">
        <source></source>
        <translation>Summe unbekannt</translation>
    </message>
    <message id="%1 options; every change shows below at once">
        <source></source>
        <translation>%1 Varianten; jede Änderung zeigt sich unten sofort</translation>
    </message>
    <message id="%1 workloads, %2 GPU-hours per month in the first year">
        <source></source>
        <translation>%1 Lastprofile, %2 GPU-Stunden je Monat im ersten Jahr</translation>
    </message>
    <message id="At the start">
        <source></source>
        <translation>Am Anfang</translation>
    </message>
    <message id="Total">
        <source></source>
        <translation>Summe</translation>
    </message>
    <message id="Present value">
        <source></source>
        <translation>Barwert</translation>
    </message>
    <message id="per GPU-h">
        <source></source>
        <translation>je GPU-Std.</translation>
    </message>
    <message id="Served">
        <source></source>
        <translation>Gedeckt</translation>
    </message>
    <message id="smaller of ">
        <source></source>
        <translation>kleinerer Wert von </translation>
    </message>
    <message id="larger of ">
        <source></source>
        <translation>größerer Wert von </translation>
    </message>
    <message id="rounded up ">
        <source></source>
        <translation>aufgerundet </translation>
    </message>
    <message id="rounded down ">
        <source></source>
        <translation>abgerundet </translation>
    </message>
    <message id="if then else ">
        <source></source>
        <translation>wenn dann sonst </translation>
    </message>
    <message id="hundredth of ">
        <source></source>
        <translation>Hundertstel von </translation>
    </message>
    <message id="sum over all months of ">
        <source></source>
        <translation>Summe über alle Monate von </translation>
    </message>
    <message id="smallest over all months of ">
        <source></source>
        <translation>kleinster Wert aller Monate von </translation>
    </message>
    <message id="mean over the week of ">
        <source></source>
        <translation>Mittel über die Woche von </translation>
    </message>
    <message id="largest over the week of ">
        <source></source>
        <translation>größter Wert der Woche von </translation>
    </message>
    <message id="share of the week that is busier by ">
        <source></source>
        <translation>Anteil der Woche mit höherer Last nach </translation>
    </message>
    <message id="%1 in month %2">
        <source></source>
        <translation>%1 in Monat %2</translation>
    </message>
    <message id="fixed number">
        <source></source>
        <translation>feste Zahl</translation>
    </message>
    <message id="calculated">
        <source></source>
        <translation>berechnet</translation>
    </message>
    <message id="entered, no source stated">
        <source></source>
        <translation>eingegeben, ohne Quelle</translation>
    </message>
    <message id="month %1 (%2)">
        <source></source>
        <translation>Monat %1 (%2)</translation>
    </message>
    <message id="Does not arise in this month: %1">
        <source></source>
        <translation>Fällt in diesem Monat nicht an: %1</translation>
    </message>
    <message id="Sum over all months: %1">
        <source></source>
        <translation>Summe über alle Monate: %1</translation>
    </message>
    <message id="Did you mean “%1”?">
        <source></source>
        <translation>Meinten Sie „%1“?</translation>
    </message>
    <message id="%1 is too small: it must be above %2.">
        <source></source>
        <translation>%1 ist zu klein: nötig ist mehr als %2.</translation>
    </message>
    <message id="%1 is too small: the least is %2.">
        <source></source>
        <translation>%1 ist zu klein: mindestens %2.</translation>
    </message>
    <message id="%1 is out of range: allowed is above %2 up to %3.">
        <source></source>
        <translation>%1 liegt außerhalb: zulässig ist mehr als %2 bis %3.</translation>
    </message>
    <message id="%1 is out of range: allowed is %2 to %3.">
        <source></source>
        <translation>%1 liegt außerhalb: zulässig ist %2 bis %3.</translation>
    </message>
    <message id="This is not valid JSON: %1. Correct the text at this line.">
        <source></source>
        <translation>Das ist kein gültiges JSON: %1. Berichtigen Sie den Text in dieser Zeile.</translation>
    </message>
    <message id="This is not a RackTally project: “format” must be “racktally-project”.">
        <source></source>
        <translation>Das ist kein RackTally-Projekt: „format“ muss „racktally-project“ sein.</translation>
    </message>
    <message id="The version must be a whole number from 1; the file says “%1”.">
        <source></source>
        <translation>Die Version muss eine ganze Zahl ab 1 sein; in der Datei steht „%1“.</translation>
    </message>
    <message id="The file is nested too deeply to be a project.">
        <source></source>
        <translation>Die Datei ist zu tief verschachtelt für ein Projekt.</translation>
    </message>
    <message id="“%1” stands here a second time. Remove one of the two.">
        <source></source>
        <translation>„%1“ steht hier ein zweites Mal. Entfernen Sie eines von beiden.</translation>
    </message>
    <message id="“%1” is not known.">
        <source></source>
        <translation>„%1“ ist nicht bekannt.</translation>
    </message>
    <message id="Remove it.">
        <source></source>
        <translation>Entfernen Sie es.</translation>
    </message>
    <message id="“%1” does not fit; needed is: %2.">
        <source></source>
        <translation>„%1“ passt nicht; nötig ist: %2.</translation>
    </message>
    <message id="This value is required and missing. Enter it.">
        <source></source>
        <translation>Dieser Wert ist nötig und fehlt. Geben Sie ihn ein.</translation>
    </message>
    <message id="The number is too large or not a number. Enter a finite one.">
        <source></source>
        <translation>Die Zahl ist zu groß oder keine Zahl. Geben Sie eine endliche ein.</translation>
    </message>
    <message id="“%1” is not known; known are: %2.">
        <source></source>
        <translation>„%1“ ist nicht bekannt; bekannt sind: %2.</translation>
    </message>
    <message id="“%1” cannot be an id: use small letters, digits, _ and -, beginning with a letter.">
        <source></source>
        <translation>„%1“ kann keine Kennung sein: kleine Buchstaben, Ziffern, _ und -, beginnend mit einem Buchstaben.</translation>
    </message>
    <message id="The id “%1” is used twice in this list. Change one of them.">
        <source></source>
        <translation>Die Kennung „%1“ kommt in dieser Liste zweimal vor. Ändern Sie eine davon.</translation>
    </message>
    <message id="There is no “%1” in this project.">
        <source></source>
        <translation>„%1“ gibt es in diesem Projekt nicht.</translation>
    </message>
    <message id="“%1” is not a month; write year and month as 2027-01.">
        <source></source>
        <translation>„%1“ ist kein Monat; schreiben Sie Jahr und Monat als 2027-01.</translation>
    </message>
    <message id="“%1” is not a currency; write three capital letters such as EUR.">
        <source></source>
        <translation>„%1“ ist keine Währung; schreiben Sie drei Großbuchstaben wie EUR.</translation>
    </message>
    <message id="There is no exchange rate for %1. Enter %2.">
        <source></source>
        <translation>Für %1 fehlt der Wechselkurs. Geben Sie %2 ein.</translation>
    </message>
    <message id="State exactly one of: %1.">
        <source></source>
        <translation>Geben Sie genau eines an: %1.</translation>
    </message>
    <message id="This needs %1 as well.">
        <source></source>
        <translation>Dazu gehört auch %1.</translation>
    </message>
    <message id="This cannot stand together with %1. Remove one of the two.">
        <source></source>
        <translation>Das verträgt sich nicht mit %1. Entfernen Sie eines von beiden.</translation>
    </message>
    <message id="The week has 168 hours; the list has %1 numbers.">
        <source></source>
        <translation>Die Woche hat 168 Stunden; die Liste hat %1 Zahlen.</translation>
    </message>
    <message id="“%1” is calculated and cannot be the kind of a cost that is entered. Choose another.">
        <source></source>
        <translation>„%1“ wird berechnet und kann keine Kostenart einer Eingabe sein. Wählen Sie eine andere.</translation>
    </message>
    <message id="The file does not exist. Check the name.">
        <source></source>
        <translation>Die Datei gibt es nicht. Prüfen Sie den Namen.</translation>
    </message>
    <message id="The file cannot be read: %1.">
        <source></source>
        <translation>Die Datei lässt sich nicht lesen: %1.</translation>
    </message>
    <message id="The file cannot be written: %1. Choose another folder or free some space.">
        <source></source>
        <translation>Die Datei lässt sich nicht schreiben: %1. Wählen Sie einen anderen Ordner oder schaffen Sie Platz.</translation>
    </message>
    <message id="line %1">
        <source></source>
        <translation>Zeile %1</translation>
    </message>
    <message id="Error">
        <source></source>
        <translation>Fehler</translation>
    </message>
    <message id="Warning">
        <source></source>
        <translation>Warnung</translation>
    </message>
    <message id="%1: from month %2 the demand of %3 GPUs exceeds the %4 available; the rest is not served.">
        <source></source>
        <translation>%1: ab Monat %2 übersteigt der Bedarf von %3 GPUs die vorhandenen %4; der Rest wird nicht gedeckt.</translation>
    </message>
    <message id="Enough would be: %1 = %2.">
        <source></source>
        <translation>Genug wäre: %1 = %2.</translation>
    </message>
    <message id="%1: the GPU differs from the demand's and its speed is not stated; it is counted as equally fast. Enter the work per GPU-hour.">
        <source></source>
        <translation>%1: Die GPU ist eine andere als die des Bedarfs und ihr Tempo nicht angegeben; sie zählt als gleich schnell. Geben Sie die Arbeit je GPU-Stunde ein.</translation>
    </message>
    <message id="%1: without tokens per month a model API has no cost. Enter them.">
        <source></source>
        <translation>%1: Ohne Token je Monat hat eine Modell-API keine Kosten. Geben Sie sie ein.</translation>
    </message>
    <message id="%1: this price is needed and missing, so the option has no total. Enter it.">
        <source></source>
        <translation>%1: Dieser Preis ist nötig und fehlt, darum hat die Variante keine Summe. Geben Sie ihn ein.</translation>
    </message>
    <message id="%1: the cost falls due in month %2, after the end in month %3, and is not counted.">
        <source></source>
        <translation>%1: Die Kosten werden in Monat %2 fällig, nach dem Ende in Monat %3, und zählen nicht mit.</translation>
    </message>
    <message id="%1: pays off only by the residual value.">
        <source></source>
        <translation>%1: lohnt sich nur durch den Restwert.</translation>
    </message>
    <message id="%1: there is no single internal rate of return, because the payments change sign never or several times.">
        <source></source>
        <translation>%1: Es gibt keinen eindeutigen internen Zinsfuß, weil die Zahlungen ihr Vorzeichen nie oder mehrmals wechseln.</translation>
    </message>
    <message id="%1 and %2 cannot be compared: they do not do the same service.">
        <source></source>
        <translation>%1 und %2 sind nicht vergleichbar: Sie decken nicht denselben Bedarf.</translation>
    </message>
    <message id="%1 and %2 cost the same.">
        <source></source>
        <translation>%1 und %2 kosten dasselbe.</translation>
    </message>
    <message id="%1 is cheaper than %2 from the start.">
        <source></source>
        <translation>%1 ist von Anfang an günstiger als %2.</translation>
    </message>
    <message id="%1 does not pay off against %2 within %3 months.">
        <source></source>
        <translation>%1 lohnt sich gegenüber %2 in %3 Monaten nicht.</translation>
    </message>
    <message id="%1 pays off: cheaper than %2 from month %3.">
        <source></source>
        <translation>%1 lohnt sich: ab Monat %3 günstiger als %2.</translation>
    </message>
    <message id="%1 is cheaper than %2 at first, but not to the end.">
        <source></source>
        <translation>%1 ist anfangs günstiger als %2, aber nicht bis zum Ende.</translation>
    </message>
    <message id="%1 and %2 cross %3 times; the first time in month %4.">
        <source></source>
        <translation>%1 und %2 schneiden sich %3-mal; zuerst in Monat %4.</translation>
    </message>
    <message id="%1 and %2 cannot be compared: a cost is unknown.">
        <source></source>
        <translation>%1 und %2 sind nicht vergleichbar: Kosten sind unbekannt.</translation>
    </message>
    <message id="Over %1 months %2 less, at %3 GPU-hours per month.">
        <source></source>
        <translation>Über %1 Monate %2 weniger, bei %3 GPU-Stunden je Monat.</translation>
    </message>
    <message id="Over %1 months %2 more, at %3 GPU-hours per month.">
        <source></source>
        <translation>Über %1 Monate %2 mehr, bei %3 GPU-Stunden je Monat.</translation>
    </message>
    <message id="%1 serves %2 % of the demand.">
        <source></source>
        <translation>%1 deckt %2 % des Bedarfs.</translation>
    </message>
    <message id="% p.a.">
        <source></source>
        <translation>% p. a.</translation>
    </message>
    <message id="pcs.">
        <source></source>
        <translation>Stk.</translation>
    </message>
    <message id="GPUs">
        <source></source>
        <translation>GPUs</translation>
    </message>
    <message id="node">
        <source></source>
        <translation>Knoten</translation>
    </message>
    <message id="nodes">
        <source></source>
        <translation>Knoten</translation>
    </message>
    <message id="instance">
        <source></source>
        <translation>Instanz</translation>
    </message>
    <message id="instances">
        <source></source>
        <translation>Instanzen</translation>
    </message>
    <message id="h">
        <source></source>
        <translation>Std.</translation>
    </message>
    <message id="GPU-h">
        <source></source>
        <translation>GPU-Std.</translation>
    </message>
    <message id="instance-h">
        <source></source>
        <translation>Instanz-Std.</translation>
    </message>
    <message id="months">
        <source></source>
        <translation>Monate</translation>
    </message>
    <message id="year">
        <source></source>
        <translation>Jahr</translation>
    </message>
    <message id="years">
        <source></source>
        <translation>Jahre</translation>
    </message>
    <message id="kg/GPU-h">
        <source></source>
        <translation>kg/GPU-Std.</translation>
    </message>
    <message id="FTE">
        <source></source>
        <translation>VZÄ</translation>
    </message>
    <message id="months/year">
        <source></source>
        <translation>Monate/Jahr</translation>
    </message>
    <message id="token">
        <source></source>
        <translation>Token</translation>
    </message>
    <message id="tokens">
        <source></source>
        <translation>Token</translation>
    </message>
    <message id="million">
        <source></source>
        <translation>Mio.</translation>
    </message>
    <message id="/node-h">
        <source></source>
        <translation>/Knoten-Std.</translation>
    </message>
    <message id="/GPU-h">
        <source></source>
        <translation>/GPU-Std.</translation>
    </message>
    <message id="/FTE-year">
        <source></source>
        <translation>/VZÄ-Jahr</translation>
    </message>
    <message id="/million tokens">
        <source></source>
        <translation>/Mio. Token</translation>
    </message>
    <message id="/GB-month">
        <source></source>
        <translation>/GB-Monat</translation>
    </message>
    <message id="/unit">
        <source></source>
        <translation>/Einheit</translation>
    </message>
    <message id="Steps">
        <source></source>
        <translation>Schritte</translation>
    </message>
    <message id="nothing to compare">
        <source></source>
        <translation>nichts zu vergleichen</translation>
    </message>
    <message id="break-even month %1">
        <source></source>
        <translation>Break-even Monat %1</translation>
    </message>
    <message id="no break-even">
        <source></source>
        <translation>kein Break-even</translation>
    </message>
    <message id="%1 GPU-h per month">
        <source></source>
        <translation>%1 GPU-Std./Monat</translation>
    </message>
    <message id="%1 options">
        <source></source>
        <translation>%1 Varianten</translation>
    </message>
    <message id="~File">
        <source></source>
        <translation>~Datei</translation>
    </message>
    <message id="~Open …">
        <source></source>
        <translation>~Öffnen …</translation>
    </message>
    <message id="~Save">
        <source></source>
        <translation>~Sichern</translation>
    </message>
    <message id="Save ~as …">
        <source></source>
        <translation>Sichern ~unter …</translation>
    </message>
    <message id="Export spread~sheet …">
        <source></source>
        <translation>~Tabelle exportieren …</translation>
    </message>
    <message id="~Quit">
        <source></source>
        <translation>~Beenden</translation>
    </message>
    <message id="~Edit">
        <source></source>
        <translation>~Bearbeiten</translation>
    </message>
    <message id="Undo:">
        <source></source>
        <translation>Rückgängig:</translation>
    </message>
    <message id="Redo:">
        <source></source>
        <translation>Wiederholen:</translation>
    </message>
    <message id="~View">
        <source></source>
        <translation>~Ansicht</translation>
    </message>
    <message id="~Appearance">
        <source></source>
        <translation>~Erscheinungsbild</translation>
    </message>
    <message id="As the system">
        <source></source>
        <translation>Wie das System</translation>
    </message>
    <message id="Light">
        <source></source>
        <translation>Hell</translation>
    </message>
    <message id="Dark">
        <source></source>
        <translation>Dunkel</translation>
    </message>
    <message id="~Language">
        <source></source>
        <translation>~Sprache</translation>
    </message>
    <message id="New project">
        <source></source>
        <translation>Neues Projekt</translation>
    </message>
    <message id="RackTally">
        <source></source>
        <translation>RackTally</translation>
    </message>
    <message id="Open project">
        <source></source>
        <translation>Projekt öffnen</translation>
    </message>
    <message id="Save project">
        <source></source>
        <translation>Projekt sichern</translation>
    </message>
    <message id="Export spreadsheet">
        <source></source>
        <translation>Tabelle exportieren</translation>
    </message>
    <message id="Spreadsheets (*.xlsx)">
        <source></source>
        <translation>Tabellen (*.xlsx)</translation>
    </message>
    <message id="Written: %1">
        <source></source>
        <translation>Geschrieben: %1</translation>
    </message>
    <message id="Save the changes of “%1”?">
        <source></source>
        <translation>Änderungen an „%1“ sichern?</translation>
    </message>
    <message id="Not comparable">
        <source></source>
        <translation>Nicht vergleichbar</translation>
    </message>
    <message id="No difference">
        <source></source>
        <translation>Kein Unterschied</translation>
    </message>
    <message id="Cheaper at once">
        <source></source>
        <translation>Sofort günstiger</translation>
    </message>
    <message id="Does not pay off">
        <source></source>
        <translation>Kauf lohnt sich nicht</translation>
    </message>
    <message id="Buying pays off">
        <source></source>
        <translation>Kauf lohnt sich</translation>
    </message>
    <message id="Cheaper at first only">
        <source></source>
        <translation>Nur anfangs günstiger</translation>
    </message>
    <message id="Crosses several times">
        <source></source>
        <translation>Schneidet mehrmals</translation>
    </message>
    <message id="Result">
        <source></source>
        <translation>Ergebnis</translation>
    </message>
    <message id="Over %1 months, net">
        <source></source>
        <translation>Über %1 Monate, netto</translation>
    </message>
    <message id="Nothing to compare">
        <source></source>
        <translation>Kein Vergleich</translation>
    </message>
    <message id="%1 less than renting">
        <source></source>
        <translation>%1 unter Miete</translation>
    </message>
    <message id="%1 more than renting">
        <source></source>
        <translation>%1 über Miete</translation>
    </message>
    <message id="cheapest">
        <source></source>
        <translation>günstigste</translation>
    </message>
    <message id="month %1">
        <source></source>
        <translation>Monat %1</translation>
    </message>
    <message id="own, per GPU-hour">
        <source></source>
        <translation>eigen, je GPU-Std.</translation>
    </message>
    <message id="own, per million units">
        <source></source>
        <translation>eigen, je Mio. Einh.</translation>
    </message>
    <message id="An argument is missing.">
        <source></source>
        <translation>Ein Argument fehlt.</translation>
    </message>
    <message id="“%1” is one argument too many.">
        <source></source>
        <translation>„%1“ ist ein Argument zu viel.</translation>
    </message>
    <message id="%1 was made by a newer version of RackTally: what this version does not know is left out of the result.">
        <source></source>
        <translation>%1 stammt aus einer neueren Version von RackTally: Was diese Version nicht kennt, fehlt im Ergebnis.</translation>
    </message>
    <message id="per GPU-hour">
        <source></source>
        <translation>je GPU-Stunde</translation>
    </message>
    <message id="%1: %2 months from %3, amounts in %4">
        <source></source>
        <translation>%1: %2 Monate ab %3, Beträge in %4</translation>
    </message>
    <message id="once">
        <source></source>
        <translation>einmal</translation>
    </message>
    <message id="per year of use">
        <source></source>
        <translation>je Nutzungsjahr</translation>
    </message>
    <message id="per month">
        <source></source>
        <translation>je Monat</translation>
    </message>
    <message id="There is no option “%1”; known are: %2. A comparison is named first~second.">
        <source></source>
        <translation>Die Variante „%1“ gibt es nicht; bekannt sind: %2. Ein Vergleich heißt erste~zweite.</translation>
    </message>
    <message id="There is no quantity “%1” here; --list names them all.">
        <source></source>
        <translation>Die Größe „%1“ gibt es hier nicht; --list nennt alle.</translation>
    </message>
    <message id="“%1” is not a month of this project; allowed is 0 to %2.">
        <source></source>
        <translation>„%1“ ist kein Monat dieses Projekts; zulässig ist 0 bis %2.</translation>
    </message>
    <message id="racktally-cli: what own GPU servers, rented ones and model APIs really cost, without a window">
        <source></source>
        <translation>racktally-cli: was eigene GPU-Server, gemietete und Modell-APIs wirklich kosten, ohne Fenster</translation>
    </message>
    <message id="Usage: racktally-cli [--language de|en] COMMAND …">
        <source></source>
        <translation>Aufruf: racktally-cli [--language de|en] BEFEHL …</translation>
    </message>
    <message id="Example:">
        <source></source>
        <translation>Beispiel:</translation>
    </message>
    <message id="Exit code: 0 done; 1 done, with findings of severity error; 2 the input cannot be used, and the message names file, line, address, reason and remedy.">
        <source></source>
        <translation>Rückgabewert: 0 fertig; 1 fertig, mit Befunden der Schwere Fehler; 2 die Eingabe ist nicht brauchbar, und die Meldung nennt Datei, Zeile, Adresse, Grund und Abhilfe.</translation>
    </message>
    <message id="Totals, break-even and findings of a project; --json gives every figure.">
        <source></source>
        <translation>Summen, Break-even und Befunde eines Projekts; --json gibt jede Zahl aus.</translation>
    </message>
    <message id="The language “%1” is not known; known are: de, en.">
        <source></source>
        <translation>Die Sprache „%1“ ist nicht bekannt; bekannt sind: de, en.</translation>
    </message>
    <message id="There is no command “%1”. “racktally-cli --help” lists them.">
        <source></source>
        <translation>Den Befehl „%1“ gibt es nicht. „racktally-cli --help“ nennt alle.</translation>
    </message>
    <message id="number">
        <source></source>
        <translation>Zahl</translation>
    </message>
    <message id="whole number">
        <source></source>
        <translation>ganze Zahl</translation>
    </message>
    <message id="true or false">
        <source></source>
        <translation>true oder false</translation>
    </message>
    <message id="text">
        <source></source>
        <translation>Text</translation>
    </message>
    <message id="whole number or “last”">
        <source></source>
        <translation>ganze Zahl oder „last“</translation>
    </message>
    <message id="group of fields in braces">
        <source></source>
        <translation>Gruppe von Feldern in geschweiften Klammern</translation>
    </message>
    <message id="single value">
        <source></source>
        <translation>einzelner Wert</translation>
    </message>
    <message id="list in brackets">
        <source></source>
        <translation>Liste in eckigen Klammern</translation>
    </message>
    <message id="GPU-hours of cold starts">
        <source></source>
        <translation>GPU-Stunden der Kaltstarts</translation>
    </message>
    <message id="Useful life in months">
        <source></source>
        <translation>Nutzungsdauer in Monaten</translation>
    </message>
    <message id="Depreciation base">
        <source></source>
        <translation>Bemessungsgrundlage der AfA</translation>
    </message>
    <message id="Depreciation">
        <source></source>
        <translation>AfA</translation>
    </message>
    <message id="Book value">
        <source></source>
        <translation>Restbuchwert</translation>
    </message>
    <message id="Declining rate, at most three times the straight line">
        <source></source>
        <translation>Degressiver Satz, höchstens das Dreifache des linearen</translation>
    </message>
    <message id="Book value at the start of the calendar year">
        <source></source>
        <translation>Restbuchwert zu Beginn des Kalenderjahres</translation>
    </message>
    <message id="Book value less residual value at the end">
        <source></source>
        <translation>Restbuchwert abzüglich Restwert am Ende</translation>
    </message>
    <message id="Loan">
        <source></source>
        <translation>Darlehen</translation>
    </message>
    <message id="Rate of the loan per month">
        <source></source>
        <translation>Darlehenszins je Monat</translation>
    </message>
    <message id="Loan paid out">
        <source></source>
        <translation>Ausgezahltes Darlehen</translation>
    </message>
    <message id="Less the loan">
        <source></source>
        <translation>Abzüglich Darlehen</translation>
    </message>
    <message id="Payment of the loan">
        <source></source>
        <translation>Annuität des Darlehens</translation>
    </message>
    <message id="Balance of the loan">
        <source></source>
        <translation>Restschuld des Darlehens</translation>
    </message>
    <message id="Interest of the loan">
        <source></source>
        <translation>Zinsen des Darlehens</translation>
    </message>
    <message id="Settlement of the loan">
        <source></source>
        <translation>Ablösung des Darlehens</translation>
    </message>
    <message id="Lease instalment">
        <source></source>
        <translation>Leasingrate</translation>
    </message>
    <message id="Remaining lease instalments">
        <source></source>
        <translation>Restliche Leasingraten</translation>
    </message>
    <message id="Final payment of the lease">
        <source></source>
        <translation>Schlusszahlung des Leasings</translation>
    </message>
    <message id="Demand served, in its own GPU-hours: %1">
        <source></source>
        <translation>Gedeckter Bedarf in dessen GPU-Stunden: %1</translation>
    </message>
    <message id="Deductible costs, interest and depreciation">
        <source></source>
        <translation>Abziehbare Kosten, Zinsen und AfA</translation>
    </message>
    <message id="Change in income tax">
        <source></source>
        <translation>Änderung der Ertragsteuern</translation>
    </message>
    <message id="Cost without residual value">
        <source></source>
        <translation>Kosten ohne Restwert</translation>
    </message>
    <message id="Cumulative present value without residual value">
        <source></source>
        <translation>Kumulierter Barwert ohne Restwert</translation>
    </message>
    <message id="Largest cumulated outflow">
        <source></source>
        <translation>Höchster Kapitalbedarf</translation>
    </message>
    <message id="Month with the largest cumulated outflow">
        <source></source>
        <translation>Monat mit dem höchsten Kapitalbedarf</translation>
    </message>
    <message id="First month with the largest cumulated outflow">
        <source></source>
        <translation>Erster Monat mit dem höchsten Kapitalbedarf</translation>
    </message>
    <message id="CO₂ stated per GPU-hour">
        <source></source>
        <translation>Angegebenes CO₂ je GPU-Stunde</translation>
    </message>
    <message id="Energy per unit of work">
        <source></source>
        <translation>Energie je Arbeitseinheit</translation>
    </message>
    <message id="Added nodes in use">
        <source></source>
        <translation>Hinzugekaufte Knoten in Betrieb</translation>
    </message>
    <message id="Hardware price of added nodes">
        <source></source>
        <translation>Anschaffungspreis hinzugekaufter Knoten</translation>
    </message>
    <message id="Licences">
        <source></source>
        <translation>Lizenzen</translation>
    </message>
    <message id="Residual value at the end">
        <source></source>
        <translation>Restwert am Ende</translation>
    </message>
    <message id="Spares">
        <source></source>
        <translation>Ersatzteile</translation>
    </message>
    <message id="Downtime">
        <source></source>
        <translation>Ausfallzeit</translation>
    </message>
    <message id="Colocation by power">
        <source></source>
        <translation>Colocation nach Leistung</translation>
    </message>
    <message id="Colocation by rack unit">
        <source></source>
        <translation>Colocation nach Höheneinheit</translation>
    </message>
    <message id="Tax rate">
        <source></source>
        <translation>Steuersatz</translation>
    </message>
    <message id="Month with which the calendar year begins">
        <source></source>
        <translation>Monat, mit dem das Kalenderjahr beginnt</translation>
    </message>
    <message id="whole number or “best”">
        <source></source>
        <translation>ganze Zahl oder „best“</translation>
    </message>
    <message id="Straight line by month, declining with change to straight line, or all in the first year. One year is named for workstations and small servers, apparently not for large GPU servers: ask your tax adviser.">
        <source></source>
        <translation>Linear nach Monaten, degressiv mit Wechsel zur linearen, oder alles im ersten Jahr. Ein Jahr Nutzungsdauer ist für Arbeitsplatzrechner und kleine Server genannt, für große GPU-Server wohl nicht: Fragen Sie Ihre Steuerberatung.</translation>
    </message>
    <message id="section 7 (1) EStG">
        <source></source>
        <translation>§ 7 Abs. 1 EStG</translation>
    </message>
    <message id="Useful life">
        <source></source>
        <translation>Nutzungsdauer</translation>
    </message>
    <message id="Years over which the purchase is written off.">
        <source></source>
        <translation>Jahre, über die die Anschaffung abgeschrieben wird.</translation>
    </message>
    <message id="table of useful lives of the tax office: computers, 3 years">
        <source></source>
        <translation>AfA-Tabelle der Finanzverwaltung: Computer, 3 Jahre</translation>
    </message>
    <message id="Declining rate">
        <source></source>
        <translation>Degressiver Satz</translation>
    </message>
    <message id="Share of the book value per year, at most three times the straight line.">
        <source></source>
        <translation>Anteil am Restbuchwert je Jahr, höchstens das Dreifache des linearen Satzes.</translation>
    </message>
    <message id="Germany, purchases from 2025-07 to 2027-12, section 7 (2) EStG">
        <source></source>
        <translation>Deutschland, Anschaffungen von 2025-07 bis 2027-12, § 7 Abs. 2 EStG</translation>
    </message>
    <message id="From">
        <source></source>
        <translation>Ab</translation>
    </message>
    <message id="First calendar month of the rate, as 2028-01.">
        <source></source>
        <translation>Erster Kalendermonat des Satzes, als 2028-01.</translation>
    </message>
    <message id="Rate from this month on.">
        <source></source>
        <translation>Satz ab diesem Monat.</translation>
    </message>
    <message id="After tax">
        <source></source>
        <translation>Nach Steuern</translation>
    </message>
    <message id="Counts the change in the company's income tax. It is assumed to earn enough, so losses are used at once.">
        <source></source>
        <translation>Rechnet die Änderung der Ertragsteuern des Unternehmens ein. Es verdient annahmegemäß genug, so dass Verluste sofort genutzt werden.</translation>
    </message>
    <message id="before tax unless entered">
        <source></source>
        <translation>ohne Eingabe vor Steuern</translation>
    </message>
    <message id="Income taxes together: corporation tax, solidarity surcharge and trade tax.">
        <source></source>
        <translation>Ertragsteuern zusammen: Körperschaftsteuer, Solidaritätszuschlag und Gewerbesteuer.</translation>
    </message>
    <message id="Germany 2027: 15 % with surcharge, and trade tax at a multiplier of about 400">
        <source></source>
        <translation>Deutschland 2027: 15 % mit Zuschlag, dazu Gewerbesteuer mit einem Hebesatz um 400</translation>
    </message>
    <message id="Tax rates by date">
        <source></source>
        <translation>Steuersätze nach Datum</translation>
    </message>
    <message id="Scales">
        <source></source>
        <translation>Skaliert</translation>
    </message>
    <message id="What a hybrid with fewer nodes pays of it: per node, or for the whole option.">
        <source></source>
        <translation>Was ein Hybrid mit weniger Knoten davon zahlt: je Knoten oder für die ganze Variante.</translation>
    </message>
    <message id="Paid at once, by a loan with equal payments, or leased in place of bought.">
        <source></source>
        <translation>Sofort bezahlt, als Darlehen mit gleichbleibender Rate, oder geleast statt gekauft.</translation>
    </message>
    <message id="Months of the loan or lease.">
        <source></source>
        <translation>Monate des Darlehens oder Leasings.</translation>
    </message>
    <message id="Rate of the loan">
        <source></source>
        <translation>Darlehenszins</translation>
    </message>
    <message id="Nominal rate per year; a month costs a twelfth of it.">
        <source></source>
        <translation>Nominalzins im Jahr; ein Monat kostet ein Zwölftel davon.</translation>
    </message>
    <message id="Down payment">
        <source></source>
        <translation>Anzahlung</translation>
    </message>
    <message id="Part of the hardware price that is paid at once.">
        <source></source>
        <translation>Teil des Anschaffungspreises, der sofort bezahlt wird.</translation>
    </message>
    <message id="Net instalment per month for all nodes.">
        <source></source>
        <translation>Nettorate je Monat für alle Knoten.</translation>
    </message>
    <message id="Final payment">
        <source></source>
        <translation>Schlusszahlung</translation>
    </message>
    <message id="Payment in the last month of the lease, after which the hardware is owned; 0: it goes back.">
        <source></source>
        <translation>Zahlung im letzten Leasingmonat, nach der die Hardware gehört; 0: sie geht zurück.</translation>
    </message>
    <message id="Metric">
        <source></source>
        <translation>Zählweise</translation>
    </message>
    <message id="What the licence is counted by.">
        <source></source>
        <translation>Wonach die Lizenz gezählt wird.</translation>
    </message>
    <message id="Licences per GPU or node; number of cores or users.">
        <source></source>
        <translation>Lizenzen je GPU oder Knoten; Anzahl der Kerne oder Benutzer.</translation>
    </message>
    <message id="Minimum">
        <source></source>
        <translation>Mindestzahl</translation>
    </message>
    <message id="Licences that are paid at least.">
        <source></source>
        <translation>Lizenzen, die mindestens bezahlt werden.</translation>
    </message>
    <message id="Net price of one licence per interval.">
        <source></source>
        <translation>Nettopreis einer Lizenz je Zeitraum.</translation>
    </message>
    <message id="Interval">
        <source></source>
        <translation>Zeitraum</translation>
    </message>
    <message id="How often the price falls due; a year in advance.">
        <source></source>
        <translation>Wie oft der Preis fällig wird; ein Jahr im Voraus.</translation>
    </message>
    <message id="Price per kW">
        <source></source>
        <translation>Preis je kW</translation>
    </message>
    <message id="Net price of one kilowatt of the nodes' highest draw for a month.">
        <source></source>
        <translation>Nettopreis eines Kilowatts der höchsten Aufnahme der Knoten für einen Monat.</translation>
    </message>
    <message id="Price per rack unit">
        <source></source>
        <translation>Preis je Höheneinheit</translation>
    </message>
    <message id="Net price of one rack unit for a month.">
        <source></source>
        <translation>Nettopreis einer Höheneinheit für einen Monat.</translation>
    </message>
    <message id="Rack units">
        <source></source>
        <translation>Höheneinheiten</translation>
    </message>
    <message id="Rack units of all nodes together.">
        <source></source>
        <translation>Höheneinheiten aller Knoten zusammen.</translation>
    </message>
    <message id="Counted by the PUE of the assumptions, or by the coefficient of performance of this room.">
        <source></source>
        <translation>Gerechnet mit dem PUE der Annahmen oder mit der Leistungszahl dieses Raums.</translation>
    </message>
    <message id="Coefficient of performance">
        <source></source>
        <translation>Leistungszahl (COP)</translation>
    </message>
    <message id="Heat that is moved per unit of electricity for cooling.">
        <source></source>
        <translation>Wärme, die je Einheit Kühlstrom abgeführt wird.</translation>
    </message>
    <message id="Month of the purchase; the nodes serve from the next one.">
        <source></source>
        <translation>Monat der Anschaffung; die Knoten arbeiten ab dem nächsten.</translation>
    </message>
    <message id="Failures per node">
        <source></source>
        <translation>Ausfälle je Knoten</translation>
    </message>
    <message id="Repairs that a node needs in a year, in percent.">
        <source></source>
        <translation>Reparaturen, die ein Knoten im Jahr braucht, in Prozent.</translation>
    </message>
    <message id="Cost of a repair">
        <source></source>
        <translation>Kosten einer Reparatur</translation>
    </message>
    <message id="Net cost of one repair with its part.">
        <source></source>
        <translation>Nettokosten einer Reparatur mit Bauteil.</translation>
    </message>
    <message id="Hours a year in which the option does not work.">
        <source></source>
        <translation>Stunden im Jahr, in denen die Variante nicht arbeitet.</translation>
    </message>
    <message id="Cost of an hour of downtime">
        <source></source>
        <translation>Kosten einer Ausfallstunde</translation>
    </message>
    <message id="What an hour without service costs the company.">
        <source></source>
        <translation>Was eine Stunde ohne Dienst das Unternehmen kostet.</translation>
    </message>
    <message id="Up to">
        <source></source>
        <translation>Bis</translation>
    </message>
    <message id="End of this part of the month's bill; empty: the rest.">
        <source></source>
        <translation>Ende dieses Teils der Monatsrechnung; leer: der Rest.</translation>
    </message>
    <message id="Share of this part of the bill.">
        <source></source>
        <translation>Anteil an diesem Teil der Rechnung.</translation>
    </message>
    <message id="Colocation">
        <source></source>
        <translation>Colocation</translation>
    </message>
    <message id="Later purchases">
        <source></source>
        <translation>Spätere Anschaffungen</translation>
    </message>
    <message id="Embodied CO₂ per node">
        <source></source>
        <translation>CO₂ der Herstellung je Knoten</translation>
    </message>
    <message id="Emissions of making one node.">
        <source></source>
        <translation>Emissionen der Herstellung eines Knotens.</translation>
    </message>
    <message id="Price per instance-month">
        <source></source>
        <translation>Preis je Instanzmonat</translation>
    </message>
    <message id="Net price of one instance for a month, used or not (dedicated).">
        <source></source>
        <translation>Nettopreis einer Instanz für einen Monat, genutzt oder nicht (dediziert).</translation>
    </message>
    <message id="Price per GPU-second">
        <source></source>
        <translation>Preis je GPU-Sekunde</translation>
    </message>
    <message id="Net price of one busy second of a GPU (serverless).">
        <source></source>
        <translation>Nettopreis einer belegten GPU-Sekunde (serverlos).</translation>
    </message>
    <message id="Cold starts">
        <source></source>
        <translation>Kaltstarts</translation>
    </message>
    <message id="How often in a month an instance starts from nothing (serverless).">
        <source></source>
        <translation>Wie oft im Monat eine Instanz von null startet (serverlos).</translation>
    </message>
    <message id="Length of a cold start">
        <source></source>
        <translation>Dauer eines Kaltstarts</translation>
    </message>
    <message id="Seconds until the started instance works; they are paid.">
        <source></source>
        <translation>Sekunden, bis die gestartete Instanz arbeitet; sie werden bezahlt.</translation>
    </message>
    <message id="Support tiers">
        <source></source>
        <translation>Supportstufen</translation>
    </message>
    <message id="Id of the option whose servers take the base.">
        <source></source>
        <translation>Kennung der Variante, deren Server die Grundlast tragen.</translation>
    </message>
    <message id="Rented peak">
        <source></source>
        <translation>Gemietete Spitze</translation>
    </message>
    <message id="Id of the cloud option that takes the rest.">
        <source></source>
        <translation>Kennung der Cloud-Variante, die den Rest übernimmt.</translation>
    </message>
    <message id="Own nodes">
        <source></source>
        <translation>Eigene Knoten</translation>
    </message>
    <message id="A number, or “best” for the number that costs least.">
        <source></source>
        <translation>Eine Zahl, oder „best“ für die günstigste Zahl.</translation>
    </message>
    <message id="Rented first">
        <source></source>
        <translation>Zuerst gemietet</translation>
    </message>
    <message id="Id of the cloud option of the first months.">
        <source></source>
        <translation>Kennung der Cloud-Variante der ersten Monate.</translation>
    </message>
    <message id="Bought later">
        <source></source>
        <translation>Später gekauft</translation>
    </message>
    <message id="Id of the option whose servers follow.">
        <source></source>
        <translation>Kennung der Variante, deren Server folgen.</translation>
    </message>
    <message id="First month of own servers">
        <source></source>
        <translation>Erster Monat eigener Server</translation>
    </message>
    <message id="They are bought in the month before.">
        <source></source>
        <translation>Sie werden im Monat davor angeschafft.</translation>
    </message>
    <message id="Like">
        <source></source>
        <translation>Übernimmt von</translation>
    </message>
    <message id="Id of an option of the same kind from which everything comes that is not stated here.">
        <source></source>
        <translation>Kennung einer Variante derselben Art, von der alles kommt, was hier nicht angegeben ist.</translation>
    </message>
    <message id="straight line">
        <source></source>
        <translation>linear</translation>
    </message>
    <message id="declining, then straight line">
        <source></source>
        <translation>degressiv, dann linear</translation>
    </message>
    <message id="immediate (one year)">
        <source></source>
        <translation>sofort (ein Jahr)</translation>
    </message>
    <message id="as usual for the kind">
        <source></source>
        <translation>wie für die Art üblich</translation>
    </message>
    <message id="per node">
        <source></source>
        <translation>je Knoten</translation>
    </message>
    <message id="for the whole option">
        <source></source>
        <translation>für die ganze Variante</translation>
    </message>
    <message id="cash">
        <source></source>
        <translation>bar</translation>
    </message>
    <message id="loan">
        <source></source>
        <translation>Darlehen</translation>
    </message>
    <message id="lease">
        <source></source>
        <translation>Leasing</translation>
    </message>
    <message id="per GPU">
        <source></source>
        <translation>je GPU</translation>
    </message>
    <message id="per core">
        <source></source>
        <translation>je Kern</translation>
    </message>
    <message id="per user">
        <source></source>
        <translation>je Benutzer</translation>
    </message>
    <message id="every month">
        <source></source>
        <translation>jeden Monat</translation>
    </message>
    <message id="every year">
        <source></source>
        <translation>jedes Jahr</translation>
    </message>
    <message id="by PUE">
        <source></source>
        <translation>nach PUE</translation>
    </message>
    <message id="by coefficient of performance">
        <source></source>
        <translation>nach Leistungszahl</translation>
    </message>
    <message id="dedicated (by the month)">
        <source></source>
        <translation>dediziert (Monatsmiete)</translation>
    </message>
    <message id="serverless">
        <source></source>
        <translation>serverlos</translation>
    </message>
    <message id="Hybrid">
        <source></source>
        <translation>Hybrid</translation>
    </message>
    <message id="Rent first, buy later">
        <source></source>
        <translation>Erst mieten, später kaufen</translation>
    </message>
    <message id="GPUs left over: %1">
        <source></source>
        <translation>Übrige GPUs: %1</translation>
    </message>
    <message id="GPUs left over in part %1 of the week">
        <source></source>
        <translation>Übrige GPUs in Teil %1 der Woche</translation>
    </message>
    <message id="Failed work">
        <source></source>
        <translation>Misslungene Arbeit</translation>
    </message>
    <message id="Work that fails and is done again; it raises the demand, not the completed work.">
        <source></source>
        <translation>Arbeit, die misslingt und wiederholt wird; sie erhöht den Bedarf, nicht die erledigte Arbeit.</translation>
    </message>
    <message id="largest over time of ">
        <source></source>
        <translation>größter Wert im Zeitverlauf von </translation>
    </message>
    <message id="equal payment for rate, periods and value ">
        <source></source>
        <translation>gleichbleibende Rate für Zins, Perioden und Betrag </translation>
    </message>
    <message id="“%1” leads back to this option. Let one of them stand by itself.">
        <source></source>
        <translation>„%1“ führt zu dieser Variante zurück. Lassen Sie eine davon für sich stehen.</translation>
    </message>
    <message id="“%1” is an option of another kind; needed is: %2.">
        <source></source>
        <translation>„%1“ ist eine Variante anderer Art; nötig ist: %2.</translation>
    </message>
    <message id="%1: the loan or lease runs longer than the %2 months compared; what is open is settled in the last month.">
        <source></source>
        <translation>%1: Darlehen oder Leasing läuft länger als die verglichenen %2 Monate; der offene Rest wird im letzten Monat abgelöst.</translation>
    </message>
    <message id="h/year">
        <source></source>
        <translation>Std./Jahr</translation>
    </message>
    <message id="RU">
        <source></source>
        <translation>HE</translation>
    </message>
    <message id="/month">
        <source></source>
        <translation>/Monat</translation>
    </message>
    <message id="/GPU-s">
        <source></source>
        <translation>/GPU-s</translation>
    </message>
    <message id="/kW-month">
        <source></source>
        <translation>/kW-Monat</translation>
    </message>
    <message id="/RU-month">
        <source></source>
        <translation>/HE-Monat</translation>
    </message>
    <message id="/h">
        <source></source>
        <translation>/Std.</translation>
    </message>
    <message id="Only %1 GPU-hours per month: below about 100 renting nearly always wins (rule of thumb, DACH region).">
        <source></source>
        <translation>Nur %1 GPU-Stunden je Monat: unter etwa 100 ist Mieten fast immer günstiger (Faustregel, DACH-Raum).</translation>
    </message>
    <message id="%1: paid back in %2 months; usual are 18 to 24 months of steady use (rule of thumb).">
        <source></source>
        <translation>%1: Amortisation in %2 Monaten; üblich sind 18 bis 24 Monate bei stetiger Nutzung (Faustregel).</translation>
    </message>
    <message id="%1: electricity, cooling, staff and depreciation are %2 % of the hardware price a year; usual are 40 to 60 % (rule of thumb).">
        <source></source>
        <translation>%1: Strom, Kühlung, Personal und AfA sind %2 % des Anschaffungspreises im Jahr; üblich sind 40 bis 60 % (Faustregel).</translation>
    </message>
    <message id="%1: eight GPUs at %2 % utilisation; under 30 to 40 % smaller servers do better (published comparisons).">
        <source></source>
        <translation>%1: acht GPUs bei %2 % Auslastung; unter 30 bis 40 % sind kleinere Server günstiger (veröffentlichte Vergleiche).</translation>
    </message>
    <message id="%1: no staff is counted; most published calculations leave it out and look too good.">
        <source></source>
        <translation>%1: Personal ist nicht gerechnet; die meisten veröffentlichten Rechnungen lassen es weg und wirken zu günstig.</translation>
    </message>
    <message id="%1: still at its default.">
        <source></source>
        <translation>%1: noch auf der Vorgabe.</translation>
    </message>
    <message id="%1: %2 days old; check it.">
        <source></source>
        <translation>%1: %2 Tage alt; bitte prüfen.</translation>
    </message>
    <message id="Germany">
        <source></source>
        <translation>Deutschland</translation>
    </message>
    <message id="Austria">
        <source></source>
        <translation>Österreich</translation>
    </message>
    <message id="Switzerland">
        <source></source>
        <translation>Schweiz</translation>
    </message>
    <message id="Defaults of a country">
        <source></source>
        <translation>Vorgaben eines Landes</translation>
    </message>
    <message id="defaults of %1">
        <source></source>
        <translation>Vorgaben: %1</translation>
    </message>
    <message id="VAT and income tax">
        <source></source>
        <translation>Umsatz- und Ertragsteuern</translation>
    </message>
    <message id="Add a line: %1">
        <source></source>
        <translation>Zeile hinzufügen: %1</translation>
    </message>
    <message id="Remove the chosen line: %1">
        <source></source>
        <translation>Gewählte Zeile entfernen: %1</translation>
    </message>
    <message id="new line: %1">
        <source></source>
        <translation>neue Zeile: %1</translation>
    </message>
    <message id="line removed: %1">
        <source></source>
        <translation>Zeile entfernt: %1</translation>
    </message>
    <message id="“%1” is not a day; write it as 2026-11-30.">
        <source></source>
        <translation>„%1“ ist kein Tag; schreiben Sie ihn als 2026-11-30.</translation>
    </message>
    <message id="Months of useful life left at the start of the calendar year">
        <source></source>
        <translation>Restnutzungsdauer zu Beginn des Kalenderjahres in Monaten</translation>
    </message>
    <message id="Book value from which this year is written off">
        <source></source>
        <translation>Buchwert, von dem in diesem Jahr abgeschrieben wird</translation>
    </message>
    <message id="Declining amount of a month">
        <source></source>
        <translation>Degressiver Betrag eines Monats</translation>
    </message>
    <message id="Straight-line amount of a month">
        <source></source>
        <translation>Linearer Betrag eines Monats</translation>
    </message>
    <message id="Quote, binding">
        <source></source>
        <translation>Angebot, verbindlich</translation>
    </message>
    <message id="Budget quote, not binding">
        <source></source>
        <translation>Richtpreisangebot, unverbindlich</translation>
    </message>
    <message id="German">
        <source></source>
        <translation>Deutsch</translation>
    </message>
    <message id="English">
        <source></source>
        <translation>Englisch</translation>
    </message>
    <message id="included">
        <source></source>
        <translation>enthalten</translation>
    </message>
    <message id="optional">
        <source></source>
        <translation>optional</translation>
    </message>
    <message id="alternative">
        <source></source>
        <translation>alternativ</translation>
    </message>
    <message id="Services">
        <source></source>
        <translation>Dienstleistung</translation>
    </message>
    <message id="Company">
        <source></source>
        <translation>Firma</translation>
    </message>
    <message id="Company as it is registered.">
        <source></source>
        <translation>Firma, wie sie eingetragen ist.</translation>
    </message>
    <message id="Department or person">
        <source></source>
        <translation>Abteilung oder Person</translation>
    </message>
    <message id="Second line of the address.">
        <source></source>
        <translation>Zweite Zeile der Anschrift.</translation>
    </message>
    <message id="Street">
        <source></source>
        <translation>Straße</translation>
    </message>
    <message id="Street and number.">
        <source></source>
        <translation>Straße und Hausnummer.</translation>
    </message>
    <message id="Postal code">
        <source></source>
        <translation>Postleitzahl</translation>
    </message>
    <message id="Postal code of the address.">
        <source></source>
        <translation>Postleitzahl der Anschrift.</translation>
    </message>
    <message id="Town">
        <source></source>
        <translation>Ort</translation>
    </message>
    <message id="Town of the address.">
        <source></source>
        <translation>Ort der Anschrift.</translation>
    </message>
    <message id="Country">
        <source></source>
        <translation>Land</translation>
    </message>
    <message id="Only for addresses abroad.">
        <source></source>
        <translation>Nur bei Anschriften im Ausland.</translation>
    </message>
    <message id="Line below the name">
        <source></source>
        <translation>Zeile unter dem Namen</translation>
    </message>
    <message id="What the company does, in a few words.">
        <source></source>
        <translation>Was die Firma tut, in wenigen Worten.</translation>
    </message>
    <message id="Contact">
        <source></source>
        <translation>Ansprechpartner</translation>
    </message>
    <message id="Who answers questions about the quote.">
        <source></source>
        <translation>Wer Fragen zum Angebot beantwortet.</translation>
    </message>
    <message id="Telephone">
        <source></source>
        <translation>Telefon</translation>
    </message>
    <message id="Telephone of the issuer.">
        <source></source>
        <translation>Telefon des Absenders.</translation>
    </message>
    <message id="E-mail">
        <source></source>
        <translation>E-Mail</translation>
    </message>
    <message id="E-mail of the issuer.">
        <source></source>
        <translation>E-Mail des Absenders.</translation>
    </message>
    <message id="Management">
        <source></source>
        <translation>Geschäftsführung</translation>
    </message>
    <message id="All managing directors with surname and a first name: a duty of a GmbH (section 35a GmbHG).">
        <source></source>
        <translation>Alle Geschäftsführer mit Familiennamen und einem Vornamen: Pflicht einer GmbH (§ 35a GmbHG).</translation>
    </message>
    <message id="Register">
        <source></source>
        <translation>Register</translation>
    </message>
    <message id="Register court and number.">
        <source></source>
        <translation>Registergericht und Nummer.</translation>
    </message>
    <message id="VAT id">
        <source></source>
        <translation>USt-IdNr.</translation>
    </message>
    <message id="VAT identification number.">
        <source></source>
        <translation>Umsatzsteuer-Identifikationsnummer.</translation>
    </message>
    <message id="Bank">
        <source></source>
        <translation>Bank</translation>
    </message>
    <message id="Name of the bank.">
        <source></source>
        <translation>Name der Bank.</translation>
    </message>
    <message id="IBAN">
        <source></source>
        <translation>IBAN</translation>
    </message>
    <message id="Account of the issuer.">
        <source></source>
        <translation>Konto des Absenders.</translation>
    </message>
    <message id="WEEE number">
        <source></source>
        <translation>WEEE-Nummer</translation>
    </message>
    <message id="Registration of sellers of electrical equipment.">
        <source></source>
        <translation>Registrierung für Verkäufer von Elektrogeräten.</translation>
    </message>
    <message id="What is offered.">
        <source></source>
        <translation>Was angeboten wird.</translation>
    </message>
    <message id="Details">
        <source></source>
        <translation>Einzelheiten</translation>
    </message>
    <message id="Figures that describe it.">
        <source></source>
        <translation>Angaben, die es beschreiben.</translation>
    </message>
    <message id="Group">
        <source></source>
        <translation>Gruppe</translation>
    </message>
    <message id="Under which heading it stands.">
        <source></source>
        <translation>Unter welcher Überschrift es steht.</translation>
    </message>
    <message id="How many.">
        <source></source>
        <translation>Wie viele.</translation>
    </message>
    <message id="Pieces, hours, lump sum.">
        <source></source>
        <translation>Stück, Stunden, pauschal.</translation>
    </message>
    <message id="Net price of one.">
        <source></source>
        <translation>Nettopreis für eins.</translation>
    </message>
    <message id="Discount on this position.">
        <source></source>
        <translation>Rabatt auf diese Position.</translation>
    </message>
    <message id="Optional and alternative positions stand outside the sum.">
        <source></source>
        <translation>Optionale und alternative Positionen stehen außerhalb der Summe.</translation>
    </message>
    <message id="Due">
        <source></source>
        <translation>Fällig</translation>
    </message>
    <message id="Recurring amounts have sums of their own.">
        <source></source>
        <translation>Wiederkehrende Beträge haben eigene Summen.</translation>
    </message>
    <message id="Delivery, payment, warranty …">
        <source></source>
        <translation>Lieferung, Zahlung, Gewährleistung …</translation>
    </message>
    <message id="What holds.">
        <source></source>
        <translation>Was gilt.</translation>
    </message>
    <message id="A budget quote binds nobody and has its own title.">
        <source></source>
        <translation>Ein Richtpreisangebot bindet niemanden und trägt einen eigenen Titel.</translation>
    </message>
    <message id="The option whose items are offered.">
        <source></source>
        <translation>Die Variante, deren Positionen angeboten werden.</translation>
    </message>
    <message id="Language">
        <source></source>
        <translation>Sprache</translation>
    </message>
    <message id="Language of the document, whatever the window speaks.">
        <source></source>
        <translation>Sprache des Dokuments, unabhängig vom Fenster.</translation>
    </message>
    <message id="Number">
        <source></source>
        <translation>Nummer</translation>
    </message>
    <message id="Number of the quote; without one it is a draft.">
        <source></source>
        <translation>Angebotsnummer; ohne sie ist es ein Entwurf.</translation>
    </message>
    <message id="Day of the quote, as 2026-11-30; empty: the day on which it is made.">
        <source></source>
        <translation>Tag des Angebots, etwa 2026-11-30; leer: der Tag der Erstellung.</translation>
    </message>
    <message id="Valid until">
        <source></source>
        <translation>Gültig bis</translation>
    </message>
    <message id="Until this day the quote binds its issuer, as 2026-12-14.">
        <source></source>
        <translation>Bindefrist: bis zu diesem Tag ist der Absender an das Angebot gebunden, etwa 2026-12-14.</translation>
    </message>
    <message id="Your inquiry">
        <source></source>
        <translation>Ihre Anfrage</translation>
    </message>
    <message id="Day or number of the customer's inquiry.">
        <source></source>
        <translation>Tag oder Nummer der Anfrage des Kunden.</translation>
    </message>
    <message id="Subject">
        <source></source>
        <translation>Betreff</translation>
    </message>
    <message id="What is offered; empty: the title of the project.">
        <source></source>
        <translation>Was angeboten wird; leer: der Titel des Projekts.</translation>
    </message>
    <message id="Introduction">
        <source></source>
        <translation>Einleitung</translation>
    </message>
    <message id="Sentence before the positions; empty: the usual one.">
        <source></source>
        <translation>Satz vor den Positionen; leer: der übliche.</translation>
    </message>
    <message id="Rate of value added tax on the quote.">
        <source></source>
        <translation>Umsatzsteuersatz auf das Angebot.</translation>
    </message>
    <message id="Discount on the sum">
        <source></source>
        <translation>Rabatt auf die Summe</translation>
    </message>
    <message id="Discount on all positions that are due once.">
        <source></source>
        <translation>Rabatt auf alle einmaligen Positionen.</translation>
    </message>
    <message id="With annex">
        <source></source>
        <translation>Mit Anlage</translation>
    </message>
    <message id="Adds the business case: verdict, chart, comparison and assumptions.">
        <source></source>
        <translation>Hängt die Wirtschaftlichkeitsbetrachtung an: Urteil, Diagramm, Vergleich und Annahmen.</translation>
    </message>
    <message id="Issuer">
        <source></source>
        <translation>Absender</translation>
    </message>
    <message id="Recipient">
        <source></source>
        <translation>Empfänger</translation>
    </message>
    <message id="Positions">
        <source></source>
        <translation>Positionen</translation>
    </message>
    <message id="Terms">
        <source></source>
        <translation>Bedingungen</translation>
    </message>
    <message id="Cost per million units of work">
        <source></source>
        <translation>Kosten je Million Arbeitseinheiten</translation>
    </message>
    <message id="%1, %2: %3">
        <source></source>
        <translation>%1, %2: %3</translation>
    </message>
    <message id="%1: most of it %2, %3">
        <source></source>
        <translation>%1: am meisten für %2, %3</translation>
    </message>
    <message id="unit">
        <source></source>
        <translation>Einheit</translation>
    </message>
    <message id="%1 per million %2">
        <source></source>
        <translation>%1 je Mio. %2</translation>
    </message>
    <message id="%1 per %2">
        <source></source>
        <translation>%1 je %2</translation>
    </message>
    <message id="share of the own capacity in use">
        <source></source>
        <translation>genutzter Anteil der eigenen Kapazität</translation>
    </message>
    <message id="%1, %2 % in use: %3">
        <source></source>
        <translation>%1, %2 % genutzt: %3</translation>
    </message>
    <message id="this project: %1 %">
        <source></source>
        <translation>dieses Projekt: %1 %</translation>
    </message>
    <message id="Cost per unit over the capacity in use">
        <source></source>
        <translation>Stückkosten über der Auslastung</translation>
    </message>
    <message id="%1: %2 at 25 %, %3 at full use">
        <source></source>
        <translation>%1: %2 bei 25 %, %3 bei voller Auslastung</translation>
    </message>
    <message id="%1, month %2: %3">
        <source></source>
        <translation>%1, Monat %2: %3</translation>
    </message>
    <message id="%1 is cheaper than %2 from month %3 on">
        <source></source>
        <translation>%1 ist ab Monat %3 günstiger als %2</translation>
    </message>
    <message id="paid in %1">
        <source></source>
        <translation>Zahlungen in %1</translation>
    </message>
    <message id="start">
        <source></source>
        <translation>Beginn</translation>
    </message>
    <message id="until month … since the start (%1); line: paid by then">
        <source></source>
        <translation>bis Monat … seit Beginn (%1); Linie: bis dahin gezahlt</translation>
    </message>
    <message id="until month %1: %2 in this period, %3 in all">
        <source></source>
        <translation>bis Monat %1: %2 in diesem Zeitraum, %3 insgesamt</translation>
    </message>
    <message id="Largest outflow %1">
        <source></source>
        <translation>Größter Abfluss %1</translation>
    </message>
    <message id="in month %1">
        <source></source>
        <translation>in Monat %1</translation>
    </message>
    <message id="Until month">
        <source></source>
        <translation>Bis Monat</translation>
    </message>
    <message id="Residual value and tax">
        <source></source>
        <translation>Restwert und Steuern</translation>
    </message>
    <message id="Paid by then">
        <source></source>
        <translation>Bis dahin gezahlt</translation>
    </message>
    <message id="Payments of %1">
        <source></source>
        <translation>Zahlungen: %1</translation>
    </message>
    <message id="The payments are unknown.">
        <source></source>
        <translation>Die Zahlungen sind unbekannt.</translation>
    </message>
    <message id="%1: %2 at the start, %3 at the end">
        <source></source>
        <translation>%1: %2 am Anfang, %3 am Ende</translation>
    </message>
    <message id="largest outflow %1 in month %2">
        <source></source>
        <translation>größter Abfluss %1 in Monat %2</translation>
    </message>
    <message id="Figure 1: cumulated cost of the options">
        <source></source>
        <translation>Abbildung 1: Kumulierte Kosten der Varianten</translation>
    </message>
    <message id="Table 1: the options compared">
        <source></source>
        <translation>Tabelle 1: Varianten im Vergleich</translation>
    </message>
    <message id="Start %1">
        <source></source>
        <translation>Anfang %1</translation>
    </message>
    <message id="Total %1">
        <source></source>
        <translation>Gesamt %1</translation>
    </message>
    <message id="Difference">
        <source></source>
        <translation>Unterschied</translation>
    </message>
    <message id="Break-even: %1 against the option, without residual value. Served: share of the demand that the option serves.">
        <source></source>
        <translation>Break-even: %1 gegen die Variante, ohne Restwert. Gedeckt: Anteil des Bedarfs, den die Variante bedient.</translation>
    </message>
    <message id="Reservations">
        <source></source>
        <translation>Vorbehalte</translation>
    </message>
    <message id="yes">
        <source></source>
        <translation>ja</translation>
    </message>
    <message id="no">
        <source></source>
        <translation>nein</translation>
    </message>
    <message id="Shared by all options">
        <source></source>
        <translation>Gemeinsam für alle Varianten</translation>
    </message>
    <message id="Table 2: assumptions">
        <source></source>
        <translation>Tabelle 2: Verzeichnis der Annahmen</translation>
    </message>
    <message id="Assumption">
        <source></source>
        <translation>Annahme</translation>
    </message>
    <message id="As of">
        <source></source>
        <translation>Stand</translation>
    </message>
    <message id="Business case">
        <source></source>
        <translation>Wirtschaftlichkeitsbetrachtung</translation>
    </message>
    <message id="after tax">
        <source></source>
        <translation>nach Steuern</translation>
    </message>
    <message id="before tax">
        <source></source>
        <translation>vor Steuern</translation>
    </message>
    <message id="No part of the offer and no agreement on quality. Amounts net, %1 months from %2, %3.">
        <source></source>
        <translation>Kein Bestandteil des Angebots und keine Beschaffenheitsvereinbarung. Beträge netto, %1 Monate ab %2, %3.</translation>
    </message>
    <message id="Budget quote">
        <source></source>
        <translation>Richtpreisangebot</translation>
    </message>
    <message id="Draft">
        <source></source>
        <translation>Entwurf</translation>
    </message>
    <message id="Prices as of">
        <source></source>
        <translation>Preisstand bis</translation>
    </message>
    <message id="Dear Sir or Madam, thank you for your inquiry. We offer you:">
        <source></source>
        <translation>Sehr geehrte Damen und Herren, vielen Dank für Ihre Anfrage. Wir bieten Ihnen an:</translation>
    </message>
    <message id="Dear Sir or Madam, thank you for your inquiry. As a guide to your budget, without obligation:">
        <source></source>
        <translation>Sehr geehrte Damen und Herren, vielen Dank für Ihre Anfrage. Als Richtpreise für Ihre Planung nennen wir Ihnen unverbindlich:</translation>
    </message>
    <message id="Item">
        <source></source>
        <translation>Pos.</translation>
    </message>
    <message id="Description">
        <source></source>
        <translation>Bezeichnung</translation>
    </message>
    <message id="Unit price %1">
        <source></source>
        <translation>Einzelpreis %1</translation>
    </message>
    <message id="less %1 discount">
        <source></source>
        <translation>abzüglich %1 Rabatt</translation>
    </message>
    <message id="This option has no items of its own. Enter positions in the quote, or choose an option with own servers.">
        <source></source>
        <translation>Diese Variante hat keine eigenen Positionen. Positionen im Angebot eingeben oder eine Variante mit eigenen Servern wählen.</translation>
    </message>
    <message id="Subtotal %1">
        <source></source>
        <translation>Zwischensumme %1</translation>
    </message>
    <message id="Sum of the items">
        <source></source>
        <translation>Summe der Positionen</translation>
    </message>
    <message id="Discount %1">
        <source></source>
        <translation>Rabatt %1</translation>
    </message>
    <message id="Net sum">
        <source></source>
        <translation>Nettosumme</translation>
    </message>
    <message id="Value added tax %1">
        <source></source>
        <translation>Umsatzsteuer %1</translation>
    </message>
    <message id="Total amount">
        <source></source>
        <translation>Gesamtbetrag</translation>
    </message>
    <message id="Not part of the sum">
        <source></source>
        <translation>Nicht in der Summe</translation>
    </message>
    <message id="a month">
        <source></source>
        <translation>je Monat</translation>
    </message>
    <message id="a year">
        <source></source>
        <translation>je Jahr</translation>
    </message>
    <message id="Recurring services, net, with sums of their own">
        <source></source>
        <translation>Wiederkehrende Leistungen, netto, mit eigener Summe</translation>
    </message>
    <message id="%1 a month">
        <source></source>
        <translation>%1 je Monat</translation>
    </message>
    <message id="%1 a year">
        <source></source>
        <translation>%1 je Jahr</translation>
    </message>
    <message id="Recurring, net: %1">
        <source></source>
        <translation>Wiederkehrend, netto: %1</translation>
    </message>
    <message id="Yours faithfully">
        <source></source>
        <translation>Mit freundlichen Grüßen</translation>
    </message>
    <message id="Order placed">
        <source></source>
        <translation>Auftrag erteilt</translation>
    </message>
    <message id="Place, date">
        <source></source>
        <translation>Ort, Datum</translation>
    </message>
    <message id="Name, signature, stamp">
        <source></source>
        <translation>Name, Unterschrift, Stempel</translation>
    </message>
    <message id="DRAFT">
        <source></source>
        <translation>ENTWURF</translation>
    </message>
    <message id="%1 of %2">
        <source></source>
        <translation>%1 vom %2</translation>
    </message>
    <message id="Annex to: %1">
        <source></source>
        <translation>Anlage zu: %1</translation>
    </message>
    <message id="RackTally %1, digest of the inputs %2">
        <source></source>
        <translation>RackTally %1, Prüfsumme der Eingaben %2</translation>
    </message>
    <message id="Page %1 of %2">
        <source></source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message id="VAT id %1">
        <source></source>
        <translation>USt-IdNr. %1</translation>
    </message>
    <message id="WEEE no. %1">
        <source></source>
        <translation>WEEE-Reg.-Nr. %1</translation>
    </message>
    <message id="The number is missing: the document is a draft.">
        <source></source>
        <translation>Die Nummer fehlt: Das Dokument ist ein Entwurf.</translation>
    </message>
    <message id="The issuer has no name.">
        <source></source>
        <translation>Der Absender hat keinen Namen.</translation>
    </message>
    <message id="Register court and number of the issuer are missing.">
        <source></source>
        <translation>Registergericht und Nummer des Absenders fehlen.</translation>
    </message>
    <message id="The recipient has no name.">
        <source></source>
        <translation>Der Empfänger hat keinen Namen.</translation>
    </message>
    <message id="A binding quote needs a day until which it holds.">
        <source></source>
        <translation>Ein verbindliches Angebot braucht eine Bindefrist.</translation>
    </message>
    <message id="The quote ends before it begins.">
        <source></source>
        <translation>Die Bindefrist endet vor dem Angebotsdatum.</translation>
    </message>
    <message id="There are no positions.">
        <source></source>
        <translation>Es gibt keine Positionen.</translation>
    </message>
    <message id="%1: the price is %2 days old.">
        <source></source>
        <translation>%1: Der Preis ist %2 Tage alt.</translation>
    </message>
    <message id="Delivery">
        <source></source>
        <translation>Lieferung</translation>
    </message>
    <message id="4 to 6 weeks after the order, free to the place of use; subject to delivery by our suppliers">
        <source></source>
        <translation>4 bis 6 Wochen nach Auftrag, frei Verwendungsstelle; Selbstbelieferung vorbehalten</translation>
    </message>
    <message id="Payment">
        <source></source>
        <translation>Zahlung</translation>
    </message>
    <message id="30 days net; 50 % on delivery, 50 % after acceptance">
        <source></source>
        <translation>30 Tage netto; 50 % bei Lieferung, 50 % nach Abnahme</translation>
    </message>
    <message id="Warranty">
        <source></source>
        <translation>Gewährleistung</translation>
    </message>
    <message id="36 months manufacturer’s warranty, on site on the next working day">
        <source></source>
        <translation>36 Monate Herstellergarantie, vor Ort am nächsten Arbeitstag</translation>
    </message>
    <message id="Not included">
        <source></source>
        <translation>Nicht enthalten</translation>
    </message>
    <message id="electrical connection, network cabling, operating system, transfer of data">
        <source></source>
        <translation>Elektroanschluss, Netzverkabelung, Betriebssystem, Datenübernahme</translation>
    </message>
    <message id="Export">
        <source></source>
        <translation>Ausfuhr</translation>
    </message>
    <message id="Accelerators are subject to export control; a statement of end use comes with the order">
        <source></source>
        <translation>Beschleuniger unterliegen der Ausfuhrkontrolle; Endverbleibserklärung mit dem Auftrag</translation>
    </message>
    <message id="Basis">
        <source></source>
        <translation>Grundlage</translation>
    </message>
    <message id="For businesses only (section 14 BGB); retention of title until payment">
        <source></source>
        <translation>Nur für Unternehmer (§ 14 BGB); Eigentumsvorbehalt bis zur Zahlung</translation>
    </message>
    <message id="Document">
        <source></source>
        <translation>Dokument</translation>
    </message>
    <message id="Back to the default">
        <source></source>
        <translation>Auf Vorgabe zurück</translation>
    </message>
    <message id="%1: back to the default">
        <source></source>
        <translation>%1: auf Vorgabe zurück</translation>
    </message>
    <message id="the first with items">
        <source></source>
        <translation>die erste mit Positionen</translation>
    </message>
    <message id="nothing">
        <source></source>
        <translation>nichts</translation>
    </message>
    <message id="year-month-day">
        <source></source>
        <translation>Jahr-Monat-Tag</translation>
    </message>
    <message id="no source stated">
        <source></source>
        <translation>keine Quelle</translation>
    </message>
    <message id="%1 days old; check it.">
        <source></source>
        <translation>%1 Tage alt; bitte prüfen.</translation>
    </message>
    <message id="Default">
        <source></source>
        <translation>Vorgabe</translation>
    </message>
    <message id="Allowed">
        <source></source>
        <translation>Zulässig</translation>
    </message>
    <message id="any">
        <source></source>
        <translation>beliebig</translation>
    </message>
    <message id="above %1">
        <source></source>
        <translation>über %1</translation>
    </message>
    <message id="from %1">
        <source></source>
        <translation>ab %1</translation>
    </message>
    <message id="above %1 up to %2">
        <source></source>
        <translation>über %1 bis %2</translation>
    </message>
    <message id="%1 to %2">
        <source></source>
        <translation>%1 bis %2</translation>
    </message>
    <message id="Choose an input to see what it means and where its value comes from.">
        <source></source>
        <translation>Eine Eingabe wählen, um zu sehen, was sie bedeutet und woher ihr Wert kommt.</translation>
    </message>
    <message id="%1 days old">
        <source></source>
        <translation>%1 Tage alt</translation>
    </message>
    <message id="changed">
        <source></source>
        <translation>geändert</translation>
    </message>
    <message id="none">
        <source></source>
        <translation>keine</translation>
    </message>
    <message id="Mon">
        <source></source>
        <translation>Mo</translation>
    </message>
    <message id="Tue">
        <source></source>
        <translation>Di</translation>
    </message>
    <message id="Wed">
        <source></source>
        <translation>Mi</translation>
    </message>
    <message id="Thu">
        <source></source>
        <translation>Do</translation>
    </message>
    <message id="Fri">
        <source></source>
        <translation>Fr</translation>
    </message>
    <message id="Sat">
        <source></source>
        <translation>Sa</translation>
    </message>
    <message id="Sun">
        <source></source>
        <translation>So</translation>
    </message>
    <message id="%1, %2 to %3 h: %4">
        <source></source>
        <translation>%1, %2 bis %3 Uhr: %4</translation>
    </message>
    <message id="demand of %1 in %n hours" numerus="yes">
        <source></source>
        <translation>
            <numerusform>Bedarf von %1 in %n Stunde</numerusform>
            <numerusform>Bedarf von %1 in %n Stunden</numerusform>
        </translation>
    </message>
    <message id="Demand in the week, GPUs per hour">
        <source></source>
        <translation>Bedarf in der Woche, GPUs je Stunde</translation>
    </message>
    <message id="Hour of the day">
        <source></source>
        <translation>Stunde des Tages</translation>
    </message>
    <message id="Day of the week">
        <source></source>
        <translation>Wochentag</translation>
    </message>
    <message id="Shape of the week">
        <source></source>
        <translation>Form der Woche</translation>
    </message>
    <message id="Office hours">
        <source></source>
        <translation>Bürozeit</translation>
    </message>
    <message id="Always">
        <source></source>
        <translation>Dauerlast</translation>
    </message>
    <message id="Nights">
        <source></source>
        <translation>Nachts</translation>
    </message>
    <message id="Hour by hour">
        <source></source>
        <translation>Eigenes Profil</translation>
    </message>
    <message id="GPUs in the chosen hours">
        <source></source>
        <translation>GPUs in den gewählten Stunden</translation>
    </message>
    <message id="The demand lies in no fixed hours. Choose a shape, or enter hours here: then they count.">
        <source></source>
        <translation>Der Bedarf liegt in keinen festen Stunden. Eine Form wählen oder hier Stunden eintragen: Dann gelten diese.</translation>
    </message>
    <message id="Drag or Shift+arrows choose, digits set the value, Ctrl+C and Ctrl+V carry hours over.">
        <source></source>
        <translation>Ziehen oder Umschalt+Pfeil wählt, Ziffern setzen den Wert, Strg+C und Strg+V übertragen Stunden.</translation>
    </message>
    <message id="demand hour by hour">
        <source></source>
        <translation>Bedarf Stunde für Stunde</translation>
    </message>
    <message id="No hours chosen">
        <source></source>
        <translation>Keine Stunden gewählt</translation>
    </message>
    <message id="%1, %2 to %3 h (%4 hours a week)">
        <source></source>
        <translation>%1, %2 bis %3 Uhr (%4 Stunden je Woche)</translation>
    </message>
    <message id="%1, %2">
        <source></source>
        <translation>%1, %2</translation>
    </message>
    <message id="F4 or double click: how this figure comes about">
        <source></source>
        <translation>F4 oder Doppelklick: wie diese Zahl entsteht</translation>
    </message>
    <message id="Figure">
        <source></source>
        <translation>Kennzahl</translation>
    </message>
    <message id="Which assumptions">
        <source></source>
        <translation>Welche Annahmen</translation>
    </message>
    <message id="All">
        <source></source>
        <translation>Alle</translation>
    </message>
    <message id="Changed">
        <source></source>
        <translation>Geändert</translation>
    </message>
    <message id="Stale">
        <source></source>
        <translation>Veraltet</translation>
    </message>
    <message id="Unknown">
        <source></source>
        <translation>Unbekannt</translation>
    </message>
    <message id="Groups of assumptions">
        <source></source>
        <translation>Gruppen der Annahmen</translation>
    </message>
    <message id="Search assumptions (Ctrl+F)">
        <source></source>
        <translation>Annahmen suchen (Strg+F)</translation>
    </message>
    <message id="Search assumptions">
        <source></source>
        <translation>Annahmen suchen</translation>
    </message>
    <message id="No assumption fits this filter.">
        <source></source>
        <translation>Keine Annahme passt zu diesem Filter.</translation>
    </message>
    <message id="%n inputs, shared by all options" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n Eingabe, gemeinsam für alle Varianten</numerusform>
            <numerusform>%n Eingaben, gemeinsam für alle Varianten</numerusform>
        </translation>
    </message>
    <message id="Export chart">
        <source></source>
        <translation>Diagramm exportieren</translation>
    </message>
    <message id="Pictures (*.svg *.pdf *.png)">
        <source></source>
        <translation>Bilder (*.svg *.pdf *.png)</translation>
    </message>
    <message id="Copy as picture">
        <source></source>
        <translation>Als Bild kopieren</translation>
    </message>
    <message id="Copy as data">
        <source></source>
        <translation>Als Daten kopieren</translation>
    </message>
    <message id="Export chart …">
        <source></source>
        <translation>Diagramm exportieren …</translation>
    </message>
    <message id="Show the chart">
        <source></source>
        <translation>Diagramm zeigen</translation>
    </message>
    <message id="Show the data">
        <source></source>
        <translation>Daten zeigen</translation>
    </message>
    <message id="Data instead of charts">
        <source></source>
        <translation>Daten statt Diagramme</translation>
    </message>
    <message id="Period">
        <source></source>
        <translation>Zeitraum</translation>
    </message>
    <message id="Quarter">
        <source></source>
        <translation>Quartal</translation>
    </message>
    <message id="Year">
        <source></source>
        <translation>Jahr</translation>
    </message>
    <message id="Nominal">
        <source></source>
        <translation>Nominal</translation>
    </message>
    <message id="Views of the comparison">
        <source></source>
        <translation>Ansichten des Vergleichs</translation>
    </message>
    <message id="Course">
        <source></source>
        <translation>Verlauf</translation>
    </message>
    <message id="Kinds of cost">
        <source></source>
        <translation>Kostenarten</translation>
    </message>
    <message id="Payments">
        <source></source>
        <translation>Zahlungen</translation>
    </message>
    <message id="Cost per unit">
        <source></source>
        <translation>Stückkosten</translation>
    </message>
    <message id="%n notes on plausibility" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n Hinweis zur Plausibilität</numerusform>
            <numerusform>%n Hinweise zur Plausibilität</numerusform>
        </translation>
    </message>
    <message id="Present value %1">
        <source></source>
        <translation>Barwert %1</translation>
    </message>
    <message id="Without a discount rate both are the same.">
        <source></source>
        <translation>Ohne Kalkulationszins ist beides gleich.</translation>
    </message>
    <message id="Income tax is not counted in this project. Turn it on in the assumptions.">
        <source></source>
        <translation>Ertragsteuern sind in diesem Projekt nicht gerechnet. In den Annahmen einschalten.</translation>
    </message>
    <message id="Size and price">
        <source></source>
        <translation>Größe und Preis</translation>
    </message>
    <message id="New …">
        <source></source>
        <translation>Neu …</translation>
    </message>
    <message id="%1 (%2)">
        <source></source>
        <translation>%1 (%2)</translation>
    </message>
    <message id="Duplicate">
        <source></source>
        <translation>Duplizieren</translation>
    </message>
    <message id="Move up">
        <source></source>
        <translation>Nach oben</translation>
    </message>
    <message id="Move down">
        <source></source>
        <translation>Nach unten</translation>
    </message>
    <message id="Remove">
        <source></source>
        <translation>Entfernen</translation>
    </message>
    <message id="Rename">
        <source></source>
        <translation>Umbenennen</translation>
    </message>
    <message id="%n findings" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n Befund</numerusform>
            <numerusform>%n Befunde</numerusform>
        </translation>
    </message>
    <message id="Parts of the form">
        <source></source>
        <translation>Teile des Formulars</translation>
    </message>
    <message id="There is no option yet. “New …” adds the first one.">
        <source></source>
        <translation>Es gibt noch keine Variante. „Neu …“ legt die erste an.</translation>
    </message>
    <message id="There is no workload yet. “New …” adds the first one.">
        <source></source>
        <translation>Es gibt noch kein Lastprofil. „Neu …“ legt das erste an.</translation>
    </message>
    <message id="Workload %1">
        <source></source>
        <translation>Last %1</translation>
    </message>
    <message id="new workload: %1">
        <source></source>
        <translation>neue Last: %1</translation>
    </message>
    <message id="%1 (copy)">
        <source></source>
        <translation>%1 (Kopie)</translation>
    </message>
    <message id="copy of %1">
        <source></source>
        <translation>Kopie von %1</translation>
    </message>
    <message id="%1 removed">
        <source></source>
        <translation>%1 entfernt</translation>
    </message>
    <message id="%1 moved">
        <source></source>
        <translation>%1 verschoben</translation>
    </message>
    <message id="New option">
        <source></source>
        <translation>Neue Variante</translation>
    </message>
    <message id="Add">
        <source></source>
        <translation>Hinzufügen</translation>
    </message>
    <message id="Cancel">
        <source></source>
        <translation>Abbrechen</translation>
    </message>
    <message id="new option: %1">
        <source></source>
        <translation>neue Variante: %1</translation>
    </message>
    <message id="Every field is needed: a value that is missing is never made up.">
        <source></source>
        <translation>Jedes Feld wird gebraucht: Ein fehlender Wert wird nie erfunden.</translation>
    </message>
    <message id="Preview of the quote">
        <source></source>
        <translation>Vorschau des Angebots</translation>
    </message>
    <message id="%n pages" numerus="yes">
        <source></source>
        <translation>
            <numerusform>%n Seite</numerusform>
            <numerusform>%n Seiten</numerusform>
        </translation>
    </message>
    <message id="Print …">
        <source></source>
        <translation>Drucken …</translation>
    </message>
    <message id="Save PDF …">
        <source></source>
        <translation>PDF speichern …</translation>
    </message>
    <message id="Preview">
        <source></source>
        <translation>Vorschau</translation>
    </message>
    <message id="Zoom">
        <source></source>
        <translation>Vergrößerung</translation>
    </message>
    <message id="Whole page">
        <source></source>
        <translation>Ganze Seite</translation>
    </message>
    <message id="Page width">
        <source></source>
        <translation>Seitenbreite</translation>
    </message>
    <message id="Take over the positions">
        <source></source>
        <translation>Positionen übernehmen</translation>
    </message>
    <message id="Copies the option's items into the quote, to be changed there.">
        <source></source>
        <translation>Kopiert die Positionen der Variante ins Angebot, um sie dort zu ändern.</translation>
    </message>
    <message id="Usual terms">
        <source></source>
        <translation>Übliche Bedingungen</translation>
    </message>
    <message id="usual terms">
        <source></source>
        <translation>übliche Bedingungen</translation>
    </message>
    <message id="Checks before it is sent">
        <source></source>
        <translation>Prüfung vor dem Versand</translation>
    </message>
    <message id="Nothing is open.">
        <source></source>
        <translation>Nichts ist offen.</translation>
    </message>
    <message id="gross %1">
        <source></source>
        <translation>brutto %1</translation>
    </message>
    <message id="An amount cannot be printed exactly.">
        <source></source>
        <translation>Ein Betrag lässt sich nicht genau angeben.</translation>
    </message>
    <message id="no option">
        <source></source>
        <translation>keine Variante</translation>
    </message>
    <message id="Draft, %1">
        <source></source>
        <translation>Entwurf, %1</translation>
    </message>
    <message id="No. %1, %2">
        <source></source>
        <translation>Nr. %1, %2</translation>
    </message>
    <message id="positions taken over">
        <source></source>
        <translation>Positionen übernommen</translation>
    </message>
    <message id="Save PDF">
        <source></source>
        <translation>PDF speichern</translation>
    </message>
    <message id="PDF documents (*.pdf)">
        <source></source>
        <translation>PDF-Dokumente (*.pdf)</translation>
    </message>
    <message id="source of %1">
        <source></source>
        <translation>Quelle von %1</translation>
    </message>
    <message id="%1 back to its default">
        <source></source>
        <translation>%1 auf Vorgabe zurück</translation>
    </message>
    <message id="“%1” is made of it. Change or remove that option first.">
        <source></source>
        <translation>„%1“ besteht daraus. Zuerst jene Variante ändern oder entfernen.</translation>
    </message>
    <message id="%1 has more digits than an amount of money can hold. Shorten it.">
        <source></source>
        <translation>%1 hat mehr Stellen, als ein Geldbetrag fassen kann. Bitte kürzen.</translation>
    </message>
    <message id="thousand">
        <source></source>
        <translation>Tsd.</translation>
    </message>
    <message id="Search or command">
        <source></source>
        <translation>Suchen oder Befehl</translation>
    </message>
    <message id="Search a command or an input">
        <source></source>
        <translation>Befehl oder Eingabe suchen</translation>
    </message>
    <message id="Commands and inputs">
        <source></source>
        <translation>Befehle und Eingaben</translation>
    </message>
    <message id="Back">
        <source></source>
        <translation>Zurück</translation>
    </message>
    <message id="To the input">
        <source></source>
        <translation>Zur Annahme</translation>
    </message>
    <message id="Copy">
        <source></source>
        <translation>Kopieren</translation>
    </message>
    <message id="What goes into it">
        <source></source>
        <translation>Was eingeht</translation>
    </message>
    <message id="Choose a figure, a point of a chart or a bar (click, or F4) to see how it comes about.">
        <source></source>
        <translation>Eine Zahl, einen Punkt im Diagramm oder einen Balken wählen (Klick oder F4), um zu sehen, wie sie entsteht.</translation>
    </message>
    <message id="does not arise in this month">
        <source></source>
        <translation>fällt in diesem Monat nicht an</translation>
    </message>
    <message id="Sum over %1 months: %2">
        <source></source>
        <translation>Summe über %1 Monate: %2</translation>
    </message>
    <message id="%1 of this option">
        <source></source>
        <translation>%1 dieser Variante</translation>
    </message>
    <message id="Findings">
        <source></source>
        <translation>Befunde</translation>
    </message>
    <message id="Explanation and findings">
        <source></source>
        <translation>Erklärung und Befunde</translation>
    </message>
    <message id="Explanation">
        <source></source>
        <translation>Erklärung</translation>
    </message>
    <message id="Close (F4)">
        <source></source>
        <translation>Schließen (F4)</translation>
    </message>
    <message id="Close">
        <source></source>
        <translation>Schließen</translation>
    </message>
    <message id="Ctrl+1 … 6 pages · F6 next area · F4 explain · Ctrl+K search · F1 keys">
        <source></source>
        <translation>Strg+1 … 6 Seiten · F6 Bereich · F4 erklären · Strg+K suchen · F1 Tasten</translation>
    </message>
    <message id="%1, with %2 findings">
        <source></source>
        <translation>%1, mit %2 Befunden</translation>
    </message>
    <message id="%1 changed, %2 stale">
        <source></source>
        <translation>%1 geändert, %2 veraltet</translation>
    </message>
    <message id="%1 changed">
        <source></source>
        <translation>%1 geändert</translation>
    </message>
    <message id="Amounts in %1, net · %2 hours a month">
        <source></source>
        <translation>Beträge in %1, netto · %2 Stunden je Monat</translation>
    </message>
    <message id="~New">
        <source></source>
        <translation>~Neu</translation>
    </message>
    <message id="Save quote as ~PDF …">
        <source></source>
        <translation>Angebot als ~PDF speichern …</translation>
    </message>
    <message id="~Print quote …">
        <source></source>
        <translation>Angebot ~drucken …</translation>
    </message>
    <message id="~Search assumptions">
        <source></source>
        <translation>Annahmen ~suchen</translation>
    </message>
    <message id="~Command or input …">
        <source></source>
        <translation>~Befehl oder Eingabe …</translation>
    </message>
    <message id="~Explain the chosen figure">
        <source></source>
        <translation>Gewählte Zahl ~erklären</translation>
    </message>
    <message id="~Next finding">
        <source></source>
        <translation>~Nächster Befund</translation>
    </message>
    <message id="Next area">
        <source></source>
        <translation>Nächster Bereich</translation>
    </message>
    <message id="Previous area">
        <source></source>
        <translation>Voriger Bereich</translation>
    </message>
    <message id="~Project">
        <source></source>
        <translation>~Projekt</translation>
    </message>
    <message id="New ~option …">
        <source></source>
        <translation>Neue ~Variante …</translation>
    </message>
    <message id="New ~workload">
        <source></source>
        <translation>Neue ~Last</translation>
    </message>
    <message id="~Next option">
        <source></source>
        <translation>~Nächste Variante</translation>
    </message>
    <message id="~Previous option">
        <source></source>
        <translation>V~orige Variante</translation>
    </message>
    <message id="~Help">
        <source></source>
        <translation>~Hilfe</translation>
    </message>
    <message id="~Keys">
        <source></source>
        <translation>~Tasten</translation>
    </message>
    <message id="~What is this?">
        <source></source>
        <translation>~Was ist das?</translation>
    </message>
    <message id="Keys">
        <source></source>
        <translation>Tasten</translation>
    </message>
    <message id="State the file to write with -o; its name ends with .pdf.">
        <source></source>
        <translation>Die Zieldatei mit -o angeben; ihr Name endet auf .pdf.</translation>
    </message>
    <message id="There is no option “%1”; known are: %2.">
        <source></source>
        <translation>Es gibt keine Variante „%1“; bekannt sind: %2.</translation>
    </message>
    <message id="The quote of an option as PDF with the business case as annex. The same input and day give the same bytes.">
        <source></source>
        <translation>Das Angebot einer Variante als PDF mit der Wirtschaftlichkeitsbetrachtung als Anlage. Gleiche Eingabe und gleicher Tag ergeben die gleichen Bytes.</translation>
    </message>
    <message id="Day of the quote">
        <source></source>
        <translation>Datum</translation>
    </message>
    <message id="Three things make a comparison: what is to be computed, what you would buy, and what you would rent.">
        <source></source>
        <translation>Zu einem Vergleich gehören drei Dinge: was gerechnet werden soll, was man kaufen und was man mieten würde.</translation>
    </message>
    <message id="Add a workload">
        <source></source>
        <translation>Last anlegen</translation>
    </message>
    <message id="Add an option">
        <source></source>
        <translation>Variante anlegen</translation>
    </message>
    <message id="%1 findings, %2 notes. A click leads to the input, Ctrl+Enter mends what can be mended.">
        <source></source>
        <translation>%1 Befunde, %2 Hinweise. Ein Klick führt zur Eingabe, Strg+Eingabe behebt, was sich beheben lässt.</translation>
    </message>
    <message id="Mend the finding">
        <source></source>
        <translation>Befund beheben</translation>
    </message>
    <message id="cost without residual value in %1">
        <source></source>
        <translation>Kosten ohne Restwert in %1</translation>
    </message>
    <message id="Operand">
        <source></source>
        <translation>Größe</translation>
    </message>
    <message id="Saving as net present value">
        <source></source>
        <translation>Ersparnis als Kapitalwert</translation>
    </message>
    <message id="cannot be compared">
        <source></source>
        <translation>nicht vergleichbar</translation>
    </message>
    <message id="equal cost">
        <source></source>
        <translation>gleiche Kosten</translation>
    </message>
    <message id="cheaper at first">
        <source></source>
        <translation>zunächst günstiger</translation>
    </message>
    <message id="Scenario">
        <source></source>
        <translation>Szenario</translation>
    </message>
    <message id="%1 values">
        <source></source>
        <translation>%1 Werte</translation>
    </message>
    <message id="there">
        <source></source>
        <translation>vorhanden</translation>
    </message>
    <message id="removed">
        <source></source>
        <translation>entfernt</translation>
    </message>
    <message id="added">
        <source></source>
        <translation>neu</translation>
    </message>
    <message id="order of %1">
        <source></source>
        <translation>Reihenfolge von %1</translation>
    </message>
    <message id="%1 and %2 more">
        <source></source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message id="There is no revision %1: this file keeps none.">
        <source></source>
        <translation>Es gibt keine Revision %1: Diese Datei führt keine.</translation>
    </message>
    <message id="There is no revision %1; the last one is %2.">
        <source></source>
        <translation>Es gibt keine Revision %1; die letzte ist %2.</translation>
    </message>
    <message id="This is a folder. Choose a file in it.">
        <source></source>
        <translation>Das ist ein Ordner. Wählen Sie eine Datei darin.</translation>
    </message>
    <message id="You are not allowed to read this file. Ask its owner or your administrator.">
        <source></source>
        <translation>Sie dürfen diese Datei nicht lesen. Wenden Sie sich an den Besitzer oder die Systemverwaltung.</translation>
    </message>
    <message id="The file is empty: it holds no project. Look for an earlier copy of it.">
        <source></source>
        <translation>Die Datei ist leer und enthält kein Projekt. Suchen Sie nach einer früheren Kopie.</translation>
    </message>
    <message id="The file is larger than %1 and cannot be a project. Choose another.">
        <source></source>
        <translation>Die Datei ist größer als %1 und kann kein Projekt sein. Wählen Sie eine andere.</translation>
    </message>
    <message id="This is neither a RackTally document nor a project as JSON. Choose another file.">
        <source></source>
        <translation>Das ist weder ein RackTally-Dokument noch ein Projekt als JSON. Wählen Sie eine andere Datei.</translation>
    </message>
    <message id="This is a database, but not a RackTally document. Open it with the program that made it.">
        <source></source>
        <translation>Das ist eine Datenbank, aber kein RackTally-Dokument. Öffnen Sie sie mit dem Programm, das sie angelegt hat.</translation>
    </message>
    <message id="This database belongs to another program (application id %1). Open it with that program.">
        <source></source>
        <translation>Diese Datenbank gehört zu einem anderen Programm (Anwendungskennung %1). Öffnen Sie sie mit diesem.</translation>
    </message>
    <message id="The file is cut off: %1 of %2 bytes are there. Copy it again from where it came from.">
        <source></source>
        <translation>Die Datei ist abgeschnitten: %1 von %2 Bytes sind vorhanden. Kopieren Sie sie neu von dort, woher sie kam.</translation>
    </message>
    <message id="The file is damaged: its content is not what was saved (%1). It was not opened and not changed.">
        <source></source>
        <translation>Die Datei ist beschädigt: Ihr Inhalt ist nicht, was gespeichert wurde (%1). Sie wurde nicht geöffnet und nicht verändert.</translation>
    </message>
    <message id="This file was made by a newer version of RackTally and is not overwritten. Save under another name.">
        <source></source>
        <translation>Diese Datei stammt von einer neueren Version von RackTally und wird nicht überschrieben. Speichern Sie unter einem anderen Namen.</translation>
    </message>
    <message id="The document was made by a newer version of RackTally (form %1; this version knows %2). Install the newer version.">
        <source></source>
        <translation>Das Dokument stammt von einer neueren Version von RackTally (Form %1; diese Version kennt %2). Installieren Sie die neuere Version.</translation>
    </message>
    <message id="The file was changed by somebody else since it was opened. Nothing was written.">
        <source></source>
        <translation>Die Datei wurde seit dem Öffnen von jemand anderem geändert. Es wurde nichts geschrieben.</translation>
    </message>
    <message id="The document is open elsewhere: %1. Close it there, or save under another name.">
        <source></source>
        <translation>Das Dokument ist anderswo geöffnet: %1. Schließen Sie es dort oder speichern Sie unter einem anderen Namen.</translation>
    </message>
    <message id="What was written does not read back as it was. The file was left as it is. Save in another place and have the disk checked.">
        <source></source>
        <translation>Das Geschriebene liest sich nicht wie gespeichert. Die Datei blieb unverändert. Speichern Sie an einem anderen Ort und lassen Sie den Datenträger prüfen.</translation>
    </message>
    <message id="The new file could not take the place of the old one: %1. The old one is untouched. Save under another name.">
        <source></source>
        <translation>Die neue Datei konnte die alte nicht ersetzen: %1. Die alte ist unberührt. Speichern Sie unter einem anderen Namen.</translation>
    </message>
    <message id="RackTally documents (*.racktally *.json)">
        <source></source>
        <translation>RackTally-Dokumente (*.racktally *.json)</translation>
    </message>
    <message id="RackTally documents (*.racktally)">
        <source></source>
        <translation>RackTally-Dokumente (*.racktally)</translation>
    </message>
    <message id="Projects as JSON, without revisions (*.json)">
        <source></source>
        <translation>Projekte als JSON, ohne Revisionen (*.json)</translation>
    </message>
    <message id="Project">
        <source></source>
        <translation>Projekt</translation>
    </message>
    <message id="Made by an older version: it was brought up to date here. The file stays as it is until you save.">
        <source></source>
        <translation>Von einer älteren Version: Der Stand wurde hier auf die aktuelle Form gebracht. Die Datei bleibt, wie sie ist, bis Sie speichern.</translation>
    </message>
    <message id="The backup %1 of %2 is whole.">
        <source></source>
        <translation>Die Sicherung %1 von %2 ist unversehrt.</translation>
    </message>
    <message id="The newest state in it is whole all the same.">
        <source></source>
        <translation>Der neueste Stand darin ist dennoch unversehrt.</translation>
    </message>
    <message id="Its revision %1 of %2 is whole.">
        <source></source>
        <translation>Die Revision %1 von %2 darin ist unversehrt.</translation>
    </message>
    <message id="It opens as a new document; the damaged file stays as it is.">
        <source></source>
        <translation>Er wird als neues Dokument geöffnet; die beschädigte Datei bleibt, wie sie ist.</translation>
    </message>
    <message id="Open the whole state">
        <source></source>
        <translation>Unversehrten Stand öffnen</translation>
    </message>
    <message id="Save with a comment">
        <source></source>
        <translation>Mit Kommentar speichern</translation>
    </message>
    <message id="What is this state? The list of revisions shows it.">
        <source></source>
        <translation>Was ist das für ein Stand? Die Liste der Revisionen zeigt den Kommentar.</translation>
    </message>
    <message id="Saved: %1">
        <source></source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message id="Save as …">
        <source></source>
        <translation>Speichern unter …</translation>
    </message>
    <message id="Your changes are kept in this window.">
        <source></source>
        <translation>Ihre Änderungen bleiben in diesem Fenster erhalten.</translation>
    </message>
    <message id="Save your state under another name, or put it in place of theirs; theirs stays as a backup.">
        <source></source>
        <translation>Speichern Sie Ihren Stand unter einem anderen Namen, oder ersetzen Sie den fremden; dieser bleibt als Sicherung erhalten.</translation>
    </message>
    <message id="Overwrite">
        <source></source>
        <translation>Überschreiben</translation>
    </message>
    <message id="It was never saved.">
        <source></source>
        <translation>Es wurde noch nie gespeichert.</translation>
    </message>
    <message id="Save">
        <source></source>
        <translation>Speichern</translation>
    </message>
    <message id="Do not save">
        <source></source>
        <translation>Nicht speichern</translation>
    </message>
    <message id="There is no unsaved work of earlier windows.">
        <source></source>
        <translation>Es gibt keine ungesicherten Stände früherer Fenster.</translation>
    </message>
    <message id="Recovered. Save it to keep it.">
        <source></source>
        <translation>Wiederhergestellt. Speichern Sie, um den Stand zu behalten.</translation>
    </message>
    <message id="%1 (not there)">
        <source></source>
        <translation>%1 (nicht gefunden)</translation>
    </message>
    <message id="Nothing opened yet">
        <source></source>
        <translation>Noch nichts geöffnet</translation>
    </message>
    <message id="Clear this list">
        <source></source>
        <translation>Liste leeren</translation>
    </message>
    <message id="%1 was made by a newer version of RackTally. It is open to read; it is never written from here.">
        <source></source>
        <translation>%1 stammt von einer neueren Version von RackTally. Die Datei ist nur zum Lesen geöffnet und wird von hier nie geschrieben.</translation>
    </message>
    <message id="%1 is open elsewhere (%2). Here it is open to read.">
        <source></source>
        <translation>%1 ist anderswo geöffnet (%2). Hier ist die Datei nur zum Lesen offen.</translation>
    </message>
    <message id="Try again">
        <source></source>
        <translation>Erneut versuchen</translation>
    </message>
    <message id="The folder of %1 cannot be written. Changes need another place.">
        <source></source>
        <translation>In den Ordner von %1 kann nicht geschrieben werden. Änderungen brauchen einen anderen Ort.</translation>
    </message>
    <message id="Saving …">
        <source></source>
        <translation>Wird gespeichert …</translation>
    </message>
    <message id="Changes are not kept: %1">
        <source></source>
        <translation>Änderungen werden nicht gesichert: %1</translation>
    </message>
    <message id="Saved %1">
        <source></source>
        <translation>Gespeichert %1</translation>
    </message>
    <message id="changes kept %1">
        <source></source>
        <translation>Änderungen gesichert %1</translation>
    </message>
    <message id="Open ~recent">
        <source></source>
        <translation>Zuletzt ~geöffnet</translation>
    </message>
    <message id="Save with a ~comment …">
        <source></source>
        <translation>Mit ~Kommentar speichern …</translation>
    </message>
    <message id="Re~visions …">
        <source></source>
        <translation>Re~visionen …</translation>
    </message>
    <message id="~Unsaved work …">
        <source></source>
        <translation>~Ungesicherte Stände …</translation>
    </message>
    <message id="Unsaved work">
        <source></source>
        <translation>Ungesicherte Stände</translation>
    </message>
    <message id="RackTally was not closed properly. These changes were typed and not saved; nothing of them is lost.">
        <source></source>
        <translation>RackTally wurde nicht ordnungsgemäß beendet. Diese Änderungen wurden eingegeben und nicht gespeichert; davon ist nichts verloren.</translation>
    </message>
    <message id="Last typed">
        <source></source>
        <translation>Zuletzt eingegeben</translation>
    </message>
    <message id="Last saved">
        <source></source>
        <translation>Zuletzt gespeichert</translation>
    </message>
    <message id="Folder">
        <source></source>
        <translation>Ordner</translation>
    </message>
    <message id="Recover">
        <source></source>
        <translation>Wiederherstellen</translation>
    </message>
    <message id="Open saved">
        <source></source>
        <translation>Gespeicherten Stand öffnen</translation>
    </message>
    <message id="Discard …">
        <source></source>
        <translation>Verwerfen …</translation>
    </message>
    <message id="Decide later">
        <source></source>
        <translation>Später entscheiden</translation>
    </message>
    <message id="Opens what was typed. The file changes only when you save.">
        <source></source>
        <translation>Öffnet, was eingegeben wurde. Die Datei ändert sich erst, wenn Sie speichern.</translation>
    </message>
    <message id="Opens the file as it was saved. What was typed stays for a month under File, Unsaved work.">
        <source></source>
        <translation>Öffnet die Datei, wie sie gespeichert wurde. Das Eingegebene bleibt einen Monat lang unter Datei, Ungesicherte Stände.</translation>
    </message>
    <message id="never">
        <source></source>
        <translation>nie</translation>
    </message>
    <message id="the file is gone">
        <source></source>
        <translation>Datei nicht mehr da</translation>
    </message>
    <message id="Discard what was typed in “%1” until %2?">
        <source></source>
        <translation>Eingaben in „%1“ bis %2 verwerfen?</translation>
    </message>
    <message id="It cannot be brought back.">
        <source></source>
        <translation>Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message id="Discard">
        <source></source>
        <translation>Verwerfen</translation>
    </message>
    <message id="Revisions">
        <source></source>
        <translation>Revisionen</translation>
    </message>
    <message id="Revision">
        <source></source>
        <translation>Revision</translation>
    </message>
    <message id="Time">
        <source></source>
        <translation>Zeit</translation>
    </message>
    <message id="Author">
        <source></source>
        <translation>Autor</translation>
    </message>
    <message id="Comment">
        <source></source>
        <translation>Kommentar</translation>
    </message>
    <message id="What changed">
        <source></source>
        <translation>Was sich änderte</translation>
    </message>
    <message id="What differs">
        <source></source>
        <translation>Was sich unterscheidet</translation>
    </message>
    <message id="before">
        <source></source>
        <translation>vorher</translation>
    </message>
    <message id="after">
        <source></source>
        <translation>nachher</translation>
    </message>
    <message id="Nothing is saved yet, or the file is JSON, which keeps no revisions. A .racktally document keeps them.">
        <source></source>
        <translation>Noch ist nichts gespeichert, oder die Datei ist JSON und führt keine Revisionen. Ein .racktally-Dokument führt sie.</translation>
    </message>
    <message id="Choose one revision to see what it changed, or two of them (Ctrl) to compare those.">
        <source></source>
        <translation>Eine Revision zeigt, was sie änderte; zwei (mit Strg gewählt) werden miteinander verglichen.</translation>
    </message>
    <message id="Restore this state">
        <source></source>
        <translation>Diesen Stand zurückholen</translation>
    </message>
    <message id="Makes the chosen state the current one. It can be undone, and the file changes only when you save.">
        <source></source>
        <translation>Macht den gewählten Stand zum aktuellen. Das lässt sich widerrufen, und die Datei ändert sich erst, wenn Sie speichern.</translation>
    </message>
    <message id="now">
        <source></source>
        <translation>jetzt</translation>
    </message>
    <message id="not saved yet">
        <source></source>
        <translation>noch nicht gespeichert</translation>
    </message>
    <message id="as saved">
        <source></source>
        <translation>wie gespeichert</translation>
    </message>
    <message id="revision %1">
        <source></source>
        <translation>Revision %1</translation>
    </message>
    <message id="cannot be read by this version">
        <source></source>
        <translation>von dieser Version nicht lesbar</translation>
    </message>
    <message id="first state">
        <source></source>
        <translation>erster Stand</translation>
    </message>
    <message id="This is the first state.">
        <source></source>
        <translation>Das ist der erste Stand.</translation>
    </message>
    <message id="%1 and %2 are the same.">
        <source></source>
        <translation>%1 und %2 sind gleich.</translation>
    </message>
    <message id="From %1 to %2">
        <source></source>
        <translation>Von %1 zu %2</translation>
    </message>
    <message id="Results">
        <source></source>
        <translation>Ergebnisse</translation>
    </message>
    <message id="Restore of %1">
        <source></source>
        <translation>Zurückholen von %1</translation>
    </message>
    <message id="State the file to write with -o; its name ends with .xlsx, .json or .racktally.">
        <source></source>
        <translation>Nennen Sie die Zieldatei mit -o; ihr Name endet auf .xlsx, .json oder .racktally.</translation>
    </message>
    <message id="The two are the same project.">
        <source></source>
        <translation>Beide sind dasselbe Projekt.</translation>
    </message>
    <message id="No result differs.">
        <source></source>
        <translation>Kein Ergebnis unterscheidet sich.</translation>
    </message>
    <message id="This file keeps no revisions.">
        <source></source>
        <translation>Diese Datei führt keine Revisionen.</translation>
    </message>
    <message id="A spreadsheet whose formulas are live, the project as JSON, or a document that keeps its revisions.">
        <source></source>
        <translation>Eine Tabelle mit lebenden Formeln, das Projekt als JSON oder ein Dokument, das seine Revisionen führt.</translation>
    </message>
    <message id="What differs between two projects or two revisions of one: inputs and results.">
        <source></source>
        <translation>Was sich zwischen zwei Projekten oder zwei Revisionen unterscheidet: Eingaben und Ergebnisse.</translation>
    </message>
    <message id="The saved states of a document; every command takes one of them with --revision N.">
        <source></source>
        <translation>Die gespeicherten Stände eines Dokuments; jeder Befehl nimmt einen davon mit --revision N.</translation>
    </message>
    <message id="The settings could not be read and are at their defaults now. The old file is kept as %1.">
        <source></source>
        <translation>Die Einstellungen konnten nicht gelesen werden und stehen nun auf den Vorgaben. Die alte Datei bleibt als %1 erhalten.</translation>
    </message>
    <message id="%1 exists already. Replace it?">
        <source></source>
        <translation>%1 gibt es schon. Ersetzen?</translation>
    </message>
    <message id="What is there stays as a backup.">
        <source></source>
        <translation>Der bisherige Inhalt bleibt als Sicherung erhalten.</translation>
    </message>
    <message id="Replace">
        <source></source>
        <translation>Ersetzen</translation>
    </message>
    <message id="The file is cut off: only %1 bytes are there. Copy it again from where it came from.">
        <source></source>
        <translation>Die Datei ist abgeschnitten: Es sind nur %1 Bytes vorhanden. Kopieren Sie sie neu von dort, woher sie kam.</translation>
    </message>
    <message id="PCIe card">
        <source></source>
        <translation>PCIe-Karte</translation>
    </message>
    <message id="SXM4 board">
        <source></source>
        <translation>SXM4-Board</translation>
    </message>
    <message id="SXM5 board">
        <source></source>
        <translation>SXM5-Board</translation>
    </message>
    <message id="SXM6 board">
        <source></source>
        <translation>SXM6-Board</translation>
    </message>
    <message id="OAM board">
        <source></source>
        <translation>OAM-Board</translation>
    </message>
    <message id="superchip">
        <source></source>
        <translation>Superchip</translation>
    </message>
    <message id="rack-scale tray">
        <source></source>
        <translation>Rack-Scale-Einschub</translation>
    </message>
    <message id="bridge between cards">
        <source></source>
        <translation>Brücke zwischen Karten</translation>
    </message>
    <message id="on the board">
        <source></source>
        <translation>auf dem Board</translation>
    </message>
    <message id="Ethernet on the chip">
        <source></source>
        <translation>Ethernet auf dem Chip</translation>
    </message>
    <message id="passive">
        <source></source>
        <translation>passiv</translation>
    </message>
    <message id="own fan">
        <source></source>
        <translation>eigener Lüfter</translation>
    </message>
    <message id="by the chassis">
        <source></source>
        <translation>durch das Gehäuse</translation>
    </message>
    <message id="liquid only">
        <source></source>
        <translation>nur mit Flüssigkeit</translation>
    </message>
    <message id="no restriction known">
        <source></source>
        <translation>keine Beschränkung bekannt</translation>
    </message>
    <message id="export-controlled">
        <source></source>
        <translation>exportkontrolliert</translation>
    </message>
    <message id="for the Chinese market only">
        <source></source>
        <translation>nur für den chinesischen Markt</translation>
    </message>
    <message id="rack">
        <source></source>
        <translation>Rack</translation>
    </message>
    <message id="tower">
        <source></source>
        <translation>Tower</translation>
    </message>
    <message id="workstation">
        <source></source>
        <translation>Workstation</translation>
    </message>
    <message id="deskside">
        <source></source>
        <translation>Schreibtischgerät</translation>
    </message>
    <message id="directly to the processors">
        <source></source>
        <translation>direkt an den Prozessoren</translation>
    </message>
    <message id="through PCIe switches">
        <source></source>
        <translation>über PCIe-Switches</translation>
    </message>
    <message id="on a GPU board">
        <source></source>
        <translation>auf einem GPU-Board</translation>
    </message>
    <message id="air">
        <source></source>
        <translation>Luft</translation>
    </message>
    <message id="air or liquid">
        <source></source>
        <translation>Luft oder Flüssigkeit</translation>
    </message>
    <message id="NVMe U.2/U.3">
        <source></source>
        <translation>NVMe U.2/U.3</translation>
    </message>
    <message id="NVMe E1.S">
        <source></source>
        <translation>NVMe E1.S</translation>
    </message>
    <message id="NVMe E3.S">
        <source></source>
        <translation>NVMe E3.S</translation>
    </message>
    <message id="M.2">
        <source></source>
        <translation>M.2</translation>
    </message>
    <message id="SAS">
        <source></source>
        <translation>SAS</translation>
    </message>
    <message id="SATA">
        <source></source>
        <translation>SATA</translation>
    </message>
    <message id="GPU cable">
        <source></source>
        <translation>GPU-Kabel</translation>
    </message>
    <message id="power cord">
        <source></source>
        <translation>Netzkabel</translation>
    </message>
    <message id="network cable or optics">
        <source></source>
        <translation>Netzwerkkabel oder Optik</translation>
    </message>
    <message id="rails">
        <source></source>
        <translation>Schienen</translation>
    </message>
    <message id="GPU enablement kit">
        <source></source>
        <translation>GPU-Einbausatz</translation>
    </message>
    <message id="airflow kit">
        <source></source>
        <translation>Lüftersatz</translation>
    </message>
    <message id="rack cabinet">
        <source></source>
        <translation>Rackschrank</translation>
    </message>
    <message id="power distribution">
        <source></source>
        <translation>Stromverteilung</translation>
    </message>
    <message id="coolant distribution">
        <source></source>
        <translation>Kühlmittelverteilung</translation>
    </message>
    <message id="room cooling">
        <source></source>
        <translation>Raumkühlung</translation>
    </message>
    <message id="uninterruptible supply">
        <source></source>
        <translation>USV</translation>
    </message>
    <message id="service">
        <source></source>
        <translation>Dienstleistung</translation>
    </message>
    <message id="other">
        <source></source>
        <translation>Sonstiges</translation>
    </message>
    <message id="AI software">
        <source></source>
        <translation>KI-Software</translation>
    </message>
    <message id="virtual workstations">
        <source></source>
        <translation>virtuelle Workstations</translation>
    </message>
    <message id="virtual desktops">
        <source></source>
        <translation>virtuelle Desktops</translation>
    </message>
    <message id="virtual applications">
        <source></source>
        <translation>virtuelle Anwendungen</translation>
    </message>
    <message id="virtualisation">
        <source></source>
        <translation>Virtualisierung</translation>
    </message>
    <message id="server operating system">
        <source></source>
        <translation>Server-Betriebssystem</translation>
    </message>
    <message id="price of electricity">
        <source></source>
        <translation>Strompreis</translation>
    </message>
    <message id="CO₂ of the mix, direct">
        <source></source>
        <translation>CO₂ des Strommix, direkt</translation>
    </message>
    <message id="CO₂ of the mix, life cycle">
        <source></source>
        <translation>CO₂ des Strommix, Lebenszyklus</translation>
    </message>
    <message id="power usage effectiveness">
        <source></source>
        <translation>PUE</translation>
    </message>
    <message id="colocation per rack">
        <source></source>
        <translation>Colocation je Rack</translation>
    </message>
    <message id="colocation per kW">
        <source></source>
        <translation>Colocation je kW</translation>
    </message>
    <message id="building a data centre">
        <source></source>
        <translation>Bau eines Rechenzentrums</translation>
    </message>
    <message id="hyperscaler">
        <source></source>
        <translation>Hyperscaler</translation>
    </message>
    <message id="specialist">
        <source></source>
        <translation>Spezialist</translation>
    </message>
    <message id="European hoster">
        <source></source>
        <translation>europäischer Hoster</translation>
    </message>
    <message id="marketplace">
        <source></source>
        <translation>Marktplatz</translation>
    </message>
    <message id="Europe">
        <source></source>
        <translation>Europa</translation>
    </message>
    <message id="United Kingdom">
        <source></source>
        <translation>Vereinigtes Königreich</translation>
    </message>
    <message id="North America">
        <source></source>
        <translation>Nordamerika</translation>
    </message>
    <message id="Asia and Pacific">
        <source></source>
        <translation>Asien und Pazifik</translation>
    </message>
    <message id="elsewhere">
        <source></source>
        <translation>anderswo</translation>
    </message>
    <message id="anywhere">
        <source></source>
        <translation>überall</translation>
    </message>
    <message id="block storage">
        <source></source>
        <translation>Blockspeicher</translation>
    </message>
    <message id="object storage">
        <source></source>
        <translation>Objektspeicher</translation>
    </message>
    <message id="data transfer out">
        <source></source>
        <translation>Datenabfluss</translation>
    </message>
    <message id="support">
        <source></source>
        <translation>Support</translation>
    </message>
    <message id="snapshots">
        <source></source>
        <translation>Snapshots</translation>
    </message>
    <message id="network">
        <source></source>
        <translation>Netzwerk</translation>
    </message>
    <message id="virtual workstation (Q)">
        <source></source>
        <translation>virtuelle Workstation (Q)</translation>
    </message>
    <message id="virtual desktop (B)">
        <source></source>
        <translation>virtueller Desktop (B)</translation>
    </message>
    <message id="virtual compute (C)">
        <source></source>
        <translation>virtuelles Rechnen (C)</translation>
    </message>
    <message id="Not confirmed">
        <source></source>
        <translation>Nicht bestätigt</translation>
    </message>
    <message id="Vendor">
        <source></source>
        <translation>Hersteller</translation>
    </message>
    <message id="Architecture">
        <source></source>
        <translation>Architektur</translation>
    </message>
    <message id="Launched">
        <source></source>
        <translation>Erschienen</translation>
    </message>
    <message id="Memory">
        <source></source>
        <translation>Speicher</translation>
    </message>
    <message id="Kind of memory">
        <source></source>
        <translation>Speicherart</translation>
    </message>
    <message id="Memory bandwidth">
        <source></source>
        <translation>Speicherbandbreite</translation>
    </message>
    <message id="Power limit">
        <source></source>
        <translation>Leistungsgrenze</translation>
    </message>
    <message id="Form">
        <source></source>
        <translation>Bauform</translation>
    </message>
    <message id="Width in slots">
        <source></source>
        <translation>Breite in Steckplätzen</translation>
    </message>
    <message id="PCIe generation">
        <source></source>
        <translation>PCIe-Generation</translation>
    </message>
    <message id="PCIe lanes">
        <source></source>
        <translation>PCIe-Lanes</translation>
    </message>
    <message id="Link between GPUs">
        <source></source>
        <translation>Verbindung der GPUs</translation>
    </message>
    <message id="Bandwidth of the link">
        <source></source>
        <translation>Bandbreite der Verbindung</translation>
    </message>
    <message id="GPUs linked at most">
        <source></source>
        <translation>Verbundene GPUs höchstens</translation>
    </message>
    <message id="GPUs on one card">
        <source></source>
        <translation>GPUs je Karte</translation>
    </message>
    <message id="FP64">
        <source></source>
        <translation>FP64</translation>
    </message>
    <message id="FP64, matrix">
        <source></source>
        <translation>FP64, Matrix</translation>
    </message>
    <message id="FP32">
        <source></source>
        <translation>FP32</translation>
    </message>
    <message id="TF32, dense">
        <source></source>
        <translation>TF32, dicht</translation>
    </message>
    <message id="BF16, dense">
        <source></source>
        <translation>BF16, dicht</translation>
    </message>
    <message id="FP8, dense">
        <source></source>
        <translation>FP8, dicht</translation>
    </message>
    <message id="FP4, dense">
        <source></source>
        <translation>FP4, dicht</translation>
    </message>
    <message id="INT8, dense">
        <source></source>
        <translation>INT8, dicht</translation>
    </message>
    <message id="Ray tracing cores">
        <source></source>
        <translation>Raytracing-Kerne</translation>
    </message>
    <message id="MIG instances at most">
        <source></source>
        <translation>MIG-Instanzen höchstens</translation>
    </message>
    <message id="vGPU">
        <source></source>
        <translation>vGPU</translation>
    </message>
    <message id="Memory with ECC">
        <source></source>
        <translation>Speicher mit ECC</translation>
    </message>
    <message id="Market">
        <source></source>
        <translation>Markt</translation>
    </message>
    <message id="NVIDIA AI Enterprise included">
        <source></source>
        <translation>NVIDIA AI Enterprise enthalten</translation>
    </message>
    <message id="Servers">
        <source></source>
        <translation>Server</translation>
    </message>
    <message id="Depth">
        <source></source>
        <translation>Tiefe</translation>
    </message>
    <message id="Weight">
        <source></source>
        <translation>Gewicht</translation>
    </message>
    <message id="Processor socket">
        <source></source>
        <translation>Prozessorsockel</translation>
    </message>
    <message id="Processors at most">
        <source></source>
        <translation>Prozessoren höchstens</translation>
    </message>
    <message id="Processor generations">
        <source></source>
        <translation>Prozessorgenerationen</translation>
    </message>
    <message id="Processor power at most">
        <source></source>
        <translation>Prozessorleistung höchstens</translation>
    </message>
    <message id="Processor power at most, with GPUs">
        <source></source>
        <translation>Prozessorleistung höchstens, mit GPUs</translation>
    </message>
    <message id="Memory slots">
        <source></source>
        <translation>DIMM-Plätze</translation>
    </message>
    <message id="Memory at most">
        <source></source>
        <translation>Speicher höchstens</translation>
    </message>
    <message id="GPU forms">
        <source></source>
        <translation>GPU-Bauformen</translation>
    </message>
    <message id="Double-width cards at most">
        <source></source>
        <translation>Doppelt breite Karten höchstens</translation>
    </message>
    <message id="Single-width cards at most">
        <source></source>
        <translation>Einfach breite Karten höchstens</translation>
    </message>
    <message id="GPUs on the board">
        <source></source>
        <translation>GPUs auf dem Board</translation>
    </message>
    <message id="Power of a single-width card at most">
        <source></source>
        <translation>Leistung einer einfach breiten Karte höchstens</translation>
    </message>
    <message id="Numbers of GPUs that can be ordered">
        <source></source>
        <translation>Bestellbare GPU-Anzahlen</translation>
    </message>
    <message id="GPU power at most">
        <source></source>
        <translation>GPU-Leistung höchstens</translation>
    </message>
    <message id="GPUs attached">
        <source></source>
        <translation>GPU-Anbindung</translation>
    </message>
    <message id="Widest bridge">
        <source></source>
        <translation>Breiteste Brücke</translation>
    </message>
    <message id="Different GPUs allowed">
        <source></source>
        <translation>Verschiedene GPUs erlaubt</translation>
    </message>
    <message id="Needs a GPU enablement kit">
        <source></source>
        <translation>Braucht einen GPU-Einbausatz</translation>
    </message>
    <message id="PCIe x16 slots">
        <source></source>
        <translation>PCIe-x16-Steckplätze</translation>
    </message>
    <message id="Drive bays">
        <source></source>
        <translation>Laufwerksschächte</translation>
    </message>
    <message id="Power supplies at most">
        <source></source>
        <translation>Netzteile höchstens</translation>
    </message>
    <message id="Power supplies to choose, W">
        <source></source>
        <translation>Wählbare Netzteile, W</translation>
    </message>
    <message id="Redundancy of power supplies">
        <source></source>
        <translation>Redundanz der Netzteile</translation>
    </message>
    <message id="Power budget">
        <source></source>
        <translation>Leistungsbudget</translation>
    </message>
    <message id="Inlet air at most">
        <source></source>
        <translation>Zuluft höchstens</translation>
    </message>
    <message id="Processors">
        <source></source>
        <translation>Prozessoren</translation>
    </message>
    <message id="Generation">
        <source></source>
        <translation>Generation</translation>
    </message>
    <message id="Sockets at most">
        <source></source>
        <translation>Sockel höchstens</translation>
    </message>
    <message id="Cores">
        <source></source>
        <translation>Kerne</translation>
    </message>
    <message id="Base clock">
        <source></source>
        <translation>Grundtakt</translation>
    </message>
    <message id="Boost clock">
        <source></source>
        <translation>Turbotakt</translation>
    </message>
    <message id="Speed of memory">
        <source></source>
        <translation>Speichertakt</translation>
    </message>
    <message id="Memory channels">
        <source></source>
        <translation>Speicherkanäle</translation>
    </message>
    <message id="Memory modules">
        <source></source>
        <translation>Speichermodule</translation>
    </message>
    <message id="Capacity">
        <source></source>
        <translation>Kapazität</translation>
    </message>
    <message id="Speed">
        <source></source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message id="Drives">
        <source></source>
        <translation>Laufwerke</translation>
    </message>
    <message id="Interface">
        <source></source>
        <translation>Schnittstelle</translation>
    </message>
    <message id="Reads">
        <source></source>
        <translation>Lesen</translation>
    </message>
    <message id="Writes">
        <source></source>
        <translation>Schreiben</translation>
    </message>
    <message id="Drive writes per day">
        <source></source>
        <translation>Schreibvorgänge je Tag (DWPD)</translation>
    </message>
    <message id="Network cards">
        <source></source>
        <translation>Netzwerkkarten</translation>
    </message>
    <message id="Ports">
        <source></source>
        <translation>Anschlüsse</translation>
    </message>
    <message id="Rate per port">
        <source></source>
        <translation>Rate je Anschluss</translation>
    </message>
    <message id="Protocol">
        <source></source>
        <translation>Protokoll</translation>
    </message>
    <message id="Switches">
        <source></source>
        <translation>Switches</translation>
    </message>
    <message id="Power supplies">
        <source></source>
        <translation>Netzteile</translation>
    </message>
    <message id="Rated power">
        <source></source>
        <translation>Nennleistung</translation>
    </message>
    <message id="Lowest voltage">
        <source></source>
        <translation>Kleinste Spannung</translation>
    </message>
    <message id="Inlet">
        <source></source>
        <translation>Kaltgerätestecker</translation>
    </message>
    <message id="Efficiency class">
        <source></source>
        <translation>Effizienzklasse</translation>
    </message>
    <message id="Bridges">
        <source></source>
        <translation>Brücken</translation>
    </message>
    <message id="Cards per bridge">
        <source></source>
        <translation>Karten je Brücke</translation>
    </message>
    <message id="Accessories">
        <source></source>
        <translation>Zubehör</translation>
    </message>
    <message id="Capacity, kW">
        <source></source>
        <translation>Leistung, kW</translation>
    </message>
    <message id="Use">
        <source></source>
        <translation>Verwendung</translation>
    </message>
    <message id="Counted">
        <source></source>
        <translation>Zählweise</translation>
    </message>
    <message id="Term in years">
        <source></source>
        <translation>Laufzeit in Jahren</translation>
    </message>
    <message id="Units per price">
        <source></source>
        <translation>Einheiten je Preis</translation>
    </message>
    <message id="Minimum per processor">
        <source></source>
        <translation>Mindestzahl je Prozessor</translation>
    </message>
    <message id="Minimum per server">
        <source></source>
        <translation>Mindestzahl je Server</translation>
    </message>
    <message id="Minimum per order">
        <source></source>
        <translation>Mindestzahl je Bestellung</translation>
    </message>
    <message id="Electricity, carbon, PUE">
        <source></source>
        <translation>Strom, CO₂, PUE</translation>
    </message>
    <message id="Region">
        <source></source>
        <translation>Region</translation>
    </message>
    <message id="What">
        <source></source>
        <translation>Größe</translation>
    </message>
    <message id="Low">
        <source></source>
        <translation>Niedrig</translation>
    </message>
    <message id="Typical">
        <source></source>
        <translation>Typisch</translation>
    </message>
    <message id="High">
        <source></source>
        <translation>Hoch</translation>
    </message>
    <message id="Cloud offers">
        <source></source>
        <translation>Cloud-Angebote</translation>
    </message>
    <message id="Provider">
        <source></source>
        <translation>Anbieter</translation>
    </message>
    <message id="Kind of provider">
        <source></source>
        <translation>Art des Anbieters</translation>
    </message>
    <message id="Instance">
        <source></source>
        <translation>Instanz</translation>
    </message>
    <message id="Area">
        <source></source>
        <translation>Bereich</translation>
    </message>
    <message id="Memory per GPU">
        <source></source>
        <translation>Speicher je GPU</translation>
    </message>
    <message id="Processor threads">
        <source></source>
        <translation>Prozessor-Threads</translation>
    </message>
    <message id="Main memory">
        <source></source>
        <translation>Arbeitsspeicher</translation>
    </message>
    <message id="On demand per hour">
        <source></source>
        <translation>Auf Abruf je Stunde</translation>
    </message>
    <message id="Spot per hour">
        <source></source>
        <translation>Spot je Stunde</translation>
    </message>
    <message id="Reserved one year, per hour">
        <source></source>
        <translation>Ein Jahr reserviert, je Stunde</translation>
    </message>
    <message id="Reserved three years, per hour">
        <source></source>
        <translation>Drei Jahre reserviert, je Stunde</translation>
    </message>
    <message id="Per month">
        <source></source>
        <translation>Je Monat</translation>
    </message>
    <message id="Set-up fee">
        <source></source>
        <translation>Einrichtungsgebühr</translation>
    </message>
    <message id="Model API prices">
        <source></source>
        <translation>Modell-API-Preise</translation>
    </message>
    <message id="Model">
        <source></source>
        <translation>Modell</translation>
    </message>
    <message id="Input per million tokens">
        <source></source>
        <translation>Eingabe je Million Token</translation>
    </message>
    <message id="Cached input per million tokens">
        <source></source>
        <translation>Zwischengespeicherte Eingabe je Million Token</translation>
    </message>
    <message id="Output per million tokens">
        <source></source>
        <translation>Ausgabe je Million Token</translation>
    </message>
    <message id="Cloud storage and transfer">
        <source></source>
        <translation>Cloud-Speicher und Transfer</translation>
    </message>
    <message id="Tier">
        <source></source>
        <translation>Stufe</translation>
    </message>
    <message id="Published systems">
        <source></source>
        <translation>Veröffentlichte Systeme</translation>
    </message>
    <message id="Server">
        <source></source>
        <translation>Server</translation>
    </message>
    <message id="Processor">
        <source></source>
        <translation>Prozessor</translation>
    </message>
    <message id="Memory module">
        <source></source>
        <translation>Speichermodul</translation>
    </message>
    <message id="MIG profiles">
        <source></source>
        <translation>MIG-Profile</translation>
    </message>
    <message id="Profile">
        <source></source>
        <translation>Profil</translation>
    </message>
    <message id="Compute slices">
        <source></source>
        <translation>Rechenanteile</translation>
    </message>
    <message id="Compute slices of the GPU">
        <source></source>
        <translation>Rechenanteile der GPU</translation>
    </message>
    <message id="Memory slices">
        <source></source>
        <translation>Speicheranteile</translation>
    </message>
    <message id="Memory slices of the GPU">
        <source></source>
        <translation>Speicheranteile der GPU</translation>
    </message>
    <message id="Instances at most">
        <source></source>
        <translation>Instanzen höchstens</translation>
    </message>
    <message id="With media engines">
        <source></source>
        <translation>Mit Medieneinheiten</translation>
    </message>
    <message id="vGPU profiles">
        <source></source>
        <translation>vGPU-Profile</translation>
    </message>
    <message id="Series">
        <source></source>
        <translation>Reihe</translation>
    </message>
    <message id="Memory per user">
        <source></source>
        <translation>Speicher je Benutzer</translation>
    </message>
    <message id="Users per GPU">
        <source></source>
        <translation>Benutzer je GPU</translation>
    </message>
    <message id="Prices">
        <source></source>
        <translation>Preise</translation>
    </message>
    <message id="Part">
        <source></source>
        <translation>Bauteil</translation>
    </message>
    <message id="Lowest price">
        <source></source>
        <translation>Niedrigster Preis</translation>
    </message>
    <message id="Highest price">
        <source></source>
        <translation>Höchster Preis</translation>
    </message>
    <message id="Supplier">
        <source></source>
        <translation>Lieferant</translation>
    </message>
    <message id="Values">
        <source></source>
        <translation>Werte</translation>
    </message>
    <message id="GPU places">
        <source></source>
        <translation>GPU-Plätze</translation>
    </message>
    <message id="Processor heat">
        <source></source>
        <translation>Prozessorwärme</translation>
    </message>
    <message id="NVLink bridges">
        <source></source>
        <translation>NVLink-Brücken</translation>
    </message>
    <message id="Data drives">
        <source></source>
        <translation>Datenlaufwerke</translation>
    </message>
    <message id="Boot drives">
        <source></source>
        <translation>Startlaufwerke</translation>
    </message>
    <message id="Cables">
        <source></source>
        <translation>Kabel</translation>
    </message>
    <message id="Rails">
        <source></source>
        <translation>Schienen</translation>
    </message>
    <message id="Kits">
        <source></source>
        <translation>Einbausätze</translation>
    </message>
    <message id="Service">
        <source></source>
        <translation>Dienstleistung</translation>
    </message>
    <message id="as the server is built">
        <source></source>
        <translation>wie der Server gebaut ist</translation>
    </message>
    <message id="one spare (N+1)">
        <source></source>
        <translation>eines in Reserve (N+1)</translation>
    </message>
    <message id="two feeds (N+N)">
        <source></source>
        <translation>zwei Einspeisungen (N+N)</translation>
    </message>
    <message id="100 to 127 V">
        <source></source>
        <translation>100 bis 127 V</translation>
    </message>
    <message id="200 to 240 V">
        <source></source>
        <translation>200 bis 240 V</translation>
    </message>
    <message id="What the position is in the server.">
        <source></source>
        <translation>Was die Position im Server ist.</translation>
    </message>
    <message id="Name of the part in the catalogue; empty for a position of your own.">
        <source></source>
        <translation>Name des Bauteils im Katalog; leer bei einer eigenen Position.</translation>
    </message>
    <message id="Text of the position in place of the part's name.">
        <source></source>
        <translation>Text der Position anstelle des Bauteilnamens.</translation>
    </message>
    <message id="Pieces in one node.">
        <source></source>
        <translation>Stück je Knoten.</translation>
    </message>
    <message id="Net price of one piece; empty: not known.">
        <source></source>
        <translation>Nettopreis je Stück; leer: nicht bekannt.</translation>
    </message>
    <message id="MIG profile, such as 1g.10gb.">
        <source></source>
        <translation>MIG-Profil, etwa 1g.10gb.</translation>
    </message>
    <message id="Instances of this profile in one node.">
        <source></source>
        <translation>Instanzen dieses Profils je Knoten.</translation>
    </message>
    <message id="Bill of materials">
        <source></source>
        <translation>Stückliste</translation>
    </message>
    <message id="Quoted price of the node">
        <source></source>
        <translation>Angebotspreis des Knotens</translation>
    </message>
    <message id="What a vendor quotes for one whole node; it stands in place of the sum of its parts, which then print as included.">
        <source></source>
        <translation>Was ein Anbieter für einen ganzen Knoten verlangt; steht anstelle der Summe der Teile, die dann als enthalten gedruckt werden.</translation>
    </message>
    <message id="How many of the power supplies may fail.">
        <source></source>
        <translation>Wie viele der Netzteile ausfallen dürfen.</translation>
    </message>
    <message id="Supply voltage">
        <source></source>
        <translation>Netzspannung</translation>
    </message>
    <message id="Voltage at the place of installation.">
        <source></source>
        <translation>Spannung am Aufstellort.</translation>
    </message>
    <message id="Inlet air">
        <source></source>
        <translation>Zuluft</translation>
    </message>
    <message id="Temperature of the air that the servers draw in.">
        <source></source>
        <translation>Temperatur der Luft, die die Server ansaugen.</translation>
    </message>
    <message id="Liquid cooling in the room">
        <source></source>
        <translation>Flüssigkeitskühlung im Raum</translation>
    </message>
    <message id="Whether coolant is available at the rack.">
        <source></source>
        <translation>Ob am Rack Kühlmittel verfügbar ist.</translation>
    </message>
    <message id="Power limit per GPU">
        <source></source>
        <translation>Leistungsgrenze je GPU</translation>
    </message>
    <message id="Limit set below the GPU's own; it costs speed.">
        <source></source>
        <translation>Grenze unterhalb der eigenen der GPU; sie kostet Tempo.</translation>
    </message>
    <message id="Stated draw, idle">
        <source></source>
        <translation>Angegebene Leistung, Leerlauf</translation>
    </message>
    <message id="Draw of one idle node as measured or stated by the vendor, in place of the estimate.">
        <source></source>
        <translation>Leistungsaufnahme eines Knotens im Leerlauf, gemessen oder vom Hersteller genannt, anstelle der Schätzung.</translation>
    </message>
    <message id="Stated draw, busy">
        <source></source>
        <translation>Angegebene Leistung, ausgelastet</translation>
    </message>
    <message id="Draw of one node with all GPUs busy as measured or stated by the vendor, in place of the estimate.">
        <source></source>
        <translation>Leistungsaufnahme eines Knotens bei Auslastung aller GPUs, gemessen oder vom Hersteller genannt, anstelle der Schätzung.</translation>
    </message>
    <message id="MIG instances">
        <source></source>
        <translation>MIG-Instanzen</translation>
    </message>
    <message id="vGPU profile">
        <source></source>
        <translation>vGPU-Profil</translation>
    </message>
    <message id="Size of a virtual GPU, such as 4Q for a workstation of 4 GB.">
        <source></source>
        <translation>Größe einer virtuellen GPU, etwa 4Q für eine Workstation mit 4 GB.</translation>
    </message>
    <message id="vGPU users per node">
        <source></source>
        <translation>vGPU-Benutzer je Knoten</translation>
    </message>
    <message id="Virtual machines with a virtual GPU that run at once on one node.">
        <source></source>
        <translation>Virtuelle Maschinen mit virtueller GPU, die auf einem Knoten gleichzeitig laufen.</translation>
    </message>
    <message id="Configured servers">
        <source></source>
        <translation>Konfigurierte Server</translation>
    </message>
    <message id="Service bought with the servers">
        <source></source>
        <translation>Mit den Servern gekaufte Dienstleistung</translation>
    </message>
    <message id="Product">
        <source></source>
        <translation>Produkt</translation>
    </message>
    <message id="Name of the licence in the catalogue; its minimums are then checked.">
        <source></source>
        <translation>Name der Lizenz im Katalog; ihre Mindestmengen werden dann geprüft.</translation>
    </message>
    <message id="Configuration">
        <source></source>
        <translation>Konfiguration</translation>
    </message>
    <message id="spot">
        <source></source>
        <translation>Spot</translation>
    </message>
    <message id="reserved, one year">
        <source></source>
        <translation>ein Jahr reserviert</translation>
    </message>
    <message id="reserved, three years">
        <source></source>
        <translation>drei Jahre reserviert</translation>
    </message>
    <message id="Place and measurements">
        <source></source>
        <translation>Aufstellort und Messwerte</translation>
    </message>
    <message id="Qty">
        <source></source>
        <translation>Menge</translation>
    </message>
    <message id="Price of">
        <source></source>
        <translation>Preis vom</translation>
    </message>
    <message id="%1 – %2">
        <source></source>
        <translation>%1 – %2</translation>
    </message>
    <message id="This option has no configuration: its size, price and power are entered by hand. Begin with a system that a vendor published, or choose a server and let the rest be filled in.">
        <source></source>
        <translation>Diese Variante hat keine Konfiguration: Größe, Preis und Leistung sind von Hand eingetragen. Mit einem veröffentlichten System beginnen, oder einen Server wählen und den Rest ergänzen lassen.</translation>
    </message>
    <message id="Published system">
        <source></source>
        <translation>Veröffentlichtes System</translation>
    </message>
    <message id="Begin with it">
        <source></source>
        <translation>Damit beginnen</translation>
    </message>
    <message id="Begin and fill in">
        <source></source>
        <translation>Beginnen und ergänzen</translation>
    </message>
    <message id="configuration: %1">
        <source></source>
        <translation>Konfiguration: %1</translation>
    </message>
    <message id="The catalogue could not be read; parts cannot be chosen.">
        <source></source>
        <translation>Der Katalog konnte nicht gelesen werden; Bauteile sind nicht wählbar.</translation>
    </message>
    <message id="Add …">
        <source></source>
        <translation>Hinzufügen …</translation>
    </message>
    <message id="Adds a position: a part of the catalogue or one of your own.">
        <source></source>
        <translation>Fügt eine Position hinzu: ein Bauteil des Katalogs oder eine eigene.</translation>
    </message>
    <message id="Takes the chosen position out.">
        <source></source>
        <translation>Nimmt die gewählte Position heraus.</translation>
    </message>
    <message id="Fill in">
        <source></source>
        <translation>Ergänzen</translation>
    </message>
    <message id="Adds what is missing: processors, memory, network, drives, power supplies, cables.">
        <source></source>
        <translation>Ergänzt, was fehlt: Prozessoren, Speicher, Netzwerk, Laufwerke, Netzteile, Kabel.</translation>
    </message>
    <message id="values of the catalogue taken over">
        <source></source>
        <translation>Werte des Katalogs übernommen</translation>
    </message>
    <message id="Net total unknown: %1 positions without a price; the others %2">
        <source></source>
        <translation>Nettosumme unbekannt: %1 Positionen ohne Preis; die übrigen %2</translation>
    </message>
    <message id="oldest price %1">
        <source></source>
        <translation>älteste Angabe %1</translation>
    </message>
    <message id="The catalogue has moved on in %1 values.">
        <source></source>
        <translation>Der Katalog hat sich in %1 Werten geändert.</translation>
    </message>
    <message id="Take them over">
        <source></source>
        <translation>Übernehmen</translation>
    </message>
    <message id="Check">
        <source></source>
        <translation>Prüfung</translation>
    </message>
    <message id="%1 errors">
        <source></source>
        <translation>%1 Fehler</translation>
    </message>
    <message id="%1 rules fulfilled">
        <source></source>
        <translation>%1 Regeln erfüllt</translation>
    </message>
    <message id="%1 warnings">
        <source></source>
        <translation>%1 Warnungen</translation>
    </message>
    <message id="%1 notes">
        <source></source>
        <translation>%1 Hinweise</translation>
    </message>
    <message id="rule %1">
        <source></source>
        <translation>Regel %1</translation>
    </message>
    <message id="Applies this change; it can be undone.">
        <source></source>
        <translation>Führt diese Änderung aus; sie lässt sich rückgängig machen.</translation>
    </message>
    <message id="Every rule is fulfilled.">
        <source></source>
        <translation>Alle Regeln sind erfüllt.</translation>
    </message>
    <message id="configuration filled in">
        <source></source>
        <translation>Konfiguration ergänzt</translation>
    </message>
    <message id="Position of your own">
        <source></source>
        <translation>Eigene Position</translation>
    </message>
    <message id="New position">
        <source></source>
        <translation>Neue Position</translation>
    </message>
    <message id="new position">
        <source></source>
        <translation>neue Position</translation>
    </message>
    <message id="position removed">
        <source></source>
        <translation>Position entfernt</translation>
    </message>
    <message id="Partitions">
        <source></source>
        <translation>Partitionen</translation>
    </message>
    <message id="GPU %1: %2">
        <source></source>
        <translation>GPU %1: %2</translation>
    </message>
    <message id="undivided">
        <source></source>
        <translation>ungeteilt</translation>
    </message>
    <message id="GPU %1">
        <source></source>
        <translation>GPU %1</translation>
    </message>
    <message id="MIG instances per node">
        <source></source>
        <translation>MIG-Instanzen je Knoten</translation>
    </message>
    <message id="%1: each instance is isolated by hardware; instances cannot work together on one model.">
        <source></source>
        <translation>%1: Jede Instanz ist durch Hardware getrennt; Instanzen können nicht gemeinsam an einem Modell arbeiten.</translation>
    </message>
    <message id="Instances of %1">
        <source></source>
        <translation>Instanzen von %1</translation>
    </message>
    <message id="%1 MB, at most %2 per GPU">
        <source></source>
        <translation>%1 MB, höchstens %2 je GPU</translation>
    </message>
    <message id="at most %1 per GPU">
        <source></source>
        <translation>höchstens %1 je GPU</translation>
    </message>
    <message id="The GPUs of this configuration cannot be divided by MIG.">
        <source></source>
        <translation>Die GPUs dieser Konfiguration lassen sich nicht mit MIG teilen.</translation>
    </message>
    <message id="Virtual GPUs (vGPU)">
        <source></source>
        <translation>Virtuelle GPUs (vGPU)</translation>
    </message>
    <message id="%1: %2, %3 users per GPU">
        <source></source>
        <translation>%1: %2, %3 Benutzer je GPU</translation>
    </message>
    <message id="Users at once, per node">
        <source></source>
        <translation>Gleichzeitige Benutzer je Knoten</translation>
    </message>
    <message id="The catalogue has no vGPU profile for the GPUs of this configuration.">
        <source></source>
        <translation>Der Katalog hat kein vGPU-Profil für die GPUs dieser Konfiguration.</translation>
    </message>
    <message id="%1: %2 of %3 placed">
        <source></source>
        <translation>%1: %2 von %3 untergebracht</translation>
    </message>
    <message id="No instance is requested; the GPUs stay whole.">
        <source></source>
        <translation>Keine Instanz ist gewünscht; die GPUs bleiben ungeteilt.</translation>
    </message>
    <message id="Every instance has its place.">
        <source></source>
        <translation>Jede Instanz hat ihren Platz.</translation>
    </message>
    <message id="No room: %1.">
        <source></source>
        <translation>Kein Platz: %1.</translation>
    </message>
    <message id="Room for %1 users on %2 GPUs. Licences are checked on the page Configuration and added there by one click.">
        <source></source>
        <translation>Platz für %1 Benutzer auf %2 GPUs. Lizenzen werden unter Konfiguration geprüft und dort mit einem Klick ergänzt.</translation>
    </message>
    <message id="instances of %1">
        <source></source>
        <translation>Instanzen von %1</translation>
    </message>
    <message id="vGPU users">
        <source></source>
        <translation>vGPU-Benutzer</translation>
    </message>
    <message id="Drawing of the server">
        <source></source>
        <translation>Zeichnung des Servers</translation>
    </message>
    <message id="switch">
        <source></source>
        <translation>Switch</translation>
    </message>
    <message id="%1: %2 of %3">
        <source></source>
        <translation>%1: %2 von %3</translation>
    </message>
    <message id="Used resources">
        <source></source>
        <translation>Verbrauchte Ressourcen</translation>
    </message>
    <message id="Structure">
        <source></source>
        <translation>Aufbau</translation>
    </message>
    <message id="Idle / busy, stated / at most: %1 / %2 / %3 W">
        <source></source>
        <translation>Leer / ausgelastet, angegeben / max.: %1 / %2 / %3 W</translation>
    </message>
    <message id="Idle / busy / at most: %1 / %2 / %3 W">
        <source></source>
        <translation>Leer / ausgelastet / max.: %1 / %2 / %3 W</translation>
    </message>
    <message id="Estimated from the power limits of the parts; fitted to published budgets within 15 %. Enter stated values to replace it.">
        <source></source>
        <translation>Geschätzt aus den Leistungsgrenzen der Bauteile; stimmt mit veröffentlichten Budgets auf 15 % überein. Angegebene Werte ersetzen die Schätzung.</translation>
    </message>
    <message id="Heat at most: %1 kW · %2 BTU/h">
        <source></source>
        <translation>Abwärme max.: %1 kW · %2 BTU/h</translation>
    </message>
    <message id="%1 kg">
        <source></source>
        <translation>%1 kg</translation>
    </message>
    <message id="no GPU">
        <source></source>
        <translation>keine GPU</translation>
    </message>
    <message id="Needed: %1, there is: %2.">
        <source></source>
        <translation>Nötig: %1, vorhanden: %2.</translation>
    </message>
    <message id="“%1” is in no catalogue">
        <source></source>
        <translation>„%1“ steht in keinem Katalog</translation>
    </message>
    <message id="No server is chosen">
        <source></source>
        <translation>Kein Server gewählt</translation>
    </message>
    <message id="No GPU is chosen">
        <source></source>
        <translation>Keine GPU gewählt</translation>
    </message>
    <message id="Processors are missing">
        <source></source>
        <translation>Prozessoren fehlen</translation>
    </message>
    <message id="Memory is missing">
        <source></source>
        <translation>Arbeitsspeicher fehlt</translation>
    </message>
    <message id="%1 does not go into %2">
        <source></source>
        <translation>%1 passt nicht in %2</translation>
    </message>
    <message id="%1 does not hold so many GPUs">
        <source></source>
        <translation>%1 fasst nicht so viele GPUs</translation>
    </message>
    <message id="%1 is too strong for so many single-width places">
        <source></source>
        <translation>%1 ist zu leistungsstark für so viele einfach breite Plätze</translation>
    </message>
    <message id="%1 draws more than %2 allows per GPU">
        <source></source>
        <translation>%1 braucht mehr, als %2 je GPU zulässt</translation>
    </message>
    <message id="%1 is not sold with %2 GPUs">
        <source></source>
        <translation>%1 gibt es nicht mit %2 GPUs</translation>
    </message>
    <message id="The chassis allows one GPU model only">
        <source></source>
        <translation>Das Gehäuse erlaubt nur ein GPU-Modell</translation>
    </message>
    <message id="Different GPU models in one server">
        <source></source>
        <translation>Verschiedene GPU-Modelle in einem Server</translation>
    </message>
    <message id="%1 needs a GPU enablement kit">
        <source></source>
        <translation>%1 braucht einen GPU-Einbausatz</translation>
    </message>
    <message id="%1 is made for the Chinese market and not sold here">
        <source></source>
        <translation>%1 ist für den chinesischen Markt bestimmt und hier nicht erhältlich</translation>
    </message>
    <message id="%1 is export-controlled">
        <source></source>
        <translation>%1 ist exportkontrolliert</translation>
    </message>
    <message id="%1 has no fan and %2 does not blow through it">
        <source></source>
        <translation>%1 hat keinen Lüfter, und %2 bläst nicht hindurch</translation>
    </message>
    <message id="%1 has a fan of its own; %2 is built for cards without">
        <source></source>
        <translation>%1 hat einen eigenen Lüfter; %2 ist für Karten ohne Lüfter gebaut</translation>
    </message>
    <message id="%1 is thicker than two slots">
        <source></source>
        <translation>%1 ist dicker als zwei Steckplätze</translation>
    </message>
    <message id="%1 and the slots differ in PCIe generation">
        <source></source>
        <translation>%1 und die Steckplätze haben verschiedene PCIe-Generationen</translation>
    </message>
    <message id="With one processor half of the slots of %1 are dead">
        <source></source>
        <translation>Mit einem Prozessor ist die Hälfte der Steckplätze von %1 ohne Anschluss</translation>
    </message>
    <message id="%1 does not fit the socket of %2">
        <source></source>
        <translation>%1 passt nicht in den Sockel von %2</translation>
    </message>
    <message id="%1 does not allow so many processors">
        <source></source>
        <translation>%1 erlaubt nicht so viele Prozessoren</translation>
    </message>
    <message id="%1 is not among the processors named for %2">
        <source></source>
        <translation>%1 gehört nicht zu den für %2 genannten Prozessoren</translation>
    </message>
    <message id="%1 is too hot for %2">
        <source></source>
        <translation>%1 ist zu heiß für %2</translation>
    </message>
    <message id="%1 is too hot for %2 with a GPU">
        <source></source>
        <translation>%1 ist zu heiß für %2 mit GPU</translation>
    </message>
    <message id="The processors have too few PCIe lanes">
        <source></source>
        <translation>Die Prozessoren haben zu wenige PCIe-Lanes</translation>
    </message>
    <message id="Fewer than six cores per GPU">
        <source></source>
        <translation>Weniger als sechs Kerne je GPU</translation>
    </message>
    <message id="Little memory for so much GPU memory">
        <source></source>
        <translation>Wenig Arbeitsspeicher für so viel GPU-Speicher</translation>
    </message>
    <message id="The processors have different numbers of memory modules">
        <source></source>
        <translation>Die Prozessoren sind ungleich mit Speichermodulen bestückt</translation>
    </message>
    <message id="Different memory modules are mixed">
        <source></source>
        <translation>Verschiedene Speichermodule sind gemischt</translation>
    </message>
    <message id="Too many memory modules for %1">
        <source></source>
        <translation>Zu viele Speichermodule für %1</translation>
    </message>
    <message id="More memory than %1 takes">
        <source></source>
        <translation>Mehr Speicher, als %1 aufnimmt</translation>
    </message>
    <message id="Not every memory channel is used">
        <source></source>
        <translation>Nicht jeder Speicherkanal ist genutzt</translation>
    </message>
    <message id="The memory runs at the speed of %1">
        <source></source>
        <translation>Der Speicher läuft mit dem Takt von %1</translation>
    </message>
    <message id="%1 does not work with %2">
        <source></source>
        <translation>%1 arbeitet nicht mit %2</translation>
    </message>
    <message id="The memory of %1 is soldered">
        <source></source>
        <translation>Der Speicher von %1 ist fest verlötet</translation>
    </message>
    <message id="No power supplies are chosen">
        <source></source>
        <translation>Keine Netzteile gewählt</translation>
    </message>
    <message id="Short peaks of the GPUs may exceed the power supplies">
        <source></source>
        <translation>Kurze Spitzen der GPUs können die Netzteile überfordern</translation>
    </message>
    <message id="Different power supplies are mixed">
        <source></source>
        <translation>Verschiedene Netzteile sind gemischt</translation>
    </message>
    <message id="No power supply may fail">
        <source></source>
        <translation>Kein Netzteil darf ausfallen</translation>
    </message>
    <message id="%1 power supplies do not carry the server when %2 fail">
        <source></source>
        <translation>%1 Netzteile tragen den Server nicht, wenn %2 ausfallen</translation>
    </message>
    <message id="The power supplies need 200 to 240 V and %1 inlets">
        <source></source>
        <translation>Die Netzteile brauchen 200 bis 240 V und %1-Anschlüsse</translation>
    </message>
    <message id="Power cords are missing">
        <source></source>
        <translation>Netzkabel fehlen</translation>
    </message>
    <message id="Power cables of the GPUs are not in the list">
        <source></source>
        <translation>Stromkabel der GPUs stehen nicht in der Liste</translation>
    </message>
    <message id="%1 is not among the power supplies of %2">
        <source></source>
        <translation>%1 gehört nicht zu den Netzteilen von %2</translation>
    </message>
    <message id="Too many power supplies for %1">
        <source></source>
        <translation>Zu viele Netzteile für %1</translation>
    </message>
    <message id="The server draws more than the budget of %1">
        <source></source>
        <translation>Der Server braucht mehr als das Budget von %1</translation>
    </message>
    <message id="%1 needs inlet air of at most %2 °C">
        <source></source>
        <translation>%1 braucht Zuluft von höchstens %2 °C</translation>
    </message>
    <message id="%1 needs liquid cooling and %2 is cooled by air">
        <source></source>
        <translation>%1 braucht Flüssigkeitskühlung, %2 wird mit Luft gekühlt</translation>
    </message>
    <message id="%1 needs liquid cooling, which the room does not have">
        <source></source>
        <translation>%1 braucht Flüssigkeitskühlung, die der Raum nicht hat</translation>
    </message>
    <message id="%1 needs liquid cooling in the room">
        <source></source>
        <translation>%1 braucht Flüssigkeitskühlung im Raum</translation>
    </message>
    <message id="%1 is not made for %2">
        <source></source>
        <translation>%1 ist nicht für %2 bestimmt</translation>
    </message>
    <message id="%1 can be linked by bridges">
        <source></source>
        <translation>%1 lässt sich mit Brücken verbinden</translation>
    </message>
    <message id="More bridges than GPUs to link">
        <source></source>
        <translation>Mehr Brücken als verbindbare GPUs</translation>
    </message>
    <message id="%1 does not fit into %2">
        <source></source>
        <translation>%1 passt nicht in %2</translation>
    </message>
    <message id="%1 is linked on its board and takes no bridges">
        <source></source>
        <translation>%1 ist auf dem Board verbunden und nimmt keine Brücken auf</translation>
    </message>
    <message id="Boards with %1 come complete">
        <source></source>
        <translation>Boards mit %1 gibt es nur vollständig</translation>
    </message>
    <message id="%1 cannot be divided by MIG">
        <source></source>
        <translation>%1 lässt sich nicht mit MIG teilen</translation>
    </message>
    <message id="The GPUs have no MIG profile %1">
        <source></source>
        <translation>Die GPUs haben kein MIG-Profil %1</translation>
    </message>
    <message id="There is no room for all instances of %1">
        <source></source>
        <translation>Nicht alle Instanzen von %1 finden Platz</translation>
    </message>
    <message id="%1 has no vGPU profile %2">
        <source></source>
        <translation>%1 hat kein vGPU-Profil %2</translation>
    </message>
    <message id="Too many vGPU users for the GPUs">
        <source></source>
        <translation>Zu viele vGPU-Benutzer für die GPUs</translation>
    </message>
    <message id="vGPU licences are missing">
        <source></source>
        <translation>vGPU-Lizenzen fehlen</translation>
    </message>
    <message id="%1: the licence counts more">
        <source></source>
        <translation>%1: Die Lizenz zählt mehr</translation>
    </message>
    <message id="No network card is chosen">
        <source></source>
        <translation>Keine Netzwerkkarte gewählt</translation>
    </message>
    <message id="Fewer network cards than GPUs">
        <source></source>
        <translation>Weniger Netzwerkkarten als GPUs</translation>
    </message>
    <message id="Too many network cards for %1">
        <source></source>
        <translation>Zu viele Netzwerkkarten für %1</translation>
    </message>
    <message id="Cables or optics of the network are not in the list">
        <source></source>
        <translation>Kabel oder Optiken des Netzwerks stehen nicht in der Liste</translation>
    </message>
    <message id="Too many drives for %1">
        <source></source>
        <translation>Zu viele Laufwerke für %1</translation>
    </message>
    <message id="No boot drive is chosen">
        <source></source>
        <translation>Kein Startlaufwerk gewählt</translation>
    </message>
    <message id="Without its values nothing can be checked. Choose another part, or add it to your own catalogue.">
        <source></source>
        <translation>Ohne seine Werte lässt sich nichts prüfen. Ein anderes Bauteil wählen oder es in den eigenen Katalog aufnehmen.</translation>
    </message>
    <message id="Choose a server, or begin with a published system.">
        <source></source>
        <translation>Einen Server wählen oder mit einem veröffentlichten System beginnen.</translation>
    </message>
    <message id="The GPU is built as %1; the server takes: %2.">
        <source></source>
        <translation>Bauform der GPU: %1; der Server nimmt auf: %2.</translation>
    </message>
    <message id="Orderable are: %1.">
        <source></source>
        <translation>Bestellbar sind: %1.</translation>
    </message>
    <message id="It is sold with the new server only: risers, cables, air ducts.">
        <source></source>
        <translation>Er wird nur mit dem neuen Server verkauft: Riser, Kabel, Luftführungen.</translation>
    </message>
    <message id="Ask the vendor which base model and paperwork it needs.">
        <source></source>
        <translation>Beim Hersteller erfragen, welches Grundmodell und welche Papiere nötig sind.</translation>
    </message>
    <message id="The card is Gen%1, the slots are Gen%2; both run at the lower one.">
        <source></source>
        <translation>Die Karte ist Gen%1, die Steckplätze sind Gen%2; beide laufen mit der kleineren.</translation>
    </message>
    <message id="The processor needs %1, the server has %2.">
        <source></source>
        <translation>Der Prozessor braucht %1, der Server hat %2.</translation>
    </message>
    <message id="It needs %1.">
        <source></source>
        <translation>Nötig ist %1.</translation>
    </message>
    <message id="Take the modules out of the list.">
        <source></source>
        <translation>Die Module aus der Liste nehmen.</translation>
    </message>
    <message id="Redundancy and voltage are checked when they are in the list.">
        <source></source>
        <translation>Redundanz und Spannung werden geprüft, sobald sie in der Liste stehen.</translation>
    </message>
    <message id="For 200 microseconds a GPU draws up to 2.2 times its limit.">
        <source></source>
        <translation>Für 200 Mikrosekunden zieht eine GPU bis zum 2,2-Fachen ihrer Grenze.</translation>
    </message>
    <message id="The voltage at the place is not stated.">
        <source></source>
        <translation>Die Spannung am Aufstellort ist nicht angegeben.</translation>
    </message>
    <message id="The place has 100 to 127 V.">
        <source></source>
        <translation>Der Aufstellort hat 100 bis 127 V.</translation>
    </message>
    <message id="Named are: %1 W.">
        <source></source>
        <translation>Genannt sind: %1 W.</translation>
    </message>
    <message id="The temperature of the room is not stated.">
        <source></source>
        <translation>Die Raumtemperatur ist nicht angegeben.</translation>
    </message>
    <message id="Stated are %1 °C.">
        <source></source>
        <translation>Angegeben sind %1 °C.</translation>
    </message>
    <message id="Without them the GPUs talk over PCIe.">
        <source></source>
        <translation>Ohne sie sprechen die GPUs über PCIe miteinander.</translation>
    </message>
    <message id="A coolant distribution unit and lines to the rack are needed.">
        <source></source>
        <translation>Nötig sind eine Kühlmittelverteilung und Leitungen zum Rack.</translation>
    </message>
    <message id="Without a licence a virtual GPU is slowed down.">
        <source></source>
        <translation>Ohne Lizenz wird eine virtuelle GPU gedrosselt.</translation>
    </message>
    <message id="The limit is not confirmed.">
        <source></source>
        <translation>Die Grenze ist nicht bestätigt.</translation>
    </message>
    <message id="Confirm 200 to 240 V">
        <source></source>
        <translation>200 bis 240 V bestätigen</translation>
    </message>
    <message id="Confirm %1 °C">
        <source></source>
        <translation>%1 °C bestätigen</translation>
    </message>
    <message id="Confirm liquid cooling in the room">
        <source></source>
        <translation>Flüssigkeitskühlung im Raum bestätigen</translation>
    </message>
    <message id="Do without redundancy">
        <source></source>
        <translation>Auf Redundanz verzichten</translation>
    </message>
    <message id="Limit the GPUs to %1 W">
        <source></source>
        <translation>GPU-Leistung auf %1 W begrenzen</translation>
    </message>
    <message id="Take the bridges out">
        <source></source>
        <translation>Brücken herausnehmen</translation>
    </message>
    <message id="Reduce the instances to what fits">
        <source></source>
        <translation>Instanzen auf das Mögliche verringern</translation>
    </message>
    <message id="Reduce to %1 users">
        <source></source>
        <translation>Auf %1 Benutzer verringern</translation>
    </message>
    <message id="Add %1 × %2">
        <source></source>
        <translation>%1 × %2 hinzufügen</translation>
    </message>
    <message id="Count %1 licences">
        <source></source>
        <translation>%1 Lizenzen ansetzen</translation>
    </message>
    <message id="Take %1 as the server">
        <source></source>
        <translation>%1 als Server nehmen</translation>
    </message>
    <message id="Take out: %1">
        <source></source>
        <translation>Herausnehmen: %1</translation>
    </message>
    <message id="Take %1 × %2">
        <source></source>
        <translation>%1 × %2 einsetzen</translation>
    </message>
    <message id="Take %1 × %2 only">
        <source></source>
        <translation>Nur %1 × %2 einsetzen</translation>
    </message>
    <message id="costs speed">
        <source></source>
        <translation>kostet Tempo</translation>
    </message>
    <message id="yearly cost rises">
        <source></source>
        <translation>laufende Kosten steigen</translation>
    </message>
    <message id="price not known">
        <source></source>
        <translation>Preis unbekannt</translation>
    </message>
    <message id="no cost">
        <source></source>
        <translation>ohne Kosten</translation>
    </message>
    <message id="withdrawn">
        <source></source>
        <translation>zurückgezogen</translation>
    </message>
    <message id="fits">
        <source></source>
        <translation>passt</translation>
    </message>
    <message id="no date">
        <source></source>
        <translation>ohne Datum</translation>
    </message>
    <message id="%1 months old">
        <source></source>
        <translation>%1 Monate alt</translation>
    </message>
    <message id="%1 years old">
        <source></source>
        <translation>%1 Jahre alt</translation>
    </message>
    <message id="A quoted cell begins here and never ends. Close the quotation marks.">
        <source></source>
        <translation>Hier beginnt eine Zelle in Anführungszeichen und endet nicht. Die Anführungszeichen schließen.</translation>
    </message>
    <message id="The row has %1 cells and the header %2. Quote cells that hold a separator.">
        <source></source>
        <translation>Die Zeile hat %1 Zellen, der Kopf %2. Zellen mit Trennzeichen in Anführungszeichen setzen.</translation>
    </message>
    <message id="“%1” is there twice. Rename or remove one of them.">
        <source></source>
        <translation>„%1“ gibt es zweimal. Einen davon umbenennen oder entfernen.</translation>
    </message>
    <message id="There is no source. State where the values come from.">
        <source></source>
        <translation>Die Quelle fehlt. Angeben, woher die Werte stammen.</translation>
    </message>
    <message id="%1 lies in the future. Correct the date.">
        <source></source>
        <translation>%1 liegt in der Zukunft. Das Datum berichtigen.</translation>
    </message>
    <message id="The lower value is above the higher one. Exchange them.">
        <source></source>
        <translation>Der kleinere Wert liegt über dem größeren. Beide vertauschen.</translation>
    </message>
    <message id="The catalogue has no “%1”.">
        <source></source>
        <translation>Der Katalog kennt „%1“ nicht.</translation>
    </message>
    <message id="“%1” is not a word that is allowed here.">
        <source></source>
        <translation>„%1“ ist hier nicht erlaubt.</translation>
    </message>
    <message id="This is not a file of euro reference rates. Take the daily XML or the history CSV of the European Central Bank.">
        <source></source>
        <translation>Das ist keine Datei mit Euro-Referenzkursen. Die tägliche XML-Datei oder die CSV-Historie der Europäischen Zentralbank verwenden.</translation>
    </message>
    <message id="There is no rate from %1 to %2. Load current reference rates.">
        <source></source>
        <translation>Es gibt keinen Kurs von %1 nach %2. Aktuelle Referenzkurse laden.</translation>
    </message>
    <message id="The price is of %1 and old. Look for a newer one.">
        <source></source>
        <translation>Der Preis ist vom %1 und alt. Einen neueren suchen.</translation>
    </message>
    <message id="The pinned values of “%1” cannot be read. Remove the pin, and the catalogue’s are taken.">
        <source></source>
        <translation>Die festgehaltenen Werte von „%1“ sind nicht lesbar. Sie entfernen, dann gelten die des Katalogs.</translation>
    </message>
    <message id="core">
        <source></source>
        <translation>Kern</translation>
    </message>
    <message id="cores">
        <source></source>
        <translation>Kerne</translation>
    </message>
    <message id="slot">
        <source></source>
        <translation>Steckplatz</translation>
    </message>
    <message id="slots">
        <source></source>
        <translation>Steckplätze</translation>
    </message>
    <message id="lane">
        <source></source>
        <translation>Lane</translation>
    </message>
    <message id="lanes">
        <source></source>
        <translation>Lanes</translation>
    </message>
    <message id="Age of the price">
        <source></source>
        <translation>Alter des Preises</translation>
    </message>
    <message id="Age">
        <source></source>
        <translation>Alter</translation>
    </message>
    <message id="Catalogue">
        <source></source>
        <translation>Katalog</translation>
    </message>
    <message id="Kinds">
        <source></source>
        <translation>Arten</translation>
    </message>
    <message id="Search in all columns">
        <source></source>
        <translation>In allen Spalten suchen</translation>
    </message>
    <message id="Search">
        <source></source>
        <translation>Suchen</translation>
    </message>
    <message id="Entries">
        <source></source>
        <translation>Einträge</translation>
    </message>
    <message id="Any GPU">
        <source></source>
        <translation>Jede GPU</translation>
    </message>
    <message id="any number">
        <source></source>
        <translation>jede Anzahl</translation>
    </message>
    <message id="any memory">
        <source></source>
        <translation>jeder Speicher</translation>
    </message>
    <message id="GPUs per instance at least">
        <source></source>
        <translation>GPUs je Instanz mindestens</translation>
    </message>
    <message id="GPU memory per instance at least">
        <source></source>
        <translation>GPU-Speicher je Instanz mindestens</translation>
    </message>
    <message id="Anywhere">
        <source></source>
        <translation>Überall</translation>
    </message>
    <message id="Any provider">
        <source></source>
        <translation>Jeder Anbieter</translation>
    </message>
    <message id="Any plan">
        <source></source>
        <translation>Jeder Tarif</translation>
    </message>
    <message id="Any age">
        <source></source>
        <translation>Jedes Alter</translation>
    </message>
    <message id="up to %1 days">
        <source></source>
        <translation>bis %1 Tage</translation>
    </message>
    <message id="Add as option">
        <source></source>
        <translation>Als Variante hinzufügen</translation>
    </message>
    <message id="The usual three">
        <source></source>
        <translation>Übliche drei</translation>
    </message>
    <message id="Adds a hyperscaler’s list price, its reserved price and a specialist’s for the GPU of this project.">
        <source></source>
        <translation>Fügt für die GPU dieses Projekts den Listenpreis eines Hyperscalers, seinen reservierten Preis und den eines Spezialisten hinzu.</translation>
    </message>
    <message id="Edit …">
        <source></source>
        <translation>Bearbeiten …</translation>
    </message>
    <message id="Copy …">
        <source></source>
        <translation>Kopieren …</translation>
    </message>
    <message id="Add price …">
        <source></source>
        <translation>Preis ergänzen …</translation>
    </message>
    <message id="Withdraw">
        <source></source>
        <translation>Zurückziehen</translation>
    </message>
    <message id="Remove own">
        <source></source>
        <translation>Eigenes entfernen</translation>
    </message>
    <message id="Compare">
        <source></source>
        <translation>Vergleichen</translation>
    </message>
    <message id="CSV">
        <source></source>
        <translation>CSV</translation>
    </message>
    <message id="Import CSV or reference rates …">
        <source></source>
        <translation>CSV oder Referenzkurse importieren …</translation>
    </message>
    <message id="Import">
        <source></source>
        <translation>Importieren</translation>
    </message>
    <message id="Tables and rates (*.csv *.xml)">
        <source></source>
        <translation>Tabellen und Kurse (*.csv *.xml)</translation>
    </message>
    <message id="Export CSV …">
        <source></source>
        <translation>CSV exportieren …</translation>
    </message>
    <message id="Tables (*.csv)">
        <source></source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message id="%1 of %2 rows">
        <source></source>
        <translation>%1 von %2 Zeilen</translation>
    </message>
    <message id="Take back in">
        <source></source>
        <translation>Wieder aufnehmen</translation>
    </message>
    <message id="Choose two to four rows with Ctrl.">
        <source></source>
        <translation>Zwei bis vier Zeilen mit Strg wählen.</translation>
    </message>
    <message id="not confirmed">
        <source></source>
        <translation>nicht bestätigt</translation>
    </message>
    <message id="Added as option: %1">
        <source></source>
        <translation>Als Variante hinzugefügt: %1</translation>
    </message>
    <message id="The catalogue has no offer that is alike to the GPU of this project.">
        <source></source>
        <translation>Der Katalog hat kein Angebot, das der GPU dieses Projekts ähnlich ist.</translation>
    </message>
    <message id="the usual three offers">
        <source></source>
        <translation>die üblichen drei Angebote</translation>
    </message>
    <message id="Added as options: %1">
        <source></source>
        <translation>Als Varianten hinzugefügt: %1</translation>
    </message>
    <message id="own entry">
        <source></source>
        <translation>eigener Eintrag</translation>
    </message>
    <message id="own quotation">
        <source></source>
        <translation>eigenes Angebot</translation>
    </message>
    <message id="State a price.">
        <source></source>
        <translation>Einen Preis angeben.</translation>
    </message>
    <message id="%1 cannot be read: %2">
        <source></source>
        <translation>%1 ist nicht lesbar: %2</translation>
    </message>
    <message id="%1 rows imported.">
        <source></source>
        <translation>%1 Zeilen importiert.</translation>
    </message>
    <message id="%1 cannot be written: %2">
        <source></source>
        <translation>%1 ist nicht schreibbar: %2</translation>
    </message>
    <message id="Your own catalogue is left out; the shipped one is used.">
        <source></source>
        <translation>Der eigene Katalog bleibt außen vor; der mitgelieferte wird verwendet.</translation>
    </message>
    <message id="Ca~talogue">
        <source></source>
        <translation>~Katalog</translation>
    </message>
    <message id="~Browse the catalogue …">
        <source></source>
        <translation>Im Katalog ~blättern …</translation>
    </message>
    <message id="~Cloud offers …">
        <source></source>
        <translation>~Cloud-Angebote …</translation>
    </message>
    <message id="~Model API prices …">
        <source></source>
        <translation>~Modell-API-Preise …</translation>
    </message>
    <message id="~The usual three offers">
        <source></source>
        <translation>~Übliche drei Angebote</translation>
    </message>
    <message id="Entry of your own: %1">
        <source></source>
        <translation>Eigener Eintrag: %1</translation>
    </message>
    <message id="%1: “%2” is not a number.">
        <source></source>
        <translation>%1: „%2“ ist keine Zahl.</translation>
    </message>
    <message id="%1 is needed.">
        <source></source>
        <translation>%1 wird gebraucht.</translation>
    </message>
    <message id="%1: one node of %2, amounts in %3">
        <source></source>
        <translation>%1: ein Knoten von %2, Beträge in %3</translation>
    </message>
    <message id="Quoted for the whole node: %1">
        <source></source>
        <translation>Angebotspreis des ganzen Knotens: %1</translation>
    </message>
    <message id="Price of the node unknown: %1 positions have no price; the others come to %2">
        <source></source>
        <translation>Preis des Knotens unbekannt: %1 Positionen haben keinen Preis; die übrigen ergeben %2</translation>
    </message>
    <message id="Price of the node: %1">
        <source></source>
        <translation>Preis des Knotens: %1</translation>
    </message>
    <message id="Idle / busy / at most: %1 / %2 / %3; heat at most %4 kW, %5 BTU/h">
        <source></source>
        <translation>Leer / ausgelastet / max.: %1 / %2 / %3; Abwärme max. %4 kW, %5 BTU/h</translation>
    </message>
    <message id="There is no option “%1” in this project.">
        <source></source>
        <translation>In diesem Projekt gibt es keine Variante „%1“.</translation>
    </message>
    <message id="State where the changed project goes with -o: a document keeps its revisions only when it is saved in the window.">
        <source></source>
        <translation>Mit -o angeben, wohin das geänderte Projekt soll: Ein Dokument behält seine Revisionen nur, wenn es im Fenster gespeichert wird.</translation>
    </message>
    <message id="The catalogue has moved on: %1 %2: %3 → %4">
        <source></source>
        <translation>Der Katalog hat sich geändert: %1 %2: %3 → %4</translation>
    </message>
    <message id="No option of this project has a configuration.">
        <source></source>
        <translation>Keine Variante dieses Projekts hat eine Konfiguration.</translation>
    </message>
    <message id="“%1” is no kind of the catalogue; known are: %2.">
        <source></source>
        <translation>„%1“ ist keine Art des Katalogs; bekannt sind: %2.</translation>
    </message>
    <message id="Rows">
        <source></source>
        <translation>Zeilen</translation>
    </message>
    <message id="Price of %1: %2 to %3 %4 (%5)">
        <source></source>
        <translation>Preis vom %1: %2 bis %3 %4 (%5)</translation>
    </message>
    <message id="%1 errors, %2 doubtful rows, %3 old prices. --all lists them.">
        <source></source>
        <translation>%1 Fehler, %2 zweifelhafte Zeilen, %3 alte Preise. --all listet sie auf.</translation>
    </message>
    <message id="“catalog” knows list, show, import, export and check, not “%1”.">
        <source></source>
        <translation>„catalog“ kennt list, show, import, export und check, nicht „%1“.</translation>
    </message>
    <message id="Configurations: findings with their cures, bill of materials, power and heat. --fix applies the first cure of every error and warning and writes the project.">
        <source></source>
        <translation>Konfigurationen: Befunde mit Abhilfen, Stückliste, Leistung und Abwärme. --fix wendet zu jedem Fehler und jeder Warnung die erste Abhilfe an und schreibt das Projekt.</translation>
    </message>
    <message id="The catalogue of parts, offers and prices: shipped rows with your own over them. import reads CSV, and files of euro reference rates.">
        <source></source>
        <translation>Der Katalog der Bauteile, Angebote und Preise: mitgelieferte Zeilen, darüber die eigenen. import liest CSV und Dateien mit Euro-Referenzkursen.</translation>
    </message>
    <message id="Quoted, net: %1">
        <source></source>
        <translation>Angebotspreis netto: %1</translation>
    </message>
    <message id="Hardware net: %1">
        <source></source>
        <translation>Hardware netto: %1</translation>
    </message>
    <message id="Work, CO₂">
        <source></source>
        <translation>Arbeit, CO₂</translation>
    </message>
    <message id="%1 out of %2">
        <source></source>
        <translation>%1 von %2</translation>
    </message>
    <message id="Take %1 with matching processors">
        <source></source>
        <translation>%1 mit passenden Prozessoren nehmen</translation>
    </message>
    <message id="Nobody has confirmed these values.">
        <source></source>
        <translation>Diese Werte hat niemand bestätigt.</translation>
    </message>
    <message id="Error in the parts">
        <source></source>
        <translation>Fehler in Stückliste</translation>
    </message>
    <message id="Cannot be built">
        <source></source>
        <translation>Nicht baubar</translation>
    </message>
    <message id="figures are provisional">
        <source></source>
        <translation>Werte sind vorläufig</translation>
    </message>
    <message id="Copy bill of materials">
        <source></source>
        <translation>Stückliste kopieren</translation>
    </message>
    <message id="The columns fit no kind of the catalogue. Export a kind to see its columns.">
        <source></source>
        <translation>Die Spalten passen zu keiner Art des Katalogs. Eine Art exportieren, um ihre Spalten zu sehen.</translation>
    </message>
    <message id="config.json, hf_quant_config.json, an index of safetensors or a GGUF file">
        <source></source>
        <translation>config.json, hf_quant_config.json, ein Index von safetensors oder eine GGUF-Datei</translation>
    </message>
    <message id="Usable memory">
        <source></source>
        <translation>Nutzbarer Speicher</translation>
    </message>
    <message id="Memory as the driver reports it.">
        <source></source>
        <translation>Speicher, den der Treiber meldet.</translation>
    </message>
    <message id="BF16, measured at most">
        <source></source>
        <translation>BF16, höchstens gemessen</translation>
    </message>
    <message id="Language models">
        <source></source>
        <translation>Sprachmodelle</translation>
    </message>
    <message id="Family">
        <source></source>
        <translation>Familie</translation>
    </message>
    <message id="Licence">
        <source></source>
        <translation>Lizenz</translation>
    </message>
    <message id="Kind of model">
        <source></source>
        <translation>Modellart</translation>
    </message>
    <message id="Hidden size">
        <source></source>
        <translation>Verborgene Größe</translation>
    </message>
    <message id="Layers">
        <source></source>
        <translation>Schichten</translation>
    </message>
    <message id="Attention heads">
        <source></source>
        <translation>Attention-Köpfe</translation>
    </message>
    <message id="KV heads">
        <source></source>
        <translation>KV-Köpfe</translation>
    </message>
    <message id="Size of a head">
        <source></source>
        <translation>Größe eines Kopfes</translation>
    </message>
    <message id="Size of the feed-forward layer">
        <source></source>
        <translation>Größe der Feed-Forward-Schicht</translation>
    </message>
    <message id="Vocabulary">
        <source></source>
        <translation>Vokabular</translation>
    </message>
    <message id="Longest context">
        <source></source>
        <translation>Längster Kontext</translation>
    </message>
    <message id="Embeddings used twice">
        <source></source>
        <translation>Embeddings doppelt genutzt</translation>
    </message>
    <message id="Bias in attention">
        <source></source>
        <translation>Bias in der Attention</translation>
    </message>
    <message id="Bias behind attention">
        <source></source>
        <translation>Bias hinter der Attention</translation>
    </message>
    <message id="Norm of queries and keys">
        <source></source>
        <translation>Norm von Queries und Keys</translation>
    </message>
    <message id="Attention sinks">
        <source></source>
        <translation>Attention-Sinks</translation>
    </message>
    <message id="Gate behind attention">
        <source></source>
        <translation>Gate hinter der Attention</translation>
    </message>
    <message id="Norms per layer">
        <source></source>
        <translation>Normen je Schicht</translation>
    </message>
    <message id="Feed-forward layer without gate">
        <source></source>
        <translation>Feed-Forward-Schicht ohne Gate</translation>
    </message>
    <message id="Pattern of layers">
        <source></source>
        <translation>Muster der Schichten</translation>
    </message>
    <message id="Window of attention">
        <source></source>
        <translation>Fenster der Attention</translation>
    </message>
    <message id="Size of a head in full layers">
        <source></source>
        <translation>Größe eines Kopfes in vollen Schichten</translation>
    </message>
    <message id="KV heads in full layers">
        <source></source>
        <translation>KV-Köpfe in vollen Schichten</translation>
    </message>
    <message id="Keys are values in full layers">
        <source></source>
        <translation>Keys sind Values in vollen Schichten</translation>
    </message>
    <message id="Latent size of keys and values">
        <source></source>
        <translation>Latente Größe von Keys und Values</translation>
    </message>
    <message id="Latent size of queries">
        <source></source>
        <translation>Latente Größe der Queries</translation>
    </message>
    <message id="Head without position">
        <source></source>
        <translation>Kopf ohne Position</translation>
    </message>
    <message id="Head with position">
        <source></source>
        <translation>Kopf mit Position</translation>
    </message>
    <message id="Size of a value head">
        <source></source>
        <translation>Größe eines Value-Kopfes</translation>
    </message>
    <message id="Layers with an indexer">
        <source></source>
        <translation>Schichten mit Indexer</translation>
    </message>
    <message id="Size of the index">
        <source></source>
        <translation>Größe des Index</translation>
    </message>
    <message id="Key heads of linear layers">
        <source></source>
        <translation>Key-Köpfe linearer Schichten</translation>
    </message>
    <message id="Value heads of linear layers">
        <source></source>
        <translation>Value-Köpfe linearer Schichten</translation>
    </message>
    <message id="Key size of linear layers">
        <source></source>
        <translation>Key-Größe linearer Schichten</translation>
    </message>
    <message id="Value size of linear layers">
        <source></source>
        <translation>Value-Größe linearer Schichten</translation>
    </message>
    <message id="Convolution of linear layers">
        <source></source>
        <translation>Faltung linearer Schichten</translation>
    </message>
    <message id="Experts">
        <source></source>
        <translation>Experten</translation>
    </message>
    <message id="Experts per token">
        <source></source>
        <translation>Experten je Token</translation>
    </message>
    <message id="Size of an expert">
        <source></source>
        <translation>Größe eines Experten</translation>
    </message>
    <message id="Size of shared experts">
        <source></source>
        <translation>Größe geteilter Experten</translation>
    </message>
    <message id="Gate of the shared expert">
        <source></source>
        <translation>Gate des geteilten Experten</translation>
    </message>
    <message id="Bias in experts">
        <source></source>
        <translation>Bias in Experten</translation>
    </message>
    <message id="Bias of the router">
        <source></source>
        <translation>Bias des Routers</translation>
    </message>
    <message id="Dense layers at the start">
        <source></source>
        <translation>Dichte Schichten am Anfang</translation>
    </message>
    <message id="Experts in every n-th layer">
        <source></source>
        <translation>Experten in jeder n-ten Schicht</translation>
    </message>
    <message id="Size of dense layers between">
        <source></source>
        <translation>Größe dichter Schichten dazwischen</translation>
    </message>
    <message id="Dense layer beside the experts">
        <source></source>
        <translation>Dichte Schicht neben den Experten</translation>
    </message>
    <message id="Layers that predict further tokens">
        <source></source>
        <translation>Schichten, die weitere Token vorhersagen</translation>
    </message>
    <message id="Parameters of other towers">
        <source></source>
        <translation>Parameter anderer Teilnetze</translation>
    </message>
    <message id="Takes images">
        <source></source>
        <translation>Nimmt Bilder</translation>
    </message>
    <message id="Memory for reading an image">
        <source></source>
        <translation>Speicher zum Lesen eines Bildes</translation>
    </message>
    <message id="Published precision">
        <source></source>
        <translation>Veröffentlichte Präzision</translation>
    </message>
    <message id="Attention not quantised">
        <source></source>
        <translation>Attention nicht quantisiert</translation>
    </message>
    <message id="Layers not quantised">
        <source></source>
        <translation>Schichten nicht quantisiert</translation>
    </message>
    <message id="Size of the published weights">
        <source></source>
        <translation>Größe der veröffentlichten Gewichte</translation>
    </message>
    <message id="Memory of inference engines">
        <source></source>
        <translation>Speicher der Inferenz-Engines</translation>
    </message>
    <message id="Engine">
        <source></source>
        <translation>Engine</translation>
    </message>
    <message id="GPU architectures">
        <source></source>
        <translation>GPU-Architekturen</translation>
    </message>
    <message id="Share of memory used">
        <source></source>
        <translation>Genutzter Anteil des Speichers</translation>
    </message>
    <message id="Sequences at a time">
        <source></source>
        <translation>Sequenzen zugleich</translation>
    </message>
    <message id="Tokens per step">
        <source></source>
        <translation>Token je Schritt</translation>
    </message>
    <message id="Runtime outside the framework">
        <source></source>
        <translation>Laufzeit außerhalb des Frameworks</translation>
    </message>
    <message id="Sampling buffer per entry">
        <source></source>
        <translation>Sampling-Puffer je Eintrag</translation>
    </message>
    <message id="Captured graph per layer">
        <source></source>
        <translation>Aufgezeichneter Graph je Schicht</translation>
    </message>
    <message id="Captured graphs">
        <source></source>
        <translation>Aufgezeichnete Graphen</translation>
    </message>
    <message id="Reserve for runtime at least">
        <source></source>
        <translation>Reserve für die Laufzeit, mindestens</translation>
    </message>
    <message id="Reserve on top of the computed runtime">
        <source></source>
        <translation>Reserve zur berechneten Laufzeit</translation>
    </message>
    <message id="Padding of MXFP4 weights">
        <source></source>
        <translation>Auffüllung von MXFP4-Gewichten</translation>
    </message>
    <message id="Speed of inference">
        <source></source>
        <translation>Tempo der Inferenz</translation>
    </message>
    <message id="Engines">
        <source></source>
        <translation>Engines</translation>
    </message>
    <message id="Precisions">
        <source></source>
        <translation>Präzisionen</translation>
    </message>
    <message id="Mixture of experts">
        <source></source>
        <translation>Expertenmischung</translation>
    </message>
    <message id="Reading weights">
        <source></source>
        <translation>Gewichte lesen</translation>
    </message>
    <message id="Reading the KV cache">
        <source></source>
        <translation>KV-Cache lesen</translation>
    </message>
    <message id="Computing">
        <source></source>
        <translation>Rechnen</translation>
    </message>
    <message id="Delay per layer">
        <source></source>
        <translation>Verzug je Schicht</translation>
    </message>
    <message id="Delay per exchange between GPUs">
        <source></source>
        <translation>Verzug je Austausch zwischen GPUs</translation>
    </message>
    <message id="Exchange between GPUs">
        <source></source>
        <translation>Austausch zwischen GPUs</translation>
    </message>
    <message id="Delay of the first token">
        <source></source>
        <translation>Verzug des ersten Tokens</translation>
    </message>
    <message id="Share of the peak rate on 1 GPU">
        <source></source>
        <translation>Anteil der Spitzenrate auf 1 GPU</translation>
    </message>
    <message id="Share of the peak rate on 2 GPUs">
        <source></source>
        <translation>Anteil der Spitzenrate auf 2 GPUs</translation>
    </message>
    <message id="Share of the peak rate on 4 GPUs">
        <source></source>
        <translation>Anteil der Spitzenrate auf 4 GPUs</translation>
    </message>
    <message id="Share of the peak rate on 8 GPUs">
        <source></source>
        <translation>Anteil der Spitzenrate auf 8 GPUs</translation>
    </message>
    <message id="Low end of the band">
        <source></source>
        <translation>Unteres Ende der Spanne</translation>
    </message>
    <message id="High end of the band">
        <source></source>
        <translation>Oberes Ende der Spanne</translation>
    </message>
    <message id="Measured rates">
        <source></source>
        <translation>Gemessene Raten</translation>
    </message>
    <message id="Task">
        <source></source>
        <translation>Aufgabe</translation>
    </message>
    <message id="Rate of one GPU">
        <source></source>
        <translation>Rate einer GPU</translation>
    </message>
    <message id="Effective bandwidth over PCIe">
        <source></source>
        <translation>Wirksame Bandbreite über PCIe</translation>
    </message>
    <message id="Tensor parallelism">
        <source></source>
        <translation>Tensor-Parallelität</translation>
    </message>
    <message id="Pipeline stages">
        <source></source>
        <translation>Pipeline-Stufen</translation>
    </message>
    <message id="Copies of the model">
        <source></source>
        <translation>Kopien des Modells</translation>
    </message>
    <message id="Usable memory of the GPU">
        <source></source>
        <translation>Nutzbarer Speicher der GPU</translation>
    </message>
    <message id="Memory that the engine takes">
        <source></source>
        <translation>Speicher, den die Engine nimmt</translation>
    </message>
    <message id="Weights on one GPU">
        <source></source>
        <translation>Gewichte auf einer GPU</translation>
    </message>
    <message id="Activations of a step">
        <source></source>
        <translation>Aktivierungen eines Schritts</translation>
    </message>
    <message id="Runtime of the engine">
        <source></source>
        <translation>Laufzeit der Engine</translation>
    </message>
    <message id="Runtime with reserve">
        <source></source>
        <translation>Laufzeit mit Reserve</translation>
    </message>
    <message id="Memory for the KV cache">
        <source></source>
        <translation>Speicher für den KV-Cache</translation>
    </message>
    <message id="KV cache of a request on one GPU">
        <source></source>
        <translation>KV-Cache einer Anfrage auf einer GPU</translation>
    </message>
    <message id="KV cache needed on one GPU">
        <source></source>
        <translation>Nötiger KV-Cache auf einer GPU</translation>
    </message>
    <message id="Free memory of one GPU">
        <source></source>
        <translation>Freier Speicher einer GPU</translation>
    </message>
    <message id="Requests that fit in memory">
        <source></source>
        <translation>Anfragen, die in den Speicher passen</translation>
    </message>
    <message id="Tokens that fit in memory">
        <source></source>
        <translation>Token, die in den Speicher passen</translation>
    </message>
    <message id="Delays and exchange between GPUs">
        <source></source>
        <translation>Verzug und Austausch zwischen GPUs</translation>
    </message>
    <message id="Time of a step">
        <source></source>
        <translation>Dauer eines Schritts</translation>
    </message>
    <message id="Tokens per second of a request">
        <source></source>
        <translation>Token je Sekunde einer Anfrage</translation>
    </message>
    <message id="Tokens per second of all requests">
        <source></source>
        <translation>Token je Sekunde aller Anfragen</translation>
    </message>
    <message id="Time to the first token">
        <source></source>
        <translation>Zeit bis zum ersten Token</translation>
    </message>
    <message id="Parameters of the embedding">
        <source></source>
        <translation>Parameter der Einbettung</translation>
    </message>
    <message id="Parameters of the output layer">
        <source></source>
        <translation>Parameter der Ausgabeschicht</translation>
    </message>
    <message id="Layers with full attention">
        <source></source>
        <translation>Schichten mit voller Attention</translation>
    </message>
    <message id="Layers with a window">
        <source></source>
        <translation>Schichten mit Fenster</translation>
    </message>
    <message id="Layers with linear attention">
        <source></source>
        <translation>Schichten mit linearer Attention</translation>
    </message>
    <message id="Parameters of attention">
        <source></source>
        <translation>Parameter der Attention</translation>
    </message>
    <message id="Layers without experts">
        <source></source>
        <translation>Schichten ohne Experten</translation>
    </message>
    <message id="Layers with experts">
        <source></source>
        <translation>Schichten mit Experten</translation>
    </message>
    <message id="Parameters of all experts">
        <source></source>
        <translation>Parameter aller Experten</translation>
    </message>
    <message id="Parameters of feed-forward layers outside the experts">
        <source></source>
        <translation>Parameter der Feed-Forward-Schichten außerhalb der Experten</translation>
    </message>
    <message id="Parameters of norms, biases and router">
        <source></source>
        <translation>Parameter von Normen, Bias und Router</translation>
    </message>
    <message id="Parameters">
        <source></source>
        <translation>Parameter</translation>
    </message>
    <message id="Parameters that a token uses">
        <source></source>
        <translation>Parameter, die ein Token nutzt</translation>
    </message>
    <message id="Parameters that a step computes with">
        <source></source>
        <translation>Parameter, mit denen ein Schritt rechnet</translation>
    </message>
    <message id="Bits per quantised weight">
        <source></source>
        <translation>Bit je quantisiertem Gewicht</translation>
    </message>
    <message id="Weights">
        <source></source>
        <translation>Gewichte</translation>
    </message>
    <message id="Weights that every step reads">
        <source></source>
        <translation>Gewichte, die jeder Schritt liest</translation>
    </message>
    <message id="Bytes of a value in the KV cache">
        <source></source>
        <translation>Byte eines Werts im KV-Cache</translation>
    </message>
    <message id="KV cache per token">
        <source></source>
        <translation>KV-Cache je Token</translation>
    </message>
    <message id="KV cache per token inside the window">
        <source></source>
        <translation>KV-Cache je Token innerhalb des Fensters</translation>
    </message>
    <message id="State of a sequence in linear layers">
        <source></source>
        <translation>Zustand einer Sequenz in linearen Schichten</translation>
    </message>
    <message id="Speed of reading">
        <source></source>
        <translation>Lesetempo</translation>
    </message>
    <message id="Requests at a time">
        <source></source>
        <translation>Anfragen zugleich</translation>
    </message>
    <message id="Power at the wall">
        <source></source>
        <translation>Leistung an der Steckdose</translation>
    </message>
    <message id="Load while it works">
        <source></source>
        <translation>Auslastung während der Arbeit</translation>
    </message>
    <message id="Requests at a time at most">
        <source></source>
        <translation>Höchstens Anfragen zugleich</translation>
    </message>
    <message id="Output tokens per GPU-hour, fully used">
        <source></source>
        <translation>Ausgabe-Token je GPU-Stunde, voll ausgelastet</translation>
    </message>
    <message id="KV cache of a request">
        <source></source>
        <translation>KV-Cache einer Anfrage</translation>
    </message>
    <message id="KV cache of all requests">
        <source></source>
        <translation>KV-Cache aller Anfragen</translation>
    </message>
    <message id="Work per second of the form">
        <source></source>
        <translation>Arbeit je Sekunde der Bauform</translation>
    </message>
    <message id="Load of the form">
        <source></source>
        <translation>Auslastung der Bauform</translation>
    </message>
    <message id="Documents per second">
        <source></source>
        <translation>Dokumente je Sekunde</translation>
    </message>
    <message id="Memory needed on one GPU">
        <source></source>
        <translation>Nötiger Speicher auf einer GPU</translation>
    </message>
    <message id="Model FLOP utilisation">
        <source></source>
        <translation>Genutzte Rechenleistung (MFU)</translation>
    </message>
    <message id="Documents per second of one GPU">
        <source></source>
        <translation>Dokumente je Sekunde einer GPU</translation>
    </message>
    <message id="Images per second needed">
        <source></source>
        <translation>Nötige Bilder je Sekunde</translation>
    </message>
    <message id="Images per second of one GPU">
        <source></source>
        <translation>Bilder je Sekunde einer GPU</translation>
    </message>
    <message id="Frames per second needed">
        <source></source>
        <translation>Nötige Einzelbilder je Sekunde</translation>
    </message>
    <message id="Frames per second of one GPU">
        <source></source>
        <translation>Einzelbilder je Sekunde einer GPU</translation>
    </message>
    <message id="Desktops logged on">
        <source></source>
        <translation>Angemeldete Arbeitsplätze</translation>
    </message>
    <message id="Frame buffers of all desktops">
        <source></source>
        <translation>Bildspeicher aller Arbeitsplätze</translation>
    </message>
    <message id="Desktops per GPU">
        <source></source>
        <translation>Arbeitsplätze je GPU</translation>
    </message>
    <message id="Desktops at most">
        <source></source>
        <translation>Höchstens Arbeitsplätze</translation>
    </message>
    <message id="Rate needed">
        <source></source>
        <translation>Nötige Rate</translation>
    </message>
    <message id="Memory needed">
        <source></source>
        <translation>Nötiger Speicher</translation>
    </message>
    <message id="Efficiency of several GPUs">
        <source></source>
        <translation>Wirkungsgrad mehrerer GPUs</translation>
    </message>
    <message id="Operations per parameter and token">
        <source></source>
        <translation>Operationen je Parameter und Token</translation>
    </message>
    <message id="Training tokens per second of one GPU">
        <source></source>
        <translation>Trainings-Token je Sekunde einer GPU</translation>
    </message>
    <message id="Hours of a run">
        <source></source>
        <translation>Stunden eines Laufs</translation>
    </message>
    <message id="Training tokens per GPU-hour">
        <source></source>
        <translation>Trainings-Token je GPU-Stunde</translation>
    </message>
    <message id="Tokens of a run">
        <source></source>
        <translation>Token eines Laufs</translation>
    </message>
    <message id="Weights, gradients and optimizer states">
        <source></source>
        <translation>Gewichte, Gradienten und Zustände des Optimierers</translation>
    </message>
    <message id="Gradients on one GPU">
        <source></source>
        <translation>Gradienten auf einer GPU</translation>
    </message>
    <message id="Optimizer states on one GPU">
        <source></source>
        <translation>Zustände des Optimierers auf einer GPU</translation>
    </message>
    <message id="Adapters with their states">
        <source></source>
        <translation>Adapter mit ihren Zuständen</translation>
    </message>
    <message id="Output of the vocabulary">
        <source></source>
        <translation>Ausgabe über das Vokabular</translation>
    </message>
    <message id="Share of the peak rate that is usual">
        <source></source>
        <translation>Üblicher Anteil der Spitzenrate</translation>
    </message>
    <message id="vLLM">
        <source></source>
        <translation>vLLM</translation>
    </message>
    <message id="TensorRT-LLM">
        <source></source>
        <translation>TensorRT-LLM</translation>
    </message>
    <message id="SGLang">
        <source></source>
        <translation>SGLang</translation>
    </message>
    <message id="llama.cpp">
        <source></source>
        <translation>llama.cpp</translation>
    </message>
    <message id="interactive">
        <source></source>
        <translation>interaktiv</translation>
    </message>
    <message id="batch">
        <source></source>
        <translation>Stapel</translation>
    </message>
    <message id="as published">
        <source></source>
        <translation>wie veröffentlicht</translation>
    </message>
    <message id="BF16">
        <source></source>
        <translation>BF16</translation>
    </message>
    <message id="FP16">
        <source></source>
        <translation>FP16</translation>
    </message>
    <message id="FP8">
        <source></source>
        <translation>FP8</translation>
    </message>
    <message id="FP8 in blocks">
        <source></source>
        <translation>FP8 in Blöcken</translation>
    </message>
    <message id="INT8">
        <source></source>
        <translation>INT8</translation>
    </message>
    <message id="INT4 (GPTQ, AWQ)">
        <source></source>
        <translation>INT4 (GPTQ, AWQ)</translation>
    </message>
    <message id="NF4">
        <source></source>
        <translation>NF4</translation>
    </message>
    <message id="NVFP4">
        <source></source>
        <translation>NVFP4</translation>
    </message>
    <message id="MXFP4">
        <source></source>
        <translation>MXFP4</translation>
    </message>
    <message id="GGUF Q8_0">
        <source></source>
        <translation>GGUF Q8_0</translation>
    </message>
    <message id="GGUF Q6_K">
        <source></source>
        <translation>GGUF Q6_K</translation>
    </message>
    <message id="GGUF Q5_K_M">
        <source></source>
        <translation>GGUF Q5_K_M</translation>
    </message>
    <message id="GGUF Q4_K_M">
        <source></source>
        <translation>GGUF Q4_K_M</translation>
    </message>
    <message id="GGUF Q4_0">
        <source></source>
        <translation>GGUF Q4_0</translation>
    </message>
    <message id="all weights">
        <source></source>
        <translation>alle Gewichte</translation>
    </message>
    <message id="adapters (LoRA)">
        <source></source>
        <translation>Adapter (LoRA)</translation>
    </message>
    <message id="adapters over 4-bit weights (QLoRA)">
        <source></source>
        <translation>Adapter über 4-Bit-Gewichten (QLoRA)</translation>
    </message>
    <message id="AdamW, mixed precision">
        <source></source>
        <translation>AdamW, gemischte Präzision</translation>
    </message>
    <message id="AdamW with 8-bit states">
        <source></source>
        <translation>AdamW mit 8-Bit-Zuständen</translation>
    </message>
    <message id="AdamW in BF16">
        <source></source>
        <translation>AdamW in BF16</translation>
    </message>
    <message id="SGD without states">
        <source></source>
        <translation>SGD ohne Zustände</translation>
    </message>
    <message id="none: each GPU holds all">
        <source></source>
        <translation>keine: jede GPU hält alles</translation>
    </message>
    <message id="optimizer states (ZeRO-1)">
        <source></source>
        <translation>Zustände des Optimierers (ZeRO-1)</translation>
    </message>
    <message id="and gradients (ZeRO-2)">
        <source></source>
        <translation>und Gradienten (ZeRO-2)</translation>
    </message>
    <message id="and weights (ZeRO-3, FSDP)">
        <source></source>
        <translation>und Gewichte (ZeRO-3, FSDP)</translation>
    </message>
    <message id="selective">
        <source></source>
        <translation>ausgewählte</translation>
    </message>
    <message id="all layers">
        <source></source>
        <translation>alle Schichten</translation>
    </message>
    <message id="FP64, matrix products">
        <source></source>
        <translation>FP64, Matrixprodukte</translation>
    </message>
    <message id="memory bandwidth (sparse solvers)">
        <source></source>
        <translation>Speicherbandbreite (dünn besetzte Löser)</translation>
    </message>
    <message id="Language model, answering">
        <source></source>
        <translation>Sprachmodell, Inferenz</translation>
    </message>
    <message id="Embeddings">
        <source></source>
        <translation>Einbettungen</translation>
    </message>
    <message id="Language model, fine-tuning">
        <source></source>
        <translation>Sprachmodell, Feinabstimmung</translation>
    </message>
    <message id="Language model, training">
        <source></source>
        <translation>Sprachmodell, Training</translation>
    </message>
    <message id="Vision">
        <source></source>
        <translation>Bildverarbeitung</translation>
    </message>
    <message id="Rendering">
        <source></source>
        <translation>Rendering</translation>
    </message>
    <message id="Virtual desktops">
        <source></source>
        <translation>Virtuelle Arbeitsplätze</translation>
    </message>
    <message id="Simulation">
        <source></source>
        <translation>Simulation</translation>
    </message>
    <message id="A language model of the catalogue, or one read from its config.json.">
        <source></source>
        <translation>Ein Sprachmodell des Katalogs oder eines aus seiner config.json.</translation>
    </message>
    <message id="Precision of weights">
        <source></source>
        <translation>Präzision der Gewichte</translation>
    </message>
    <message id="Smaller formats need less memory and read faster; embeddings and norms keep 16 bits.">
        <source></source>
        <translation>Kleinere Formate brauchen weniger Speicher und werden schneller gelesen; Einbettungen und Normen behalten 16 Bit.</translation>
    </message>
    <message id="Input per request">
        <source></source>
        <translation>Eingabe je Anfrage</translation>
    </message>
    <message id="Tokens of prompt, documents and history, on average.">
        <source></source>
        <translation>Token von Prompt, Dokumenten und Verlauf, im Mittel.</translation>
    </message>
    <message id="Output per request">
        <source></source>
        <translation>Ausgabe je Anfrage</translation>
    </message>
    <message id="Tokens of the answer, on average.">
        <source></source>
        <translation>Token der Antwort, im Mittel.</translation>
    </message>
    <message id="Requests that are being answered at the same moment, at the peak.">
        <source></source>
        <translation>Anfragen, die in der Spitze im selben Moment beantwortet werden.</translation>
    </message>
    <message id="Users">
        <source></source>
        <translation>Nutzer</translation>
    </message>
    <message id="In place of requests at a time: people with access.">
        <source></source>
        <translation>Statt der Anfragen zugleich: Personen mit Zugang.</translation>
    </message>
    <message id="Users waiting for an answer">
        <source></source>
        <translation>Nutzer, die auf eine Antwort warten</translation>
    </message>
    <message id="Share of users whose request is being answered at the peak.">
        <source></source>
        <translation>Anteil der Nutzer, deren Anfrage in der Spitze gerade beantwortet wird.</translation>
    </message>
    <message id="Requests per hour">
        <source></source>
        <translation>Anfragen je Stunde</translation>
    </message>
    <message id="Mean over the hours of use; it gives the work that is done.">
        <source></source>
        <translation>Mittel über die Nutzungsstunden; daraus folgt die erledigte Arbeit.</translation>
    </message>
    <message id="Speed at least">
        <source></source>
        <translation>Tempo mindestens</translation>
    </message>
    <message id="Tokens per second of one request; people read 5 to 10.">
        <source></source>
        <translation>Token je Sekunde einer Anfrage; Menschen lesen 5 bis 10.</translation>
    </message>
    <message id="First token after at most">
        <source></source>
        <translation>Erstes Token nach höchstens</translation>
    </message>
    <message id="How long somebody waits until the answer begins.">
        <source></source>
        <translation>Wie lange jemand wartet, bis die Antwort beginnt.</translation>
    </message>
    <message id="Interactive services hold their GPUs; batch work fills them and ends.">
        <source></source>
        <translation>Interaktive Dienste halten ihre GPUs; Stapelarbeit füllt sie und endet.</translation>
    </message>
    <message id="Longest request">
        <source></source>
        <translation>Längste Anfrage</translation>
    </message>
    <message id="Input and output of the longest request that must be possible; it has to fit once.">
        <source></source>
        <translation>Ein- und Ausgabe der längsten Anfrage, die möglich sein muss; sie muss einmal hineinpassen.</translation>
    </message>
    <message id="Input that all requests share">
        <source></source>
        <translation>Gemeinsame Eingabe aller Anfragen</translation>
    </message>
    <message id="Such as one long instruction; it is kept and computed once.">
        <source></source>
        <translation>Etwa eine lange Anweisung; sie wird einmal gehalten und berechnet.</translation>
    </message>
    <message id="Precision of the KV cache">
        <source></source>
        <translation>Präzision des KV-Caches</translation>
    </message>
    <message id="Engines keep 16 bits unless told otherwise, also with FP8 weights.">
        <source></source>
        <translation>Engines behalten ohne andere Angabe 16 Bit, auch bei FP8-Gewichten.</translation>
    </message>
    <message id="The software that answers; each keeps other reserves.">
        <source></source>
        <translation>Die Software, die antwortet; jede hält andere Reserven.</translation>
    </message>
    <message id="Documents per day">
        <source></source>
        <translation>Dokumente je Tag</translation>
    </message>
    <message id="Tokens per document">
        <source></source>
        <translation>Token je Dokument</translation>
    </message>
    <message id="Done within">
        <source></source>
        <translation>Fertig innerhalb von</translation>
    </message>
    <message id="Hours in which a day's documents, a run or a month's frames have to be finished.">
        <source></source>
        <translation>Stunden, in denen die Dokumente eines Tages, ein Lauf oder die Einzelbilder eines Monats fertig sein müssen.</translation>
    </message>
    <message id="Method">
        <source></source>
        <translation>Verfahren</translation>
    </message>
    <message id="All weights need eight times the memory of adapters.">
        <source></source>
        <translation>Alle Gewichte brauchen das Achtfache des Speichers von Adaptern.</translation>
    </message>
    <message id="Rank of adapters">
        <source></source>
        <translation>Rang der Adapter</translation>
    </message>
    <message id="Training data">
        <source></source>
        <translation>Trainingsdaten</translation>
    </message>
    <message id="Tokens of the data, once through.">
        <source></source>
        <translation>Token der Daten, einmal durch.</translation>
    </message>
    <message id="Passes over the data">
        <source></source>
        <translation>Durchläufe</translation>
    </message>
    <message id="Runs per month">
        <source></source>
        <translation>Läufe je Monat</translation>
    </message>
    <message id="With all trials; they are usually many.">
        <source></source>
        <translation>Mit allen Versuchen; meist sind es viele.</translation>
    </message>
    <message id="Sequence length">
        <source></source>
        <translation>Sequenzlänge</translation>
    </message>
    <message id="Sequences per GPU and step">
        <source></source>
        <translation>Sequenzen je GPU und Schritt</translation>
    </message>
    <message id="Optimizer">
        <source></source>
        <translation>Optimierer</translation>
    </message>
    <message id="Shared out over GPUs">
        <source></source>
        <translation>Verteilt über GPUs</translation>
    </message>
    <message id="Activations computed again">
        <source></source>
        <translation>Aktivierungen neu berechnet</translation>
    </message>
    <message id="Saves memory and costs about a third more time.">
        <source></source>
        <translation>Spart Speicher und kostet etwa ein Drittel mehr Zeit.</translation>
    </message>
    <message id="In place of a model.">
        <source></source>
        <translation>Statt eines Modells.</translation>
    </message>
    <message id="Precision of computing">
        <source></source>
        <translation>Rechenpräzision</translation>
    </message>
    <message id="Runs per year">
        <source></source>
        <translation>Läufe je Jahr</translation>
    </message>
    <message id="Share of the peak rate that becomes training; published runs reach 24 to 51 %.">
        <source></source>
        <translation>Anteil der Spitzenrate, der zu Training wird; veröffentlichte Läufe erreichen 24 bis 51 %.</translation>
    </message>
    <message id="A network with measured rates in the catalogue, or any name with a rate of your own.">
        <source></source>
        <translation>Ein Netz mit gemessenen Raten im Katalog oder ein beliebiger Name mit eigener Rate.</translation>
    </message>
    <message id="Measured images per second">
        <source></source>
        <translation>Gemessene Bilder je Sekunde</translation>
    </message>
    <message id="Of one GPU, on the GPU named below.">
        <source></source>
        <translation>Einer GPU, auf der unten genannten.</translation>
    </message>
    <message id="Measured on">
        <source></source>
        <translation>Gemessen auf</translation>
    </message>
    <message id="The GPU of the measurement.">
        <source></source>
        <translation>Die GPU der Messung.</translation>
    </message>
    <message id="Images per second">
        <source></source>
        <translation>Bilder je Sekunde</translation>
    </message>
    <message id="Cameras">
        <source></source>
        <translation>Kameras</translation>
    </message>
    <message id="In place of images per second.">
        <source></source>
        <translation>Statt der Bilder je Sekunde.</translation>
    </message>
    <message id="Images per camera and second">
        <source></source>
        <translation>Bilder je Kamera und Sekunde</translation>
    </message>
    <message id="Load of a GPU at most">
        <source></source>
        <translation>Auslastung einer GPU höchstens</translation>
    </message>
    <message id="The rest keeps latency short.">
        <source></source>
        <translation>Der Rest hält die Latenz kurz.</translation>
    </message>
    <message id="Renderer">
        <source></source>
        <translation>Renderer</translation>
    </message>
    <message id="Name of the renderer; its licences are cost lines of the options.">
        <source></source>
        <translation>Name des Renderers; seine Lizenzen sind Kostenzeilen der Varianten.</translation>
    </message>
    <message id="Memory of the largest scene">
        <source></source>
        <translation>Speicher der größten Szene</translation>
    </message>
    <message id="A scene lies whole in one card; cards do not add up.">
        <source></source>
        <translation>Eine Szene liegt ganz in einer Karte; Karten addieren sich nicht.</translation>
    </message>
    <message id="Frames per month">
        <source></source>
        <translation>Einzelbilder je Monat</translation>
    </message>
    <message id="Minutes per frame">
        <source></source>
        <translation>Minuten je Einzelbild</translation>
    </message>
    <message id="Desktops">
        <source></source>
        <translation>Arbeitsplätze</translation>
    </message>
    <message id="People with a virtual desktop of this kind.">
        <source></source>
        <translation>Personen mit einem virtuellen Arbeitsplatz dieser Art.</translation>
    </message>
    <message id="Logged on at the peak">
        <source></source>
        <translation>In der Spitze angemeldet</translation>
    </message>
    <message id="Frame buffer per desktop">
        <source></source>
        <translation>Bildspeicher je Arbeitsplatz</translation>
    </message>
    <message id="Office 1 to 2 GB, CAD 4 to 8 GB, large 3D models 12 GB and more. It is never shared.">
        <source></source>
        <translation>Büro 1 bis 2 GB, CAD 4 bis 8 GB, große 3D-Modelle ab 12 GB. Er wird nie geteilt.</translation>
    </message>
    <message id="Licence edition">
        <source></source>
        <translation>Lizenzausgabe</translation>
    </message>
    <message id="A vGPU licence of the catalogue.">
        <source></source>
        <translation>Eine vGPU-Lizenz des Katalogs.</translation>
    </message>
    <message id="What limits the work">
        <source></source>
        <translation>Was die Arbeit begrenzt</translation>
    </message>
    <message id="Dense FP64 needs cards that have it; sparse solvers follow memory bandwidth.">
        <source></source>
        <translation>Dichtes FP64 braucht Karten, die es können; dünn besetzte Löser folgen der Speicherbandbreite.</translation>
    </message>
    <message id="TFLOP-hours per month">
        <source></source>
        <translation>TFLOP-Stunden je Monat</translation>
    </message>
    <message id="Work of a month: rate in 10¹² operations a second times hours.">
        <source></source>
        <translation>Arbeit eines Monats: Rate in 10¹² Operationen je Sekunde mal Stunden.</translation>
    </message>
    <message id="Measured GPU-hours per month">
        <source></source>
        <translation>Gemessene GPU-Stunden je Monat</translation>
    </message>
    <message id="In place of TFLOP-hours: on the GPU named below.">
        <source></source>
        <translation>Statt der TFLOP-Stunden: auf der unten genannten GPU.</translation>
    </message>
    <message id="What is computed">
        <source></source>
        <translation>Was gerechnet wird</translation>
    </message>
    <message id="How much">
        <source></source>
        <translation>Wie viel</translation>
    </message>
    <message id="Targets">
        <source></source>
        <translation>Ziele</translation>
    </message>
    <message id="Choose from the catalogue">
        <source></source>
        <translation>Aus dem Katalog wählen</translation>
    </message>
    <message id="%1 servers">
        <source></source>
        <translation>%1 Server</translation>
    </message>
    <message id="%1 of %2 needed">
        <source></source>
        <translation>%1 von %2 benötigt</translation>
    </message>
    <message id="Card">
        <source></source>
        <translation>Karte</translation>
    </message>
    <message id="Memory per GPU, line: usable">
        <source></source>
        <translation>Speicher je GPU, Strich: nutzbar</translation>
    </message>
    <message id="free">
        <source></source>
        <translation>frei</translation>
    </message>
    <message id="Duration">
        <source></source>
        <translation>Dauer</translation>
    </message>
    <message id="Tokens/s per request">
        <source></source>
        <translation>Token/s je Anfrage</translation>
    </message>
    <message id="Work per second">
        <source></source>
        <translation>Arbeit je Sekunde</translation>
    </message>
    <message id="first token">
        <source></source>
        <translation>erstes Token</translation>
    </message>
    <message id="requests at most">
        <source></source>
        <translation>max. Anfragen</translation>
    </message>
    <message id="Load">
        <source></source>
        <translation>Auslastung</translation>
    </message>
    <message id="Memory of one GPU">
        <source></source>
        <translation>Speicher je GPU</translation>
    </message>
    <message id="KV cache">
        <source></source>
        <translation>KV-Cache</translation>
    </message>
    <message id="Runtime">
        <source></source>
        <translation>Laufzeit</translation>
    </message>
    <message id="Reserve">
        <source></source>
        <translation>Reserve</translation>
    </message>
    <message id="Free">
        <source></source>
        <translation>Frei</translation>
    </message>
    <message id="%1 usable">
        <source></source>
        <translation>%1 nutzbar</translation>
    </message>
    <message id="Click to see how it comes about">
        <source></source>
        <translation>Klicken zeigt, wie es zustande kommt</translation>
    </message>
    <message id="Sizing">
        <source></source>
        <translation>Dimensionierung</translation>
    </message>
    <message id="Import model …">
        <source></source>
        <translation>Modell einlesen …</translation>
    </message>
    <message id="Reads the architecture from config.json and its quantisation files, or from a GGUF file">
        <source></source>
        <translation>Liest die Architektur aus config.json und ihren Quantisierungsdateien oder aus einer GGUF-Datei</translation>
    </message>
    <message id="Use as an option">
        <source></source>
        <translation>Als Variante übernehmen</translation>
    </message>
    <message id="Rent first, then buy">
        <source></source>
        <translation>Erst mieten, dann kaufen</translation>
    </message>
    <message id="Adds an option that rents in the first six months and buys then">
        <source></source>
        <translation>Fügt eine Variante hinzu, die sechs Monate mietet und dann kauft</translation>
    </message>
    <message id="Show the formula">
        <source></source>
        <translation>Formel zeigen</translation>
    </message>
    <message id="also forms that do not fit">
        <source></source>
        <translation>auch unpassende</translation>
    </message>
    <message id="Filter, such as L40S">
        <source></source>
        <translation>Filtern, z. B. L40S</translation>
    </message>
    <message id="Filter cards">
        <source></source>
        <translation>Karten filtern</translation>
    </message>
    <message id="Forms of GPUs">
        <source></source>
        <translation>Bauformen</translation>
    </message>
    <message id="There is no workload yet. Add one on the page Workload.">
        <source></source>
        <translation>Es gibt noch kein Lastprofil. Fügen Sie auf der Seite Lastprofil eines hinzu.</translation>
    </message>
    <message id="The demand of this workload is stated in GPU-hours; there is nothing to size. A workload of another kind is sized here.">
        <source></source>
        <translation>Der Bedarf dieses Lastprofils ist in GPU-Stunden angegeben; es gibt nichts zu dimensionieren. Ein Lastprofil anderer Art wird hier dimensioniert.</translation>
    </message>
    <message id="Recommended: the smallest form that reaches all targets">
        <source></source>
        <translation>Empfehlung: kleinste Form, die alle Ziele erfüllt</translation>
    </message>
    <message id="%1 in %2 servers">
        <source></source>
        <translation>%1 in %2 Servern</translation>
    </message>
    <message id="%1 in one server">
        <source></source>
        <translation>%1 in einem Server</translation>
    </message>
    <message id="No form is recommended">
        <source></source>
        <translation>Keine Empfehlung</translation>
    </message>
    <message id="Not with these targets">
        <source></source>
        <translation>Nicht mit diesen Zielen</translation>
    </message>
    <message id="tensor parallelism %1">
        <source></source>
        <translation>Tensor-Parallelität %1</translation>
    </message>
    <message id="%1 stages behind each other">
        <source></source>
        <translation>%1 Stufen hintereinander</translation>
    </message>
    <message id="%1 copies of the model">
        <source></source>
        <translation>%1 Kopien des Modells</translation>
    </message>
    <message id="Candidates">
        <source></source>
        <translation>Kandidaten</translation>
    </message>
    <message id="%1 of %2 forms hold the work">
        <source></source>
        <translation>%1 von %2 Kombinationen nehmen die Arbeit auf</translation>
    </message>
    <message id="Weights %1 ÷ %2">
        <source></source>
        <translation>Gewichte %1 ÷ %2</translation>
    </message>
    <message id="KV cache %1 per request, %2 per token">
        <source></source>
        <translation>KV-Cache %1 je Anfrage, %2 je Token</translation>
    </message>
    <message id="Reserve: the engine's share and its runtime">
        <source></source>
        <translation>Reserve: Anteil der Engine und ihre Laufzeit</translation>
    </message>
    <message id="Weights %1">
        <source></source>
        <translation>Gewichte %1</translation>
    </message>
    <message id="gradients, optimizer and adapters %1">
        <source></source>
        <translation>Gradienten, Optimierer und Adapter %1</translation>
    </message>
    <message id="activations %1, on one GPU alone">
        <source></source>
        <translation>Aktivierungen %1, auf einer GPU allein</translation>
    </message>
    <message id="No server of the catalogue takes this number">
        <source></source>
        <translation>Kein Server des Katalogs nimmt diese Zahl auf</translation>
    </message>
    <message id="Use %1 as an option">
        <source></source>
        <translation>%1 als Variante übernehmen</translation>
    </message>
    <message id="%1, %2 usable">
        <source></source>
        <translation>%1, nutzbar %2</translation>
    </message>
    <message id="Import model">
        <source></source>
        <translation>Modell einlesen</translation>
    </message>
    <message id="Models (*.json *.gguf)">
        <source></source>
        <translation>Modelle (*.json *.gguf)</translation>
    </message>
    <message id="model imported">
        <source></source>
        <translation>Modell eingelesen</translation>
    </message>
    <message id="B/token">
        <source></source>
        <translation>B/Token</translation>
    </message>
    <message id="bit">
        <source></source>
        <translation>Bit</translation>
    </message>
    <message id="parameters">
        <source></source>
        <translation>Parameter</translation>
    </message>
    <message id="tokens/s">
        <source></source>
        <translation>Token/s</translation>
    </message>
    <message id="day">
        <source></source>
        <translation>Tag</translation>
    </message>
    <message id="days">
        <source></source>
        <translation>Tage</translation>
    </message>
    <message id="“%1” is not known here. Choose a model of the catalogue or import its config.json.">
        <source></source>
        <translation>„%1“ ist hier nicht bekannt. Wählen Sie ein Modell des Katalogs oder lesen Sie seine config.json ein.</translation>
    </message>
    <message id="To find the size, “%1” is needed. Enter it.">
        <source></source>
        <translation>Für die Dimensionierung wird „%1“ gebraucht. Bitte eingeben.</translation>
    </message>
    <message id="No form of GPUs in the catalogue holds this work (%1 in all). A smaller precision or shorter context would.">
        <source></source>
        <translation>Keine Bauform des Katalogs nimmt diese Arbeit auf (zusammen %1). Eine kleinere Präzision oder ein kürzerer Kontext hülfe.</translation>
    </message>
    <message id="%1 does not do the work “%2” in any number up to four servers; its cost is left open.">
        <source></source>
        <translation>%1 leistet „%2“ in keiner Zahl bis zu vier Servern; die Kosten bleiben offen.</translation>
    </message>
    <message id="Some forms hold the work, but none reaches the targets. Lower them, or look at the fastest form.">
        <source></source>
        <translation>Manche Bauformen nehmen die Arbeit auf, aber keine erreicht die Ziele. Senken Sie die Ziele oder sehen Sie sich die schnellste an.</translation>
    </message>
    <message id="Memory is short: %1 per GPU are needed, there are %2.">
        <source></source>
        <translation>Speicher fehlt: %1 je GPU sind nötig, %2 vorhanden.</translation>
    </message>
    <message id="Memory is tight: only %1 per GPU stay free; %2 would be a reserve.">
        <source></source>
        <translation>Speicher ist knapp: nur %1 je GPU bleiben frei; %2 wären eine Reserve.</translation>
    </message>
    <message id="Too slow: %1 typically, wanted are %2.">
        <source></source>
        <translation>Zu langsam: typisch %1, gewünscht %2.</translation>
    </message>
    <message id="The first token comes too late: after %1, wanted is %2.">
        <source></source>
        <translation>Das erste Token kommt zu spät: nach %1, gewünscht %2.</translation>
    </message>
    <message id="Takes too long: %1 typically, there are %2.">
        <source></source>
        <translation>Dauert zu lange: typisch %1, verfügbar %2.</translation>
    </message>
    <message id="Room for %1 desktops, %2 are needed.">
        <source></source>
        <translation>Platz für %1 Arbeitsplätze, %2 werden gebraucht.</translation>
    </message>
    <message id="%1 per GPU stay free: room for up to %2 requests at a time">
        <source></source>
        <translation>%1 je GPU bleiben frei: Platz für bis zu %2 Anfragen zugleich</translation>
    </message>
    <message id="%1 typically (target %2)">
        <source></source>
        <translation>Typisch %1 (Ziel %2)</translation>
    </message>
    <message id="%1 typically for each request">
        <source></source>
        <translation>Typisch %1 je Anfrage</translation>
    </message>
    <message id="First token after %1 (target %2)">
        <source></source>
        <translation>Erstes Token nach %1 (Ziel %2)</translation>
    </message>
    <message id="First token after %1">
        <source></source>
        <translation>Erstes Token nach %1</translation>
    </message>
    <message id="Done in %1 typically; there are %2">
        <source></source>
        <translation>Typisch nach %1 fertig; verfügbar %2</translation>
    </message>
    <message id="%1 servers %2 hold them">
        <source></source>
        <translation>%1 Server %2 nehmen sie auf</translation>
    </message>
    <message id="Fits into one %1 with %2">
        <source></source>
        <translation>Passt in einen %1 mit %2</translation>
    </message>
    <message id="Fits into one %1">
        <source></source>
        <translation>Passt in einen %1</translation>
    </message>
    <message id="No server of the catalogue is sold with %1; it can be rented.">
        <source></source>
        <translation>Kein Server des Katalogs wird mit %1 verkauft; mieten lässt sich das.</translation>
    </message>
    <message id="Fast enough for %1 requests at a time; asked for are %2">
        <source></source>
        <translation>Tempo reicht für %1 Anfragen zugleich; gefordert sind %2</translation>
    </message>
    <message id="If the server fails, the service stands still">
        <source></source>
        <translation>Fällt der Server aus, steht der Dienst still</translation>
    </message>
    <message id="%1 servers: work goes on if one fails, and they can be bought one after the other">
        <source></source>
        <translation>%1 Server: fällt einer aus, geht die Arbeit weiter; sie lassen sich nacheinander kaufen</translation>
    </message>
    <message id="The memory of %1 GPUs counts together only because the software splits the work over their link">
        <source></source>
        <translation>Der Speicher der %1 GPUs zählt nur gemeinsam, weil die Software die Arbeit über ihre Verbindung aufteilt</translation>
    </message>
    <message id="%1 GPUs without a link of their own: they exchange over PCIe, which costs speed">
        <source></source>
        <translation>%1 GPUs ohne eigene Verbindung: sie tauschen über PCIe aus, das kostet Tempo</translation>
    </message>
    <message id="Next step: %1, GPUs about %2 more">
        <source></source>
        <translation>Nächste Stufe: %1, GPUs etwa %2 mehr</translation>
    </message>
    <message id="Next step: %1; no price of the GPU is known">
        <source></source>
        <translation>Nächste Stufe: %1; kein Preis der GPU bekannt</translation>
    </message>
    <message id="As %1 the weights would take %2 less">
        <source></source>
        <translation>Als %1 bräuchten die Gewichte %2 weniger</translation>
    </message>
    <message id="No measured speeds are known for %1; none is stated">
        <source></source>
        <translation>Für %1 sind keine gemessenen Tempi bekannt; es wird keines genannt</translation>
    </message>
    <message id="Speeds of “%1” are carried over from other chips: measure before you buy">
        <source></source>
        <translation>Tempi von „%1“ sind von anderen Chips übertragen: vor dem Kauf messen</translation>
    </message>
    <message id="The longest request has %1, but %2 is made for %3.">
        <source></source>
        <translation>Die längste Anfrage hat %1, aber %2 ist für %3 gemacht.</translation>
    </message>
    <message id="Server beside the GPUs: %1 memory, %2 cores, %3 TB NVMe at least">
        <source></source>
        <translation>Server neben den GPUs: mindestens %1 Arbeitsspeicher, %2 Kerne, %3 TB NVMe</translation>
    </message>
    <message id="Several servers need one 400 Gbit/s adapter per GPU, %1 in each">
        <source></source>
        <translation>Mehrere Server brauchen je GPU einen Adapter mit 400 Gbit/s, je Server %1</translation>
    </message>
    <message id="A workstation is enough; it stands under a desk and needs no rack">
        <source></source>
        <translation>Eine Workstation genügt; sie steht unter dem Tisch und braucht kein Rack</translation>
    </message>
    <message id="A slice %1 of a larger card holds it as well">
        <source></source>
        <translation>Auch eine Scheibe %1 einer größeren Karte nimmt es auf</translation>
    </message>
    <message id="Of another vendor: %1, GPUs about %2 against this">
        <source></source>
        <translation>Anderer Hersteller: %1, GPUs etwa %2 Unterschied</translation>
    </message>
    <message id="Of another vendor: %1">
        <source></source>
        <translation>Anderer Hersteller: %1</translation>
    </message>
    <message id="If the load is uncertain: rent first, measure, then buy">
        <source></source>
        <translation>Ist die Last ungewiss: erst mieten, messen, dann kaufen</translation>
    </message>
    <message id="%1 has no ray tracing cores and is slow at rendering">
        <source></source>
        <translation>%1 hat keine Raytracing-Kerne und rendert langsam</translation>
    </message>
    <message id="%1 computes FP64 with %2 only, a small part of its FP32 rate">
        <source></source>
        <translation>%1 rechnet FP64 nur mit %2, einem kleinen Teil seiner FP32-Rate</translation>
    </message>
    <message id="%1 carries no virtual desktops">
        <source></source>
        <translation>%1 trägt keine virtuellen Arbeitsplätze</translation>
    </message>
    <message id="Nobody measured this task on %1: its speed is estimated from data sheets">
        <source></source>
        <translation>Niemand hat diese Aufgabe auf %1 gemessen: das Tempo ist aus Datenblättern geschätzt</translation>
    </message>
    <message id="%1 licences per user are needed: %2">
        <source></source>
        <translation>%1 Lizenzen je Nutzer sind nötig: %2</translation>
    </message>
    <message id="Holds %1 desktops, needed are %2">
        <source></source>
        <translation>Trägt %1 Arbeitsplätze, nötig sind %2</translation>
    </message>
    <message id="recommended">
        <source></source>
        <translation>empfohlen</translation>
    </message>
    <message id="memory short: %1">
        <source></source>
        <translation>Speicher fehlt: %1</translation>
    </message>
    <message id="scene too large">
        <source></source>
        <translation>Szene zu groß</translation>
    </message>
    <message id="below the target speed">
        <source></source>
        <translation>Tempo unter Ziel</translation>
    </message>
    <message id="first token too late">
        <source></source>
        <translation>erstes Token zu spät</translation>
    </message>
    <message id="too long">
        <source></source>
        <translation>zu lange</translation>
    </message>
    <message id="no ray tracing">
        <source></source>
        <translation>kein Raytracing</translation>
    </message>
    <message id="no FP64">
        <source></source>
        <translation>kein FP64</translation>
    </message>
    <message id="no virtual desktops">
        <source></source>
        <translation>keine virtuellen Arbeitsplätze</translation>
    </message>
    <message id="too few desktops">
        <source></source>
        <translation>zu wenige Arbeitsplätze</translation>
    </message>
    <message id="only rented">
        <source></source>
        <translation>nur zu mieten</translation>
    </message>
    <message id="tight: %1 free">
        <source></source>
        <translation>knapp: %1 frei</translation>
    </message>
    <message id="without reserve">
        <source></source>
        <translation>ohne Reserve</translation>
    </message>
    <message id="speed unknown">
        <source></source>
        <translation>Tempo unbekannt</translation>
    </message>
    <message id="fits, without a link">
        <source></source>
        <translation>passt, ohne Verbindung</translation>
    </message>
    <message id="fits, speed estimated">
        <source></source>
        <translation>passt, Tempo geschätzt</translation>
    </message>
    <message id="reserve for twice as much">
        <source></source>
        <translation>Reserve fürs Doppelte</translation>
    </message>
    <message id="memory class up to 40 GB">
        <source></source>
        <translation>Speicherklasse bis 40 GB</translation>
    </message>
    <message id="memory class 40 to 100 GB">
        <source></source>
        <translation>Speicherklasse 40 bis 100 GB</translation>
    </message>
    <message id="memory class above 100 GB">
        <source></source>
        <translation>Speicherklasse über 100 GB</translation>
    </message>
    <message id="%1 requests at a time">
        <source></source>
        <translation>%1 Anfragen zugleich</translation>
    </message>
    <message id="%1 users">
        <source></source>
        <translation>%1 Nutzer</translation>
    </message>
    <message id="%1 documents a day">
        <source></source>
        <translation>%1 Dokumente am Tag</translation>
    </message>
    <message id="%1 runs a month">
        <source></source>
        <translation>%1 Läufe im Monat</translation>
    </message>
    <message id="%1 tokens">
        <source></source>
        <translation>%1 Token</translation>
    </message>
    <message id="%1 images a second">
        <source></source>
        <translation>%1 Bilder je Sekunde</translation>
    </message>
    <message id="%1 cameras">
        <source></source>
        <translation>%1 Kameras</translation>
    </message>
    <message id="%1 frames a month">
        <source></source>
        <translation>%1 Einzelbilder im Monat</translation>
    </message>
    <message id="%1 desktops">
        <source></source>
        <translation>%1 Arbeitsplätze</translation>
    </message>
    <message id="no form found">
        <source></source>
        <translation>keine Bauform gefunden</translation>
    </message>
    <message id="demand stated">
        <source></source>
        <translation>Bedarf angegeben</translation>
    </message>
    <message id="From a workload to the right number of the right GPUs: memory, speed, every form that does the work, and the one to take with its reasons. --config reads the model from config.json, hf_quant_config.json, an index of safetensors or a GGUF file.">
        <source></source>
        <translation>Vom Lastprofil zur richtigen Zahl der richtigen GPUs: Speicher, Tempo, jede Bauform, die die Arbeit leistet, und die empfohlene mit ihren Gründen. --config liest das Modell aus config.json, hf_quant_config.json, einem Index von safetensors oder einer GGUF-Datei.</translation>
    </message>
    <message id="The formula of a figure with its numbers, units and sources. OPTION is an option's id, “project”, a comparison first~second or a sized workload. --list names the quantities, --methodology prints all formulas.">
        <source></source>
        <translation>Die Formel einer Zahl mit ihren Werten, Einheiten und Quellen. OPTION ist die Kennung einer Variante, „project“, ein Vergleich erste~zweite oder ein dimensioniertes Lastprofil. --list nennt die Größen, --methodology druckt alle Formeln.</translation>
    </message>
    <message id="The demand is stated; there is nothing to size.">
        <source></source>
        <translation>Der Bedarf ist angegeben; es gibt nichts zu dimensionieren.</translation>
    </message>
    <message id="Weights %1 GiB, KV cache %2 GiB, together with the runtime %3 GiB">
        <source></source>
        <translation>Gewichte %1 GiB, KV-Cache %2 GiB, zusammen mit der Laufzeit %3 GiB</translation>
    </message>
    <message id="Recommended: %1">
        <source></source>
        <translation>Empfohlen: %1</translation>
    </message>
    <message id="free GiB">
        <source></source>
        <translation>frei GiB</translation>
    </message>
    <message id="first token ms">
        <source></source>
        <translation>erstes Token ms</translation>
    </message>
    <message id="hours">
        <source></source>
        <translation>Stunden</translation>
    </message>
    <message id="Power W">
        <source></source>
        <translation>Leistung W</translation>
    </message>
    <message id="There is no workload “%1”.">
        <source></source>
        <translation>Es gibt kein Lastprofil „%1“.</translation>
    </message>
    <message id="There is no form “%1”; “size” lists them.">
        <source></source>
        <translation>Es gibt keine Bauform „%1“; „size“ listet sie auf.</translation>
    </message>
    <message id="%1 does the work “%2”, but does not reach its targets in any number up to four servers.">
        <source></source>
        <translation>%1 leistet „%2“, erreicht aber die Ziele in keiner Zahl bis zu vier Servern.</translation>
    </message>
    <message id="Way of working">
        <source></source>
        <translation>Betriebsart</translation>
    </message>
    <message id="Draw">
        <source></source>
        <translation>Leistung</translation>
    </message>
    <message id="Judgement">
        <source></source>
        <translation>Urteil</translation>
    </message>
    <message id="Needed">
        <source></source>
        <translation>Benötigt</translation>
    </message>
    <message id="Frame buffers">
        <source></source>
        <translation>Bildspeicher</translation>
    </message>
    <message id="Activations and states">
        <source></source>
        <translation>Aktivierungen und Zustände</translation>
    </message>
    <message id="The scene needs %1 and %2 has %3. More cards do not help: each holds the whole scene.">
        <source></source>
        <translation>Die Szene braucht %1, %2 hat %3. Weitere Karten helfen nicht: jede hält die ganze Szene.</translation>
    </message>
    <message id="demand unknown">
        <source></source>
        <translation>Bedarf unbekannt</translation>
    </message>
    <message id="found by the sizing">
        <source></source>
        <translation>aus der Dimensionierung</translation>
    </message>
    <message id="fixed by the sizing">
        <source></source>
        <translation>von der Dimensionierung festgelegt</translation>
    </message>
    <message id="Memory needed: %1 GiB">
        <source></source>
        <translation>Nötiger Speicher: %1 GiB</translation>
    </message>
</context>
</TS>
