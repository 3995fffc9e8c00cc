<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name></name>
    <message id="Direction: 1 as named, −1 exchanged">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Same service">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Difference of the cumulative costs">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Difference, below half a cent counted as 0">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Sign of the difference">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="First sign that is not 0">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Last sign that is not 0">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Change of sign">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="First sign">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Last sign">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Crossings">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Moment at which the difference passes to 0 or below">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Break-even">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Hours of use until break-even">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Hours of use until break-even, in all">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Saving of the first against the second">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Saving in percent of the second's cost">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Saving as present value">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Share of the week in use">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Hardware">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Installation">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Financing">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Electricity">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Cooling">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Space">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Staff">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Maintenance">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Insurance">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Software">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Network">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Storage">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Compute">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Data transfer">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Support">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Tax">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Residual value">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Other">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="GPUs available">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Instances paid on average">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Highest demand over the horizon">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Upfront payment">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Renewal of the upfront payment">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="GPU-hours available">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Step of the price">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Discount, price step and repeated work">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Compute of the base">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Support plan">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Million input tokens: %1">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Million cached input tokens: %1">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Million output tokens: %1">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Price of input with batches">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Price of output with batches">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Tokens, not stated: %1">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Input tokens: %1">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Cached input tokens: %1">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Output tokens: %1">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Cost of tokens: %1">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Factor for VAT that is not recovered">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Discount factor">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="GPUs of this option per GPU of the demand: %1">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="GPUs busy on average">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="GPU-hours used">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="GPUs wanted on average">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="GPU-hours not served">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="GPUs busy on average: %1">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="GPU-hours used: %1">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Share of the demand served: %1">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Step of staff cost">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Cost">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Cumulative cost">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Cumulative cost without residual value">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Total cost">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Present value of the cost">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Net present cost">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Demand served">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Sum of GPU-hours used">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Sum of GPU-hours not served">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Sum of GPU-hours available">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Utilisation">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Cost per GPU-hour used">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Sum of demand served, in its own GPU-hours">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Demand served, in its own GPU-hours">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Sum of demand, in its own GPU-hours">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Demand, in its own GPU-hours">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Sum of CO₂">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="What the workloads share the cost by">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="What the workloads share the cost by, per month">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Sum of GPU-hours used: %1">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Share of the cost: %1">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Share in what the cost is shared by: %1">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Completed work per month: %1">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Completed work: %1">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Cost per unit of work: %1">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Cost per unit of work">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Hours switched on per month">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Utilisation while switched on">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="IT load per node">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Hardware price">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Step of electricity price">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Cooling and power losses">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Energy with cooling">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Sum of energy with cooling">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="month">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="year of use, counted from 0">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="mean over the week">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="VAT rate">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Rate of value added tax on costs. All amounts are entered net.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Germany, standard rate (section 12 UStG)">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Recoverable input tax">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Share of VAT that the tax office pays back: 100 % for most companies, less for banks, hospitals and public bodies.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="full deduction of input tax, section 15 UStG">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Hours per month">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Hours that a month is counted with: 730 is a twelfth of a year; some sources use 720.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="8 760 hours a year / 12">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Discount rate">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Effective rate per year at which later payments are discounted to today.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="no discounting unless entered">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Electricity price">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Price per kilowatt-hour for the site, with grid fees and levies, without VAT.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Eurostat, non-household, EU-27, 2025 H1">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Change of electricity price">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Change of the price from one year of use to the next.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="no change unless entered">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="PUE">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Power usage effectiveness: power of the whole room divided by that of the servers.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Germany, average of 2024 (Borderstep)">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Staff cost per full-time equivalent">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="What a full-time administrator costs the employer in a year, with social contributions.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Germany: 60 000 a year gross (DevOps engineer, 2023) plus 21 % employer's share">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Change of staff cost">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Change of wages from one year of use to the next.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="CO₂ of the grid">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Emissions per kilowatt-hour of electricity.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Germany, electricity mix of 2024 (UBA)">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="VAT">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Exchange rate">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Value of one unit of the foreign currency in the project's currency.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Id">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Text">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="What the cost is for.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Amount per month">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Net amount in every month.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Kind of cost">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="The group in tables and charts.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Amount">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Net amount, once.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Month">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Month in which it falls due: 0 with the purchase, or the last month.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Amount per node-hour">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Net amount for every node in every hour of demand.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="What is bought.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Quantity">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Number of pieces for all nodes together.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Unit price">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Net price of one piece.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Hardware is the base of maintenance, insurance and residual value.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Power when idle, per node">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Draw of one node that is on and does nothing.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Power when busy, per node">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Draw of one node with all GPUs busy, not the rating of its power supplies.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Nodes">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Number of servers.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="GPUs per node">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="GPUs in one server.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Purchases">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Power per node">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Switched on">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Around the clock, or only in hours of demand.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Costs per hour of use">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Share of the hardware price per year.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Months without maintenance cost">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Months covered by the price of the hardware, as by a warranty with service.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="What the hardware can be sold for at the end, as share of its price.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Plan of the base">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Name of the plan; the base is paid in all hours.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Instances of the base">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Instances paid in all hours, which serve first.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Price of the base per instance-hour">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Net price of one instance of the base per hour.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Upfront payment of the base">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Paid for the whole base at the start and at each renewal.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Term of the base">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Months after which the upfront payment falls due again.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="GPUs per instance">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="GPUs that one rented instance holds.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Plan">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Reserved is paid in all hours, on demand and spot in hours of demand, unless stated.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Price per instance-hour">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Net price of one instance per hour.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Billed hours">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Which hours are paid for.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Instances">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Instances at most; empty: as many as the highest demand needs.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Term">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Paid for the whole option at the start and at each renewal.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Discount">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Reduction of the price of compute.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Change of price">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Change of the price of compute from one year of use to the next.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Repeated work">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Compute that is paid again because instances were interrupted.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Data kept in the cloud.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Storage price">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Net price of one gigabyte for a month.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Data transfer out">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Data that leaves the cloud in a month.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Price of data transfer">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Net price of one gigabyte that leaves the cloud.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Share of the month's compute, storage and data transfer.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Reserved base">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Price of input">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Net price of a million input tokens.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Price of cached input">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Net price of a million input tokens read from the provider's cache.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Price of output">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Net price of a million output tokens.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Share in batches">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Share of input and output that can wait and is billed at the batch price.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Batch price of input">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Net price of a million input tokens in batches.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Batch price of output">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Net price of a million output tokens in batches.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Change of the token prices from one year of use to the next.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Short name used in addresses.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Name">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Name of the option in tables, charts and documents.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Currency">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Currency of the option's prices; empty: the project's.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="GPU">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="The GPU that this option offers.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Work per GPU-hour">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Units of work that one GPU of this option completes in an hour, per workload.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Full-time equivalents that operate this option.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="One-time costs">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Monthly costs">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="CO₂ per GPU-hour">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Emissions of this option per GPU-hour used, beside its own electricity.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Source">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Date">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Confidence">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Note">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Uncertainty">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Changes">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Title">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Title of the project.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Currency of all results, as three letters.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Start">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="First month of use, as year and month (2027-01).">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Horizon">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Months over which the options are compared.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Assumptions">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Workloads">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Options">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Sources">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Scenarios">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Pinned values">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Quote">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="around the clock">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="only in hours of demand">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="on demand">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="reserved">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="spot (interruptible)">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="as usual for the plan">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="hours of demand">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="all hours">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Own servers">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Cloud">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Model API">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="not stated">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="measured">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="datasheet">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="quotation">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="list price">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="street price">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="estimate">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="default">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Share of the week">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Hours of use per month">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Growth of demand: %1">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="In use: %1">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Share of the week: %1">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="GPUs in demand: %1">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Work per month: %1">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="GPUs of this option in demand: %1">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Shorter share of the week (%1)">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Longer share of the week (%1)">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="GPUs of demands in fixed hours">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Share of the week that is busier">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Share of part %1 of the week">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="GPUs in demand in part %1 of the week">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Highest demand of GPUs">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="GPU-hours as stated">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="as hours or share">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Monday to Friday, 8 to 18">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="every night, 20 to 6">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="as usual for the demand">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="number of GPUs">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="hours of use">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Input tokens per month">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Prompt tokens sent in a month, without those read from a cache.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Cached input tokens per month">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Prompt tokens that the provider reads from its cache at a lower price.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Output tokens per month">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Tokens generated in a month.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="GPU of the demand">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="The GPU in which the demand is counted. Options with another GPU need their speed.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="GPUs in use">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="GPUs that are busy while the work runs.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Hours of the week">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Fixed hours of the week in which the work runs.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="GPUs per hour of the week">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="168 numbers of GPUs, beginning with Monday 0 to 1 h.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Hours in which the GPUs are busy; they lie on the busiest hours of the week.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Share of all hours in which the GPUs are busy.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Growth of demand">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Change of the demand from one year of use to the next.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="What grows">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Demand in fixed hours grows in GPUs. Other demand usually grows in hours.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Unit of work">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="What the work produces, such as token, image or job.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Units of work that one GPU of the demand completes in an hour.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Work per month">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Units of work that are needed in a month of the first year.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Tokens per month">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Needed to compare with a model API.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Name of the workload.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Kind">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Kind of work; it decides which inputs size the servers.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Demand">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Input">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Value">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Unit">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Address">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Value or sum">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Comparison">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Verdict">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Break-even (months)">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Saving">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Saving in percent">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="not comparable">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="equal">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="cheaper from the start">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="does not pay off">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="pays off">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="cheaper at first only">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="crosses several times">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="once">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="per year of use">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="per month">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="Totals, break-even and findings of a project; --json gives every figure.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="The formula of a figure with its numbers, units and sources. OPTION is an option's id, “project” or a comparison first~second. --list names the quantities, --methodology prints all formulas.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message id="A spreadsheet whose formulas are live, or the project as JSON.">
        <source></source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
