/** Farewell, remembrance and faith: how they are told apart and what the figures need; the keys are those of `../venture.ts`. */
export const FAITH_AND_FAREWELL = `
grave-care | people
cue: grave flowers; graves flowers; clean grave; clean graves; tend graves; grave care; grave-care; graves emigrants; grave visit; graves photo; gravestone clean; cemetery flowers; cemetery visit; tombs; tomb flowers; headstone clean; gravestones wash; look-after graves; look-after grave; grave plant; light candle grave; cemeter abroad; tomb parents; tomb visit; tomb stone; visits grave; grave parents
not: qr; software; urn; urns
kinds: services marketplace
who: family with a grave far away, families with a grave far away
often: 0.3 0.5 0.8
share: 4 8 13
costs: 50 60 70 = the pay of whoever goes there, flowers, candles and the way

funeral-planning | people
cue: undertaker; undertakers; funeral home; funeral plan; funerals plan; funeral price; funeral online; funeral compar; funerals fixed; funeral director; funeral service; funerals families; burial plan; funeral families; cremation fixed; simple cremation; direct cremation; green burial; natural burial; home funeral; after death checklist; when somebody dies
not: pet; pets; dog; urn; urns; flowers; speech; speeches; plaque; celebrant; software; garment; livestream
kinds: services marketplace
who: bereaved family, bereaved families
often: once
share: 0.7 1 1.3
costs: 58 66 75 = coffin, hearse, fees and people on the day

celebrant | people
cue: celebrant; celebrant ceremony; celebrants; humanist ceremon; humanist; naming ceremon; ceremonies without religion; secular ceremon; wedding speaker; wedding officiant; officiant; free ceremon; ceremony couples write; funeral speaker; farewell ceremon; ceremonies families; ritual; rituals; baby naming; celebrants ceremonies; speaker ceremon; speaker farewell; speaker weddings
not: speech; speeches; photograph; venue; planner; software; politic; skin; tea; public-speaking; text-to-speech
kinds: services marketplace
who: family with a ceremony ahead, families with a ceremony ahead
often: once
share: 1 1.8 3
costs: 52 62 72 = the speaker's hours, the way and rehearsal

urns-and-coffins | people
cue: urn; urns; urns biodegradable; urn tree; biodegradable urn; coffin; coffins; coffins wool; coffin willow; woven coffin; mushroom coffin; cardboard coffin; ashes tree; ashes reef; shroud; burial shroud
not: pet; pets; dog; cat; qr; cremation-compare; undertaker-compare; nursery
kinds: ecommerce
who: bereaved family, bereaved families
often: once
share: 0.7 1 1.3
costs: 36 46 56 = material, making, packing and the courier

memorial-pages | people
cue: memorial page; qr grave; qr gravestone; qr headstone; memorial plaque; gravestone qr; online memorial; digital memorial; memorial website; plaque memorial; plaque stories; obituary page; condolence online; memorial candle online; memories deceased; remember deceased; grave plaque; gravestones memorial; memorial bench; tribute page; virtual memorial
not: pet-cremation; veteran-museum; clean; flowers
kinds: ecommerce saas
who: bereaved family, bereaved families
often: once
share: 0.7 1 1.3
costs: 22 32 42 = the plaque, engraving, postage and keeping the page

pet-farewell | people
cue: pet cremation; cremation pets; pets cremat; pet funeral; pet burial; pet urn; pet memorial; pets ashes; pet cemetery; dog farewell; goodbye pet; pet loss; pets died; dead pet; memorial pets; paw print; pet keepsake; pet grief
not: food; trainer; insurance; walk
kinds: services ecommerce
who: pet owner, pet owners
often: once
share: 2 3.5 5
costs: 42 52 62 = collection, the furnace, the urn and the hours

prayer-app | people
cue: prayer app; prayers app; daily prayer; guided prayer; bible app; bible read; bible reading; bible study; scripture daily; quran app; quran; quran read; quran learn; prayer times; rosary; devotional app; devotion daily; devotions; torah study; hadith; catholic app; christian app; muslim app; faith app; psalms; bible story; bible stories; dhikr; bhagavad; mantras; sermons app
not: donation-software; dating; clothes; tent; travel; wedding; marriage; rental
kinds: saas
who: believer, believers

grief-support | people
cue: grief; grief group; grief app; grieving; bereaved; bereavement; bereavement group; widowed; widows group; widowers; lost partner; lost child; mourning group; mourning people; mourning companion; mourning; grief companion; grief counsel; people lost partner; miscarriage group; miscarriage; stillbirth; grieving children; grief café; mourners
not: pet; pets; urn; urns; flowers; speech; funeral-home; undertaker; qr
kinds: services nonprofit saas
who: mourner, mourners
often: 1 2 4
share: 2 3.5 5
costs: 50 60 70 = the companion's hours and supervision

pilgrimage-travel | both
cue: pilgrimage; pilgrimages; pilgrimage parish; pilgrims; pilgrims tour; pilgrimage travel; lourdes; fatima pilgr; umrah umrah; umrah journey; umrah women; hajj hajj; umrah package; umrah group; holy-land; pilgrim route; camino guided; camino group; way saint james; parish trip; religious travel; faith travel; shrine tour
not: hostel; bunk; boots; app-prayer
kinds: services marketplace
who: pilgrim, pilgrims
often: once
share: 1 2 4
costs: 76 82 88 = seats, beds, guides and insurance
`;
