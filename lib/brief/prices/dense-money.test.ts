import { fullSignature } from "../test-signature";

/** Dense texts: what is asked, what is paid, and what is neither. */
const TEXTS: readonly (readonly [text: string, read: string])[] = [
  ["Setup for nine hundred and fifty pounds, then £240 a month", "GBP | oneOff 950 | recurring 240/month"],
  [
    "Average repair is C$28, we keep eighteen per cent and add a C$1.50 booking fee",
    "CAD | take 18% of 28 | perUse 1.5",
  ],
  [
    "We take 22% of each booking, minimum 8 euros; average rental is 2.5 days at €70 a day. Insurance costs us 11 euros per booking",
    "EUR | take 22% of 175 cost 11",
  ],
  [
    "5 L tin 89 €, 3 L tin 59 €. Oil costs us 7.20 € a litre, shipping 6.90 € per parcel",
    "EUR | unitSale 89 cost 42.9 | unitSale 59 cost 28.5",
  ],
  ["Box of 6 pairs is £32. A pair costs £1.65 to knit. Postage £3.20 a box", "GBP | unitSale 32 cost 13.1"],
  [
    "$165 a house, $290 for two storeys. Two-man crew costs $46 an hour and does five houses a day. Van lease $620/month",
    "USD | oneOff 165 cost 73.6 | oneOff 290 cost 73.6 ; fixedMonthly 620, capacity 105",
  ],
  [
    "Flat fee A$4,800 per tender; success bonus 1% of contract value capped at A$15,000. Freelance editors get A$95 an hour, a tender takes them 22 hours",
    "AUD | perUse 4800 cost 2090",
  ],
  [
    "£8.50 a portion. Ingredients £2.10 a portion. Rent £2,900 a month, three staff at £12.50 an hour for 35 hours a week each. Oven and fit out £48,000. Max 220 portions per day",
    "GBP | capacity 8.5 cost 2.1 ; fixedMonthly 8587.5, capex 48000, capacity 6600",
  ],
  [
    "Single class 14 euros, ten-class card 115, monthly pass 69. Rent 2,400 a month, teachers 35 per class, 4 classes a day. Room holds 16 mats",
    "EUR | capacity 14 | recurring 69/month ; fixedMonthly 6600, capacity 1920",
  ],
  [
    "haircut ₦4,000, beard 1,500, home visits 12k. barbers get 40% of each cut. rent 350k a month. 4 chairs, each does 11 cuts a day",
    "NGN | capacity 4000 share 0.4 | unitSale 1500 share 0.4 | unitSale 12000 share 0.4 ; fixedMonthly 350000, capacity 1320",
  ],
  [
    "A term of ten lessons costs €180 per family. Teacher gets €45 per lesson, six families a group",
    "EUR | oneOff 180 cost 75",
  ],
  [
    "A grant of $60,000 over two years. Average donor gives $35 a year",
    "USD | grant 30000/year | recurring 35/year",
  ],
  ["Suggested price 30 euros per album, people paid 24 on average over 36 albums", "EUR | perUse 24"],
  [
    "Gate rents for 2 900 Kč a month. From 2027 the rent rises to 3 500 Kč. A lost keg costs the brewery 2 400 Kč",
    "CZK | recurring 2900/month",
  ],
  ["Visitors pay 4 euros per tour, of which the museum keeps half", "EUR | perUse 4 share 0.5"],
  [
    "15 quid a match we keep 4 quid of it, a driveway gets 22 matches a year",
    "GBP | take 26.666667% of 15 x1.833333",
  ],
  [
    "79 Euro im Monat pro Betrieb, bei Jahreszahlung 790 Euro. Die KI kostet uns 0,35 € je Angebot, ein Betrieb schreibt 40 Angebote im Monat",
    "EUR | recurring 79/month cost 14",
  ],
  [
    "Each jar costs 185 pesos, the cook gets 80 pesos, shipping costs 95 pesos per order and the average order is 3 jars",
    "MXN | unitSale 185 cost 111.666667",
  ],
  [
    "月額980円、1件あたりの代行は300円。オペレーターの時給は1,300円で1時間に6件。利用者は月に3件使う。",
    "JPY | recurring 980/month cost 650 | perUse 300",
  ],
  ["نأخذ عمولة 10٪ من كل عملية بيع، ومتوسط سعر الكتاب 120 جنيه", "EGP | take 10% of 120"],
  [
    "हर जाँच के ₹250, खाद की सलाह ₹99 प्रति माह। एक जाँच में ₹70 का खर्च।",
    "INR | unitSale 250 cost 70 | recurring 99/month",
  ],
  [
    "4 cents a page, 2.5 cents from 100k pages up, minimum €500 per month. GPU cost is 0.6 cents per page. A typical insurer reads 40,000 pages monthly",
    "EUR | perUse 0.04 x40000 cost 0.006",
  ],
  [
    "The floater is $129, the plan $39/mo including up to two visits per month",
    "USD | unitSale 129 | recurring 39/month",
  ],
  [
    "LKR 14,500 a bat for clubs, 11,900 for schools ordering 20 or more. wood and carbon 5,200, labour 1,800 per bat. imported bats cost 60,000",
    "LKR | unitSale 14500 cost 7000",
  ],
  [
    "4.200 kr per turbine, from 40 turbines 3.500 kr. A pilot inspects 6 turbines a day and costs 3.800 kr a day. Two drones cost 190.000 kr",
    "SEK | oneOff 4200 cost 633.333333 ; capex 190000",
  ],
  [
    "CA$149 per lawyer/month. LLM costs ~CA$18 per lawyer per month. Westlaw charges over CA$400. We're raising CA$750k",
    "CAD | recurring 149/month cost 18",
  ],
  [
    "اشتراك 149 ريال شهريا، أو 1,490 ريال سنويا. رسوم تأسيس 300 ريال مرة واحدة",
    "SAR | recurring 149/month | oneOff 300",
  ],
  [
    "Fixpreis 18.500 € pro Ingenieur. Ein Interview bindet zwei Leute für 9 Tage, intern rechnen wir 420 € pro Tag. Reisekosten im Schnitt 1.100 €",
    "EUR | perUse 18500 cost 8660",
  ],
  ["20 litres for 5 shillings; a family buys 60 litres a day", "KES | unitSale 0.25 x1800"],
  [
    "€119 per child per season, siblings €89. A set costs us €140 and lasts 5 seasons",
    "EUR | recurring 119/year cost 2.333333",
  ],
  [
    "$38/day, $620 monthly unlimited. 2 handlers at $17/hr 10 hrs a day, rent 4.1k. we lose about 5% of dogs monthly",
    "USD | perUse 38/day | recurring 620/month ; fixedMonthly 11240, churn 0.05",
  ],
  ["€6.50 a jar, deposit €1, min 10 jars. 2.10 to make", "EUR | unitSale 6.5 cost 2.1"],
  [
    "€99 per return. An accountant would cost €600. Review by a human costs us €22",
    "EUR | perUse 99 cost 22",
  ],
  [
    "18 Euro pro Nacht, Dusche 3 Euro. 60 Stellplätze. Pacht 4.500 € im Monat, Wachdienst 11.000 € im Monat. Umbau 160.000 Euro",
    "EUR | capacity 18 | unitSale 3 ; fixedMonthly 15500, capex 160000, capacity 1800",
  ],
  ["Self-payers pay in six instalments of 190 euros", "EUR | unitSale 1140"],
  [
    "A new lab costs us about $900 in sales effort. $85 per technician per month, churn so far is 2% a month",
    "USD | recurring 85/month ; cac 900, churn 0.02",
  ],
  [
    "Free up to 15 singers, then €9 a month. We expect 6% of free choirs to upgrade",
    "EUR | recurring 9/month ; conversion 0.06",
  ],
  [
    "€3 per jar. A day with the van costs €200. We can fill 400 jars a day",
    "EUR | capacity 3 cost 0.5 ; capacity 12000",
  ],
  [
    "€500 per gate. One painter does one gate a day and gets €150",
    "EUR | capacity 500 cost 150 ; capacity 21",
  ],
  ["We take 8% of each booked berth, a berth is £25", "GBP | take 8% of 25"],
  ["500 FCFA per member per month", "XOF | recurring 500/month"],
  ["€9.50 a jar. Competitor Gläsle charges €12", "EUR | unitSale 9.5"],
  [
    "We advance 95% of the invoice and keep a fee of 2.9%; average invoice is 3,400 zł. Losses expected at 0.6% of volume. We start with a credit line of 2 million zł",
    "PLN | take 2.9% of 3400 cost 20.4",
  ],
];

test.each(TEXTS)("%s", (text, read) => {
  expect(fullSignature(text)).toBe(read);
});
