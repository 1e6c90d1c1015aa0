/** Care, health and schools one goes to: id | solution | target customer | how it earns, as founders write them. */
export const CARE_AND_SCHOOLS_SAMPLES = `
private-school | A small primary school with mixed-age classes of fifteen, trained teachers and a plan for every child | Parents of six to eleven year olds near us | Monthly school fees
private-school | We open a low-fee school in rented rooms where children learn reading, maths and English in small classes | Working families who want better schooling | Weekly or term fees
care-home | A house with twelve rooms for older people, carers on every shift and meals cooked on the spot | Families whose parents cannot live alone any more | Monthly fee for room and care
care-home | Assisted living for people with dementia in small households with the same carers every day | Relatives of people with memory loss | All-inclusive monthly rate
disability-support | Support workers help disabled people at home, on outings and with learning everyday skills | Adults with disabilities and their families | Hours billed to the funding scheme
disability-support | Trained assistants give families of disabled children a few free hours each week | Parents of children with special needs | Hourly rate, partly paid by public funds
medical-clinic | A small general practice with two doctors and a nurse, and free slots every day for sudden illness | Families and workers in the neighbourhood | Fee per visit and insurance billing
medical-clinic | A walk-in clinic that treats fevers, cuts and infections in the evening and at weekends | Patients who cannot wait for an appointment | Consultation fee, tests extra
counselling-practice | A practice with quiet rooms where licensed therapists see adults and couples in person | Adults with anxiety, grief or trouble at home | Fee per session
counselling-practice | Face-to-face therapy for teenagers and families in rooms near their school | Parents of teenagers who struggle | Private sessions and insurance
child-therapy-centre | A centre where speech and occupational therapists treat children in a sensory gym and share one plan | Parents of children with autism or delays | Fee per session, insurance where it pays
child-therapy-centre | We give autistic children several hours of therapy a week and coach their parents | Families with a recent diagnosis | Session packages and insurance
dental-practice | A dental clinic with two chairs for check-ups, fillings, crowns and cleaning | Families in our suburb | Fee per treatment and insurer billing
dental-practice | A gentle dentist's practice for anxious adults and children with long appointments | People who have avoided the dentist for years | Patients and insurers pay per treatment
natural-healing-practice | Acupuncture and osteopathy in a quiet practice with an hour for each patient | Adults with pain, stress or bad sleep | Fee per session
natural-healing-practice | Ayurveda and herbal consultations with oil treatments and a plan for food and rest | Women with lasting complaints | Single sessions and packages
pet-boarding | Boarding kennels with heated rooms, outdoor runs and staff on site at night | Dog owners who go on holiday | Price per night
pet-boarding | A cat hotel with ten quiet rooms and a photo for the owner every evening | Cat owners who travel | Nightly rate
vet-clinic | An animal clinic with surgery, X-ray, vaccinations and a small pharmacy | Dog and cat owners in our town | Fee per visit and per operation
vet-clinic | An independent veterinary practice with its own laboratory and clear estimates | Pet owners nearby | Consultations, surgery and medicines
beauty-academy | A training studio that teaches hair, nails and make-up in small groups with practice on models | Young women who want to work in salons | Course fees in instalments
beauty-academy | We train lash and nail technicians in weekend courses with kit and certificate | Career changers who want their own beauty business | Fee per course, starter kits
first-aid-training | We teach first aid and fire safety in the company's own rooms, with certificates the same day | Employers who must have trained first aiders | Price per participant or group
first-aid-training | Evening courses where parents practise baby and child emergencies on dummies | New parents and grandparents | Fee per course place
drama-school | Weekly theatre classes for children with voice, improvisation and a play on a real stage | Parents of children from six to fourteen | Monthly fee
drama-school | Evening acting classes for adults with scenes, camera work and a showcase | Working people who want to act | Course fees
football-academy | A football academy with licensed coaches, age-group teams and three training days a week | Young players and their parents | Monthly player fee and sponsors
football-academy | Extra technical football training in small groups with video and trial days at bigger clubs | Ambitious club players from eight to fifteen | Fee per month
sports-coaching | Private tennis coaching on public courts with video of each stroke | Adult beginners and juniors | Price per lesson, packages of ten
sports-coaching | One-to-one swimming technique lessons with an underwater camera | Triathletes and adult swimmers | Single sessions and packages
religious-classes | Quran classes for children in small circles after school, with a woman teacher for girls | Muslim parents in our city | Monthly fee for each child
religious-classes | Bible lessons for children and evening faith courses for adults in the community house | Christian families and adults | Course fee and donations
vocational-centre | A training workshop where young people learn welding, wiring and carpentry and take the trade test | School leavers without work | Donors, ministries and small fees
vocational-centre | A sewing school for women with machines, practical lessons and a starter set at the end | Women without an income | Course fees and sponsored places
youth-centre | An open house for teenagers with games, a music room, warm food and trained youth workers | Young people in our district | Council grant and donations
youth-centre | A drop-in place where girls meet, learn new things and find somebody to talk to | Girls from eleven to nineteen | Public funds and foundations
makerspace | A shared workshop with wood and metal machines, laser cutter and benches after a safety induction | Hobby makers and small startups | Monthly membership and day passes
makerspace | A fab lab where members use printers, mills and electronics benches and take short courses | Students, inventors and designers | Memberships, courses and company packages
play-cafe | A café with a soft play corner that parents can see from every table | Parents with children under six | Coffee, lunch and a small play fee
play-cafe | A family coffee house with a pretend village, baby groups in the morning and birthday parties | Families with babies and toddlers | Play passes, food and drinks, parties
`;
