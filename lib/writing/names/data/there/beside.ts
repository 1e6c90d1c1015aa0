/** As romance.ts: languages that live beside English, for a name or two. */
export const BESIDE_ENGLISH = `
hi Hindi
any: Bharosa = trust
any: Apna Kaam = our own work
any: Pakka Vaada = a firm promise
quick: Turant = at once
quick: Aaj Hi = this very day
fresh: Subah Taaza = fresh in the morning
craft: Haath Ka Kaam = the work of hands
repaired: Naya Jaisa = as good as new
strong: Mazboot = strong
fair: Sahi Daam = the right price
meal: Ghar Ka Khana = food from home
together: Saath Saath = side by side
counted: Poora Hisaab = the full account
number: Poora Hisaab = the full account
school: Pehla Paath = the first lesson
clean: Saaf Suthra = neat and clean

tl Tagalog
any: Suki = the customer who always comes back
any: Ayos Na = it is all right now
quick: Agad Agad = at once
quick: Ngayon Din = this very day
fresh: Bagong Huli = freshly caught @fish
craft: Gawang Kamay = made by hand
repaired: Parang Bago = as good as new
strong: Matibay = it lasts
fair: Sulit = worth its price
meal: Lutong Bahay = cooked at home
together: Sama Sama = all together
fish: Bagong Huli = freshly caught
clean: Malinis Na = clean now

ak Twi
any: Adwuma Pa = good work
any: Nsa Pa = a good hand
any: Akwaaba = welcome

pc Pidgin
any: No Wahala = no trouble
quick: Sharp Sharp = at once
again: One Time = at one go
`;
