/** Courses, coaching and causes: id | solution | target customer | how it earns, as founders write them. */
export const COURSES_AND_CAUSES_SAMPLES = `
trading-course | A live course in the evening that teaches forex and share trading with demo accounts, risk rules and a written plan | Beginners who want to invest or trade part-time | Course fee per person, mentoring by the month
trading-course | Weekend classes and a mentor group where people learn to calculate and buy a first property to let | Employees with savings who want to invest in real estate | Price per seat
digital-marketing-course | A ten-week course on search, social media ads and content, with practice on a real small business | Job seekers and shop owners | Course fee in instalments
digital-marketing-course | A bootcamp that teaches people to sell online and win first clients as freelance social media managers | People looking for income from home | One-time fee per participant
relationship-coaching | Private coaching sessions for people after a break-up or looking for a partner, with exercises between calls | Singles and separated people | Price per session or package
relationship-coaching | Conversations for couples who argue too much or prepare for marriage, guided by a trained coach | Couples before and after the wedding | Fixed fee for a set of meetings
parenting-coaching | Group evenings and private calls that help parents with tantrums, teenage years and family conflict | Mothers and fathers of children up to seventeen | Fee per session or course
parenting-coaching | A parenting course in schools and nurseries with home visits for families who want more help | Parents, schools and nurseries | Schools pay for talks, families for visits
sewing-school | A studio with machines where adults learn sewing and pattern cutting from first seam to own dress | Beginners and hobby sewers | Fee per course or evening
sewing-school | A tailoring and fashion design school with a certificate and practice on real orders | Young people who want a trade | Tuition by the month
kids-robotics-school | An after-school club where children build robots, wire circuits and do experiments in small groups | Parents of curious children between six and thirteen | Monthly fee and holiday camps
kids-robotics-school | Trainers bring robot kits and science workshops into schools every week | Primary schools without a laboratory | Schools pay per class
career-guidance-for-pupils | An aptitude test and two talks that help a teenager choose a degree or a trade | Parents of pupils in the last school years | Fixed price per pupil
career-guidance-for-pupils | Career days and orientation talks in schools with people from many professions | Secondary schools and training companies | School pays per day, companies sponsor
kids-money-school | Lessons where teenagers learn to budget, save and run a small business of their own | Parents of ten to sixteen year olds | Fee per course
kids-money-school | A money and entrepreneurship programme for schools with games and a sales day | Schools with a bank as sponsor | Sponsor pays per class
heritage-language-school | A Saturday school where children of families abroad learn to speak and read their parents' language through songs, stories and festivals | Diaspora parents | Monthly fee per child
heritage-language-school | Live online groups in the mother tongue for children who grow up in another country | Families abroad and mixed couples | Price per lesson or month
style-consulting | Colour analysis, a wardrobe check and a shopping trip with a personal style consultant | Women and men with a new job or stage of life | Price per session or package
style-consulting | Image and etiquette training that shows professionals how to dress and behave with clients | Firms and young executives | Day fee per workshop
forest-school | A woodland nursery where small children spend every morning outdoors with trained leaders, fire and tools | Parents of three to six year olds | Monthly fee per place
forest-school | Nature days and an after-school club in the forest for school classes and families | Primary schools and parents in town | Fee per session, schools per pupil
clothes-and-baby-bank | Volunteers collect, check and sort children's clothes, prams and cots and give bundles to families in need | Families sent by midwives, paid by donors and the council | Donations and grants
clothes-and-baby-bank | A free clothes and furniture store where households with a voucher choose what they need | People on low income, funded by foundations | Council pays per furnished home, donors the rest
disability-association | A members' association run by disabled people with peer advice, outings and a voice towards the council | People with disabilities and their families | Membership fee, grants and donations
disability-association | A self-help group for families with autistic children that meets each month and speaks up for places in school | Parents and relatives | Yearly fee and public grant
free-health-camps | Volunteer doctors and nurses hold free check-up days in villages, give basic medicine and refer serious cases | Poor rural communities, funded by donors | Donations and company sponsors
free-health-camps | A free evening clinic and health education for people without insurance | Uninsured people, paid by foundations | Grants and monthly gifts
scholarship-fund | A fund that pays school and university fees for gifted pupils from poor families and gives each a mentor | Donors and alumni who want to support one student | Monthly gifts
scholarship-fund | Scholarships with internships, chosen by merit, paid by companies that look for skilled people | Companies and foundations | Fee per scholarship a year
sport-for-change | Free football training and mentoring for girls in a poor district, led by women coaches | Girls from low-income families, paid by sponsors and donors | Sponsored places and grants
sport-for-change | Open sports evenings with homework help and social workers for young people who cannot pay a club | Young people in poor areas, funded by the city and companies | Grants and company partners
nature-conservation-group | Volunteers clean beaches and rivers, care for meadows and protect nesting animals in their region | Nature lovers, companies and the council | Membership, company days and grants
nature-conservation-group | A local conservation association that looks after habitats, counts species and removes invasive plants | Members and municipalities | Monthly membership and site contracts
prisoner-reentry | Housing, job placement and a mentor for people who come out of prison | Released men and women, paid by the state and foundations | Fee per placement and grants
prisoner-reentry | We prepare prisoners for work before release and find employers who accept a record | Probation services and employers | Payment per person placed
disaster-relief | A team that stores relief kits and brings food, tents and water to families after floods and earthquakes | Affected communities, paid by donors and agencies | Donations per kit
disaster-relief | Volunteers collect what hospitals and towns in a war zone ask for and drive it there | Donors and companies that give goods | Gifts of money and goods
legal-aid-charity | Free advice and court help by charity lawyers for people who cannot pay, from wages to family and papers | People on low income, paid by foundations | Grants and donations
legal-aid-charity | A rights centre with free legal clinics, trained paralegals and cases that change practice for many | Poor communities, funded by donors and foundations | Foundation grants
`;
