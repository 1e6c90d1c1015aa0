/** Written, told, drawn and played: how they are told apart and what the figures need; the keys are those of `../venture.ts`. */
export const MEDIA = `
newsletter | both
cue: newsletter newsletter; weekly newsletter; daily newsletter; paid newsletter; newsletter subscriber; email briefing; weekly briefing; newsletter summar; curated email; weekly digest; newsletter publish; market briefing; morning briefing; morning email; daily email summar; short email sponsor; weekly email
not: newsletter-software; newsletter-tool; email-marketing; crm; cook-box; podcast-host; send-newsletters; sends-newsletters; shop
kinds: media saas
who: reader, readers

local-news | people
cue: local news; local newspaper; neighbourhood news; town news; city news; local journalis; community newspaper; regional news; news district; hyperlocal; council reporting; news local membership; independent journalis; investigative local; newspaper journalist; online newspaper; journalists readers; newspaper town; newspaper valley; local-news; journalists town
not: news-api; monitoring; weather; compan; learn; language; news-tool
kinds: media nonprofit
who: reader, readers
share: 8 14 22

podcast-network | both
cue: podcast network; podcast show; podcast series; launch podcast; podcast listener; podcast weekly; podcast sponsor; produce podcast; podcast produc; podcasts local; audio series; podcast episode; podcast host interview; podcast about; podcast interview; podcast weekly interview; podcast network advertis; history podcast
not: children; kids; podcast-editing-software; bedtime; tool-for-podcasters; podcast-tool; transcri; language-learn; agency-for
kinds: media services
who: listener, listeners
share: 4 8 14

video-channel | people
cue: youtube channel; youtube; video channel; educational video channel; tiktok channel; video essay; explainer video channel; video series online; documentary channel; streaming channel; short-video education; documentary series; video series youtube; streaming service document; youtube-channel; channel teach history; youtube history; youtube animated
not: agency; tool; video-editing; software; clients; thumbnail; course; companies; influencer-marketplace; analytics
kinds: media
who: viewer, viewers
share: 6 12 20

kids-audio | people
cue: audio stor child; children audio; kids audio; bedtime stor audio; audio play child; kids podcast; podcast child; audiobook child; audio stories kid; bedtime story app; audio player child; story box child; personalised bedtime stor; radio play child; stories to listen child; bedtime story child
not: read-aloud-practice; phonic; adults; grown-up; school-software; letter-by
kinds: media saas hardware
who: family, families
share: 4 7 10

indie-game | people
cue: indie game; video game; game studio; computer game; game steam; pc game; game player stor; cozy game; cosy game; role-playing game; co-op game; console game; adventure game; strategy game; multiplayer game; narrative game; game release; develop game; simulation game; video-game; computer-game; game players rebuild; game village players
not: game-engine-tool; tool-for-game; board-game; card-game; gamif; learn; teach; esports-team; tutoring; times-table; maths; escape-room; localis; tabletop; employees
kinds: media
who: player, players
often: once
share: 2 5 10
costs: 28 32 38 = the shop's share

puzzle-game | people
cue: mobile game; puzzle game; puzzle app; word game; brain game; brain train; crossword; quiz game; trivia game; daily puzzle; casual game; sudoku; quiz app; logic puzzle; match-three; game phone minute; hypercasual; trivia app
not: board-game; learn; school; teach; jigsaw-shop; escape; employees; tabletop; student; maths; lecture; flashcard; notes
kinds: media saas
who: player, players
share: 12 20 30

book-club | people
cue: book club; book-club; reading club; reading communit; readers communit; book app reader; track books; book recommend; book swap; read together; social reading; book box; reading group; readers discuss; book subscription
not: child; kids; phonic; bookkeep; school; textbook; booking; recipe-book; toddler
kinds: media saas ecommerce
who: reader, readers
often: 0.5 1 1.5
share: 4 8 14

creative-stock | both
cue: stock photo; stock music; stock video; royalty-free; royalty free music; music licens; music for creator; music for video; sound librar; photo library license; illustration library; stock illustration; licence music; sound effects; authentic photo librar; photo licens; license photo
not: warehouse; inventory; ai-model-training; wedding; stock-market; concert; share-price; trading; instrument; booking
kinds: marketplace saas media
who: creator, creators
often: 0.5 1.5 4
costs: 35 48 60 = the authors' share

creator-membership | both
cue: creator membership; membership platform creator; support creator; fan membership; fan subscription; creators monetize; creators monetise; membership podcaster; paid communit creator; tip creator; patron creator; creator fans pay; creator subscription; artists fans; musicians fans; fans pay; fan community; fan club
not: gym; fitness-studio; football; association-software; agency; sports-club; courses-platform; stock
kinds: saas media marketplace
who: creator, creators

print-magazine | people
cue: print magazine; printed magazine; independent magazine; online magazine; magazine issue; quarterly magazine; magazine subscriber; magazine reader; digital magazine; magazine about; magazine women; zine zine; magazine print; magazine children; printed quarterly; quarterly stories; printed issue; quarterly photo; print-magazine; magazine-about
not: magazine-software; customer-magazine; publisher-software; corporate; agency; advertisers-tool; company
kinds: media ecommerce
who: reader, readers
often: 0.15 0.33 0.5
share: 2 5 9
costs: 38 50 62 = paper, printing, post and shops

webcomic | people
cue: webtoon; comic app; comic book; comics; graphic novel; manga platform; webcomic; comic series; comic platform; comics platform; comic artist; manga reader; comic publish; comics reader; comic episode; webtoon episode; comics local; app comics; comics artist; comics weekly; comic weekly
not: comic-con; stand-up; film-studio; tattoo; comics-shop-software; classroom; comedy
kinds: media saas
who: comic reader, comic readers
share: 3 6 11

job-board | both
cue: job board; job-board; job portal; job platform; niche job; vacancies platform; jobs website; job listing; jobs platform; job marketplace; career platform; remote job; green job; jobs climate; list vacanc; job site; job ads; job-board; jobs board; job-portal
not: refugee; former-prisoner; resume; temp-staff; staffing; applicant-tracking; interview; shifts; bootcamp; nurse-agency; cover-letter
kinds: marketplace media
who: employer, employers
often: 0.08 0.25 0.6
`;
