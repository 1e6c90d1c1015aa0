/** Written, told, drawn and played: id | solution | target customer | how it earns, as founders write them. */
export const MEDIA_SAMPLES = `
newsletter | A weekly newsletter that tells independent opticians in five minutes what changed in lens law and reimbursement. | Independent opticians in France | €19 per month.
newsletter | We write a short morning email about personal finance for young families, paid for by sponsors. | Parents in Ireland under forty | Free, sponsors pay a €30 CPM.
local-news | Independent local journalism for one town: council meetings, schools and shops, paid by members. | Residents in Tübingen | €9 a month per member.
local-news | A neighbourhood news site with a printed edition each month that lies in every shop. | Residents in south Glasgow | Local advertising and £4 memberships.
podcast-network | A podcast about unsolved cases from small villages, one series per year with live evenings. | True crime listeners in Sweden | 59 kr a month for early episodes.
podcast-network | We produce three podcasts by women about football and sell their advertising together as a network. | Female football fans in Brazil | Sponsors pay R$60 per thousand plays.
video-channel | A YouTube channel on how old machines work, filmed in museums, with members who see longer versions. | Curious adults in Germany | Members pay €4 a month, the rest is advertising.
video-channel | Short documentary videos about African history, published as a video series online with a school edition later. | Young Africans and the diaspora | Sponsors and $5 memberships.
kids-audio | Bedtime stories to listen to in which the child's town and friends appear, read by actors. | Parents of children aged 3 to 8 in Poland | 25 zł a month.
kids-audio | Children put a wooden figure on a small speaker and hear audio stories from their own region in their dialect. | Families in Switzerland | CHF 89 for the box and CHF 15 per figure.
indie-game | A cosy video game in which two players run a lighthouse together, sold on Steam. | Players who like calm co-op games | $18 per copy.
indie-game | Our studio develops a narrative adventure game about the last winter of a mountain village. | PC players aged 20 to 40 in Europe | €15 per copy, platforms keep 30%.
puzzle-game | A mobile puzzle game with one hand-made riddle a day that friends solve against each other. | Commuters in Japan | ¥300 a month without ads.
puzzle-game | A word game for the phone in Catalan with a crossword every morning. | Catalan speakers of all ages | €2 a month.
book-club | A book club by post and app: members read the same novel in stretches and meet the translator online. | Readers in the UK who like translated fiction | £18 a month with the book.
book-club | An app where reading groups decide on books, track how far everyone is and discuss without spoilers. | Readers in the US in small reading groups | $4 per month.
creative-stock | A stock photo library with everyday scenes from African cities, made by local photographers. | Designers and editors worldwide | $12 per licence, photographers keep half.
creative-stock | Royalty-free music recorded by real folk musicians, which video creators license by subscription. | YouTubers and small film makers | €15 per month.
creator-membership | A membership platform for illustrators: fans pay monthly and get sketches, prints and live drawing. | Illustrators in Latin America with a small following | We keep 8% of each membership.
creator-membership | Small bands sell fan memberships with demo recordings and guest list places. | Independent bands in the UK | 10% of what fans pay.
print-magazine | A printed magazine about allotments and small gardens, four issues a year on thick paper. | Hobby gardeners in the Netherlands | €48 a year.
print-magazine | An online magazine for women who hike alone, with one printed issue every spring. | Women hikers in Germany | €5 a month.
webcomic | A webtoon app with series by Arab artists, one free episode a week and the next ones paid. | Readers aged 15 to 30 in Egypt and the Gulf | $3 a month.
webcomic | We publish a graphic novel about our grandmother's bakery as a weekly comic, then as a book. | Comic readers in Italy | €22 per book and €3 a month online.
job-board | A job board for climate jobs with salary in every ad. | Employers in renewable energy in Spain | €290 per ad.
job-board | A job portal for violin makers, organ builders and other rare crafts, where workshops post vacancies. | Craft workshops in Europe | €120 per listing.
`;
