/** Apps through which people meet: id | solution | target customer | how it earns, as founders write them. */
export const MEETING_PEOPLE_APPS_SAMPLES = `
new-social-network | A social network with a feed in time order that shows only people you follow and stops at the last new post. | Adults in Sweden who are tired of the big platforms | Free, SEK 39 a month for premium
new-social-network | Social media without likes and follower counts, where each user chooses how posts are sorted. | Students and young adults in Colombia | Ads without tracking and a paid account
sport-partner-finder | An app that matches tennis and badminton players by level, courts and free evenings. | Hobby players in Singapore | S$8 a month
sport-partner-finder | We find runners and gym-goers a training partner nearby with the same pace and the same hours. | Adults in Berlin who train alone | Free, €5 a month for more matches
hobby-meetup-groups | A platform on which anyone starts a hobby group, sets regular dates and is found by people nearby. | Organisers of walking, games and photo groups in Ireland | €10 per group a month
hobby-meetup-groups | Local hobby clubs with a page, sign-up lists, reminders and member dues in one place. | Club organisers and hobbyists in Texas | Organisers pay $12 a month
neighbourhood-network | A local network where verified residents of a district share news, warnings and recommendations. | Residents and shops in Lyon | Shops pay €25 a month
neighbourhood-network | An app for one suburb with a news feed, groups for each street and a directory of local firms. | Households in Durban, paid by local businesses | R399 a month per business
skill-swap | A time bank app: members earn an hour for each hour they help and spend it on another member's skill. | Families and retired people in Scotland | £3 a month
skill-swap | Members exchange lessons and services for points, from guitar and cooking to web design. | Young adults in Buenos Aires | Monthly membership
barter-swap | An app to swap clothes, books and toys directly: both like each other's item and exchange it without money. | Young families in Denmark | DKK 10 per swap
barter-swap | Collectors trade records and cards on our platform, which finds chains of swappers and tracks both parcels. | Collectors in the UK | £1.50 from each side
travel-companion | We match people who travel alone with a companion for the same dates, budget and pace. | Solo travellers over 40 in Germany | €10 a month
travel-companion | An app for backpackers to find others on the same route and join up for treks and car hire. | Backpackers in Latin America | Free, $6 a month for all profiles
parent-playdates | Parents nearby with children of the same age find each other for the playground, by nap times and district. | Parents of toddlers in Melbourne | A$6 a month
parent-playdates | A playdate app for families new in town, with verified parents and shared languages. | Expat families in Zurich | Membership and sponsors
kids-activity-finder | A website where parents compare and book swimming, art and coding classes for children by age, day and distance. | Parents in Warsaw | Providers pay 12% of each booking
kids-activity-finder | All holiday camps and workshops for children in one city, with free places and online payment. | Working parents in Auckland | Commission from providers
kids-safe-social | A messenger for children in which parents approve every contact and there are no ads. | Parents of children aged 6 to 12 in Belgium | €4 a month per family
kids-safe-social | A video and photo feed for children under thirteen, checked by people before anything is shown. | Parents in Mumbai | ₹149 a month
private-messenger | A messenger with end-to-end encryption that needs no phone number and stores no metadata. | Privacy-minded people in Germany | €3 a month
private-messenger | A chat app for couples and families, encrypted and with disappearing messages. | Couples in Malaysia | Free, premium RM 12 a month
anonymous-social | Students post confessions and questions anonymously and others answer under changing nicknames. | Students in Spain | Ads and a paid account
anonymous-social | An app to talk honestly without names about money, love and work, with trained moderators. | Adults in South Africa | R59 a month
keep-in-touch | An app that reminds you which friends you have not called for a while and what you talked about. | Busy adults in Canada | C$5 a month
keep-in-touch | A personal CRM for private contacts: notes, birthdays and nudges to write. | Freelancers and networkers in the Netherlands | €9 a month
invitations-rsvp | Digital wedding invitations with a link for each guest, replies, menu choice and a seating plan. | Couples in Italy | €49 per wedding
invitations-rsvp | Animated party invitations sent by messenger, with a list of who is coming. | Parents and party hosts in Brazil | R$39 per event
gift-registry | A wish list for weddings and babies with presents from any shop, which guests reserve or pay for together. | Couples and young families in France | 3% of the money given
gift-registry | Shared wish lists for the family, so that nobody buys the same present twice. | Families in New Zealand | Commission from shops
gaming-teammates | An app that finds teammates with the same rank, language and playing hours, with a rating for behaviour. | Ranked players in Germany | €4 a month
gaming-teammates | We match adult gamers with clans and steady squads and offer coaching by better players. | Gamers over 25 in the US | $6 a month and a cut of coaching
fantasy-league | A fantasy league in which fans choose a squad for each round and play against friends without money stakes. | Cricket fans in Sri Lanka | Season pass and sponsors
fantasy-league | Prediction games for offices and pubs: members tip the results and the table counts points by itself. | Football fans in Chile | $10 per group and season
multiplayer-game | An online racing game for eight players with ranked races, clubs and new tracks each month. | Players with cheap phones in India | Skins and a season pass
multiplayer-game | We develop a multiplayer strategy world with alliances, own servers and seasons of eight weeks. | Strategy players in Europe | Cosmetics and €5 supporter pass
live-streaming-platform | A live streaming site where viewers tip musicians and cooks and talk to them in the chat. | Creators and fans in Portugal | We keep 15% of tips
live-streaming-platform | A live shopping app: small shops show goods on live video and viewers buy at once. | Boutiques and shoppers in Thailand | 8% of sales
serial-fiction-app | Stories by new writers in short chapters, the first ones free and the rest unlocked with coins. | Romance readers in the Philippines | Coins from $1.99
serial-fiction-app | We show vertical mini dramas with episodes of ninety seconds in our own app. | Viewers aged 20 to 45 in Turkey | Weekly pass or coins
`;
