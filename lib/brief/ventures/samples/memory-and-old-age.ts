/** Old age, and what a family keeps: id | solution | target customer | how it earns, as founders write them. */
export const MEMORY_AND_OLD_AGE_SAMPLES = `
tech-help-for-older | Patient helpers come home and explain smartphone, tablet and online banking to older people. | People over 70 in Utrecht | €35 per hour.
tech-help-for-older | Students sit in the library three afternoons a week and teach seniors how to make video calls and spot scams. | Older people in small towns in Nebraska | Funded by two banks and the county.
homeshare | Older people with a spare room take in a student who pays less and helps a few hours a week; we match and accompany both. | Students and home owners over 65 in Vienna | €25 a month from each side.
homeshare | We bring together older people with a spare room and students who help in the household instead of paying rent. | Older people living alone in Lyon | €35 a month from each.
homeshare | A homeshare programme of the city: trained volunteers match a widow with a spare room and a young lodger who helps ten hours a week. | Seniors and trainees in Zagreb | Paid by the city, €200 per match.
home-adaptation | Grab rails, ramps and walk-in showers: we look at the home of an ageing parent and rebuild it in three days. | Children of parents over 75 in Denmark | 28,000 DKK per bathroom.
home-adaptation | We rent and fit used stairlifts and ramps within a week after a hospital stay. | Families with a parent who comes home from hospital in Ohio | $190 a month.
incontinence-products | Discreet monthly delivery of incontinence pants with a sample box to find the right size. | Women over 50 in the UK | £24 a month.
incontinence-products | Leak-proof underwear for men after prostate surgery, washable and plain. | Men over 60 in Sweden | 390 SEK per piece.
adaptive-clothing | Clothes with magnetic buttons and side openings for people in wheelchairs or with stiff hands. | Adults with disabilities in the US | $59 per shirt.
adaptive-clothing | Trousers cut for sitting, without back pockets, for young people who use a wheelchair. | Wheelchair users aged 16 to 40 in Germany | €89 per pair.
dementia-activities | A box with memory games, music and picture cards for people with dementia and those who care for them. | Families in the Netherlands | €34 per box.
dementia-activities | A monthly envelope with songs, smells and picture cards of the fifties for afternoons with a mother who has dementia. | Families living with dementia in Sheffield | £14 a month.
family-newspaper | Families send photos by app, and the grandparents get them as a printed newspaper every month. | Families with grandparents over 75 in France | €5.99 a month.
family-newspaper | An app that turns the week's pictures of the grandchildren into a printed postcard for grandparents who have no phone. | Young families in Poland | 12 zł per postcard.
family-history | We research a family's history in parish registers and archives and deliver a printed tree with copies of the documents. | Americans with ancestors in Poland | $900 per project.
family-history | A platform where people find a local researcher who visits the archive of the village for them. | Hobby genealogists in Australia and Canada | 18% commission.
tape-digitising | We digitise video tapes, slides and super 8 films; each family gets a box to fill. | People over 50 in the Netherlands | €15 per tape.
tape-digitising | Families send boxes of slides and prints, we digitise old photos and the relatives add names and stories online. | Families in Canada with old boxes of pictures | C$0.45 per picture.
tape-digitising | A van with scanners that stops in villages and scans slides and old photos while people wait. | Families in rural Castile | €0.40 per picture.
photo-books | Printed photo books from the pictures on your phone: we choose, lay out and print the year. | Parents in the US with no time | $79 per book.
photo-books | A baby album that makes itself: parents answer one question a week, and at the end of the year it is printed. | Parents in the first year in Norway | 790 NOK per album.
family-cookbook | We interview grandmothers and make a cookbook of their recipes for the family. | Adult children in Italy | €390 per book.
family-cookbook | Send us the handwritten recipes of your mother: we test, photograph and print them as a book for all relatives. | Families in Texas | $450 per ten copies.
speech-writing | We write wedding speeches and eulogies after an interview by telephone. | Best men and fathers of brides in the UK | £160 per speech.
speech-writing | A poet with a typewriter writes personal poems for birthdays and farewells, on the spot or by post. | Guests and couples in Vermont | $45 per poem.
`;
