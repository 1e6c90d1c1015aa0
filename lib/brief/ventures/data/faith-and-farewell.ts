/** Farewell, remembrance and faith: how they are told apart and what the figures need; the keys are those of `../venture.ts`. */
export const FAITH_AND_FAREWELL = `
grave-care | people
cue: grave flowers; graves flowers; clean grave; clean graves; tend graves; grave care; grave-care; graves emigrants; grave visit; graves photo; gravestone clean; cemetery flowers; cemetery visit; tombs; tomb flowers; headstone clean; gravestones wash; look-after graves; look-after grave; grave plant; light candle grave; cemeter abroad; tomb parents; tomb visit; tomb stone; visits grave; grave parents; grave clean; grave tend; grave wash; grave candle; grave photo; grave stone; grave look-after; graves clean; graves tend; graves visit; graves wash; graves plant; graves candle; graves stone; graves look-after; tomb clean; tomb tend; tomb wash; tomb plant; tomb candle; tomb photo; tomb look-after; tombs clean; tombs flowers; tombs tend; tombs visit; tombs wash; tombs plant; tombs candle; tombs photo; tombs stone; tombs look-after; gravestone flowers; gravestone tend; gravestone visit; gravestone wash; gravestone plant; gravestone candle; gravestone photo; gravestone stone; gravestone look-after; headstone flowers; headstone tend; headstone visit; headstone wash; headstone plant; headstone candle; headstone photo; headstone stone; headstone look-after; cemetery clean; cemetery tend; cemetery wash; cemetery plant; cemetery candle; cemetery photo; cemetery stone; cemetery look-after; cemetery emigrants; cemetery abroad; cemetery far; cemetery family; cemetery families; cemetery photos; cemetery yearly; graves abroad; graves far; graves family; graves families; graves photos; graves yearly; grave emigrants; grave abroad; grave far; grave family; grave families; grave photos; grave yearly
not: qr; software; urn; urns
kinds: services marketplace
who: family with a grave far away, families with a grave far away
often: 0.3 0.5 0.8
share: 4 8 13
costs: 50 60 70 = the pay of whoever goes there, flowers, candles and the way

funeral-planning | people
cue: undertaker; undertakers; funeral home; funeral plan; funerals plan; funeral price; funeral online; funeral compar; funerals fixed; funeral director; funeral service; funerals families; burial plan; funeral families; cremation fixed; simple cremation; direct cremation; green burial; natural burial; home funeral; after death checklist; when somebody dies; funeral fixed; funeral arrange; funeral undertaker; funerals price; funerals arrange; funerals compar; funerals online; funerals undertaker; funerals home; burial families; burial fixed; burial price; burial arrange; burial compar; burial online; burial undertaker; burial home; cremation families; cremation plan; cremation price; cremation arrange; cremation compar; cremation online; cremation undertaker; cremation home; undertaker undertaker; funeral cost; funeral costs; funeral transparent; funeral choose; funeral platform; funeral guide; funerals cost; funerals costs; funerals transparent; funerals choose; funerals platform; funerals guide
not: pet; pets; dog; urn; urns; flowers; speech; speeches; plaque; celebrant; software; garment; livestream
kinds: services marketplace
who: bereaved family, bereaved families
often: once
share: 0.7 1 1.3
costs: 58 66 75 = coffin, hearse, fees and people on the day

celebrant | people
cue: celebrant; celebrant ceremony; celebrants; humanist ceremon; humanist; naming ceremon; ceremonies without religion; secular ceremon; wedding speaker; wedding officiant; officiant; free ceremon; ceremony couples write; funeral speaker; farewell ceremon; ceremonies families; ritual; rituals; baby naming; celebrants ceremonies; speaker ceremon; speaker farewell; speaker weddings; ceremony speaker; ceremony non-religious; ceremony humanist; ceremony secular; ceremony celebrant; ceremonies speaker; ceremonies non-religious; ceremonies humanist; ceremonies secular; ceremonies celebrant; farewell speaker; farewell non-religious; farewell humanist; farewell secular; farewell celebrant; celebrant celebrant; ceremonies celebrants; ceremonies naming; ceremonies farewell; ceremony celebrants; ceremony naming; ceremony farewell
not: speech; speeches; photograph; venue; planner; software; politic; skin; tea; public-speaking; text-to-speech
kinds: services marketplace
who: family with a ceremony ahead, families with a ceremony ahead
often: once
share: 1 1.8 3
costs: 52 62 72 = the speaker's hours, the way and rehearsal

urns-and-coffins | people
cue: urn; urns; urns biodegradable; urn tree; biodegradable urn; coffin; coffins; coffins wool; coffin willow; woven coffin; mushroom coffin; cardboard coffin; ashes tree; ashes reef; shroud; burial shroud; urn biodegradable; urn wool; urn willow; urn woven; urn wood; urn clay; urn paper; urn handmade; urn hand-made; urn mycelium; urns tree; urns wool; urns willow; urns woven; urns wood; urns clay; urns paper; urns handmade; urns hand-made; urns mycelium; coffin tree; coffin biodegradable; coffin wool; coffin woven; coffin wood; coffin clay; coffin paper; coffin handmade; coffin hand-made; coffin mycelium; coffins tree; coffins biodegradable; coffins willow; coffins woven; coffins wood; coffins clay; coffins paper; coffins handmade; coffins hand-made; coffins mycelium; ashes biodegradable; ashes wool; ashes willow; ashes woven; ashes wood; ashes clay; ashes paper; ashes handmade; ashes hand-made; ashes mycelium; coffins makers; coffins green; coffins burial; coffin makers; coffin green; coffin burial; urns makers; urns green; urns burial; urn makers; urn green; urn burial
not: pet; pets; dog; cat; qr; cremation-compare; undertaker-compare; nursery
kinds: ecommerce
who: bereaved family, bereaved families
often: once
share: 0.7 1 1.3
costs: 36 46 56 = material, making, packing and the courier

memorial-pages | people
cue: memorial page; qr grave; qr gravestone; qr headstone; memorial plaque; gravestone qr; online memorial; digital memorial; memorial website; plaque memorial; plaque stories; obituary page; condolence online; memorial candle online; memories deceased; remember deceased; grave plaque; gravestones memorial; memorial bench; tribute page; virtual memorial; memorial qr; memorial online; memorial digital; memorial stories; tribute qr; tribute online; tribute website; tribute digital; tribute plaque; tribute stories; remembrance page; remembrance qr; remembrance online; remembrance website; remembrance digital; remembrance plaque; remembrance stories; grave page; grave qr; grave online; grave website; grave digital; grave stories; gravestone page; gravestone online; gravestone website; gravestone digital; gravestone plaque; gravestone stories; page someone-who-died; page deceased; page died; page headstone; page dead; memories someone-who-died; memories died; memories headstone; memories dead; memorial someone-who-died; memorial deceased; memorial died; memorial headstone; memorial dead; website someone-who-died; website deceased; website died; website headstone; website dead
not: pet-cremation; veteran-museum; clean; flowers
kinds: ecommerce saas
who: bereaved family, bereaved families
often: once
share: 0.7 1 1.3
costs: 22 32 42 = the plaque, engraving, postage and keeping the page

pet-farewell | people
cue: pet cremation; cremation pets; pets cremat; pet funeral; pet burial; pet urn; pet memorial; pets ashes; pet cemetery; dog farewell; goodbye pet; pet loss; pets died; dead pet; memorial pets; paw print; pet keepsake; pet grief; pet cremat; pet ashes; pet farewell; pet deceased; pets urn; pets burial; pets farewell; pets deceased; pets cemetery; pets grief; cat cremat; cat ashes; cat urn; cat burial; cat farewell; cat deceased; cat cemetery; cat grief; cats cremat; cats ashes; cats urn; cats burial; cats farewell; cats deceased; cats cemetery; cats grief; dog cremat; dog ashes; dog urn; dog burial; dog deceased; dog cemetery; dog grief; dogs cremat; dogs ashes; dogs urn; dogs burial; dogs farewell; dogs deceased; dogs cemetery; dogs grief; pet died; pet dies; pet dead; pet goodbye; pets dies; pets dead; pets goodbye; pets keepsake; pets memorial; pets funeral; dog died; dog dies; dog dead; dog goodbye; dog keepsake; dog memorial; dog funeral; cat died; cat dies; cat dead; cat goodbye; cat keepsake; cat memorial; cat funeral
not: food; trainer; insurance; walk
kinds: services ecommerce
who: pet owner, pet owners
often: once
share: 2 3.5 5
costs: 42 52 62 = collection, the furnace, the urn and the hours

prayer-app | people
cue: prayer app; prayers app; daily prayer; guided prayer; bible app; bible read; bible reading; bible study; scripture daily; quran app; quran; quran read; quran learn; prayer times; rosary; devotional app; devotion daily; devotions; torah study; hadith; catholic app; christian app; muslim app; faith app; psalms; bible story; bible stories; dhikr; bhagavad; mantras; sermons app; prayer daily; prayer guided; prayer minutes; prayer audio; prayer read; prayer morning; prayers daily; prayers guided; prayers minutes; prayers audio; prayers read; prayers morning; bible daily; bible guided; bible minutes; bible audio; bible morning; quran daily; quran guided; quran minutes; quran audio; quran morning; scripture app; scripture guided; scripture minutes; scripture audio; scripture read; scripture morning; devotion app; devotion guided; devotion minutes; devotion audio; devotion read; devotion morning; rosary app; rosary daily; rosary guided; rosary minutes; rosary audio; rosary read; rosary morning; psalm app; psalm daily; psalm guided; psalm minutes; psalm audio; psalm read; psalm morning; prayers voice; prayers monk; prayers message; prayer voice; prayer monk; prayer message; psalms voice; psalms daily; psalms monk; psalms message; psalms morning; psalms app; devotions voice; devotions daily; devotions monk; devotions message; devotions morning; devotions app; bible voice; bible monk; bible message
not: donation-software; dating; clothes; tent; travel; wedding; marriage; rental
kinds: saas
who: believer, believers

grief-support | people
cue: grief; grief group; grief app; grieving; bereaved; bereavement; bereavement group; widowed; widows group; widowers; lost partner; lost child; mourning group; mourning people; mourning companion; mourning; grief companion; grief counsel; people lost partner; miscarriage group; miscarriage; stillbirth; grieving children; grief café; mourners; grief support; grief evening; grief online; grief talk; grieving group; grieving support; grieving app; grieving companion; grieving counsel; grieving evening; grieving online; grieving talk; bereaved group; bereaved support; bereaved app; bereaved companion; bereaved counsel; bereaved evening; bereaved online; bereaved talk; mourning support; mourning app; mourning counsel; mourning evening; mourning online; mourning talk; widowed group; widowed support; widowed app; widowed companion; widowed counsel; widowed evening; widowed online; widowed talk; widows support; widows app; widows companion; widows counsel; widows evening; widows online; widows talk; loss-partner group; loss-partner support; loss-partner app; loss-partner companion; loss-partner counsel; loss-partner evening; loss-partner online; loss-partner talk; bereaved meets; bereaved circle; bereaved listener; bereaved fathers; bereaved mothers; grieving meets; grieving circle; grieving listener; grieving fathers; grieving mothers; widowed meets; widowed circle; widowed listener; widowed fathers; widowed mothers; mourning meets; mourning circle; mourning listener; mourning fathers; mourning mothers
not: pet; pets; urn; urns; flowers; speech; funeral-home; undertaker; qr
kinds: services nonprofit saas
who: mourner, mourners
often: 1 2 4
share: 2 3.5 5
costs: 50 60 70 = the companion's hours and supervision

pilgrimage-travel | both
cue: pilgrimage; pilgrimages; pilgrimage parish; pilgrims; pilgrims tour; pilgrimage travel; lourdes; fatima pilgr; umrah umrah; umrah journey; umrah women; hajj hajj; umrah package; umrah group; holy-land; pilgrim route; camino guided; camino group; way saint james; parish trip; religious travel; faith travel; shrine tour; pilgrimage trip; pilgrimage group; pilgrimage tour; pilgrimage package; pilgrimage guide; pilgrimage journey; pilgrimage priest; pilgrimages trip; pilgrimages group; pilgrimages travel; pilgrimages tour; pilgrimages package; pilgrimages guide; pilgrimages journey; pilgrimages priest; umrah trip; umrah travel; umrah tour; umrah guide; umrah priest; hajj trip; hajj group; hajj travel; hajj tour; hajj package; hajj guide; hajj journey; hajj priest; pilgrims trip; pilgrims group; pilgrims travel; pilgrims package; pilgrims guide; pilgrims journey; pilgrims priest; shrines coach; shrines trips; shrines trip; shrines chaplain; shrines tour; shrines journey; shrine coach; shrine trips; shrine trip; shrine chaplain; shrine journey; pilgrim coach; pilgrim trips; pilgrim trip; pilgrim chaplain; pilgrim tour; pilgrim journey; monasteries coach; monasteries trips; monasteries trip; monasteries chaplain; monasteries tour; monasteries journey
not: hostel; bunk; boots; app-prayer
kinds: services marketplace
who: pilgrim, pilgrims
often: once
share: 1 2 4
costs: 76 82 88 = seats, beds, guides and insurance
`;
