/** Meeting, living, working and remembering: how they are told apart and what the figures need; the keys are those of `../venture.ts`. */
export const LIFE_APPS = `
dating-app | people
cue: dating app; dating platform; dating single; singles app; matchmak; find partner love; find partner relationship; singles event; blind date; meet singles; dating over; slow dating; matches dinner single; love match; dating profile; speed dating; matchmak single; single dinner; single partner; dating people; single introduc; single values; dating-app; single parents dat; singles meet
not: pets; dog; cofounder; co-founder; mentor; roommate; flatmate; business-partner; b2b; recruiting; carpool; wedding; tennis
kinds: saas services
who: single, singles
share: 6 10 15

friend-finding | people
cue: make friend; find friend; new friend app; friend app; newcomer friend; newcomer communit; friendship app; loneliness; lonel; meet people city; dinner stranger; strangers dinner; expat communit; people new city; find sports partner; companions activities; hobby partner; playdate; mum friend; new in town; lonely people; loneliness people; playdate mother; new town dinner; brings people together dinner; people new-in town; make-friends
not: dating; single; employees; dog; ai-companion; chatbot; elderly-care; nursing; relocation-compan; language; choir
kinds: saas services marketplace
who: newcomer, newcomers
often: 0.5 1.5 3
share: 5 9 15

flatmate-finding | people
cue: find flatmate; flatmate match; roommate match; find roommate; flatmate room; flat share find; flatshare room; room rental student; shared flat; coliving match; house share room; housemate match; student room; homeshare homeshare; home share elderly; spare room student; room search; intergenerational liv; spare room help; older spare room; roommate habit
not: expense; split; cleaning; hotel; office; meeting-room; escape; furniture; chore; holiday; fridge; label printer
kinds: marketplace saas
who: room seeker, room seekers
often: 0.03 0.05 0.1
share: 3 6 9

tenant-help | people
cue: tenant right; tenants letter; tenant letter; rent increase check; rental contract check; lease check; check lease; tenancy contract; tenant landlord dispute; tenant mould; tenants heating; tenant legal; renter right; eviction letter; operating-cost check; service-charge check; rent too high; get deposit back; tenants dispute; letters for tenants; reply landlord; notice landlord; letter landlord; tenants rent legal; rent legal check; landlord dispute; notice tenan paralegal; tenancy notice
not: landlord-software; property-manager; property-managers; guarantee; office; deposit-free; nonprofit-grant; screening
kinds: services saas nonprofit
who: tenant, tenants
often: 0.03 0.06 0.1
share: 12 20 30
costs: 40 55 70 = lawyers' time and letters

job-search | people
cue: job search app; cv builder; cv app; resume builder; resume app; resume write; cv write; cover letter; job application track; job seeker app; find job app; tailor cv; tailor resume; job hunt; application tracker; cv review; career coach online; ats resume; jobseeker; recruiter resume; review resume; review cv; resume rewrite; rewrite cv; resume video
not: employers-pay; recruiters-use; refugee; applicants-for; human-resources; university; bootcamp; job-board; recruiting-software; nonprofit; former-prisoner
kinds: saas services
who: job seeker, job seekers
share: 3 6 10

interview-practice | people
cue: interview practi; mock interview; interview prepar; interview train; job interview; interview coach; practise interview; practice interview; interview simulat; interview question ai; salary negotiat practi; interview app; interview video feedback
not: recruiters; hiring-software; employers-use; podcast; journalist; customer-interview; candidates-screen; video-interviews-for
kinds: saas services
who: applicant, applicants
share: 2 4 7

life-story | people
cue: life story; life stor; memoir; family history book; family stories; record grandparent; memories grandparent; family tree; genealogy; ancestor; biography book; autobiograph; voice memories; record memories; life-story; stories parents book; family memories; grandparents stories; ancestry; memoir memoir; genealogy genealogy; life stories record
not: children's-audio; novel; photographer; funeral-home; dementia-home; museum; publisher-software; photos; slides
kinds: services saas media
who: family, families
often: once
share: 5 9 14
costs: 40 52 65 = interviewing, editing and printing

digital-estate | people
cue: digital will; online will; will online; write will; probate; digital legacy; digital estate; inheritance document; estate document; funeral wishes; end-of-life; after death account; bereavement admin; digital inherit; last will; advance directive; power of attorney; after a death; when somebody dies; estate plan famil; probate probate; will solicitor; will plain; will vault; administration death
not: real-estate; estate-agent; developer; pet; property-listing; grief; funeral-homes; flower; casket
kinds: services saas
who: family, families
often: once
share: 10 18 28

personal-safety | people
cue: personal safety; safety app; walk home safe; walking home; emergency alert app; sos app; panic button; safe route night; women safety; women's safety; emergency contact; live location friend; safety alarm; lone walk; fall alarm; harassment report; safe way home; share location home
not: construction; lone-worker; workplace; factory; employees; dog; child-seat; cyber; food; machine; hotel-staff; bike
kinds: saas hardware
who: person walking home, people walking home
share: 8 14 22

ai-companion | people
cue: ai companion; ai friend; ai assistant personal; personal assistant app; personal ai; virtual companion; voice companion; ai assistant daily; companion older chat; personal ai assistant; ai life coach; ai diary companion; companion robot; ai personal; voice assistant elderly; ai concierge personal; companion lonel; companion elderly; ai elderly talk; companion remind; ai-companion; personal-ai; companion chat
not: business; employees; customer-service; sales; tutor; students; lawyer; dog; clinic; developers; merchant; therapist-software; companies; trainer; stylist; homework
kinds: saas hardware
who: user, users
share: 8 14 22
`;
