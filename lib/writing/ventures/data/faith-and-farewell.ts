/** Farewell, remembrance and faith: what is known of them; the keys are those of `../lore.ts`. */
export const FAITH_AND_FAREWELL = `
grave-care
job: a visit, visits
rival: cemetery gardeners and stonemasons | they are at the cemetery anyway and offer a yearly contract | | grave care service
rival: relatives or neighbours who live near | they know the grave and do it as a favour
rival: florists who deliver to the cemetery | one call is enough for flowers on a fixed day | Interflora, Fleurop@DE, Fleurop@CH | grave flowers delivery
meet: cemetery offices, funeral homes and places of worship | funeral director | families who live far away ask there who could look after the grave | look after three graves with {name} for a month and send the families photos | two mornings a week | funeral directors, stonemasons and clergy | families ask them who could help
measure: the share of families that order the next visit after the first photos
moat: reliable helpers at each cemetery, and families who renew every year
risk: most families want the same few holidays, and there is little work in between | sell yearly plans with dates spread over the seasons, and train stand-ins for the busiest days
rule: Settle who may work at a grave | Ask the cemetery who may clean, plant and place things, which stones must not be scrubbed, get the grave holder's consent in writing, and ask an insurer about damage. | the cemetery's answers, the consent form and the policy are on file
trial: Look after eight graves | Clean, plant and photograph eight graves within two weeks, and note minutes, travel, material and what the families write back. | minutes, costs and replies of eight families are on one sheet
ask: How does a family know that somebody was there? | Photos before and after are sent the same day | trade-trial | by asking eight families what they want to see
ask: Would families rather pay by the visit or by the year? | | price-talks | by offering both to ten families
ask: What happens when a stone is damaged or flowers are stolen? | | rules | with the consent form and an insurer's answer
roles: a gardener known at the cemeteries | somebody who talks with families | somebody for dates, flowers and photos
search: grave care service
name: +Gravetender = somebody who tends a grave
name: Candle Kept = a candle that stays lit
name: Fresh Flowers = flowers renewed on time
name: +Stonewell = a stone well cared for
name: Kept With Care = a grave kept with care
name: Quiet Garden = a grave like a small garden
name: +Stillgarden = a quiet, tended garden
name: Never Far = close, though you live away
name: Tended Well = always well tended
name: +Bloomrest = flowers at a resting place
name: *Memorelle = from the word memory
line: We tend the grave when you can't
line: Fresh flowers on every special day
line: Cared for, wherever you live
line: A photo after every visit
line: A cared-for grave, all year round
line: Your family's grave in good hands

funeral-planning
job: a funeral, funerals
rival: local funeral homes | they know the family, answer at night and arrange everything | Dignity@GB, Co-op Funeralcare@GB, Service Corporation International@US, InvoCare@AU, Ahorn@DE | funeral director near me
rival: low-cost funerals and direct cremation arranged online | the price is fixed and can be seen at any hour | Pure Cremation@GB, Farewill@GB, Tulip Cremation@US, mymoria@DE | simple funeral online
rival: the funeral home the hospital or care home suggests | nobody has to search in the first hours
meet: hospices, care homes and hospitals | hospice social worker | families ask there what has to be done first and whom to call | leave a one-page checklist by {name} for the first days and note what families ask | two afternoons a week | hospice nurses, clergy and notaries | families ask them for somebody they can trust
measure: the share of families who would recommend you, asked a month after the funeral
moat: hospices and families who recommend it, and reliable partners on call
risk: families decide within hours and choose a name they already know | be known at hospices, doctors and places of worship, answer the phone at any hour and let people plan ahead
rule: Settle licences, deadlines and prepaid money | Ask the authority who may collect and care for the dead, which papers and deadlines apply, and how prepaid money must be kept safe. | the authority's answer and the account for prepaid money are in place
trial: Plan five funerals with a licensed partner | Work with a licensed funeral home on five plans, for a death or made ahead, and note hours, questions, changes and the difference between the offer and the bill. | hours, questions and costs of five plans are on one sheet
ask: Who answers and comes at night? | A licensed partner with agreed response times | rules | with a written agreement on hours and calls
ask: Will funeral homes work with fixed prices? | | price-talks | by showing one price list to eight funeral homes
ask: Do people plan ahead, or only when somebody has died? | | f-2 | by counting enquiries of both kinds for two weeks
roles: a licensed funeral director | somebody who advises families by phone | somebody for papers, partners and payments
search: funeral planning
name: +Farewellway = a way to say farewell
name: Kind Farewell = a kind way to say goodbye
name: +Calmcare = calm care in hard days
name: One Gentle Call = one call is enough
name: Gentle Goodbye = a goodbye without pressure
name: +Clearfuneral = a funeral with clear prices
name: In Their Way = the way they wanted it
name: Simply Farewell = a simple way to say farewell
name: By Your Side = somebody beside the family
name: *Adiella = from the French for farewell
name: +Lastwish = what the person wished for
line: We take care of everything
line: Clear prices in a hard time
line: A funeral that fits the person
line: One call, day or night
line: Say goodbye in your own way
line: Time to grieve, we do the rest

celebrant
job: a ceremony, ceremonies
rival: clergy and registrars | they belong to the day, cost little and make it official
rival: other independent celebrants and humanist associations | they are recommended by venues and funeral homes | Humanists UK@GB, Humanist Society Scotland@GB, The Celebrant Society@AU | celebrant near me
rival: a friend or relative who speaks | they know the person, it is free and comes from the heart
meet: funeral homes, wedding venues and wedding fairs | funeral director | families and couples ask there who could lead a ceremony | hold one short sample ceremony or reading with {name} for the venue's team and leave a video of it | two mornings a week | funeral directors, wedding planners and photographers | they are asked for somebody who speaks well and is on time
measure: the share of families and couples who would recommend the celebrant, asked two weeks later
moat: venues and funeral homes that call first, and ceremonies guests remember
risk: weddings fall on the same summer weekends and the other months stay empty | offer funerals and naming ceremonies all year, and take deposits for the busiest days
rule: Settle legal effect, stand-ins and privacy | Ask the registry which ceremonies are legally valid, ask venues and cemeteries who may speak there, agree on a stand-in for illness, and keep what families tell private. | the registry's answer, the contract and the stand-in agreement are on file
trial: Write three ceremonies in two weeks | Interview three families or couples, write a ceremony for each, read it to them, and note hours, corrections and who would book or recommend it. | hours, corrections and bookings are on one sheet
ask: What happens if the celebrant falls ill? | A stand-in has the text the day before | rules | with a named stand-in in each contract
ask: How many hours does one ceremony take? | | f-2 | by timing three ceremonies from first talk to final text
ask: Which venues and funeral homes will recommend it? | | closing-calls | by meeting ten of them and asking for a place on their list
roles: a celebrant who listens and speaks well | an editor for the texts | somebody for venues, dates and contracts
search: celebrant near me
name: +Vowsmith = somebody who crafts vows
name: Said With Love = words spoken with love
name: Told With Heart = a life told warmly
name: +Wordsworthy = words worth hearing
name: Ring & Reading = rings and spoken words
name: Words for Life = words for life's big days
name: +Heartspoken = spoken from the heart
name: One True Story = the story of one person
name: Well Said = the right words, well spoken
name: *Ceremonelle = a word from ceremony
name: Spoken Gift = words as a gift
line: The right words for your day
line: Your story, beautifully told
line: A ceremony as personal as you are
line: Personal words for life's big moments
line: Words your guests will remember
line: Written with you, spoken with heart

urns-and-coffins
job: an order, orders
rival: the range shown by funeral homes | it is there at once and part of the package | | urns and coffins
rival: large online shops and marketplaces | the choice is wide and the price is low | Amazon, Etsy | buy urn online
rival: makers of natural urns and coffins | their models are tested and listed by many funeral homes | Bios Urn, The Living Urn@US, Capsula Mundi, Loop Biotech@NL | biodegradable urn
meet: funeral homes, natural burial grounds and hospices | funeral director | families choose there and ask for something more natural or more personal | leave three pieces of {name} in the showroom for two weeks and ask what families said | two mornings a week | celebrants, burial grounds and hospice staff | families ask them for alternatives to the usual models
measure: the share of funeral homes that order again within two months
moat: a place in showrooms, accepted tests and delivery within a day or two
risk: the funeral is in a few days and delivery takes too long | keep stock with funeral homes, and work with a carrier who promises a delivery day
rule: Settle what cemeteries and crematoria accept | Ask cemeteries and crematoria about sizes, materials and decay, have the material tested, ask who may handle ashes, and promise nothing about trees or sea burials that rules do not allow. | the answers and the test reports are in one folder for funeral homes
trial: Show three models in three showrooms | Place three models with three funeral homes for two weeks, and note who asked, who chose one, what was missing and how fast it was needed. | enquiries, choices and delivery times for each model are on one sheet
ask: Why would a funeral home show yours? | Families ask for it, and the margin is fair | price-talks | by offering three models to eight funeral homes
ask: Which models will cemeteries accept? | | rules | by asking five cemeteries and two crematoria
ask: How fast must a piece arrive? | | trade-trial | by noting the days between the order and each funeral
roles: a maker who knows the material | somebody who wins funeral homes | somebody for tests, stock and delivery
search: biodegradable urns and coffins
name: Willow & Wool = natural materials for a coffin
name: +Gentleurn = an urn with gentle lines
name: Soft Clay = an urn of soft clay
name: +Leafrest = rest under leaves
name: Made for One = made for one person
name: Acorn Rest = a natural resting place
name: +Rootkeep = an urn kept by roots
name: Plain & Kind = simple and dignified
name: Gentle Wood = wood with a gentle shape
name: *Urnova = a new kind of urn
name: Back to Earth = it returns to the soil
line: Natural, simple and full of dignity
line: Made by hand, made with care
line: An urn as personal as they were
line: A gentle return to nature
line: Accepted, tested, delivered on time
line: Beautiful to hold, kind to earth

memorial-pages
job: a memorial, memorials
rival: profiles on social media | the photos and friends are there already, and it is free | Facebook, Instagram | memorial account
rival: memorial sites of newspapers and funeral homes | the page is included with the notice | Legacy.com@US, Ever Loved@US, MuchLoved@GB | online memorial page
rival: photo albums, letters and the gravestone | nothing has to be learned and they stay in the family
meet: funeral homes, stonemasons and cemetery offices | funeral director | families there collect photos and write about the person who died | make one sample page with {name} and show it with a plaque or card at the counter | two mornings a week | stonemasons, celebrants and florists | families ask them how else they can remember somebody
measure: the share of pages to which a second person adds a photo or story
moat: pages a whole family has filled, and a credible promise to keep them
risk: families fear that the page disappears when the firm does | give each family a full copy, set money aside for hosting and name a partner who would take over
rule: Settle privacy, plaques and how long pages stay | Ask cemeteries what may be fixed to a stone, write down which relative decides on the page, who may see it and how long it stays, and settle rights to photos and music. | the cemetery's answer, the privacy rules and the promise to keep pages are published
trial: Make five pages with five families | Collect photos and stories with five families, give each a page with a card or plaque, and note hours, visits and who adds something within two weeks. | hours, visits and additions of five pages are on one sheet
ask: What happens to the page if the firm closes? | Every family has a full copy | rules | with money set aside and a named partner
ask: Do relatives visit and add to the page? | | trade-trial | by counting visits and additions for two weeks
ask: Do families pay once or every year? | | price-talks | by offering both to ten families and three funeral homes
roles: somebody who interviews families | a developer who builds and hosts the pages | somebody for funeral homes and stonemasons
search: online memorial page
name: +Storystone = a stone that tells a story
name: Kept Voice = a voice that is kept
name: Behind the Name = the person behind the name
name: +Namelight = a light for a name
name: Still With Us = remembered by everyone
name: Shared Album = an album families share
name: +Steadylight = a light that stays on
name: A Life Told = the story of a life
name: +Candlepage = a page with a candle
name: *Memoriva = from the word memory
name: Family Pages = pages the family fills
line: Every photo and story in one place
line: Remember together, wherever you are
line: More than a name and dates
line: Hear their voice again
line: A place to remember and share
line: Their story, kept for the family

pet-farewell
job: a farewell, farewells
rival: collection arranged by the vet | the practice does everything and the owner has nothing to decide | | pet cremation vet
rival: pet crematoria and pet cemeteries | vets know them, and they come at short notice | Rosengarten@DE, Lap of Love@US, Dignity Pet Crematorium@GB | pet cremation near me
rival: a burial in the garden | it costs nothing and the pet stays close to home
meet: vets' practices, animal shelters and pet shops | veterinary receptionist | owners ask there what happens after their pet has died | leave a simple leaflet of {name} with prices and a number that is answered, and ask weekly what owners said | two mornings a week | vets, pet sitters and dog trainers | owners ask them whom they can trust
measure: the share of owners who say that everything went as promised, asked two weeks later
moat: vets who recommend it without hesitation, and complete care at every step
risk: one mix-up of ashes destroys the trust of owners and vets | tag every animal at the door, have two people sign each step and let owners be present
rule: Settle licences, burial rules and proof | Ask the veterinary authority which licences collecting, cremating and burying pets need, what may be buried at home, and how each step must be recorded. | the licence, the checklist and the certificate are ready
trial: Handle farewells with a licensed partner for two weeks | Offer collection or a small farewell with a licensed partner through three vets, and note calls, hours, wishes and what owners chose. | calls, hours and choices of each farewell are on one sheet
ask: How does the owner know that these are the right ashes? | Each pet has a tag from the door to the urn | rules | with two signatures for every step
ask: Who answers at night and at weekends? | | trade-trial | by answering for two weeks and counting the calls
ask: Which vets will recommend it? | | closing-calls | by visiting ten practices with the leaflet and the checklist
roles: somebody calm who meets the owners | somebody who works with vets | somebody for licence, vehicle and records
search: pet cremation near me
name: +Pawrest = a resting place for paws
name: Good Friend = a pet was a friend
name: +Lastwalk = the last walk together
name: Soft Goodbye = a gentle goodbye
name: Loved Paws = paws that were loved
name: +Furfarewell = farewell to a furry friend
name: Always Ours = part of the family forever
name: Gentle Paws = gentle care for a pet
name: +Pawkeep = a paw print that stays
name: *Fidelia = from the Latin for faithful
name: Rainbow Rest = rest beyond the rainbow
line: A gentle goodbye for your pet
line: Dignity for a faithful friend
line: We come to you, day or night
line: Cared for at every step
line: Say goodbye in your own time
line: Because they were family

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
job: a session, sessions
rival: free groups of hospices, charities and places of worship | they are nearby, cost nothing and have led groups for years | Cruse@GB, GriefShare@US, The Compassionate Friends | grief support group near me
rival: psychotherapists and counsellors | they are trained, meet in private, and health cover may pay | BetterHelp | grief counselling
rival: family, friends and online forums | they are there at any hour and need no appointment | Reddit | coping with loss
meet: funeral homes, hospices and doctors' practices | funeral director | families come back weeks after the funeral and ask for help | hold three free evenings with {name} for a small group and ask on the last who would come again | one evening a week | funeral directors, family doctors and clergy | they see who is struggling and have few places to send them
measure: the share of people who come back for a third session
moat: trained companions, and doctors and funeral homes that refer people
risk: somebody is in danger and the group notices too late | train companions to see the signs, speak with each person alone first and agree on a clinic and an emergency number
rule: Settle the line to therapy and confidentiality | Ask a psychotherapist which signs need treatment, name the clinic for emergencies, train and supervise companions, promise no healing, and agree what stays in the room. | the list of signs, the clinic's answer and the confidentiality rules are in writing
trial: Hold four sessions with six people | Invite six people with a similar loss, hold four sessions within two weeks, and note who came, who stayed away and what they say helped. | attendance and feedback of six people are on one sheet
ask: What happens when somebody is in danger? | A trained companion stays in contact and calls the agreed clinic | rules | with the clinic's answer and a written order of steps
ask: Who pays, the mourner, an insurer or a fund? | | price-talks | by asking ten mourners, two insurers and three funders
ask: Do people prefer a group, a companion or an app? | | interviews-2 | by asking ten people what helped in the first months
roles: a trained grief companion | a psychotherapist who supervises | somebody for partners, dates and funding
search: grief support near me
name: +Griefbridge = a bridge through grief
name: Sit Together = nobody has to be alone
name: Kind Circle = a kind circle of people
name: +Softsteps = small steps through grief
name: Say Their Name = you can talk about them
name: +Heartroom = room for your heart
name: Still Here = we are here for you
name: Room to Grieve = time and room for grief
name: +Griefguide = a guide through grief
name: Gentle Days = days that get gentler
name: *Consolia = from the word console
line: You don't have to grieve alone
line: Talk with people who understand
line: A safe place for your grief
line: Support for the first hard months
line: Take your time, we listen
line: Small groups, trained companions

pilgrimage-travel
job: a pilgrimage, pilgrimages
rival: established pilgrimage tour companies | they have gone for many years and know every hotel and guide | Joe Walsh Tours@IE, 206 Tours@US, Biblische Reisen@DE, Tabung Haji@MY | pilgrimage tours
rival: trips led by the traveller's own parish, mosque or temple | people travel with those they know and trust the leader
rival: going alone with flights and hotels booked online | it is cheaper and leaves every day free | Booking.com | pilgrimage route on my own
meet: places of worship, community halls and religious fairs | parish or community secretary | they know who would like to travel and who went last time | present one journey by {name} after a service or meeting and note the questions and names | two weekend mornings a month | clergy, community leaders and travel agents | believers ask them whom to travel with
measure: the share of travellers who would go with you again, asked on the way home
moat: trusted guides, clergy who recommend the journeys and good places to stay
risk: too few people book, or a traveller falls ill on the way | set a minimum group with a clear date, check health needs before booking and name a hospital and a second guide for every stage
rule: Settle travel law, visas and insurance | Ask which licence and which protection for prepaid money a tour organiser needs, ask about visas, quotas and rules for sacred places, and insure illness, cancellation and the way home. | the licence, the visa plan and the insurance are in one file
trial: Lead a short pilgrimage nearby | Take a small group to a sacred place nearby for a day or two, and note the pace, needs, costs for each person and who wants to book a longer one. | costs, feedback and bookings are on one sheet
ask: Who stays with a traveller in hospital? | A second guide stays until family or insurance takes over | rules | with an emergency plan for each stage
ask: How many travellers does a group need? | | f-2 | by working out transport, beds and guides for a full and a half-full group
ask: Will communities recommend it to their members? | | closing-calls | by offering ten communities a free place for a leader
roles: an experienced tour leader | a spiritual guide | somebody for bookings, visas and travellers' questions
search: pilgrimage tours
name: +Pilgrimway = the way pilgrims go
name: Sacred Steps = steps on sacred paths
name: Walk & Pray = walking and praying together
name: +Faithtrail = a trail of faith
name: Holy Roads = roads to holy places
name: +Soulroute = a route for the soul
name: Blessed Road = a road with a blessing
name: +Shrinebound = on the way to a shrine
name: Far & Faithful = a long journey in faith
name: *Peregria = from the Latin for pilgrim
name: Good Pilgrim = help for every pilgrim
line: Travel in faith, travel in company
line: Your pilgrimage, planned with care
line: Guided journeys to sacred places
line: You pray, we plan
line: Walk the way together
line: Every step of the journey prepared
`;
