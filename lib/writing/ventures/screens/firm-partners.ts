/** Money, people, rooms and things that firms take from others: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const FIRM_PARTNERS_SCREENS = `
freelancer-marketplace
thing: project, projects = New website; Product photos; Monthly reports
must: Freelancers checked by people from the field; Three suggestions for each project; Contract and payment in one place; A replacement if somebody drops out
later: Teams of several freelancers; Invoices sent to the accounting program
screen: Describe a project | ask What do you need? = A new website | ask Start = Monday | ask Budget = Fixed price | list Skills = Design; Shop system | button Find freelancers | no project yet, start with one sentence | the start date is too soon: choose a later day
screen: Three suggestions | table Freelancers = Name, Skill, Free from; Ana, web shops, Monday; Ben, design, next week; Mei, web shops, today | list Checked = Work samples; Two references | buttons Book a call / Ask for others | suggestions arrive by tomorrow | one freelancer is no longer free: a new suggestion follows
screen: Project page | steps Progress = Contract signed; First draft; Final version; Paid | talk Messages = Ana: The draft is ready; You: Looks good, one change | list Hours this week = Monday, four; Tuesday, six | buttons Approve / Report a problem | the contract is waiting for your signature | payment failed: check the account

influencer-matching
thing: campaign, campaigns = New café, three creators; Skincare launch; Weekend sale
must: Creators by place, subject and real followers; Contract with clear content and dates; A code or link for each creator; Results by post
later: Long-term partnerships; Rights to use the content in ads
screen: Find creators | ask What do you sell? = Handmade soap | list Creators = Maria, beauty, nearby; Tom, home, same country; Lena, home cooking, nearby | switch Followers checked | button Send offer | no creator fits yet, change place or subject | this account has false followers: it is not shown
screen: Campaign | table Creators = Name, Content, Status; Maria, video, posted; Tom, photo, draft; Lena, story, agreed | chart Orders by code | list To check = Label as advertising; Correct code | buttons Approve draft / Ask for changes | no posts yet, and the first is due on Friday | the label is missing: ask for a correction today
screen: Creator's phone | headline New offer from a soap maker | list They offer = Product and fee; One video; Post by Friday | ask My price = As offered | buttons Accept / Decline | no offers now, complete your profile | payment is late: we have reminded the brand
`;
