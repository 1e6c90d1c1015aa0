/** Old age, and what a family keeps: what is known of them; the keys are those of `../lore.ts`. */
export const MEMORY_AND_OLD_AGE = `
tech-help-for-older
job: a visit, visits
rival: repair counters of electronics shops | they sold it and speak fast | Best Buy Geek Squad@US, Currys@GB, MediaMarkt@DE | computer help for seniors
rival: courses at libraries and parishes | there is coffee, and the others know no more | Age UK@GB, Senior Planet@US | smartphone course for seniors
rival: a grandson at Christmas | he does it in four seconds and nobody has seen how
meet: libraries, chemists and bank branches that close | librarian | they ask her at the counter why it has become so small | sit in her reading room for three mornings with {name}, and write down each question in their own words | two mornings a week | librarians, bank clerks and family doctors | people ask them for help with a telephone every day
measure: the share of people who do it alone a week later
moat: patient helpers, and a notebook in each home with that person's own steps
risk: the helper does it quickly, and next week the question is the same | let the owner's finger do everything and write the steps by hand
rule: Settle passwords, money and trust | Write down that helpers never see passwords and never touch money, ask for records of each helper, let a family name a contact, and insure damage. | the rule lies in the notebook and each helper has signed it
trial: Help ten people twice | Visit ten people, come again after a week, and note questions, minutes, what they could still do and what frightened them. | questions and what stayed of ten people are on one sheet
ask: How do they know that you are no swindler? | The library names us, the helper carries a card, and a daughter may sit by | rules | with the rule each helper signed
ask: Who pays, she herself or the daughter? | | price-talks | with ten older people and ten daughters
roles: somebody with endless patience | somebody who finds and checks helpers | somebody for libraries, banks and families
search: computer help for seniors
name: Big Button = what is missing
name: Slow Finger = it gets there
name: Which Arrow = the question of each morning
name: Thumb & Teapot = how a visit goes
name: Own Notebook = with the steps in it
name: Wrong Window = how did one get here
name: Once Again = said without a sigh
name: +Tapwell = tapping, and well
name: Pazienza = Italian for patience
name: Third Cable = nobody knows what it is for
name: *Klicka = she clicks
line: Once again, slowly, with your own finger
line: The photo of the baby is here
line: There is no stupid question about arrows
line: She rang the grandson, with picture
line: Written in pencil, in your notebook

homeshare
job: a match, matches
rival: homeshare organisations and student offices | they know the forms and ring after a week | Homeshare UK@GB, Wohnen für Hilfe@DE, Ensemble2générations@FR, Nesterly@US | homeshare for seniors
rival: lodgers at the market rent | the rent helps, and one closes the door | SpareRoom@GB, WG-Gesucht@DE | room to let
rival: living alone with a light in the hall | one knows each noise
meet: parish offices, universities and doctors' surgeries | housing officer of the university | students without a room stand there in September, and some would mow a lawn | bring two pairs together with {name} for coffee and a walk through the house, and ring both the same evening | two afternoons a week | housing officers, family doctors and daughters far away | they know who has rooms and who is afraid at night
measure: the share of pairs that still live together after half a year
moat: a hand for who suits whom, and pairs who tell others
risk: one quarrel about the kitchen, and both feel deceived | agree on kitchen, guests and hours in writing, give four weeks on trial and come by after the second
rule: Settle the contract, tax and what is no care | Ask a tenancy adviser how room and help must be written down, ask about tax and benefits, check both sides, and say which tasks belong to carers alone. | the contract, the answers and the checks are there
trial: Bring four pairs together | Visit eight people, match four pairs, let them live together for two weeks, and note hours of help, quarrels, visits and who would go on. | hours and quarrels of four pairs are on one sheet
ask: What if she becomes ill and needs care at night? | Then carers come, and the student remains a student | rules | with the list of tasks both have signed
ask: What does one match cost you in hours? | | trade-trial | by matching four with a clock
roles: somebody who visits homes and listens | somebody for universities and contracts | somebody who mediates on a Sunday
search: homeshare
name: Creaking Step = who lives there knows it
name: Upstairs Light = somebody is at home
name: Two Toothbrushes = the sign that it works
name: Lawn & Latin = what each can do
name: Half the Fridge = the upper one
name: Spare Room = it was the son's
name: Supper for Two = three evenings a week
name: +Stairfolk = those who meet on the stairs
name: Camarade = French for one who shares a room
name: Key & Kettle = what one is given on the first day
name: *Hausina = a small house with two in it
line: There is a light on upstairs again
line: She has the room, he has the arms
line: Half the fridge and most of the garden
line: Somebody says good night
line: He learns chemistry, she learns emojis

home-adaptation
job: a conversion, conversions
rival: bathroom firms and plumbers | they do it in three weeks, with tiles to the ceiling | | walk in shower installation
rival: makers of stairlifts and medical supply shops | they know which form the insurer wants | Stannah, Acorn Stairlifts, TK Home Solutions | stairlift
rival: a rubber mat, a stool and holding on to the towel rail | nothing has happened so far
meet: hospital discharge offices, occupational therapists and housing associations | discharge nurse | she asks on a Thursday whether there are stairs, and the bed is needed on Friday | walk through three homes with the therapist for {name} and tape with coloured strips where a hand reaches | two mornings a week | discharge nurses, occupational therapists and care advisers | families ask them who can do that before Monday
measure: the share of visits in which the first rails are fitted the same day
moat: fitters who come within days and know which insurer pays what
risk: it waits for the insurer's letter, and meanwhile somebody falls | fit what is needed most at once and on your own bill, and write the application for the rest
rule: Settle who may fit, what is paid and who answers | Ask which trades need a licence, ask insurers and towns which grants need an application before work begins, have walls tested for load, and insure failures of a rail. | the licences, the list of grants and the policy are there
trial: Make six homes safer | Visit six homes with an occupational therapist, fit the first rails, and note minutes, walls that crumble, wishes refused and what was used two weeks later. | minutes, walls and use of six homes are on one sheet
ask: What if the wall does not hold the rail? | We test it with weight before anybody leans on it | trade-trial | with six homes and a spring balance
ask: How long does the grant take, and who pays meanwhile? | | interviews-2 | by asking three insurers and ten families
roles: a fitter who keeps things clean | an occupational therapist | somebody for grants and families
search: walk in shower for elderly
name: Warm Rail = it does not look like a hospital
name: No Step Street = as it should be
name: Third Stair = the one where it happened
name: Elbow & Edge = what meets in narrow bathrooms
name: Seat in Rain = a shower with a bench
name: Good Grip = a hand finds it in the dark
name: Still at Home = where she wants to be
name: +Doorwide = wide enough for two
name: Appui = French for something to lean on
name: Light Switch = moved to where a hand is
name: *Schwella = from the German for a threshold that is gone
line: The tub is gone, she sings again
line: Something to hold, just there
line: Upstairs is hers again
line: The threshold went on Tuesday
line: No one sees it, every hand finds it

incontinence-products
job: a parcel, parcels
rival: brands in the chemist's aisle | they lie between nappies and plasters, and one puts bread on top | Tena, Depend@US, Poise@US, Always Discreet | incontinence pads
rival: medical supply houses with a prescription | the insurer pays, and a carton comes every quarter | Hartmann, Coloplast
rival: a folded towel, and knowing every lavatory in town | nobody has to be told
meet: pelvic floor classes, urology practices and choirs of women over fifty | pelvic floor physiotherapist | women tell her what they tell nobody else, at the end of the hour | give ten sample envelopes of {name} into her hands for two weeks and ask which size was right | two mornings a week | physiotherapists, midwives and district nurses | they are asked in a low voice what one can take
measure: the share of people who reorder the same size after the sample
moat: the right size at the first go, and answers from people who are not embarrassed
risk: the first parcel has the wrong size, and nobody complains, they only vanish | send three sizes first, ask by letter, and let somebody answer who has heard everything
rule: Settle what counts as a medical product, and discretion | Ask the authority which of it is a medical product, promise absorption only as tested, keep names from banks and parcels, and ask insurers what they pay. | the answer, the test and the rule for parcels are there
trial: Find the size of twenty people | Send twenty people three sizes each, speak with them after a night and a day, and note leaks, skin, what was thrown away and what they paid so far. | sizes and leaks of twenty people are on one sheet
ask: Why order from you when the insurer pays for a carton? | It fits, nobody sees what comes, and one can ask | interviews-2 | by asking ten people what lies unused in the carton
ask: How many stay after the third parcel? | | f-4 | by counting reorders of the first hundred
roles: a nurse who is hard to shock | somebody who buys and tests goods | somebody for parcels and letters
search: incontinence pants delivery
name: Laugh Out = one may again
name: Trampoline Aunt = she jumped too
name: Plain Parcel = nobody knows but you
name: Second Row Seat = no longer by the door
name: Tulip Linen = a name one can say aloud
name: Sneeze & Smile = nothing happened
name: Long Film = sat through to the end
name: +Drywell = a well, and dry
name: Soupir = French for a sigh
name: Aisle Five = where one need not go
name: *Serenelle = a calm one
line: Laugh, sneeze, stay for the end
line: The postman knows nothing
line: Sit in the middle of the row
line: Somebody has heard it all before
line: Dance at the wedding, all night

adaptive-clothing
job: an order, orders
rival: special catalogues for care | it opens at the back, and looks like it | Silverts@US, Able2Wear@GB | adaptive clothing
rival: lines of big fashion brands | it looks like everybody's, and there are four pieces | Tommy Hilfiger, Primark@GB, Zappos Adaptive@US | clothes for wheelchair users
rival: a size too large, Velcro by an aunt, and a carer who hurries | it works, somehow
meet: rehabilitation clinics, occupational therapists and sports clubs for wheelchair users | occupational therapist | a man learns there to cook again and still cannot close his shirt | dress five people of the clinic in trial pieces of {name}, with a stopwatch and a mirror | two mornings a week | occupational therapists, carers and patients' groups | they are asked where one finds trousers for sitting
measure: the share of buyers who dress without a second pair of hands
moat: cuts made with people who wear them, sitting and lying
risk: every body is different, and a size run becomes endless | make three pieces only, which solve one thing each, and let a seamstress change the rest
rule: Settle safety, words and returns | Test magnets and ask doctors about pacemakers, ask whether a piece counts as a medical aid that is paid for, let those who wear it choose the words, and take back what was tried on. | the magnet warning, the answer and the rule for returns are there
trial: Dress ten people every day for two weeks | Give ten people one piece each, and note minutes, help needed, washing, pressure marks and what they said at the mirror. | minutes, marks and words of ten people are on one sheet
ask: Are magnets dangerous with a pacemaker? | They may be, and so each piece says it, and there is one without | rules | with a doctor's answer and the printed warning
ask: Who pays, the person, the family or an insurer? | | price-talks | with ten families and three insurers
roles: a cutter who asks first | somebody who lives with a disability and tests | somebody for clinics and returns
search: adaptive clothing
name: Left Arm First = how one does it
name: Click Collar = it closes by itself
name: Own Zip = pulled up alone
name: Silk & Spokes = a blouse in a wheelchair
name: Sitting Suit = it fits when one sits
name: Mirror Monday = one looks again
name: Two Minutes Flat = and dressed
name: +Buttonbane = the end of buttons
name: Agio = Italian for ease
name: One Hand Tie = and it holds
name: *Clasperie = a small shop of fastenings
line: Dressed before the kettle boiled
line: It closes with a click
line: The jacket that sits when you sit
line: Nobody holds the other sleeve
line: Red, because she likes red

dementia-activities
job: a box, boxes
rival: publishers and shops for activities | there are large pieces, for care homes as well | Relish@GB, Ravensburger, Mindstart@US | dementia activities
rival: day centres and Alzheimer societies | they come with a bus, and somebody sings | Alzheimer's Society@GB, Alzheimer's Association@US, Deutsche Alzheimer Gesellschaft@DE | dementia day centre
rival: old albums, potatoes to peel and the radio | her hands know what to do
meet: memory clinics, carers' groups and day centres | leader of a carers' group | they sit there on Tuesdays and say that the afternoons are endless | go through one afternoon with {name} in three homes and watch which picture makes somebody speak | two afternoons a week | memory clinics, day nurses and chemists | daughters ask them what one could do together
measure: the share of afternoons on which somebody tells something of their own accord
moat: pictures, songs and smells of one region and one age, tried in many homes
risk: it is taken out twice, the illness goes on, and what fitted in May is too hard in autumn | send by stages, let families name the stage, and keep back what makes people ashamed
rule: Settle rights to songs, dignity and what is no therapy | Clear rights to pictures and songs, promise no effect on the illness without a study, test for swallowing and sharp edges, and let a geriatrician read. | rights, wording and the geriatrician's note are there
trial: Spend ten afternoons with it | Sit in ten homes, two things each, and note minutes, words, laughter, refusal and how the daughter was afterwards. | minutes and words of ten afternoons are on one sheet
ask: Does it help against the illness? | Nobody may claim that, but it makes an afternoon shorter | rules | with the geriatrician's note
ask: Do families buy a second one? | | f-4 | by asking the first thirty after two months
roles: somebody from a day centre | a designer who is never childish | somebody for clinics, groups and rights
search: dementia activities
name: Second Verse = she knows all of it
name: Peeled Potato = hands that remember
name: Button Tin = to be sorted, and told about
name: Tram Nineteen = he drove it
name: Apron & Aria = kitchen, and somebody sings
name: Long Afternoon = from two to five
name: Who's This = a photograph and a smile
name: +Songshelf = a shelf of old tunes
name: Ricordo = Italian for a keepsake
name: Lilac Soap = a smell that opens a door
name: *Memomille = a thousand small memories
line: She knew the second verse
line: From two to five, together
line: His hands remember the dough
line: Ask about the dance hall
line: A smell of soap, and she tells

family-newspaper
job: an issue, issues
rival: family newspapers by app | everybody sends a picture, and it comes as a paper | Famileo@FR, Famileo@GB, Neveo@BE, Picturegram@GB | family newspaper for grandparents
rival: picture frames that receive and family chats | the picture is there at once, if grandmother is | Aura Frames, Skylight@US, WhatsApp | digital photo frame
rival: a call on Sunday and prints at Christmas | she hears the voice, and the fridge is full of last year
meet: care homes, playgroups and post counters | activities leader in a care home | she reads letters aloud and sees who gets none | make one issue each for five residents with {name}, bring it and watch how often it is taken out | two afternoons a week | activities leaders, district nurses and playgroup leaders | they see that the telephone stays silent
measure: the share of families that fill the issue without a reminder
moat: a habit of a whole family, with all its pictures of the years
risk: one daughter sends everything, gets tired in the fifth month, and nobody notices | remind each person once, make a page from one picture and a sentence, and let cousins be seen
rule: Settle whose pictures are printed and what becomes of them | Take the family's consent, children's parents first, say who sees and keeps pictures, delete when asked, and ask the post when it takes how long. | the consent, the page on keeping and the post's answer are there
trial: Print one issue for ten families | Collect by hand, lay out, post, ask grandparents by telephone, and note pictures, reminders, hours, type too small and who wanted the next. | pictures and reminders of ten families are on one sheet
ask: What happens when grandmother dies? | The subscription ends with one call, and the family gets all issues as a book | rules | with that sentence in the terms
ask: How many families still send pictures after a year? | | f-4 | by counting pictures by month of the first families
roles: somebody who lays out for old eyes | a developer for pictures from many phones | somebody for printers, post and care homes
search: newspaper for grandparents
name: Fridge Door = where pictures end up
name: Page Leo = he lost a tooth
name: Lost Tooth News = the headline of the month
name: Aunt & Ink = a paper with few readers
name: Big Print = so that one can read it
name: Cousin Column = the one nobody ever sees
name: Armchair Post = it is read three times
name: +Nanapress = a press for one reader
name: Gazzetta Nonna = Italian: grandmother's paper
name: Muddy Boots = the picture of page two
name: *Grannette = a small gazette for her
line: Headline: Leo has lost a tooth
line: Read three times, shown to the nurse
line: One reader, all the news
line: All of them on page one
line: It lies beside her glasses

family-history
job: a search, searches
rival: databases of records by subscription | a billion records, and a leaf that waves at one | Ancestry, MyHeritage, FamilySearch, Findmypast@GB, Geneanet@FR | family history research
rival: professional genealogists | they sit in the archive each Tuesday and read that hand | Legacy Tree@US, AncestryProGenealogists@US | hire a genealogist
rival: an uncle with a folder | he has got as far as the miller, and stopped
meet: archives' reading rooms, emigrants' clubs and family reunions | archivist of the reading room | people come from far away with one surname and a wrong village | solve three of the archive's unanswered letters with {name} and show the senders how far one gets | two mornings a week | archivists, parish priests and consulates | they get letters which they cannot answer
measure: the share of searches that get one generation further
moat: researchers who read old hands and know which book has burnt
risk: the registers burnt, and forty hours bring nothing | look first for a small sum, say honestly what can be found, and deliver what was not found as well
rule: Settle access, data of the living and proof | Ask archives what may be copied and published, keep living people out, say for each fact where it stands, and agree on what a search costs without a find. | the answers, the rule on sources and the page on no find are there
trial: Search for five families | Give five families eight hours each, and note hours, costs, generations, dead ends and what moved them most. | hours and generations of five families are on one sheet
ask: What does somebody pay when nothing is found? | The first look only, and they learn where it ends | price-talks | with ten families and two kinds of offer
ask: Why not search oneself, when millions of records are online? | | interviews-2 | by asking ten people where they got stuck
roles: a researcher who reads old hands | somebody who tells it so that one reads it | somebody for archives and clients
search: family history research
name: Wrong Village = where all searches begin
name: Miller's Line = seven generations of flour
name: Page Torn = what stands in the note
name: Ink & Ida = a line about a great-grandmother
name: Ship List = the second line from below
name: Burnt Register = from here on one guesses
name: Seventh Johann = all had that name
name: +Rootlore = what is told of roots
name: Stammbuch = German for a book of the family
name: Godmother Known = a clue in the margin
name: *Ancestra = she came before
line: It was the other village
line: Seven Johanns, and one ran away
line: Somebody reads what the priest scribbled
line: Great-grandmother signed with three crosses
line: A name, a ship, a second line

tape-digitising
job: a box, boxes
rival: big services by post and chemists' counters | one hands it in with the shopping | Legacybox@US, iMemories@US, CEWE, MEDIAFIX@DE, Digital Converters@GB | digitise video tapes
rival: a small shop with old recorders | he mends the tape with tweezers in front of one's eyes
rival: the box in the loft, and a recorder from the neighbour | it has lain there so long that another winter does no harm
meet: photo shops, retirement homes and flea markets | owner of the photo shop | customers lay tapes on his counter and ask whether that still works | take twenty boxes through {name} over his counter and show the first minute on his screen | two mornings a week | photographers, house clearers and genealogists | people ask them where one can still look at that
measure: the share of families that bring a second box
moat: machines nobody makes any more, with somebody who mends them
risk: a tape tears that was the only one | clean and look at each before it runs, copy at once, and say beforehand what mould can do
rule: Settle loss, rights and what one sees | Say what is paid for a lost tape, though nothing pays for it, insure post, write down what happens with bought films and forbidden pictures, and delete copies when the family agrees. | the page on loss, the policy and the rule are there
trial: Do twenty boxes of twenty families | Number each piece, run, cut blank parts, and note minutes, mould, tears, questions and what made them weep. | minutes and damage of twenty boxes are on one sheet
ask: What if the parcel is lost in the post? | Each box can be brought by hand, and posted ones are tracked and small | rules | with the carrier's answer and a collection day
ask: How many hours of tape does one person manage in a day? | | trade-trial | by running four machines for a week
roles: somebody who mends old recorders | somebody who watches patiently and cuts | somebody for post, shops and families
search: digitise old video tapes
name: Blue Bucket = in which the cousin sat
name: Grandpa Waves = he always did
name: Rewind First = please
name: Loft Box = the third from the left
name: Sand & Super = a summer of small reels
name: Wobbly Holiday = nobody had a tripod
name: Tracking = the knob that was turned
name: +Reelkeep = what is kept of a reel
name: Bobine = French for a reel
name: Candle Three = who blew it out
name: *Kassettine = a small box that sings
line: Grandpa waves, and it wobbles
line: The loft has a film for you
line: Somebody says the baby's name off screen
line: That was the summer with the bucket
line: Before the tape forgets it

photo-books
job: a book, books
rival: photo book services | there are templates, a coupon each week and it comes in six days | CEWE, Shutterfly@US, Photobox@GB, Chatbooks@US, Popsa@GB | photo book
rival: clouds that show what was three years ago today | it costs nothing and comes by itself | Google Photos, Apple Photos
rival: eleven thousand pictures in a telephone | one will do it in winter
meet: playgroups, midwives and school fairs in November | playgroup leader | every parent there says that nothing has been printed since the second child | make three parents' year in one evening with {name} while they drink tea, and note what they throw out | two evenings a week | playgroup leaders, midwives and photographers | they are asked what one should do with all the pictures
measure: the share of families that order the next year as well
moat: an eye for the one picture of forty, and a row of spines on a shelf
risk: it is wanted before Christmas and put off all year | lay out the year in four parts, remind at birthdays, and show a finished first page
rule: Settle whose pictures they are and who sees them | Say who looks at pictures, keep them only as long as needed, let a stranger's child be left out, and agree on what is reprinted for nothing. | the page on pictures and the rule on reprints are there
trial: Lay out ten years of ten families | Take ten telephones, choose, lay out, print one, and note minutes, quarrels about choice, changes and who cried at which page. | minutes and changes of ten books are on one sheet
ask: How many minutes of a person's choosing are in one book? | | trade-trial | by laying out ten with a clock
ask: Why not do it with a free template? | They have, twice, as far as page four | interviews-2 | by asking ten parents for their unfinished ones
roles: somebody with an eye | a developer for sorting | somebody for printers and Christmas
search: photo book made for you
name: Page Four = as far as one got alone
name: Blurry Best = the one that stays
name: Eleven Thousand = in one telephone
name: Row of Spines = one for each year
name: Thumb in Frame = father's
name: August Pages = most of it is sea
name: Mud & Margins = boots and white paper
name: +Yearbound = a year between covers
name: Feuille = French for a leaf
name: Third Birthday = the cake fell down
name: *Albumelle = a small album
line: The blurry one is the best
line: Eleven thousand pictures, forty pages
line: It has sand between the pages
line: Somebody else finished page five
line: A spine for every year

family-cookbook
job: a book, books
rival: kits and templates for recipe books | one fills it in oneself, in winter | CreateMyCookbook@US, Blurb, Heritage Cookbook@US | family cookbook
rival: recipe apps and a shared folder | everybody has it at hand, with a wrong quantity | Paprika, Notion
rival: a tin with cards in her hand | there are butter stains, and "flour as needed"
meet: weekly markets, harvest feasts and bookshops before Christmas | market trader | daughters ask at the stall for what their mother always took | cook three dishes with somebody's mother for {name}, weigh what she throws in and lay one page on the stall | two mornings a week | market traders, pastors and reporters of the local paper | they know whose dumplings everybody talks about
measure: the share of dishes that taste right when somebody else cooks them
moat: the knack of asking, weighing and writing down what nobody ever weighed
risk: grandmother is ill before the second visit | come within a fortnight, film the hands on the first day and begin with the dish they all ask for
rule: Settle whose recipes, stories and pictures they are | Write down who decides what is printed, leave out what hurts somebody, agree on changes and copies, and look for pages copied from printed books. | one page of agreement is signed by the family
trial: Write down ten dishes in two kitchens | Visit two grandmothers, weigh everything, cook it again with a stranger, and note hours, what was missing and the stories in between. | hours and missing grams of ten dishes are on one sheet
ask: What if she no longer knows how she did it? | We cook with her, and her hands know | trade-trial | with two kitchens and a pair of scales
ask: How many copies does a family order? | | price-talks | with ten families and a sample page
roles: somebody who cooks and asks | a designer who photographs flour | somebody for families and printers
search: family cookbook
name: Flour as Needed = what stands on the card
name: Butter Stain = the page that was used most
name: Her Handful = weighed at last
name: Until It Smells = how long one bakes it
name: Third Drawer = where the tin is
name: Salt & Sunday = what it tasted of
name: Wooden Spoon = with a burnt edge
name: +Ladlelore = what was told while stirring
name: Ricetta = Italian for a recipe
name: Not So Much = what she calls from the sofa
name: *Nonnelle = of many grandmothers
line: Flour as needed, weighed at last
line: Hers, with the butter stain
line: It says why he never got beans
line: Stir until it smells of Sunday
line: Her handful is ninety-odd grams

speech-writing
job: a speech, speeches
rival: speech writers and platforms for writers | one chooses by sample and gets it in three days | Fiverr, Speechy@GB, The Oratory Laboratory@US | wedding speech writer
rival: machines that write | it is there in a minute, and the joke about the honeymoon too | ChatGPT
rival: a sheet the night before, or a song with changed words | it comes from the heart, and from the bar
meet: wedding fairs, inns with a hall and tailors of suits | wedding planner | each week a father asks her whether he has to say something | interview two of her fathers for half an hour, write two minutes each with {name}, and let them read it to her aloud | two evenings a week | wedding planners, tailors and landlords with halls | they see who turns pale at the word speech
measure: the share of speeches that need no last change
moat: writers who sound like the one who speaks
risk: the speaker drinks two glasses and reads it like a form | write for breath, rehearse once aloud, and cut until it fits on one card
rule: Settle secrets, changes and whose words they are | Promise in writing that nobody learns who wrote it, say how many changes are included, use nothing that was told about others in confidence, and delete notes afterwards. | one page with promise and changes is signed
trial: Write six speeches | Interview six people, write, rehearse, be there if you may, and note hours, changes, laughter and how long it really took. | hours, changes and laughter of six speeches are on one sheet
ask: Why not let a machine write it? | It does not know about the dog in the lake | interviews-2 | by reading both aloud to ten people
ask: What if the story is not funny to the bride? | | rules | with a question every speaker is asked beforehand
roles: a writer who sounds like others | somebody who listens on the telephone | somebody for planners and last-minute calls
search: wedding speech writer
name: Left Pocket = where the card is
name: Dry Mouth = how all of them begin
name: Glass & Knife = the sound before it
name: Two Minutes = no one wishes it longer
name: Uncle's Turn = when the room gets quiet
name: Third Joke Out = it was one too many
name: Spare Hanky = for the man in front
name: +Toastwright = somebody who makes toasts
name: Brindis = Spanish for a toast
name: Word for Dad = he could not find it
name: *Oratella = a small speech on heels
line: Two minutes, one lake, one dog
line: It sounds like you, only shorter
line: Even the groom's mother laughed
line: The card fits in the left pocket
line: Stand up, breathe, mention the dog
`;
