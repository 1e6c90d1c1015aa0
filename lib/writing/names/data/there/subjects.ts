/** What a name may speak of, with the words that tell of it: "+" is promised or done, the rest is a thing or a trade. */
export const SUBJECTS = `
+ontime on-time punctual* late delay* fixed-day exact-hour
+quick same-day same-morning fast quick* minutes within-two within-a days-later the-same-day
+saved sunday* evening* hours-a by-hand-on saves
+again again remake* twice made-again second-time mistake* wrong
+trust trust* honest* cheat* nobody-knows sees swindl*
+proof proof photo* certificate* old-part before-and guarantee* in-writing keeps-its-number
+calm worry worri* afraid stress* calm* panic*
+fresh fresh freshly picked baked
+craft handmade hand-made by-hand carve* master* craft*
+fair fixed-price fair dear expensive cheaper commission price-list
+together together group* association* cooperative neighbour* share shared
+learned teach teaches lesson* course* train-them
+care care look-after nurse* carer* patient* elderly
+found find-a match* cannot-find marketplace
+strong lasts sturdy tear* torn holds strong
+repaired repair* mend* fix* restor* broken
+counted count counts counted counting stock inventory runs-out gone
+remembered remind* forget* forgot* calendar
+returned returns-empty goes-back box-goes-back pick-up pick-it-up collected gives-them-back give-them-back given-back gives-it-back
+shared rent* hire lend loan borrow* share
+local local village neighbourhood region* from-here
+early early warn* in-time alert* before-the
+clear understand* plain-words easy-to-read confus*
+safe safe* accident* falls-down dangerous
+fitting tailor* custom-made made-to-measure sized measured-for
+easy no-app no-password without-a does-not-need easy one-button
+joy party concert* fun
+clean clean* wash* dirt* spotless
+lesswaste waste* thrown-away leftover* lose-a-third surplus
tooth dental denture* tooth teeth dentist*
bread bread bakery bakeries baker* dough flour
cake cake* pastr* sweets chocolate* ice-cream dessert*
coffee coffee* espresso cafe*
meal meal* lunch* cook* kitchen* food canteen* catering soup* dish dishes restaurant* breakfast*
drink beer wine brew* cider juice*
milk milk cheese* dair* cow cows goat goats
honey honey bee bees beekeep* hive*
fish fish* anchov* harbour
field farm* crop* harvest* seed seeds seedling* vegetable* maize fruit fruits orchard* tomato* grower* farmer*
garden garden* plants hedge* lawn* flower* pruning
wood wooden joiner* carpent* furniture timber
cloth sew* seam* tailor* cloth dress dresses fabric* canvas textile* garment* curtain* embroider*
wool wool yarn knit* weav*
leather leather saddl* shoe shoes bootmaker cobbler*
laundry laundr* washing-machine ironing linen*
hair hair* barber* beard*
beauty skin nail nails beauty cosmetic*
house apartment* tenant* landlord* flats holiday-home*
roof roof* chimney* gutter*
window window* shutter* pane panes glazier*
wall paint* plaster* tile tiles tiler*
water water well wells borehole* pump* pipe pipes plumb*
light lamp* lantern* lighting
heat stove* boiler* heating furnace* kiln*
sun solar
cold cold-room fridge* freezer* refrigerat* ice-block* cooling
key key keys lock locks locksmith*
bike bike* bicycle* cargo-bike
car car cars garage* tyre* tire mechanic*
road truck* freight lorry parcel* courier*
box crate* pallet* storage
shop shop shops kiosk* market-stall* grocer* wholesaler*
tool tool tools screwdriver* wrench*
metal metal* steel weld* knife knives blade* sharpen*
machine machine machines spare-part* lathe*
paper invoice* paperwork document* statement* receipt*
number bookkeep* accounting accountant* tax taxes
book book books library bookshop*
school school* pupil* teach* lesson* classroom
child child children kids baby babies toddler* nursery
old elderly older-people grandparent* pensioner*
music music* piano* guitar* choir* violin* accordion*
dance dance* dancing
sport gym* football runner* training-plan swimm*
dog dog dogs cat cats pet pets vet vets
horse horse* stable* rider*
hen hen hens egg eggs chicken* poultry
travel guest guests hotel* tourist* tour tours hostel*
clock appointment* booking*
phone call-centre phone-calls
camera photograph* camera*
toy toy toys game games
waste compost* recycl* bottles
wedding wedding* bride* celebration*
health clinic* patient* physio* doctor* pharmac*
boat boat* sail* yacht*
`;
