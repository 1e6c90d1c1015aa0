/** Apps that help and tell: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const HELPFUL_APPS_SCREENS = `
blood-donor-finder
thing: blood request, blood requests = City Hospital, two donors, today; Children's ward, one donor, Friday; Surgery, three donors, Monday
must: Requests confirmed by the hospital; Alerts only to matching donors nearby; Rest time after each donation respected; Replies and arrivals seen by the ward
later: Donation days and reminders; Text messages for donors without a smartphone
screen: Alert on the donor's phone | headline You match, and you are near | words City Hospital needs two donors today | map Way to the donation room | list Before you come = Eat and drink; Bring your identity card; No fever this week | buttons I can come / Not today | nobody needs your group right now | the request has just been filled: thank you
screen: Blood bank desk | table Open requests = Ward, Donors needed, Coming; Surgery, three, two; Children's ward, one, one; Births, two, none | button New request | list On the way = Amina, before noon; Leo, after work | no open requests | no donor has answered yet: widen the area
screen: My donations | headline You may give again in May | list Given = January, City Hospital; September, donation day | switch Alert me at night | button Find a donation day | no donations yet | the date is missing: ask the blood bank to confirm it

medicine-finder
thing: medicine search, medicine searches = Thyroid tablets, North side; Children's antibiotic, centre; Insulin pen, near the station
must: A search by medicine and strength; Pharmacies with the time of confirmation; Reservation for a few hours; A request to all pharmacies when none is found
later: Alerts when a medicine is back; Opening hours at night and on holidays
screen: Search result | ask Medicine = Thyroid tablets | map Pharmacies nearby | table In stock = Pharmacy, Confirmed, Distance; Park Pharmacy, this morning, near; Station Pharmacy, yesterday, further; Green Cross, today, near | buttons Reserve / Call | nobody has it in stock: ask all pharmacies | the stock was not confirmed today: please call first
screen: Pharmacy's desk | headline Three requests | list Asked today = Insulin pen; Children's antibiotic; Eye drops | buttons We have it / Not in stock | list Held for patients = Thyroid tablets, until four; Asthma spray, until six | no requests right now | the answer was not sent: check the connection
screen: My reservation | headline Held until six | words Park Pharmacy keeps one pack for Maria | list Bring along = Prescription; Identity card | buttons Show the way / Cancel | nothing is reserved | the time has passed: please call the pharmacy

writing-assistant
thing: text, texts = Letter to the landlord; Essay, second draft; Chapter three
must: Marks for grammar, style and tone; A short reason for every suggestion; Accept or refuse each change; Private texts that can be deleted
later: A personal list of frequent mistakes; Add-ins for mail and word processor
screen: Essay, second draft | words The results was clear, however they were not expected. | list Suggestions = was becomes were; Split the sentence after clear; Shorter: unexpected | buttons Accept / Refuse | paste or write a text to begin | the text is too long: check it part by part
screen: Why this change? | headline Plural needs were | words Results is plural, so the verb changes too | list Other examples = The answers were late; The reasons were simple | link More about verbs | choose a mark to see the reason | no explanation found: tell us about this one
screen: My progress | chart Mistakes per page by week | list Most often = Commas; Word order; Repeated words | switch Keep my texts on this device only | button Practise commas | no texts checked yet | progress could not be loaded: your texts are safe

deaf-communication-app
thing: conversation, conversations = Doctor's visit, Monday; Team meeting, three people; Bank counter, today
must: Live captions that show who speaks; Typed or signed answers spoken aloud; Uncertain words marked; A video interpreter when it matters
later: Own names and technical words; A saved transcript with consent
screen: Live conversation | talk Doctor's visit = Doctor: since when does it hurt?; Maria: since Monday, mostly at night; Doctor: any fever? | ask Type or sign your answer | buttons Speak it / Call interpreter | start when both are ready | too noisy: move the phone closer to the speaker
screen: Reception desk | headline Please speak, I read along | picture Signing avatar | list Often asked = Where do I wait?; Which form do I need?; How long does it take? | button Call an interpreter | no visitor at the desk | no interpreter is free: the next one calls back
screen: My words | list Added = Names in my family; Words from work; My clinic | ask New word | switch Save transcripts | button Teach a sign | no words added yet | this word could not be saved: try again

lost-and-found
thing: found thing, found things = Blue backpack, tram stop; Black umbrella, hall; Silver earring, room three
must: A photo and place for each found thing; A form for owners to report a loss; Matches suggested to staff; Questions that only the owner can answer
later: Shipping labels paid by the owner; Donation of things nobody claims
screen: Report a loss | ask What did you lose? = Blue backpack | ask Where and when? = Tram, Monday evening | picture Similar backpack | button Send report | list What happens next = We compare it; We ask two questions; You fetch it or we send it | tell us what you lost | the report was not sent: please try again
screen: Front desk | table Found this week = Item, Place, Status; Blue backpack, tram stop, match found; Umbrella, hall, waiting; Earring, room three, returned | buttons Add found thing / Check matches | nothing was found this week | the photo is missing: take one before you save
screen: Is it yours? | headline We may have your backpack | ask What is in the front pocket? | ask Which colour is the lining? | buttons Send answers / Not mine | no match yet, and we keep looking | the answers do not fit: describe it once more

legal-help-app
thing: case, cases = Deposit not returned; Parking fine; Unpaid last wages
must: Questions in plain words; Rights explained with the source; A letter ready to send; Deadlines with reminders
later: Hand-over to a lawyer; Letters in the user's own language
screen: What happened? | steps Your case = Choose the trouble; Answer six questions; Read your rights; Send the letter | ask Who is the other side? = My former landlord | ask When did you move out? = In March | button Next question | choose a kind of trouble to begin | this question is beyond the app: here are advice centres nearby
screen: Your letter | headline Please return the deposit | words Dear Mr Novak, I moved out in March and ask you to return it | list Based on = The lease; Handover record; The law on deposits | buttons Change / Send | no letter yet: finish the questions | one document is missing: add it or go on without it
screen: My cases | table Cases = Case, Step, Next date; Deposit, letter sent, Friday; Parking fine, draft, Monday; Wages, answered, none | button New case | switch Remind me of dates | no cases yet | the date could not be saved: write it down as well

matrimonial-service
thing: introduction, introductions = Sara and Imran, first call; Priya and Arjun, both interested; Miriam and David, family meeting
must: Linked accounts for single and parents; Identity, work and marital status checked; Contacts shown only after both agree; Photos seen by chosen families only
later: A video call with both families; An adviser for the first meeting
screen: Suggested this week | picture Profile photo, shared with you | headline Priya, teacher | list Checked = Identity; Work; Never married | words Her family lives two hours away | buttons Interested / Not for us | no suggestion this week, and the next one comes on Friday | this profile is being checked again
screen: Both accounts | table Introduction = Person, Parents, Single; Priya, interested, yes; Meera, interested, thinking; Anita, open, no | ask Note for my parents | button Share contact | nothing to decide yet | contact stays hidden until both sides say yes
screen: Adviser's desk | list To check = Imran, work papers; Sara, video call; David, references | table Meetings = Families, Day, Place; Sara and Imran, Saturday, our office; Priya and Arjun, Sunday, by video | buttons Approve / Ask again | nothing to check today | the paper cannot be read: ask for a new photo

ambulance-app
thing: emergency call, emergency calls = Chest pain, Hill Road; Fall at home, centre; Road accident, north exit
must: Nearest free ambulance on a map; A dispatcher on every call; Trained helpers nearby alerted; The hospital informed before arrival
later: Medical notes shared in an emergency; Standby for events and companies
screen: Help is coming | map Ambulance on its way | headline Five minutes away | steps Until then = Stay with the patient; Unlock the door; Keep the phone free | words Crew: Ama and Kofi | buttons Call dispatcher / Cancel | tap the button and say what happened | no position found: tell us the address
screen: Dispatch desk | table Calls = Place, What, Sent; Hill Road, chest pain, crew two; Centre, fall, helper first; North exit, accident, crew one | map Free vehicles | buttons Send nearest / Pass to public number | no open calls | no vehicle is free: connect the caller to the public number
screen: Crew's phone | headline Chest pain, Hill Road | list Told by the caller = Man, awake; Pain since this morning; Third floor, no lift | map Way to the patient | buttons We are there / Need help | no call for this crew | the line is weak: call the desk by radio

skin-routine-app
thing: routine, routines = Dry skin, morning; Oily skin, evening; Sensitive skin, three steps
must: A check of the skin by photo and questions; Morning and evening steps; Warnings when ingredients clash; Weekly photos in the same light
later: A scan of products on the shelf; Advice by weather and season
screen: This morning | steps Routine = Gentle cleanser; Moisturiser; Sunscreen | words Skip the acid today, your skin is still red | switch Remind me in the evening | buttons Done / Ask why | no routine yet: start with a photo | the photo is too dark: try it by the window
screen: My skin, week four | picture Photos side by side | chart Redness by week | list Seen = Fewer spots on the chin; Dry around the nose | button Take this week's photo | the first comparison comes after one week | the light is different from last time: please take it again
screen: My shelf | table Products = Product, Use, Note; Cleanser, daily, fine; Acid toner, twice a week, not with retinol; Day cream, morning, fine | button Scan product | nothing on the shelf yet | product not found: type in the ingredients

transit-app
thing: trip, trips = Home to work; Market to the station; Campus to the centre
must: Live arrivals at the nearest stop; Planned times clearly marked; Trips across buses, trains and minibuses; Usual fares and changes on the way
later: Step-free routes and lift status; Alerts before the usual trip
screen: Stop near me | map Buses around you | table Next = Line, Arrives, Source; Line four, three minutes, live; Minibus to market, six minutes, riders; Tram two, nine minutes, planned | buttons Set alert / Report delay | nothing comes within the hour | no live data right now: planned times are shown
screen: Home to work | steps Your trip = Walk to the corner; Line four to the station; Minibus to the market | words Leave in five minutes | list Know before = Usual fare is unchanged; Line four is crowded | button Start trip | choose where you want to go | one connection is uncertain: see the next best trip
screen: Report from riders | headline Is line four here? | ask Where are you? = Station stop | buttons It came / Still waiting | list Last reports = Ben, came on time; Aisha, two minutes late | no reports for this line yet | report not sent: it is kept until you have a connection

fuel-and-charger-finder
thing: station, stations = Ring Road station, diesel; Market car park, two plugs; Motorway exit, fast charger
must: Prices and plugs around the driver; The age of every report; Status of each charger; The best stop along a route
later: Price for the driver's own card; Price alerts for the usual station
screen: Around me | map Stations and chargers | table Near you = Place, Price, Reported; Ring Road, lowest, today; Market, average, today; Motorway exit, highest, yesterday | ask Fuel or plug = Diesel | buttons Show the way / Report price | no station within reach: widen the area | prices could not be updated: the time of the last report is shown
screen: Charger, market car park | headline One of two plugs is free | list Plugs = Left, free, working; Right, in use | talk Drivers today = Mia: works well; Omar: card reader is slow | buttons Start route / It is broken | no reports for this charger yet | the network does not answer: call before you go
screen: My route | map Home to the coast | steps Stops = Fill up at Ring Road; Break at the lake; Charge at the hotel | words The first stop is a short detour | button Start | choose where you are going | the stop has closed: the next one is shown

pet-health-app
thing: health entry, health entries = Milo, rabies vaccination; Luna, weight; Coco, tick treatment
must: Vaccinations and treatments with reminders; Records read from a photo; Weight, food and medicines; A page to share with vet or sitter
later: Travel rules by country; Costs by pet and year
screen: Milo this week | picture Milo | list Due = Tick treatment, Friday; Weigh him, Sunday | switch Remind the whole family | words All vaccinations are up to date | buttons Done / Later | nothing is due this week | one date cannot be read: please check the booklet
screen: Weight and food | chart Weight by month | list Each day = Two meals; One treat; One long walk | words Luna has lost a little, as planned | button Add weight | add the first weight to begin | this weight looks wrong: please check it
screen: For the vet | headline Milo's health page | table Records = Entry, Date, By; Rabies, in March, Dr Silva; Blood test, in May, Dr Silva; Allergy, last year, owner | buttons Share link / Add note | no records yet: photograph the booklet | the link has ended: make a new one

language-exchange
thing: partner, partners = Yuki, Japanese for Spanish; Omar, Arabic for English; Lena, German for Polish
must: Partners by language, level and free time; Calls with half the time in each language; Topics and questions for the talk; Reporting and blocking
later: Corrections saved after each call; Meetings in the same town
screen: Partners for you | list Wants your language = Yuki, evenings; Haruto, weekends; Aya, mornings | ask I am free = Tuesday evening | words Yuki likes cooking and films | buttons Say hello / Next | no partner yet: we tell you when one joins | this member is no longer looking
screen: Call with Yuki | headline Now in Spanish | list Topic: weekends = What did you do?; Who was there?; What comes next? | talk Notes = Yuki: how do you say this?; Maria: we say it like this; Yuki: thank you | buttons Switch language / End call | the call starts on Tuesday evening | the connection is weak: go on with sound only
screen: My practice | chart Talks by week | list New words = To borrow; Neighbour; Looking forward to | button Plan next talk | no talks yet: say hello to a partner | the last call was not saved: add your words by hand

nature-identifier
thing: find, finds = Yellow flower, forest edge; Small brown bird, garden; Mushroom under the beech
must: Names from photo or sound; How sure the answer is; Similar and poisonous species shown; Use without a signal
later: A list of all own finds; Walks and tasks for classes
screen: What is it? | picture Photo of the flower | headline Cowslip, very likely | list Similar = Oxlip, paler; Primrose, shorter stem | words Flowers in spring, in meadows | buttons Save find / Not sure | take a photo of flower and leaf | the photo is blurred: come closer and try again
screen: Mushroom check | picture Cap, gills and stem | headline Could be poisonous | list Look-alikes = Death cap, deadly; Field mushroom | words This app never tells you what to eat | button Ask an expert | add photos from above and below | no clear answer: do not touch it any further
screen: My finds | map Where I saw them | table Finds = Species, Place, Day; Robin, garden, Sunday; Cowslip, meadow, Saturday; Beech, forest, Saturday | button Share list | no finds yet: go for a walk | places are saved when you are back online

book-tracker
thing: book, books = Novel by the bed; Crime story, half read; Travel book, finished
must: Books added by barcode or search; Ratings, notes and shelves; Tips from readers with similar taste; Import of old lists
later: Reading goals for the year; Books lent to friends
screen: Reading now | picture Cover | headline Half way through | ask Note = The sister knows more than she says | list Up next = Crime story; Travel book | buttons Finished / Add note | no book open: choose one from your shelf | cover not found: add a photo of your own
screen: Your next book | list Readers like you loved = A family story; A quiet crime novel; Short tales | words Because you gave five stars to the island novel | buttons Want to read / Not for me | rate three books to get tips | tips could not be loaded: your shelf is here
screen: My year | chart Books by month | list Favourites = The island novel; A family story; The long walk | switch Show my shelf to friends | button Share my year | no books finished this year | one book has no date: add it to see it here

sport-technique-ai
thing: technique check, technique checks = Golf swing, Saturday; Tennis serve, left side; Squat, third set
must: Video analysed on the phone; One main correction shown first; Drills for each mistake; Old and new video side by side
later: Comments from the own coach; Live tips during training
screen: Your swing | picture Swing with body lines | headline Hips turn too late | list Good = Steady head; Full turn | steps Try this = Slow swing with a pause; Hips first; Film again | buttons Start drill / Compare | film from the side to begin | the feet are out of the picture: step further back
screen: Progress | chart Hip turn by week | picture First and latest video | list Checked = Saturday, better; Wednesday, same; Sunday, better | button New video | one more video is needed to compare | the camera angle differs: film from the same spot
screen: Coach's list | table Athletes = Name, Last video, To work on; Mia, today, elbow; Omar, Monday, stance; Lena, Friday, follow-through | ask Comment for Mia | buttons Approve tip / Change tip | no new videos | one athlete has no parent's consent yet

ethical-shopping-guide
thing: brand check, brand checks = Chocolate bar; Running shoes; Washing powder
must: A scan or search for products; Ratings for workers, environment and animals; Sources with dates; Fairer alternatives in the same price range
later: Own values in the rating; Check of an online basket
screen: Chocolate bar | picture Product | headline Poor on workers' pay | table Rating = Topic, Result, Source; Workers, poor, report from May; Environment, fair, own report; Animals, good, label | list Fairer = Village cocoa bar; Island chocolate | buttons Show shops / Save swap | scan a barcode to begin | this product is not rated yet: ask us to check it
screen: My values | switch Workers first | switch No animal testing | switch Local makers | list Changed this month = Coffee; Soap; Shoes | button Save | choose what matters to you | your choice was not saved: try again
screen: Why this rating? | headline Sources for this brand | list Read = Court ruling; Company report; Answer from the brand | words The brand was asked and has replied | button Report an error | no sources yet, so no rating | one source is no longer online: it is being checked

civic-debate-app
thing: debate, debates = Rent cap, Tuesday; School start time; Bike lane on Main Road
must: Votes explained in plain language; Arguments for and against side by side; Small moderated debates; Sources that can be opened
later: How members of parliament voted; Debates for school classes
screen: The next vote | headline Should rents be capped? | list For = Families can stay; Clear rules for all | list Against = Fewer new homes; Hard to check | link Sources | buttons Join a debate / Decide later | no vote is coming up | this text is being checked by both sides
screen: Debate on Tuesday | talk Round one = Ana: families need security; Ben: who will build then?; Mod: Ana, what is the best point in that? | list Round two = Ask a question; Repeat the other view | button Ask to speak | the debate begins when six people are here | your comment breaks a rule: please word it again
screen: Before and after | chart Views before and after | words Two people changed their view | ask Best argument of the other side | button Share result | answer the questions before the debate first | not enough answers to show a result

password-and-privacy-app
thing: account, accounts = Email; Bank; Family photos
must: Passwords stored encrypted and filled in; Alerts for weak and leaked passwords; A second factor for important accounts; Recovery with kit or trusted person
later: Private browsing on public networks; Requests to delete personal data
screen: My safety check | headline Three passwords to change | list Change first = Email, used twice; Shop, leaked; Forum, too short | switch Warn me about leaks | buttons Change now / Later | all passwords are strong | the check is not possible without a connection
screen: Family vault | table Shared = Account, Who, Access; Video service, all, use; Energy supplier, Maria and Tom, edit; Alarm code, all, use | list Emergency access = Tom, after a week; Maria, at once | button Add account | nothing is shared yet | this person has not accepted the invitation
screen: Data removal | headline Four sites have deleted your data | table Requests = Site, Sent, Answer; People finder, Monday, deleted; Address list, Monday, waiting; Phone directory, Friday, refused | button Send reminder | no site with your data was found | one site asks for proof: read what it needs

cohousing-project
thing: household, households = Anna and Tom, two children; Mrs Silva, one room; Omar, workshop wanted
must: Members, homes and deposits in one list; Decisions with reasons kept; The plan and the budget for all; A waiting list for free homes
later: A rota for shared tasks; Bookings for guest room and car
screen: Homes and households | table Homes = Home, Household, Status; Two rooms, Mrs Silva, signed; Four rooms, Anna and Tom, deposit paid; Three rooms, none, free | map Site plan | buttons Invite household / Waiting list | no household has signed yet | one deposit is missing: ask before the meeting
screen: Next decision | headline Shared laundry or own machines? | list Said so far = Laundry saves space; Own machines are quieter | ask My concern = Noise at night | buttons I agree / I object | nothing to decide this week | one household has not answered yet
screen: Path to moving in | steps Project = Group formed; Site secured; Permit and loan; Building; Moving in | list This month = Talk with the bank; Second workshop | chart Members' equity | button Open budget | the plan starts with the first meeting | the permit is late: a new date is being asked for
`;
