/** Further things that can be touched or pictured, as founders name them. */
export const TOLD_NOUNS = `
  accessibility accessible accordion acne addiction adhd advert advertising aerial agenda agreement airport
  airtight alarm album algae allergen allergy allotment almond alteration alzheimer ambulance amputee ancestor
  animation antenna antibody antifouling antique aphasia api apiary apple application apprenticeship apron
  aquarium aquifer arborist archive armchair asthma asylum attic auction audiologist audit autism autistic
  avalanche babies babysitter backdrop backers backpack backup badminton bakery balcony ballet ballroom banana
  band bandage banner banquet bar barbecue barley basement basil bat bath bathroom bathtub batteries battery
  beach bearing bee beef beer beet berbere bereaved bereavement berries berry bicycle bike billboard biochar
  biogas biomass bioreactor bird birthday biscuit bistro blade blind blister blood blossom blueberry blueprint
  boar boardgame boat boatyard boiler book bookclub bookshop boot bootcamp border borehole borrower bottle
  boulder bouldering bouquet boutique boxing braille bread breastfeeding breathing brewery bride broadband
  broadcast broom bucket buffet buggy bulldozer buoy burnout bus butterfly cab cabinet cable cafe cake
  calendar calf calligraphy camera campaign camper campfire camping campsite campus candle candy canoe canteen
  caption car caravan carbon cardboard cards caregiver carer carillon carpentry carpet carrot cartoon cashew
  cassava cat cattle cave cctv celebration celiac cellar cement cemetery cereal certificate chainsaw charcoal
  charger charging charity chat chauffeur cheese chess chicken childcare childminder children chili chilies
  chilled chilli chimney chocolate choir church chutney cider cinema circus cistern citation citizen citrus
  city claims classroom climate climb climbing cloth cloud clown clubhouse coast coat cocktail coconut coding
  coeliac coffee collectible collector combine comics companionship compost computer concert concrete
  condensation contract conversation cookbook cooker cookery cooking cookstove copper coral corn cosmetics
  costume cotton coupon courier court courtyard courtyards covers cow coworking crab crane credit cricket crm
  crockery crossing crosswalk crowdfunding cruise crutch culvert cupboard custody customs cutlery dairy dam
  damp dance dancing dashboard dataset dating daycare deaf dealer decibel decision deer defibrillator delivery
  dental detector detergent diabetes diabetic dialysis diaper diary diesel diet dietitian digger discount
  dishwasher display dissertation documentary dog doll donation donkey doorbell dormitory dosette draught
  drawing dress dressing drilling dripline drone drum duck dune dust duvet dying dyslexia earplug earthwork
  eczema effluent elderly electricity elevator eligibility emission endpoint energy engine envelope enzyme
  episode errand espresso estate estimate etl ev event exam excavator excel executor expenses export
  eyeglasses eyelash fabric facade factory falls farm feed feedback feet feline fencing fermented fermenter
  ferry fertiliser fertility fertilizer festival fibre film finals fire fireplace firewood fish fishing
  fitness fixture flatpack flatshare fleece fleet flight flood flooding floor florist flour flower fodder foot
  footage football footprint forecast forest forestry forklift fox fragrance fraud freezer freight fridge
  funding fundraising funeral fungi fungus furniture fuse gale gallery game garage garbage gardening gasket
  gdpr gearbox gelato genealogy german gig gin glamping glass glasses glaze glazing glove glucose gluten goat
  gold golf goose gown granary grandchildren grandfather grandmother grandparent granite granny granola grape
  grass grave gravel gravestone greenhouse grill gritting groceries groundwater guarantee guesthouse guide
  guitar gutter gym hail hair haircut hammer hamster handmade harbour hardwood harissa harvester hay hazelnut
  headache headphone hearing heart heating heatwave hedge hedgehog helmet helpdesk herb heritage hide hike
  hiking hiring hoist homepage homework honey hook horse horseshoe hose hospice hostel hosting housekeeping
  hull humidity humus hunter hunting hut hydro hydrogen ice illustrator immigration import inbox incense
  induction inhaler inheritance insect insole insomnia inspection instrument insulated insulation insulin
  insurance insured insurer integration internship interpreting interview inventory invoice iron ironing
  irrigation island isolation ivf ivr jacket jam jeans jewellery jewelry jigsaw joiner joinery journalism
  journalist journalists judo juice jumble karate kayak kelp kennel kerosene ketchup keyboard kidney kimchi
  kindergarten kiosk kitchen kitten knife knives koi kombucha kpi lab laboratory lake lamb language laptop
  latrine laundry lawn league leak leather lemon lemonade lesson letter libraries library licence license
  lichen lifeguard lifting lighthouse litter livery load locker locksmith logbook login logo loneliness loom
  lorries lorry loudspeaker luggage lunchbox lung luthier machine machinery magazine mail maize makeup malaria
  manga mango manicure manure marathon marble marina marionette markdown marriage masala mask mason massage
  mast mastitis mattress mayonnaise meadow meal measuring meat medication medicine meditation meeting memo
  memories memory menopause menstrual mentor mentoring metal meter metrics mice microgreens microphone
  microscope migraine mildew milk milking millet minibus mint moisture mop moped mortar mortgage mosquito moss
  mot motor motorbike motorcycle motorhome mould moulding mountain movers muesli museum mushroom mussel
  mustard mycelium nanny nappies nappy navigation necklace needle neighbourhood newborn newcomer newsletter
  newspaper nightclub noise noodle notary notebook novel nursery nutrition nuts oats ocean offcut olive orange
  orchard orchestra organ owl oyster package packaging paddy padel paint paintings palliative pane paperwork
  parish parking parlour parole parquet parrot parties party passport password pasta pastry patent patio
  patrol payslip payslips peak peanut pear peat pellets pen pencil pension perfume permit pest petition
  pharmacy phishing phone photograph photovoltaic physiotherapist physiotherapy piano pickle pier pig piglet
  pilates pill pillbox pilot pineapple pizza plane planet plank plankton plaster plastic plates playground
  pledge plough plumbers plumbing podcast policies pollinator pond pony popsicle porridge portrait poster
  posture potato pothole pottery potty poultry power pram prawn pregnant preschool preserve print printer
  printing prison probate procurement programming pronunciation props prospect prosthesis prosthetic prototype
  pruning pub pump puppet puppy puree purifier puzzle qa quail quarry queue quiz quizmaster rabbit radiator
  radio railway rain rainwater rat reading reagent recall receipt recipe recording recycling referendum
  refrigerated refund refurbish refurbished regression rehabilitation rehearsal relationship relocation
  reminder remittance removal render repair reptile rescue reseller reservation resin restaurant restoration
  retreat reusable rewiring rice riddle riding rings river roadside robotic rock roofing roster rota rowing
  rubbish rug rugby run running rye sail sailing sales salmon salon salt sample sand sandal sanding sanitation
  satellite sauce sauna sausage savings saw sawmill scaffold scaffolding scam scenery scent scholarship
  scissors scooter scope screed screwdriver scrubs sdk sea seamstress seasoning seaweed seedling sensor
  sensory separation server sew sewage sewer sewing shade shampoo sheep shellfish shelter shelves ship shirt
  shoe shore shower shuttle sightseeing signage silage silk silo silver singing sitter skate skateboard
  skatepark sketch ski skiing skin skincare skis sledge sleep slurry smartphone smoking smoothie snagging
  sneaker snoring snow snowboard snowfall soccer sock socket sofa soil solar solder solicitor song songbird
  sorbet sorghum soup sourdough soy spa spanish spare speaker specimen spectacles speech sperm spice spine
  spirits spirulina spreadsheet sprinkler squash stained stair staircase stairlift steel steeple sterile stew
  stock stool storage stories storm story stove stoves strawberry stray stream street stroller stutter
  substrate subtitle suitcase suits summit sunburn sunlight sunscreen surf surfboard surgical survey swarm
  sweets swift swim swimming tabletop tachograph tactile takeaway tango tap tarot tasting tattoo tax taxi tea
  teeth telephone telescope tender tennis testament textile theatre theodolite therapist thermostat thesis
  thrift thyme tiled timber timesheet tire toe tofu toilet tomato toolbox tooling toolshed tortilla tour
  tournament tower town toy tractor trademark tradespeople traffic trailer train trainee tram transcript
  translation translator trash tree trekking trivia trousers trout truck truffle tube tuner tunnel turbine
  turf turntable turtle tyre udder ulcer uniform university unmanned vacancies vacancy vaccination vaccine
  vacuum varnish veg vegan vegetable vehicle veneer ventilation ventriloquist venue veterinarian veterinary
  vibration video village vinegar vineyard vinyl violin visa visitor visor vocabulary voicebot voting wallbox
  wallpaper walnut wardrobe warehouse warranty wastewater watchmaker watchman weaning weather webhook website
  wedding weed weevil weld welding wellness wells wetsuit whale wheat wheelchair widower wifi wig wildfire
  wildflower wildlife wills winch wind window windscreen wine winery wire wiring woodland wool workout
  worksheet workwear worm wound wristwatch yacht yam yearbook yoga yoghurt youngsters zip
`;
