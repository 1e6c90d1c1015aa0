/** Slips of typing that can mean nothing else, each with the word that is meant. */
const MEANT: Record<string, string> = Object.fromEntries(
  "theres=there's thats=that's dont=don't doesnt=doesn't didnt=didn't isnt=isn't arent=aren't wasnt=wasn't werent=weren't couldnt=couldn't wouldnt=wouldn't shouldnt=shouldn't havent=haven't hasnt=hasn't theyre=they're youre=you're weve=we've theyve=they've nobodys=nobody's whats=what's actualy=actually definately=definitely recieve=receive recieves=receives recieved=received seperate=separate goverment=government profitible=profitable familes=families meanwile=meanwhile alot=a_lot becuase=because wich=which thier=their buisness=business buisnesses=businesses custumers=customers adress=address untill=until tommorow=tomorrow tomorow=tomorrow neccessary=necessary occured=occurred begining=beginning accomodation=accommodation embarassing=embarrassing expencive=expensive expensiv=expensive delivary=delivery quallity=quality maintainance=maintenance maintenence=maintenance managment=management equiptment=equipment enviroment=environment restaraunt=restaurant resturant=restaurant restaurents=restaurants availible=available avaliable=available comunity=community diffrent=different experiance=experience garantee=guarantee independant=independent knowlege=knowledge libary=library noone=no_one oportunity=opportunity posible=possible prefered=preferred probaly=probably realy=really reccomend=recommend recomend=recommend succesful=successful successfull=successful usualy=usually whith=with"
    .split(" ")
    .map((pair) => pair.replace("_", " ").split("=") as [string, string]),
);
const SLIP = new RegExp(`(?<![\\p{L}'’-])(?:${Object.keys(MEANT).join("|")})(?![\\p{L}'’-])`, "giu");

const asWritten = (word: string, meant: string) =>
  /^\p{Lu}/u.test(word) ? meant.charAt(0).toUpperCase() + meant.slice(1) : meant;

/** What the founder says aloud has no slips of typing; what stands in quotation marks stays as it was written. */
export const spelt = (text: string): string =>
  text
    .split(/("[^"\n]*")/)
    .map((part, i) =>
      i % 2 === 1 ? part : part.replace(SLIP, (word) => asWritten(word, MEANT[word.toLowerCase()] ?? word)),
    )
    .join("");
