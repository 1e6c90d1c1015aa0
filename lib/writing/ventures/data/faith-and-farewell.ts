/** Farewell, remembrance and faith: what is known of them; the keys are those of `../lore.ts`. */
export const FAITH_AND_FAREWELL = `
grave-care
job: a visit, visits
rival: cemetery gardeners and stonemasons with a contract by the year | they are at the cemetery anyway and plant three times a year | | grave care service
rival: florists who send flowers to a cemetery | one call is enough, and they lie there on the day | Interflora, Fleurop@DE, Fleurop@CH | grave flowers delivery
rival: a relative who still lives near, and the visit once a year | they know where the tap is, and one does not like to ask again
meet: family history societies, clubs of people from the same place and stonemasons' yards | chair of the family history society | everybody there has somebody under a stone they see once a year | look after one of the society's graves for two months with {name} and show the photographs at the next gathering | two evenings a month | undertakers, ministers and cemetery offices | families who live far away ask them who could look in
measure: the share of families that order the next date after the first photographs
moat: a trusted pair of hands at each cemetery, known to whoever comes by
risk: all families want the same two days in autumn, and nobody comes in February | take orders for the year by dates of birth and death, and train second helpers for the busy days
rule: Settle who may work at a grave | Ask the parish or the town who may clean and plant at somebody else's grave, which stone may not be scrubbed, and have the holder of the grave agree in writing. | the answers of the first three cemeteries and the form of consent are there
trial: Look after eight graves for a month | Go with somebody who knows the cemetery, clean, plant and photograph, and note minutes, water, dead flowers, what neighbours said and what the family wrote back. | minutes, costs and answers of eight families are on one sheet
ask: How does a family know that somebody was really there? | A photograph from before and after, and the name of whoever went | trade-trial | with eight families and their answers
ask: What happens when flowers are stolen or a stone tips over? | | rules | with the form of consent and an insurer's answer
roles: a person known at the cemeteries | somebody who speaks with families far away | somebody for dates, flowers and photographs
search: grave care service
name: Third Cypress = how one finds the row
name: Watering Can = what hangs by the tap
name: Moss & Marigold = what goes and what stays
name: All Souls = the day when everybody comes
name: Quiet Row = where they lie beside each other
name: Her Begonias = the ones she always had
name: Candle Kept = somebody looks after the light
name: +Stonewell = a stone, and the tap near it
name: Saudade = Portuguese for missing somebody far away
name: Gravel Path = the sound of a visit
name: *Perpetuine = a flower that goes on
line: The candle burns, though you are far
line: Her begonias, as she had them
line: Somebody went today, and greeted her
line: Between two visits, a pair of hands
line: Fresh water, a clean name, a photo

funeral-planning
job: a funeral, funerals
rival: undertakers in the next street | they buried the grandparents and come at four in the morning | Dignity@GB, Co-op Funeralcare@GB, Service Corporation International@US, Ahorn@DE | funeral director near me
rival: funerals arranged online | the price is there at midnight, before anybody is called | Farewill@GB, mymoria@DE | online funeral planning
rival: doing what the hospital's list says | nobody compares in such a week
meet: hospices, care homes and courses on living wills | hospice coordinator | families ask her in the corridor what has to be done first | write the first page of {name} with her, what to do in the first three days, and leave it there | one afternoon a week | hospice nurses, pastors and notaries | they are asked whom one can trust in that hour
measure: the share of families that would name you to a friend a month later
moat: families who felt looked after, and hospices that know it
risk: nobody buys before it is needed, and then nobody compares | be found where people ask for advice, at hospices and doctors, and let them plan while they are well
rule: Settle licence, deadlines and money paid ahead | Ask the authority who may collect and keep the dead, which deadlines and papers hold, and how money for later must be kept safe. | the authority's answer and the account for money paid ahead are there
trial: Go with five families | Accompany five families with a partner who is licensed, from the first call to the last invoice, and note questions, hours, what was added and what they would have liked to know. | questions, hours and invoices of five funerals are on one sheet
ask: Who comes at four in the morning? | A licensed partner with a name and a number | rules | with a written agreement on hours and calls
ask: Why should undertakers show you fixed prices? | | price-talks | with eight undertakers and one honest list
roles: a trained undertaker | somebody who listens on the telephone | somebody for papers, offices and partners
search: funeral planning
name: First Three Days = the ones in which all must be done
name: Plain Oak = a coffin without brass
name: Her Last Tune = what was played
name: Black Umbrella = the one everybody brings
name: Coffee After = when the stories come
name: Slow Procession = the pace of that day
name: +Farewellow = low voices and a farewell
name: Lilac & Linen = what she wanted
name: Adieu Garden = French for farewell, and a place for it
name: Good Soil = where one comes to rest
name: *Requiella = a small requiem
line: What to do first, in plain words
line: The songs she wanted, and no brass
line: One voice on the telephone, day and night
line: Say goodbye the way he lived
line: Time to cry, papers taken care of

celebrant
job: a ceremony, ceremonies
rival: free speakers and humanist associations | they come from nearby, and one knows them from the last wedding | Humanists UK@GB, Humanist Society Scotland@GB | wedding celebrant
rival: the priest, the registrar and the undertaker's speaker | they belong to the day and cost next to nothing
rival: an uncle with three sheets of paper, or a machine that writes them | he knew the person, and it is from the heart
meet: undertakers, wedding venues and register offices | undertaker | each week a family without a church asks who could speak | write and hold one farewell with {name} for a family of the undertaker's and ask the guests afterwards | two mornings a week | undertakers, wedding planners and registrars | they are asked for somebody who does not speak from a pattern
measure: the share of guests who say that it was exactly that person
moat: speakers who hear the one story that says it all
risk: there are ten Saturdays in summer and every speaker is wanted on the same one | live from farewells and namings in the week, and give Saturdays a deposit
rule: Settle what the ceremony counts for | Ask the register office what a free ceremony is worth in law, ask cemeteries and parks who may speak there, agree on a stand-in for illness, and keep what families tell. | the answers and the agreement on stand-ins are there
trial: Write five ceremonies | Interview five families for an hour and a half, write and hold or read them aloud, and note hours, corrections and which sentence stayed. | hours, corrections and sentences of five ceremonies are on one sheet
ask: What if the speaker falls ill on the day? | A second one has the text the evening before | rules | with a stand-in named in each contract
ask: How many ceremonies can one person hold in a month without repeating? | | trade-trial | by writing five with a clock
roles: a speaker who listens longer than talks | an editor who deletes fine phrases | somebody for undertakers, venues and dates
search: celebrant near me
name: One True Story = what every good speech has
name: Left Pocket = where the sheet is kept
name: Aunt May Laughed = the best review
name: Sand & Ring = two things people pass round
name: Said Aloud = some things have to be
name: Rowan Arch = the tree over a door
name: Rain Stopped = what happened at the naming
name: +Vowsmith = somebody who forges vows
name: Parole = French for a word that is given
name: Her Own Words = the ones he used to tease her with
name: *Ceremonelle = a small ceremony in a garden
line: Everybody nodded, that was him
line: Nobody else could have this speech
line: One story, and the room is quiet
line: She is named, and the rain stopped
line: The right words, without the pattern

urns-and-coffins
job: an urn, urns
rival: undertakers' showrooms | one chooses in that hour what stands there | | urns
rival: makers of urns from which a tree grows | people have seen them in a magazine | Bios Urn, The Living Urn@US, Capsula Mundi | biodegradable urn
rival: the plain one that is included | nobody wants to shop in such a week
meet: undertakers, woodland cemeteries and hospices | undertaker | families touch three urns there and take the one that is not cold | place one piece of {name} on the undertaker's table for a month and ask what was said when it was held | two mornings a week | undertakers, celebrants and foresters of burial woods | they are asked for something that is not brass
measure: the share of undertakers who order a second time
moat: a place on the undertaker's table, and papers that cemeteries accept
risk: it has to be there in two days, and the courier takes five | keep stock with three undertakers and one carrier who promises a day
rule: Settle what cemetery, crematorium and sea accept | Ask cemeteries and crematoria about sizes, materials and decay, have decay tested, ask who may hand out ashes, and promise no tree that may not be planted. | the answers and the test are in one folder that undertakers get
trial: Place ten pieces with three undertakers | Leave three kinds on the table for two weeks, and note who touched, asked and took them, what was missing and how fast it had to be there. | touched, asked and taken per kind are on one sheet
ask: What if the tree does not grow? | We say beforehand that trees may die, and send another | rules | with one sentence on each parcel
ask: Why should an undertaker show yours instead of his own? | | price-talks | with eight undertakers and three pieces
roles: a maker who knows the material | somebody undertakers trust | somebody for tests, papers and stock
search: biodegradable urn
name: Willow & Wool = what it is made of
name: Beech Acre = where one may lie
name: Last Basket = woven for one person
name: Acorn Rest = an end that looks like a beginning
name: Soft Clay = it gives way to rain
name: Under Larches = needles fall on it gently
name: Leaf Mould = what everything becomes
name: +Rootkeep = roots that hold on to it
name: Humus = Latin for earth
name: North Meadow = with a view
name: *Salixa = from the Latin for a willow
line: Earth to earth, without the brass
line: Warm to the hand that carries it
line: Light enough for two daughters
line: Where a beech may take over
line: Woven for one, kept by rain

memorial-pages
job: a memorial, memorials
rival: memorial portals of newspapers and undertakers | the notice stands there anyway, with a candle to click | Legacy.com@US, MuchLoved@GB, Ever Loved@US | online memorial page
rival: profiles that go on after death | all the pictures are there, and friends write on the birthday | Facebook, Instagram | memorial account
rival: an album, a drawer and the stone itself | nobody needs a password to look
meet: stonemasons, undertakers and remembrance days | stonemason | families stand there and look for six words that say it all | fix one plaque of {name} to the sample stone and ask who scans it | two mornings a week | stonemasons, undertakers and cemetery offices | they are asked what more could stand on the stone
measure: the share of pages to which a second person adds a picture
moat: pages that a whole family has filled
risk: the page has to outlive the firm, and families ask that first | give each family all of it as a file, and put money aside so that pages stay if you stop
rule: Settle what may be fixed and who decides | Ask cemeteries what may be fixed to a stone, write down which relative decides on page and access, and say for how long it stays and what happens then. | the answers and the page on keeping are there
trial: Make ten pages with ten families | Sit with ten families for an hour, choose pictures and voices, fix a trial plaque, and note hours, quarrels, scans and additions in two weeks. | hours, scans and additions of ten pages are on one sheet
ask: What happens to the page when your firm no longer exists? | Each family has all of it as a file at home | rules | with money put aside and a partner who takes over
ask: Who scans a stone in the rain? | | trade-trial | by counting scans of ten plaques for two weeks
roles: somebody who sits with families | a developer who builds what stays | somebody for stonemasons and cemeteries
search: memorial plaque with qr code
name: Six Words More = what the stone has no room for
name: His Whistle = one can hear it again
name: Slate & Story = a stone and what it tells
name: Kept Voice = the message on the machine
name: Aunt Rosa Said = how the best ones begin
name: Moss Reader = somebody who bends down
name: Behind the Name = a face, a garden, a joke
name: +Lichenlore = what grows on stones
name: Souvenance = French for remembrance
name: Lamp for Ida = everybody has an Ida
name: *Memorilla = a small memory one can hold
line: The stone says when, this says who
line: Her laugh is here too
line: Bend down, listen, smile
line: Grandchildren will know how he whistled
line: More than two dates and a dash

pet-farewell
job: a farewell, farewells
rival: pet crematoria and pet cemeteries | the vet calls them, and they come the same day | Rosengarten@DE, Lap of Love@US, Anubis@DE | pet cremation near me
rival: the vet's collection | nobody has to decide anything more
rival: a hole under the apple tree | the children can lay a ball into it
meet: vets' waiting rooms, animal shelters and dog schools | vet's receptionist | the receptionist has to ask in the worst minute what shall happen now | write the half page for that minute with the vets and leave a number of {name} that answers at night | two mornings a week | vets, pet sitters and dog trainers | they are asked through tears what to do now
measure: the share of owners who are named to you by a vet
moat: vets who hand over your number without a second thought
risk: one mistaken urn, and no vet ever calls again | number each animal at the door, have two people sign each step and let owners be there
rule: Settle the furnace, the garden and the certificate | Ask the veterinary office which licence is needed to collect and cremate, what may be buried in a garden, and who signs for what. | licence, list of steps and signatures are there
trial: Go along for two weeks | Collect with a licensed partner for two weeks, be there at the door, and note minutes, words, requests and which urn was taken. | minutes, requests and questions of each farewell are on one sheet
ask: How does somebody know that these are the right ashes? | A number from the door on, and one may be there | rules | with signatures for every step
ask: Who answers at two in the morning? | | trade-trial | by answering for two weeks and counting calls
roles: somebody calm at the door | somebody vets trust | somebody for licence, furnace and lists
search: pet cremation near me
name: Last Biscuit = the one that was allowed
name: Good Old Dog = what everybody says
name: Empty Basket = it stays for a while
name: Apple Tree = where they used to lie
name: Collar Kept = what hangs on the hook
name: Soft Blanket = in which she is carried
name: Whisker & Willow = somebody small in a basket
name: +Pawrest = paws at rest
name: Fidelia = from the Latin for faithful
name: Favourite Spot = in the sun by the door
name: *Purrella = she purrs on
line: The collar stays on the hook
line: Goodbye, old friend, in your own basket
line: Carried out by somebody gentle
line: One may cry about a cat
line: The spot by the door was hers

prayer-app
rival: prayer apps with a large choice | there is a voice for every hour, and friends use it too | Hallow, YouVersion, Glorify, Muslim Pro | prayer app
rival: radio, podcasts and a blessing by message from an aunt | they come by themselves in the morning
rival: a worn book beside the bed | it opens at the right page
meet: parish coffee after the service, youth evenings and retreats | parish priest or imam | people say there that the week has no room for prayer | pray one week with {name} in the group, five minutes a day, and ask on Sunday who was still with it on Thursday | two evenings a week | priests, imams and teachers of religion | they are asked by the young how one begins
measure: the share of people who still pray with it in the fourth week
moat: voices and prayers that a community knows as its own
risk: people begin in Lent or Ramadan and stop the week after | go along with the whole year of feasts, and let groups pray at the same hour
rule: Settle translations, music and what is kept of belief | Ask publishers for the rights to translations and songs, have a theologian read each text, and treat what people pray for as the most private of all. | the rights, the reader's name and the page on privacy are there
trial: Pray with twenty people for two weeks | Send twenty people a prayer by voice message each morning, count on which day who stopped, and ask why. | days, stops and reasons of twenty people are on one sheet
ask: Why pay for prayer, when the book is free? | | interviews-2 | by asking ten believers what they gave for it last year
ask: Who decides what is true doctrine in it? | A named reader of our own church or school | rules | with the reader's signature under each text
roles: a theologian with plain words | a voice one likes at six | a developer for sound and reminders
search: prayer app
name: First Psalm = with which the day opens
name: Lamp & Leaf = to read by at five
name: Kneeler = a plain piece of wood
name: Five Candles = as many as are needed
name: Small Chapel = it fits into a pocket
name: Dawn Bell = the first one
name: Bus Prayer = said with eyes open
name: +Quietwell = where one draws from
name: Vesper = Latin for evening, and its prayer
name: Amen Again = what one says twice a day
name: *Psalmira = a girl who sings
line: A psalm between two stops
line: Grandmother's prayer, in your ear
line: The candle is in your pocket
line: Kneel down, or just stand still
line: Amen, and then the tram

grief-support
job: an evening, evenings
rival: mourning groups of hospices and churches | they are nearby, cost nothing and have cake | Cruse@GB, GriefShare@US | grief support group
rival: psychotherapists | it is a profession, and the insurer may pay
rival: a brave face, a dog and a best friend | nobody has to explain anything
meet: hospices, undertakers and the register office | undertaker | families come back after six weeks with a question that is none | sit with six people for three evenings with {name} and ask on the last who would come again | one evening a week | undertakers, family doctors and pastors | they see somebody is not coping and have no address
measure: the share of people who come to a fourth evening
moat: companions who have lost somebody themselves, and were trained
risk: somebody is in danger, and the group is the only one who knows | train companions to see it, agree with a clinic whom to call, and speak with each person alone first
rule: Settle where grief ends and illness begins | Ask a psychotherapist for the signs that need a clinic, name the clinic, train and supervise companions, promise no healing, and write down what stays in the room. | the signs, the clinic and the promise of silence are in writing
trial: Hold four evenings with six people | Invite six people who lost the same kind of person, meet four times, and note who came, who was silent, who wrote afterwards. | comings and words afterwards of six people are on one sheet
ask: What do you do when somebody does not want to live? | The companion stays on the line and calls the clinic that is named | rules | with the clinic's answer and a trained order of steps
ask: Will people pay for what churches give for nothing? | | price-talks | with ten mourners and two insurers
roles: a trained grief companion | a psychotherapist who supervises | somebody for doctors, undertakers and funds
search: grief support group
name: Second Chair = the one that is empty
name: Sixth Week = when the others stop asking
name: Her Coffee Cup = nobody washes it
name: Slow Thaw = how it goes
name: Salt & Tea = tears, and something warm
name: First Christmas = the hardest day
name: Still Two = how one lays the table
name: +Tidehut = it comes in waves, and there is a roof
name: Consolare = Latin for to be alone no longer
name: Widow's Walk = a roof from which one looks out to sea
name: *Lumorrow = a little light in a morrow
line: You may say her name here
line: The sixth week, when nobody calls
line: Nobody says that time heals
line: Sit down, the kettle is on
line: Somebody else who sets two cups

pilgrimage-travel
job: a pilgrimage, pilgrimages
rival: tour companies for pilgrims | they have gone every May for forty years, with their own chaplain | Joe Walsh Tours@IE, 206 Tours@US, Biblische Reisen@DE | pilgrimage tours
rival: the diocese and the mosque's own agent | one knows everybody on the coach
rival: going alone with a rucksack, or praying at home | it is freer, and the knee decides
meet: parish halls, mosques and evenings with slides | parish secretary | the secretary keeps the list of who wanted to come last time | offer three dates for {name} after the service and write down who asks about the stairs | two Sundays a month | priests, imams and doctors of older people | they are asked whether one can still manage it
measure: the share of travellers who bring somebody else the next time
moat: guides who can lead a prayer and find a wheelchair
risk: half of a group is over seventy, and somebody falls ill far away | take a doctor or a nurse along, ask for health sheets, and know a hospital at each stop
rule: Settle the money of travellers, visas and the sick | Ask what a travel organiser must hold to protect prepaid money, ask for visas and quotas, insure illness and return, and write down who stays with a sick traveller. | the protection, the visa plan and the illness plan are there
trial: Go with twelve people for two days | Lead a short pilgrimage nearby with a night away, and note walking pace, toilets, prayers, costs per head and who asked for the big one. | pace, costs and interest of twelve people are on one sheet
ask: Who stays behind with somebody in hospital? | A second guide, and insurance pays for the later flight | rules | with an illness plan for each stop
ask: What does it cost if only eleven come? | | f-2 | by reckoning coach, guide and beds for eleven
roles: somebody who has led groups there | a priest, an imam or a nurse who comes along | somebody for flights, visas and beds
search: pilgrimage tours
name: Dust & Psalm = what the road is made of
name: Second Blister = the first real stage
name: Scallop Road = the shell on the rucksack
name: Staff & Sandal = what pilgrims carried
name: Bells Ahead = when it is not far
name: Candle Coach = a bus that sings
name: Wayside Bread = broken on a wall
name: +Walkwell = what pilgrims wish each other
name: Ultreia = Spanish for onward, as pilgrims call it
name: Last Hill = behind it one sees the towers
name: Peregrino = Spanish for a pilgrim
line: The bus that sings after breakfast
line: Bread on the wall, bells ahead
line: Your grandmother's shrine, your own feet
line: Somebody pushes the wheelchair uphill
line: Dust on the shoes, quiet in the head
`;
