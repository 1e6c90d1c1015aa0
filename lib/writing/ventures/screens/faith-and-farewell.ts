/** Farewell, remembrance and faith: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const FAITH_AND_FAREWELL_SCREENS = `
grave-care
thing: grave, graves = Grandparents, row three; Aunt Rosa, next visit on Friday; Family grave, new plants in spring
must: Dates chosen by the family; Photos before and after each visit; Consent and cemetery rules on file; Changes and cancellations by message
later: Planting for each season; Cleaning and repair of the stone
screen: Plan a visit | ask Cemetery and row = St Mary, row three | list Choose = Clean the stone; Fresh flowers; Candle; New plants | ask Date = Her birthday, Friday | switch Repeat every year | button Book the visit | no grave entered yet, and a photo helps us find it | this cemetery does not allow it: we tell you what is possible
screen: Today's visit | picture Before and after | list Done = Stone cleaned; Flowers in the vase; Candle lit | words Ana was there at 9 am | ask A wish for next time = White roses | buttons Order again / Write to Ana | no visit yet, and the first is on Friday | flowers were missing: tell us and we go again
screen: Helper's round | map Four graves at two cemeteries | table Visits = Grave, Task, Note; Row three, clean and plant, soft stone; Row five, flowers, white roses; Row eight, candle, gate closes at 5 pm | list Take along = Soft brush; Water; Flowers | button Upload photos | no visits today, and orders for the holidays are listed | a stone is loose: do not touch it, send a photo to the office

funeral-planning
thing: funeral, funerals = Cremation with a small service; Burial, Friday morning; Plan made ahead
must: A phone number answered day and night; A full price before anything is ordered; A checklist of papers and deadlines; Wishes recorded and shared with the family
later: Help with accounts and contracts afterwards; Planning ahead for yourself
screen: What happens next | steps First days = Call the doctor; Choose how to say goodbye; Papers for the registry; Set the date | list You will need = ID card; Birth certificate; Insurance papers | ask Who is arranging it? = Daughter | words You can call us day and night | button Call Ana | nothing has to be decided now, and the checklist can be saved | a paper is missing: we ask the office for you
screen: Plan the funeral | list Choose = Cremation or burial; Service; Flowers; Music | ask Wish for the service = Her favourite song | headline Full price shown before you order | switch Share with my family | buttons Confirm the plan / Ask a question | nothing chosen yet, and three simple plans are shown | the date is taken: the next free ones are shown
screen: Adviser's desk | table Families = Family, Date, Open; Keller, Friday, music; Lin, Monday, certificate; Ruiz, planning ahead, payment | list Partners today = Funeral home, on call; Florist, ordered; Speaker, confirmed | ask Note = Brother arrives on Thursday | switch Offer signed | button Send the plan | no open cases, and the call line is staffed | an extra cost comes up: the family is asked before it is ordered

celebrant
thing: ceremony, ceremonies = Wedding in a garden, Saturday; Farewell, Thursday morning; Naming ceremony, Sunday
must: A free first talk; A draft to read and correct; Running order agreed with the venue; A stand-in in case of illness
later: A printed copy of the text; Help with writing vows
screen: Our ceremony | headline Saturday, 3 pm, in the garden | steps Status = First talk, done; Interview, done; Draft, ready; Rehearsal, Thursday | list Running order = Welcome; Your story; Vows; Rings | ask A wish for the ceremony = A song by my sister | button Read the draft | no date yet, begin with a free first talk | it rains: the ceremony moves indoors, the text stays the same
screen: Book a first talk | ask What is it for? = A wedding | ask Date = Saturday in June | picture Photo of your celebrant | list Free times = Tuesday, 6 pm; Thursday, 5 pm | button Book the talk | your date is taken, and two colleagues are free | the call fails: leave your number and we ring back
screen: Celebrant's week | table Ceremonies = Family, Date, Status; Keller, Thursday, final text; Ana and Ben, Saturday, draft; Lin, Sunday, interview | list To do = Confirm the microphone; Send the text to the stand-in | ask Note = Grandmother reads a poem | switch Names checked by the family | button Send the draft | no ceremonies this week, and three venues to visit | you fall ill: the stand-in gets text and running order

urns-and-coffins
thing: model, models = Clay urn, soft white; Willow coffin, woven; Wooden urn, oak
must: Photos, sizes and materials of each model; Where each model is accepted; A delivery date before ordering; Engraving with a check of the name
later: Keepsakes for family members; A sample set for funeral homes
screen: Choose an urn | picture Clay urn, soft white | list Models = Clay urn; Oak urn; Woven urn | ask It will be placed = In the ground | list Suitable for = Natural burial; Cemetery; Keeping at home | ask Name to engrave = Rosa Keller | button Order for Thursday | no model chosen, and the three most chosen are shown | your cemetery does not accept this one: two others are suggested
screen: My order | steps Status = Ordered; Engraved; Packed; On its way | headline Arrives on Wednesday | picture Engraving, please check | list Goes to = Funeral home, Mill Lane | buttons Confirm the name / Correct it | no order yet, and we help by phone | the delivery is late: we bring a replacement in time
screen: Workshop and orders | table Orders = Model, Goes to, Due; Clay urn, Mill Lane, Wednesday; Willow coffin, Park Road, Friday; Oak urn, family at home, Monday | list In stock = Clay urns, six; Oak urns, four; Coffins, one | chart Orders, by model | switch Name checked twice | button Call the carrier | no orders today, and showrooms to visit | a piece is damaged: another one leaves today

memorial-pages
thing: memorial, memorials = Rosa Keller, with photos and voice; Grandpa Yusuf, by his family; Page for a friend
must: Photos, stories and recordings on one page; Family decides who can see and add; A plaque or card that opens the page; A full copy to download
later: A printed book of the page; Reminders of birthdays
screen: Remembering Rosa | picture Rosa in her garden | list From the family = Her apple cake; The summer by the lake; Her laugh, recording | talk Messages = Ana: I still use her recipe; Ben: She taught me to swim | button Add a memory | no memories yet, and the first photo can be yours | this page is private: ask the family for access
screen: Create a page | steps Your page = Name and photo; Life story; Invite the family; Plaque or card | ask Name = Rosa Keller | picture Choose a cover photo | switch Only family can see it | button Invite the family | nothing saved yet, begin with a name and one photo | the upload failed: your text is saved, try the photo again
screen: Orders and pages | table Pages = Page, Plaque, Status; Rosa, stone, sent; Yusuf, card, in print; Maria, none, draft | list To review = One reported comment; Two photos | chart Visits, by week | switch Copy sent to the family | button Order the plaques | no new pages, and two funeral homes to call | a comment is reported: it is hidden until the family decides

pet-farewell
thing: farewell, farewells = Bella, dog, ashes returned; Milo, cat, collection today; Luna, rabbit, garden urn
must: A phone number answered at any hour; Clear prices and choices; A tag and a record for every step; A certificate with the ashes
later: A paw print as a keepsake; An online page of memories
screen: Arrange a farewell | ask Pet's name = Milo | list Choose = Cremation with ashes returned; Cremation without ashes; Burial | ask Pick up from = Home, this evening | switch I would like to be present | words Ana will come at 6 pm | button Confirm | nothing has to be decided now, call us and we listen | nobody can come tonight: we say how to keep your pet until morning
screen: Milo's farewell | steps Status = Collected; Arrived, tag checked; Cremation, Thursday; Urn ready | list You chose = Wooden urn; Paw print; Return to your home | picture Wooden urn with his name | buttons Message Ana / Change my choice | no farewell arranged, and our prices are here | the date moves: we call you before anything changes
screen: Today's list | table Pets = Pet, Tag, Next step; Milo, blue four, collect at 6 pm; Bella, blue two, return ashes; Luna, blue three, cremation | list From vets = Mill Lane, one call; Park Road, two leaflets needed | switch Second signature done | button Print certificate | no collections today, and one urn to return | a tag does not match: stop, check with a second person

grief-support
thing: session, sessions = Open evening, Tuesday; Group for widowed people, Thursday; Talk with a companion, by phone
must: A personal talk before the first group; Small groups with a trained companion; A clear page for emergencies; Notes and messages that stay private
later: Walks and meals together; Messages on difficult dates
screen: Find support | ask Whom have you lost? = My husband | list Groups = For widowed people, Thursday; For parents, Monday; Open evening, Tuesday | ask I would prefer = A small group online | words You can listen without speaking | buttons Book a first talk / I need help now | no group fits yet, and a companion can call you | you are in danger: emergency numbers are shown first
screen: My group | headline Thursday, 6 pm | list Good to know = Six people; Ana leads the evening; Cameras may stay off | talk Group messages = Ben: The weekends are hardest; Lin: For me too | ask How was this week? = A little easier | button I will come on Thursday | no group yet, and your first talk is on Tuesday | it is too much today: you can leave, and Ana calls you
screen: Companion's desk | table Group = Name, Last time, Note; Lin, came, calmer; Ben, missed two, call; Mei, new, first talk | list This week = Supervision, Wednesday; Call the doctor's practice | ask Note = Ben has a birthday coming up | switch Confidentiality signed | button Call Ben | no sessions this week, and two requests to answer | somebody may be in danger: the steps and the clinic's number are here

pilgrimage-travel
thing: pilgrimage, pilgrimages = Walking week in spring; Short journey nearby, Saturday; Group journey with a guide
must: Programme with walking distances and prayers; Total price and payment dates; Visa, health and insurance checklist; Emergency contact during the journey
later: Photos and a meeting afterwards; Shared rooms for solo travellers
screen: Choose a journey | picture Pilgrims on the path | list Journey = Seven days; Small group; Guide and spiritual leader | steps Programme = Arrival; Walk and prayer; Free day; Return | ask I need = A room on the ground floor | button Reserve my place | no dates are open, and you can leave your name | the group is full: you are on the waiting list
screen: My journey | steps Before departure = Deposit, paid; Visa, in progress; Insurance, missing; Packing list | list Bring along = Passport; Good shoes; Medicine | map Meeting point | talk Messages = You: Is there a lift in the hotel?; Ana: Yes, in both | button Upload insurance | no journey booked yet, and the next open evening is on Sunday | a document is missing: we tell you where to get it
screen: Guide's list | table Travellers = Name, Room, Note; Maria, shared, walks slowly; Yusuf, single, special diet; Lin, shared, nothing | list Today = Bus at 8 am; Prayer at 9 am; Lunch at 1 pm | switch Everybody is on the bus | ask Note = Maria needs a seat in front | button Message the group | no travellers yet, and the price list is ready | somebody falls ill: hospital, insurer and second guide are one tap away
`;
