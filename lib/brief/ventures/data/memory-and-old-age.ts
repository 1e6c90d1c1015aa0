/** Old age, and what a family keeps: how they are told apart and what the figures need; the keys are those of `../venture.ts`. */
export const MEMORY_AND_OLD_AGE = `
tech-help-for-older | people
cue: smartphone older; smartphone help; smartphone seniors; tablet older; tablet seniors; explain smartphone; explains smartphone; phone seniors teach; tech help; tech support seniors; tech-help older; computer help home; older people internet; digital help older; teach older phone; teach seniors; online-banking older; students teach older; @older smartphone; @seniors smartphone; @seniors tablet; @over-70 smartphone; simple tablet; tablet grandparents; simple phone older; wifi older; scams older; phone seniors; phone older; phone pensioners; phone elderly; phone over-70; phone grandparents; phone retired; smartphone pensioners; smartphone elderly; smartphone over-70; smartphone grandparents; smartphone retired; tablet pensioners; tablet elderly; tablet over-70; tablet retired; computer seniors; computer older; computer pensioners; computer elderly; computer over-70; computer grandparents; computer retired; internet seniors; internet older; internet pensioners; internet elderly; internet over-70; internet grandparents; internet retired; digital seniors; digital older; digital pensioners; digital elderly; digital over-70; digital grandparents; digital retired; video-calls seniors; video-calls older; video-calls pensioners; video-calls elderly; video-calls over-70; video-calls grandparents; video-calls retired; technology seniors; technology older; technology pensioners; technology elderly; technology over-70; technology grandparents; technology retired; wifi seniors; wifi pensioners; wifi elderly; wifi over-70; wifi grandparents; wifi retired; grandparents smartphone; grandparents tablet; grandparents video-call; grandparents computer; grandparents apps; grandparents online; pensioners smartphone; pensioners tablet; pensioners video-call; pensioners computer; pensioners apps; pensioners online; seniors smartphone; seniors tablet; seniors video-call; seniors computer; seniors apps; seniors online; elderly smartphone; elderly tablet; elderly video-call; elderly computer; elderly apps; elderly online
not: companion-dog; medication; fall; fitness; exercise; newspaper; lonely; care-plan; suspicious; warns; talk; lonely; company; lunch
kinds: services nonprofit saas
who: older person, older people
often: 0.2 0.4 0.8
share: 7 11 15
costs: 62 70 78 = the helper's hour and the way

homeshare | people
cue: homeshare; homesharing; home-sharing older; older spare-room students; spare-room older; older room student; seniors room student; students live older; students seniors rent; room help instead-of-rent; intergenerational living; students older household; shared-living older; homeshare match; seniors lodger help; older lodger helps; widow spare-room; spare-room students; spare-room trainees; spare-room widow; spare-room widows; spare-room lodger; spare-room elderly; spare-room seniors; spare-room student; spare-room trainee; spare-rooms student; spare-rooms students; spare-rooms trainee; spare-rooms older; spare-rooms elderly; spare-rooms widows; empty-room student; empty-room students; empty-room trainee; empty-room older; empty-room elderly; empty-room widows; empty-rooms student; empty-rooms students; empty-rooms trainee; empty-rooms older; empty-rooms elderly; empty-rooms widows; big-house student; big-house students; big-house trainee; big-house older; big-house elderly; big-house widows
not: hotel; lessons; phone; visits; car; camper; van; move
kinds: services nonprofit marketplace
who: older person with a spare room, older people with a spare room
often: once
share: 1 2 3
costs: 55 65 75 = the hours of matching, visits and mediation

home-adaptation | people
cue: grab-rails; grab-rail; handrails; walk-in-shower; walk-in showers; stairlift; stair-lift; stairlifts; ramps home; ramp home; bathroom older; bathroom barrier-free; barrier-free home; home adaptation; adapt home; adapted homes older; bathrooms seniors; home older rebuild; home safe older; age-in-place; aging-in-place; ageing-in-place; accessible bathroom; wheelchair home ramp; accessible kitchen; dementia-friendly home; falls home check; shower elderly; shower ageing; shower aging; shower older; shower barrier-free; shower wheelchair; shower disabled; bathroom elderly; bathroom ageing; bathroom aging; bathroom wheelchair; bathroom disabled; stairs elderly; stairs ageing; stairs aging; stairs older; stairs barrier-free; stairs wheelchair; stairs disabled; rails elderly; rails ageing; rails aging; rails older; rails barrier-free; rails wheelchair; rails disabled; ramp elderly; ramp ageing; ramp aging; ramp older; ramp barrier-free; ramp wheelchair; ramp disabled; ramps elderly; ramps ageing; ramps aging; ramps older; ramps barrier-free; ramps wheelchair; ramps disabled; stairlift elderly; stairlift ageing; stairlift aging; stairlift older; stairlift barrier-free; stairlift wheelchair; stairlift disabled; handrails elderly; handrails ageing; handrails aging; handrails older; handrails barrier-free; handrails wheelchair; handrails disabled; bathroom safe; bathroom grab; bathroom parents; bathroom walk-in; bathrooms safe; bathrooms ageing; bathrooms aging; bathrooms elderly; bathrooms grab; bathrooms older; bathrooms parents; bathrooms walk-in; staircase safe; staircase ageing; staircase aging; staircase elderly; staircase grab; staircase older; staircase parents; staircase walk-in; bath safe; bath ageing; bath aging; bath elderly; bath grab; bath older; bath parents; bath walk-in
not: trip; travel; sensor; app; clothes; fitness; pendant; alarm; shoes
kinds: services local
who: family with an ageing parent, families with an ageing parent
often: once
share: 4 7 10
costs: 62 70 78 = fitters' hours, rails, tiles and waste

incontinence-products | people
cue: incontinence; incontinence pants; incontinence pads; incontinence delivery; bladder; bladder weakness; leak-proof underwear; leakproof underwear; leak-proof; leaks women underwear; absorbent underwear; pelvic-floor trainer; pelvic floor device; bed-wetting; bedwetting; pads discreet; continence; incontinence underwear; incontinence discreet; incontinence women; incontinence men; bladder pants; bladder underwear; bladder pads; bladder delivery; bladder discreet; bladder women; bladder men; leaks pants; leaks underwear; leaks pads; leaks delivery; leaks discreet; leaks women; leaks men; absorbent briefs; absorbent washable; absorbent pants; absorbent discreetly; absorbent discreet; incontinence briefs; incontinence washable; incontinence discreetly; leakproof briefs; leakproof washable; leakproof pants; leakproof discreetly; leakproof discreet; leak-proof briefs; leak-proof washable; leak-proof pants; leak-proof discreetly; leak-proof discreet
not: period; periods; sensor-pipes; water; roof; app-only
kinds: ecommerce hardware
who: person with a weak bladder, people with a weak bladder
often: 0.6 0.9 1
share: 5 8 11
costs: 52 61 70 = the goods, plain packing and postage

adaptive-clothing | people
cue: adaptive clothing; adaptive clothes; adaptive fashion; magnetic-buttons; magnetic buttons; clothes wheelchair; clothing wheelchair; clothes disabilities; clothing disabilities; @disab clothes; @disab clothing; @wheelchair trousers; @wheelchair clothes; @wheelchair clothing; stiff-hands shirt; side-openings; clothes stroke; shirts arthritis; dressing carers; trousers wheelchair; bras one-hand; shoes one-hand; clothes tactile; wigs chemotherapy; headwear chemotherapy; mastectomy; clothes disab; clothes magnetic; clothes adaptive; clothes arthritis; clothing disab; clothing magnetic; clothing adaptive; clothing arthritis; clothing stroke; shirt wheelchair; shirt disab; shirt magnetic; shirt adaptive; shirt arthritis; shirt stroke; shirts wheelchair; shirts disab; shirts magnetic; shirts adaptive; shirts stroke; trousers disab; trousers magnetic; trousers adaptive; trousers arthritis; trousers stroke; fashion wheelchair; fashion disab; fashion magnetic; fashion adaptive; fashion arthritis; fashion stroke; dresses wheelchair; dresses disab; dresses magnetic; dresses adaptive; dresses arthritis; dresses stroke; jeans wheelchair; jeans wheelchairs; jeans disabilities; jeans disabled; jeans one-hand; trousers wheelchairs; trousers disabilities; trousers disabled; trousers one-hand; clothes wheelchairs; clothes disabled; clothes one-hand; clothing wheelchairs; clothing disabled; clothing one-hand; coats wheelchair; coats wheelchairs; coats disabilities; coats disabled; coats one-hand; shoes wheelchair; shoes wheelchairs; shoes disabilities; shoes disabled
not: rent; travel; hoist; app; wig; wigs
kinds: ecommerce
who: person whom buttons defeat, people whom buttons defeat
often: 0.08 0.17 0.3
share: 2 3.5 5
costs: 46 54 62 = cloth, sewing, fastenings, returns and postage

dementia-activities | people
cue: dementia box; dementia games; dementia activities; people-with-dementia games; dementia music; dementia cards; @dementia games; @dementia box; @dementia music; @dementia app; @dementia activities; dementia puzzle; alzheimer games; memory-box; reminiscence; dementia pictures; alzheimer's activities; dementia photo; dementia envelope; dementia songs; @dementia songs; dementia bingo; dementia sing; alzheimer box; alzheimer cards; alzheimer songs; alzheimer music; alzheimer bingo; alzheimer activities; alzheimer pictures; alzheimer sing; alzheimer puzzle; memory-loss games; memory-loss box; memory-loss cards; memory-loss songs; memory-loss music; memory-loss bingo; memory-loss activities; memory-loss pictures; memory-loss sing; memory-loss puzzle; dementia activity; dementia afternoons; alzheimer's activity; alzheimer's games; alzheimer's music; alzheimer's box; alzheimer's afternoons; alzheimer activity; alzheimer afternoons
not: carers-live; training; diagnos; clothes; nurse; sensor; shift; caregivers-live
kinds: ecommerce saas services
who: family with dementia, families with dementia
often: 0.1 0.25 0.5
share: 2.5 4 6
costs: 44 53 62 = print, music rights, making and postage

family-newspaper | people
cue: grandparents newspaper; newspaper grandparents; newspaper family; family newspaper; family gazette; photos grandparents; grandparents printed; grandparents post photos; postcards grandparents; postcards app photos; photo postcard; printed letter photos family; photos printed monthly; @grandparents newspaper; @grandparents photos; photos frame grandparents; digital frame grandparents; family magazine monthly; printed grandparents; grandmother tv photos; letters grandparents; grandparents printed-photos; grandparents photos-printed; grandparents paper; grandparents magazine; grandparents postcard; grandma newspaper; grandma printed-photos; grandma photos-printed; grandma paper; grandma magazine; grandma postcard; grandma printed; grandpa newspaper; grandpa printed-photos; grandpa photos-printed; grandpa paper; grandpa magazine; grandpa postcard; grandpa printed; grandmother newspaper; grandmother printed-photos; grandmother photos-printed; grandmother paper; grandmother magazine; grandmother postcard; grandmother printed; nursing-home newspaper; nursing-home printed-photos; nursing-home photos-printed; nursing-home paper; nursing-home magazine; nursing-home postcard; nursing-home printed; grandmother gazette; grandmother photos-family; grandmother postcards; grandmother letter-photos; grandma gazette; grandma photos-family; grandma postcards; grandma letter-photos; grandparents gazette; grandparents photos-family; grandparents postcards; grandparents letter-photos; grandpa gazette; grandpa photos-family; grandpa postcards; grandpa letter-photos
not: local; subscription-news; life-story; memoir; cookbook; wedding; journal
kinds: media ecommerce saas
who: family with grandparents far away, families with grandparents far away
share: 7 11 15
costs: 42 50 58 = printing, envelope and postage

family-history | people
cue: family history; genealog; genealogy; family-tree; family tree; ancestors; ancestors archives; ancestry; parish-registers; parish registers; archives family; ancestor; heritage trips ancestors; roots research; family research; heir search; old letters transcribe; old handwriting; birth records; house-history; @genealogists archive; @genealogists researcher; researcher archive village; researcher visits archive; ancestors archive; ancestors records; ancestors research; ancestors registers; ancestors village; ancestors researcher; ancestors documents; genealog archive; genealog records; genealog research; genealog registers; genealog village; genealog researcher; genealog documents; family-tree archive; family-tree records; family-tree research; family-tree registers; family-tree village; family-tree researcher; family-tree documents; ancestry archive; ancestry records; ancestry research; ancestry registers; ancestry village; ancestry researcher; ancestry documents; roots archive; roots records; roots registers; roots village; roots researcher; roots documents; great-grandparents archives; great-grandparents certificates; great-grandparents birth; great-grandparents find; great-grandparents records; great-grandparents parish; great-grandparents village; ancestors certificates; ancestors birth; ancestors find; ancestors parish; forefathers archives; forefathers certificates; forefathers birth; forefathers find; forefathers records; forefathers parish; forefathers village; family-tree archives; family-tree certificates; family-tree birth; family-tree find; family-tree parish; surname archives; surname certificates; surname birth; surname find; surname records; surname parish; surname village
not: dna-health; software-code; dog; cookbook; wine; interview; memoir; app; cousins
kinds: services saas
who: family researcher, family researchers
often: once
share: 2 4 7
costs: 56 66 76 = the researcher's hours, copies and the way to archives

tape-digitising | people
cue: digitise tapes; digitize tapes; digitise video; digitize video; digitise slides; digitize slides; old video-tapes; video-tapes; vhs; super-8; super 8; cassettes digitise; cassettes digitize; slides negatives scan; slides scan; old films digitise; home movies; home-movies; old photos scan; old photos restor; photo restoration; digitise photos; digitize photos; digitise albums; scan albums; scan slides; tapes box fill; scan old-photos; scans slides; scanning photos; old-photos slides; slides prints; vhs digital; vhs digitise; vhs digitize; vhs scan; vhs files; vhs convert; vhs family; tapes digital; tapes digitise; tapes digitize; tapes scan; tapes files; tapes convert; tapes family; cassettes digital; cassettes scan; cassettes files; cassettes convert; cassettes family; slides digital; slides digitise; slides digitize; slides files; slides convert; slides family; super-8 digital; super-8 digitise; super-8 digitize; super-8 scan; super-8 files; super-8 convert; super-8 family; reels digital; reels digitise; reels digitize; reels scan; reels files; reels convert; reels family; camcorder digital; camcorder digitise; camcorder digitize; camcorder scan; camcorder files; camcorder convert; camcorder family; vhs digitised; vhs digitized; vhs transfer; tapes digitised; tapes digitized; tapes transfer; slides digitised; slides digitized; slides transfer; cassettes digitised; cassettes digitized; cassettes transfer; slides scanned; negatives scanned; negatives slides; scan albums village; scanning-day; scan albums volunteers; albums scanning
not: company-archive; invoices; museum; insurance; organise-cloud; develop
kinds: services ecommerce
who: family with old films, families with old films
often: once
share: 6 10 14
costs: 50 60 70 = the hours at the machines, spare parts, data sticks and post

photo-books | people
cue: photo-book; photo-books; photobook; photobooks; photo book; photo books; printed photo phone; photos phone printed; photos phone print; yearbook family; year book family; photo albums; photo album; albums print; baby album; baby book photos; wedding album; picture book phone; print photos month; travel book photos; yearbook; journal baby printed; photos layout print; photo printed; photo print; photo yearbook; photos printed; photos print; photos book; photos books; photos yearbook; album printed; album print; album book; album books; album yearbook; albums printed; albums book; albums books; albums yearbook; album family; album snapshots; album editor; album yearly; album pictures; albums family; albums snapshots; albums editor; albums yearly; albums pictures; photobook printed; photobook family; photobook snapshots; photobook editor; photobook yearly; photobook pictures; photo-book printed; photo-book family; photo-book snapshots; photo-book editor; photo-book yearly; photo-book pictures; photo-books printed; photo-books family; photo-books snapshots; photo-books editor; photo-books yearly; photo-books pictures
not: grandparents; old; tapes; stock; restaurant; school-software; booth; children's-story; hero; scan; scanning
kinds: ecommerce saas services
who: parent with thousands of pictures, parents with thousands of pictures
often: 0.08 0.12 0.2
share: 6 10 14
costs: 45 54 63 = printing, the hours of choosing and postage

family-cookbook | people
cue: family cookbook; cookbook grandmother; cookbook grandmothers; grandmother recipes; grandmothers recipes; recipes grandmother; recipe book family; recipes family book; family recipes; cookbook family; cookbook recipes parents; cookbook printed; handwritten recipes; mother's recipes; personal cookbook; recipes book relatives; cookbook neighbours; cookbook club; cookbook grandma; cookbook mother; cookbook family-book; cookbook relatives; cookbook handwritten; recipes grandmothers; recipes grandma; recipes mother; recipes family-book; recipes relatives; recipes handwritten; recipes grandmother's; recipes mothers; recipes family; recipes printed-book; recipes book; recipe grandmother's; recipe grandmothers; recipe grandma; recipe mothers; recipe family; recipe printed-book; recipe book
not: app; meal; planner; restaurant; box; class; classes; course; jars; jar; sauce; sauces
kinds: services ecommerce
who: grown-up child, grown-up children
often: once
share: 4 7 10
costs: 52 61 70 = the visit, testing, photographs, layout and printing

speech-writing | people
cue: wedding speech; wedding speeches; speeches weddings; eulogies; eulogy; speech writer; speech-writing; write speeches; writes speeches; write speech; best-man speech; speeches birthdays; speech birthday; ghostwrit speech; speeches private; personal poems; poem typewriter; poems birthday; poems weddings; love-letter; love-letters; letters written-for; handwritten letters; handwritten cards; poet writes; vows; speech write; speech written; speech wedding; speech ghostwriter; speeches write; speeches writer; speeches written; speeches wedding; speeches ghostwriter; speeches birthday; eulogy write; eulogy writer; eulogy written; eulogy wedding; eulogy ghostwriter; eulogy birthday; vows write; vows writer; vows written; vows wedding; vows ghostwriter; vows birthday; toast write; toast writer; toast written; toast wedding; toast ghostwriter; toast birthday; poems write; poems writer; poems written; poems wedding; poems ghostwriter; toasts ghostwriter; toasts written; toasts best-man; toasts write; toasts wedding; toast best-man; speech best-man; speeches best-man; eulogies ghostwriter; eulogies written; eulogies best-man; eulogies write; eulogies wedding
not: politic; coach; software; text-to-speech; therapy; practice; anxiety; prisoners; pen-pal; executives
kinds: services saas
who: nervous speaker, nervous speakers
often: once
share: 2.5 4 6
costs: 48 58 68 = the writer's hours and one rehearsal
`;
