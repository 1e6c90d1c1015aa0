/** Software for hosts, clubs, schools and events: how they are told apart and what the figures need; the keys are those of `../venture.ts`. */
export const GUEST_SOFTWARE = `
restaurant-reservations | firms
cue: restaurant reserv; table reserv; restaurant book table; table book @restaurant; reserv @restaurant; restaurant phone reserv; deposit table guest; no-show @restaurant
not: waste; supplier; inventory; rota; shift; review; website-builder; cargo; employee; reusable; rider; stock; hygiene
kinds: saas
who: restaurant, restaurants

kitchen-waste-stock | firms
cue: kitchen waste; food-waste restaurant; food waste kitchen; kitchen inventory; restaurant inventory; recipe cost restaurant; inventory @restaurant; ingredients order supplier kitchen; food cost chef; stock kitchen restaurant; scale bin; weighs bin; forecast guests kitchen; thrown kitchen; canteen waste; suppliers order @restaurant; food-waste @hotel; food-waste @canteen; food-waste @restaurant; kitchen order supplier
not: compost; surplus-bag; household; families; home; bins-collect; biogas; fertili; rescue
kinds: saas hardware

hotel-guest-messaging | firms
cue: hotel guest; guest messag; guest-app; @hotel guest; @hotel check-in; @hotel upsell; @hotel messag; @hotel front-desk; hotel upsell; hotel check-in; hotels guests whatsapp; guests concierge; room-service app; hotel reception; @hotel direct-booking; hotel direct booking
not: waste; laundry; linen; employee; train; cleaning-service; soap; recruit; energy; staff-planning
kinds: saas
who: hotel, hotels

holiday-rental-tools | both
cue: holiday-rental host; airbnb host; vacation-rental; short-term rental host; hosts guest messages; @host clean; airbnb clean; @airbnb clean; @airbnb guest; @airbnb messag; @flats guests; @holiday-rental guest; @vacation-rental guest; @holiday-home guest; @holiday-home clean; @holiday-home calendar; holiday homes guest; airbnb hosts; airbnb manage; holiday-home manage; holiday-let; channel manager; cleaning guests linen; cleaning between guests; co-host; guest-house calendar
not: hotel-linen; camper; boat-rental; student
kinds: saas services
who: host, hosts

event-ticketing | firms
cue: event organis ticket; ticket organis; ticketing; sells tickets event; ticket event; ticketing organis; festival ticket; @festival ticket; @venue ticket; @event-organ ticket; organisers tickets; @organis ticket; cashless festival; ticket-scan; event registration; guest-list event
not: support-ticket; parking; train-ticket; food-truck; museum; team; corporate-event-agency; bus; wedding; catering; staff
kinds: saas marketplace usage
who: event organiser, event organisers

museum-guide | both
cue: museum guide; audio guide; audio-guide @castle; museum visitors; visitors exhibit; @museum visitors; @museum exhibit; @museum story; audio-guide museum; castles galleries guide; exhibition app; gallery guide; museum tour; exhibit qr; @galler visitors; heritage site guide; museum app; museum augment; @botanical visitors; @zoo visitors
not: wallet; clean; security; rental; artists-sell
kinds: saas media
who: museum, museums

club-and-church | both
cue: club member; church members; association member; @club member; @church donat; @church volunteer; parish member; parish software; parish donat; sports clubs dues; clubs app; @club dues; @club attend; amateur clubs; membership club; sports club manage; club training attend; @choir member; @choir attend; volunteers manage club; congregation; donat church; club dues; @sports-club attend; club software; members dues collect; @association member; team manager sport; volunteers schedul; rota volunteers
not: gym; wine-club; book-club; golf-trip; night-club; fitness; dating; coffee
kinds: saas nonprofit

school-and-nursery | firms
cue: school parents message; parents school app; nursery software; kindergarten software; @school parent; @nurser parents; @kindergarten parents; parents notices; parents sick child; school office absent; nursery reports parents; nursery meals naps; school administrat; school attend; nursery parents; daycare software; @daycare parents; daycare parents; school fees; parents notice school; kindergarten parents
not: lunch; bus; uniform; tutor; music-school; driving; parents-buy; robot; homework-child; tuckshop; meal-order
kinds: saas education

activity-and-tour-booking | firms
cue: tour operator software; activity booking; booking system tour; @tour-operator book; @tour book; surf-school; surf-schools; @surf book; @surf lessons; @ski-school book; booking @kayak; @boat book; @outdoor book; tour guides schedul; escape-room book; @riding lesson; booking software tour; booking tour-compan; booking kayak; tour companies booking; booking tours operators; tour operators booking
not: tourists-buy; gift; delivery; bottle-shop; subscription-box; wedding; wallet; website
kinds: saas

restaurant-ordering | firms
cue: code table order; order table qr; qr-menu; qr order table; table pay order; order pay kitchen; pay-at-table; order @restaurant; order @pizz; order @caf; pre-order @restaurant; takeaway order restaurant; takeaway commission; ordering takeaway; online-ordering restaurant; commission-free order; order own riders; menu phone order guests; self-order kiosk; order ahead pick-up; orders restaurant kitchen; menu qr
not: reserv; waste; supplier; stock; employee; offices; farms; household; wholesale; drone; robot; rota; reusable; canteen; grocery
kinds: saas usage
who: restaurant, restaurants

winery-brewery | firms
cue: winery software; brewery software; wine cellar software; cellar batches; cellar tanks; tank brew; tanks brew; @winer batch; @winer stock; @winer cellar; @brewer tank; @brewer batch; @brewer kegs; @brewer stock; @wine cellar; fermentation sensor; fermentation tank; kegs; barrels track; @distill software; @cider batch; vineyard cellar; duty beer
not: subscription; tasting-box; tourists; brewing-class; homebrew; label-design; bar
kinds: saas hardware
who: winery or brewery, wineries and breweries
`;
