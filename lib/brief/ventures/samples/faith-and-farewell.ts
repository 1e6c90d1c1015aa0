/** Farewell, remembrance and faith: id | solution | target customer | how it earns, as founders write them. */
export const FAITH_AND_FAREWELL_SAMPLES = `
grave-care | We clean the grave, put fresh flowers and light a candle on the dates the family chooses, and send photos the same day. | Portuguese emigrants in France whose parents are buried in a village in the north | €39 per visit.
grave-care | Women of the parish look after graves of people who moved away: weeding, planting, and a photo at All Saints. | Families in Toronto with a grave in Croatia | $180 a year.
funeral-planning | An online platform on which families plan a funeral with fixed prices and choose an undertaker nearby. | Families in Spain who have lost somebody | 8% commission from funeral homes.
funeral-planning | Direct cremation without a service, arranged in one call, and the ashes are brought home. | Families in the south of England | £1,150 per cremation.
celebrant | A humanist speaker writes and holds farewells and naming ceremonies without religion. | Families in Scotland | £240 per ceremony.
celebrant | A free speaker who holds wedding ceremonies in gardens and on beaches, written with the couple and rehearsed once. | Couples without a church in Croatia and Italy | €980 per ceremony.
urns-and-coffins | Urns of mycelium that turn to soil, so that a tree can be planted above the ashes. | Families in Italy who want a natural burial | €140 per urn.
urns-and-coffins | Coffins woven from willow by two basket makers, plain enough for a woodland cemetery. | Families in Denmark who plan a funeral | 9,500 DKK per coffin.
memorial-pages | A small steel plaque with a QR code for the headstone that opens a page with photos, voice and stories. | Families in Austria | €79 per plaque.
memorial-pages | A memorial website on which friends of somebody who died collect pictures and light a candle on the birthday. | Bereaved families in Brazil | R$120 once.
pet-farewell | Individual cremation for pets: we collect at home and return the ashes in a hand-made urn. | Dog and cat owners in Kraków | 690 zł per cremation.
pet-farewell | A pet cemetery in a birch wood with graves for dogs and cats and a small farewell room. | Pet owners in Melbourne | A$650 per burial.
prayer-app | Short guided prayers and Bible readings in the ear for the way to work. | Catholics in Brazil and Poland | $4.99 a month.
prayer-app | An app that teaches children to read the Quran in ten minutes a day with a teacher who listens once a week. | Muslim families in the UK | £12 a month.
grief-support | Small online groups for people who have lost a partner, led by a trained companion. | Widowed people under 60 in the UK | £25 per evening.
grief-support | A café where mourning people sit at a long table on Sundays, with a companion at each end. | Bereaved people in Rotterdam | Donations and a city grant.
pilgrimage-travel | Pilgrimages to Lourdes and Fátima with a priest and a doctor on the coach. | Catholics over 60 in Ireland | €890 per person.
pilgrimage-travel | Small-group Umrah journeys for women, with female guides and hotels within walking distance. | Muslim women in Malaysia | $2,300 per trip.
`;
