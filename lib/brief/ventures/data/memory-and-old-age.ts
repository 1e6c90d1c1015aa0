/** Old age, and what a family keeps: how they are told apart and what the figures need; the keys are those of `../venture.ts`. */
export const MEMORY_AND_OLD_AGE = `
tech-help-for-older | people
cue: smartphone older; smartphone help; smartphone seniors; tablet older; tablet seniors; explain smartphone; explains smartphone; phone seniors teach; tech help; tech support seniors; tech-help older; computer help home; older people internet; digital help older; teach older phone; teach seniors; online-banking older; students teach older; @older smartphone; @seniors smartphone; @seniors tablet; @over-70 smartphone; simple tablet; tablet grandparents; simple phone older; wifi older; scams older
not: companion-dog; medication; fall; fitness; exercise; newspaper; lonely; care-plan
kinds: services nonprofit saas
who: older person, older people
often: 0.2 0.4 0.8
share: 7 11 15
costs: 62 70 78 = the helper's hour and the way

homeshare | people
cue: homeshare; homesharing; home-sharing older; older spare-room students; spare-room older; older room student; seniors room student; students live older; students seniors rent; room help instead-of-rent; intergenerational living; students older household; shared-living older; homeshare match; seniors lodger help; older lodger helps; widow spare-room
not: hotel; lessons; phone; visits; car; camper
kinds: services nonprofit marketplace
who: older person with a spare room, older people with a spare room
often: once
share: 1 2 3
costs: 55 65 75 = the hours of matching, visits and mediation

home-adaptation | people
cue: grab-rails; grab-rail; handrails; walk-in-shower; walk-in showers; stairlift; stair-lift; stairlifts; ramps home; ramp home; bathroom older; bathroom barrier-free; barrier-free home; home adaptation; adapt home; adapted homes older; bathrooms seniors; home older rebuild; home safe older; age-in-place; aging-in-place; ageing-in-place; accessible bathroom; wheelchair home ramp; accessible kitchen; dementia-friendly home; falls home check
not: trip; travel; sensor; app; clothes; fitness; pendant; alarm; shoes
kinds: services local
who: family with an ageing parent, families with an ageing parent
often: once
share: 4 7 10
costs: 62 70 78 = fitters' hours, rails, tiles and waste

incontinence-products | people
cue: incontinence; incontinence pants; incontinence pads; incontinence delivery; bladder; bladder weakness; leak-proof underwear; leakproof underwear; leak-proof; leaks women underwear; absorbent underwear; pelvic-floor trainer; pelvic floor device; bed-wetting; bedwetting; pads discreet; continence
not: period; periods; sensor-pipes; water; roof; app-only
kinds: ecommerce hardware
who: person with a weak bladder, people with a weak bladder
often: 0.6 0.9 1
share: 5 8 11
costs: 52 61 70 = the goods, plain packing and postage

adaptive-clothing | people
cue: adaptive clothing; adaptive clothes; adaptive fashion; magnetic-buttons; magnetic buttons; clothes wheelchair; clothing wheelchair; clothes disabilities; clothing disabilities; @disab clothes; @disab clothing; @wheelchair trousers; @wheelchair clothes; @wheelchair clothing; stiff-hands shirt; side-openings; clothes stroke; shirts arthritis; dressing carers; trousers wheelchair; bras one-hand; shoes one-hand; clothes tactile; wigs chemotherapy; headwear chemotherapy; mastectomy
not: rent; travel; hoist; app; wig; wigs
kinds: ecommerce
who: person whom buttons defeat, people whom buttons defeat
often: 0.08 0.17 0.3
share: 2 3.5 5
costs: 46 54 62 = cloth, sewing, fastenings, returns and postage

dementia-activities | people
cue: dementia box; dementia games; dementia activities; people-with-dementia games; dementia music; dementia cards; @dementia games; @dementia box; @dementia music; @dementia app; @dementia activities; dementia puzzle; alzheimer games; memory-box; reminiscence; dementia pictures; alzheimer's activities; dementia photo; dementia envelope; dementia songs; @dementia songs
not: carers-live; training; diagnos; clothes; nurse; sensor; shift; caregivers-live
kinds: ecommerce saas services
who: family with dementia, families with dementia
often: 0.1 0.25 0.5
share: 2.5 4 6
costs: 44 53 62 = print, music rights, making and postage

family-newspaper | people
cue: grandparents newspaper; newspaper grandparents; newspaper family; family newspaper; family gazette; photos grandparents; grandparents printed; grandparents post photos; postcards grandparents; postcards app photos; photo postcard; printed letter photos family; photos printed monthly; @grandparents newspaper; @grandparents photos; photos frame grandparents; digital frame grandparents; family magazine monthly; printed grandparents; grandmother tv photos; letters grandparents
not: local; subscription-news; life-story; memoir; cookbook; wedding; journal
kinds: media ecommerce saas
who: family with grandparents far away, families with grandparents far away
share: 7 11 15
costs: 42 50 58 = printing, envelope and postage

family-history | people
cue: family history; genealog; genealogy; family-tree; family tree; ancestors; ancestors archives; ancestry; parish-registers; parish registers; archives family; ancestor; heritage trips ancestors; roots research; family research; heir search; old letters transcribe; old handwriting; birth records; house-history; @genealogists archive; @genealogists researcher; researcher archive village; researcher visits archive
not: dna-health; software-code; dog; cookbook; wine; interview; memoir; app; cousins
kinds: services saas
who: family researcher, family researchers
often: once
share: 2 4 7
costs: 56 66 76 = the researcher's hours, copies and the way to archives

tape-digitising | people
cue: digitise tapes; digitize tapes; digitise video; digitize video; digitise slides; digitize slides; old video-tapes; video-tapes; vhs; super-8; super 8; cassettes digitise; cassettes digitize; slides negatives scan; slides scan; old films digitise; home movies; home-movies; old photos scan; old photos restor; photo restoration; digitise photos; digitize photos; digitise albums; scan albums; scan slides; tapes box fill; scan old-photos; scans slides; scanning photos; old-photos slides; slides prints
not: company-archive; invoices; museum; insurance; organise-cloud; develop
kinds: services ecommerce
who: family with old films, families with old films
often: once
share: 6 10 14
costs: 50 60 70 = the hours at the machines, spare parts, data sticks and post

photo-books | people
cue: photo-book; photo-books; photobook; photobooks; photo book; photo books; printed photo phone; photos phone printed; photos phone print; yearbook family; year book family; photo albums; photo album; albums print; baby album; baby book photos; wedding album; picture book phone; print photos month; travel book photos; yearbook; journal baby printed; photos layout print
not: grandparents; old; tapes; stock; restaurant; school-software; booth; children's-story; hero
kinds: ecommerce saas services
who: parent with thousands of pictures, parents with thousands of pictures
often: 0.08 0.12 0.2
share: 6 10 14
costs: 45 54 63 = printing, the hours of choosing and postage

family-cookbook | people
cue: family cookbook; cookbook grandmother; cookbook grandmothers; grandmother recipes; grandmothers recipes; recipes grandmother; recipe book family; recipes family book; family recipes; cookbook family; cookbook recipes parents; cookbook printed; handwritten recipes; mother's recipes; personal cookbook; recipes book relatives; cookbook neighbours; cookbook club
not: app; meal; planner; restaurant; box; class; classes; course; jars; jar; sauce; sauces
kinds: services ecommerce
who: grown-up child, grown-up children
often: once
share: 4 7 10
costs: 52 61 70 = the visit, testing, photographs, layout and printing

speech-writing | people
cue: wedding speech; wedding speeches; speeches weddings; eulogies; eulogy; speech writer; speech-writing; write speeches; writes speeches; write speech; best-man speech; speeches birthdays; speech birthday; ghostwrit speech; speeches private; personal poems; poem typewriter; poems birthday; poems weddings; love-letter; love-letters; letters written-for; handwritten letters; handwritten cards; poet writes; vows
not: politic; coach; software; text-to-speech; therapy; practice; anxiety; prisoners; pen-pal; executives
kinds: services saas
who: nervous speaker, nervous speakers
often: once
share: 2.5 4 6
costs: 48 58 68 = the writer's hours and one rehearsal
`;
