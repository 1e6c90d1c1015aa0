/** Common slips of typing in English that can mean nothing else, each with the word that is meant ("_" is a space). */
export const MISSPELLINGS = `
theres=there's thats=that's dont=don't doesnt=doesn't didnt=didn't isnt=isn't arent=aren't wasnt=wasn't
werent=weren't couldnt=couldn't wouldnt=wouldn't shouldnt=shouldn't havent=haven't hasnt=hasn't hadnt=hadn't
theyre=they're youre=you're weve=we've theyve=they've youve=you've nobodys=nobody's whats=what's
everyones=everyone's abandonned=abandoned abilty=ability absense=absence absolutly=absolutely acces=access
accesible=accessible accessable=accessible accidently=accidentally accomodate=accommodate
accomodation=accommodation accross=across acheive=achieve acheived=achieved acount=account acounts=accounts
actualy=actually actully=actually acurate=accurate adaquate=adequate addional=additional adition=addition
aditional=additional admited=admitted adress=address adresses=addresses advertisment=advertisement
advertisments=advertisements aformentioned=aforementioned agian=again agressive=aggressive allmost=almost
allready=already alltogether=altogether allways=always alot=a_lot alredy=already amature=amateur ammount=amount
ammounts=amounts annualy=annually anoying=annoying anual=annual aparent=apparent apartement=apartment
apartements=apartments apetite=appetite aplication=application apointment=appointment apointments=appointments
apparantly=apparently appart=apart appartment=apartment appartments=apartments appreciat=appreciate
aproach=approach aproved=approved aproximately=approximately arguement=argument arround=around artical=article
asist=assist assistent=assistant atleast=at_least attendence=attendance attension=attention availabel=available
availible=available avalable=available avaliable=available averge=average awfull=awful basicaly=basically
basicly=basically beacuse=because beautifull=beautiful becasue=because becaus=because becuase=because
befor=before begining=beginning beleive=believe beleived=believed benifit=benefit benifits=benefits bicyle=bicycle
boaring=boring borow=borrow brocken=broken brusiness=business buisness=business buisnesses=businesses
busines=business bussiness=business bussinesses=businesses calender=calendar calenders=calendars
catagories=categories catagory=category ceratin=certain cerfificate=certificate certian=certain
certifcate=certificate chalenge=challenge challange=challenge chiken=chicken choosen=chosen clinet=client
clinets=clients collegue=colleague collegues=colleagues comfortible=comfortable comission=commission
comited=committed commision=commission commited=committed commitee=committee compair=compare companys=companies
comparision=comparison compeditor=competitor compeditors=competitors compleate=complete compleatly=completely
completly=completely comunicate=communicate comunication=communication comunity=community concious=conscious
conect=connect conected=connected conection=connection conections=connections conects=connects
confortable=comfortable consultaion=consultation continous=continuous convenent=convenient convienent=convenient
convinient=convenient costomer=customer costomers=customers costumors=customers custommer=customer
custommers=customers custumer=customer custumers=customers cutomer=customer cutomers=customers decison=decision
decisons=decisions definately=definitely definatly=definitely definetly=definitely definitly=definitely
delievery=delivery delivary=delivery delivey=delivery desicion=decision desperatly=desperately detailes=details
develope=develop devlop=develop diference=difference diferent=different diferrent=different diffcult=difficult
diffrence=difference diffrent=different dificult=difficult diging=digging disapointed=disappointed
dissapear=disappear dissapointed=disappointed documant=document dosen't=doesn't easely=easily easly=easily
effecient=efficient efficent=efficient eficient=efficient elderley=elderly electicity=electricity
elederly=elderly eletrician=electrician emabarrassed=embarrassed embarassed=embarrassed embarassing=embarrassing
emloyee=employee emloyees=employees empoyees=employees enviroment=environment enviromental=environmental
equipement=equipment equiptment=equipment especialy=especially essencial=essential estabilished=established
everthing=everything everytime=every_time everyting=everything evrey=every evry=every exactally=exactly
excelent=excellent excercise=exercise excercises=exercises exept=except expence=expense expences=expenses
expencive=expensive expensiv=expensive experiance=experience experianced=experienced experince=experience
expierence=experience expirience=experience explaination=explanation extreamly=extremely extremly=extremely
facebok=Facebook familar=familiar familes=families familys=families favorit=favorite febuary=February
finacial=financial finaly=finally financialy=financially firend=friend firends=friends foriegn=foreign
foward=forward freind=friend freindly=friendly freinds=friends fullfil=fulfil furnature=furniture
garantee=guarantee garanteed=guaranteed garantees=guarantees gaurantee=guarantee generaly=generally
genuin=genuine goverment=government grammer=grammar gratefull=grateful greatful=grateful guidence=guidance
hapen=happen hapened=happened hapens=happens happend=happened happends=happens healty=healthy helpfull=helpful
hieght=height holidy=holiday hollidays=holidays hopefuly=hopefully hospitall=hospital hotell=hotel
hundered=hundred imediately=immediately immediatly=immediately improvment=improvement incase=in_case
incomming=incoming independant=independent infomation=information informations=information infront=in_front
inovative=innovative insted=instead insurence=insurance interupt=interrupt interuption=interruption
interuptions=interruptions intrest=interest intrested=interested invoce=invoice invoces=invoices
irritateing=irritating jewelery=jewellery jewlery=jewellery knowlegde=knowledge knowlege=knowledge
labratory=laboratory languege=language leasure=leisure lenght=length liason=liaison libary=library litle=little
littel=little localy=locally lonley=lonely maintainance=maintenance maintence=maintenance
maintenence=maintenance managable=manageable managment=management mantain=maintain manualy=manually
marketting=marketing meanwile=meanwhile medecine=medicine medicin=medicine membershp=membership messege=message
messeges=messages midle=middle minuts=minutes mispelled=misspelled monney=money montly=monthly mounth=month
mounths=months neccesary=necessary neccessary=necessary necesary=necessary necessery=necessary
neigbour=neighbour neigbours=neighbours nessecary=necessary noone=no_one normaly=normally noticable=noticeable
ocasion=occasion ocassion=occasion occassion=occasion occassionally=occasionally occured=occurred
occuring=occurring ofcourse=of_course oficial=official oportunity=opportunity oppurtunity=opportunity
orginal=original orginise=organise orginize=organize outisde=outside overwelmed=overwhelmed
overwelming=overwhelming packageing=packaging paied=paid parrents=parents particulary=particularly
patiens=patients payed=paid payement=payment payements=payments peice=piece peices=pieces peopel=people
peple=people perfessional=professional performence=performance permanant=permanent permenant=permanent
personaly=personally phisical=physical phyiscal=physical plateform=platform plattform=platform
pleaseant=pleasant popuplar=popular posibility=possibility posible=possible possable=possible potatos=potatoes
pratical=practical prefered=preferred preperation=preparation presance=presence priviledge=privilege
probaly=probably probelm=problem probelms=problems problably=probably proccess=process produkt=product
produkts=products profesional=professional profesionals=professionals proffesional=professional
proffessional=professional proffit=profit profitible=profitable programms=programs promiss=promise
pronounciation=pronunciation publically=publicly purchace=purchase qualifed=qualified qualiy=quality
quallity=quality questionaire=questionnaire quiestion=question quikly=quickly realy=really reccomend=recommend
reccomended=recommended reccuring=recurring recepie=recipe recepies=recipes reciepe=recipe reciept=receipt
reciepts=receipts recieve=receive recieved=received recieves=receives recieving=receiving recomend=recommend
recomendation=recommendation recomended=recommended refered=referred reguarly=regularly regulary=regularly
relevent=relevant reliabel=reliable relyable=reliable remeber=remember remembr=remember repetitve=repetitive
responsable=responsible resposible=responsible restarant=restaurant restaraunt=restaurant
restaraunts=restaurants restaurent=restaurant restaurents=restaurants resturant=restaurant
resturants=restaurants rythm=rhythm safty=safety satisfyed=satisfied scedule=schedule schedual=schedule
secratary=secretary seperate=separate seperated=separated seperately=separately seperates=separates
seperatly=separately serveral=several servise=service servises=services shcedule=schedule shedule=schedule
shool=school similiar=similar simillar=similar simular=similar sincerly=sincerely softwares=software
softwear=software sofware=software someting=something somthing=something speach=speech specialy=specially
specificaly=specifically spreadshet=spreadsheet stoped=stopped storys=stories strenght=strength studant=student
studants=students succes=success succesful=successful succesfully=successfully successfull=successful
sucess=success sucessful=successful sugest=suggest suggestes=suggests suplier=supplier supliers=suppliers
suply=supply suport=support suprised=surprised surprize=surprise takeing=taking teh=the temperture=temperature
themself=themselves themselfs=themselves thier=their throught=through tommorow=tomorrow tommorrow=tomorrow
tomorow=tomorrow tought=thought trafic=traffic transfered=transferred trasport=transport truely=truly
tyred_of=tired_of unfortunaly=unfortunately unfortunatly=unfortunately untill=until upto=up_to usally=usually
usefull=useful useing=using usualy=usually vaccum=vacuum vegatable=vegetable vegatables=vegetables
vegtables=vegetables vehical=vehicle vehicals=vehicles verry=very visable=visible vist=visit
voluntears=volunteers wastefull=wasteful webiste=website wellcome=welcome wendsday=Wednesday wensday=Wednesday
wether_or=whether_or wheter=whether whith=with wholsale=wholesale wich=which wierd=weird wonderfull=wonderful
workes=works worksop=workshop wriet=write writen=written writting=writing yeild=yield yourselfs=yourselves
poeple=people beginer=beginner beginers=beginners includded=included suprise=surprise suprises=surprises
befor=before uphostery=upholstery
evrything=everything evryone=everyone bundels=bundles bundel=bundle anouther=another wernt=weren't
differnt=different becouse=because somone=someone somtimes=sometimes woud=would shoud=should coud=could
buliding=building bulding=building biulding=building inculded=included incuded=included eveings=evenings
eveing=evening begginers=beginners begginer=beginner adn=and taht=that waht=what custmers=customers
bussines=business convienient=convenient exprience=experience favourate=favourite intresting=interesting
langauge=language lisence=licence nieghbours=neighbours occasionaly=occasionally perfomance=performance
personel=personnel quaility=quality qualtiy=quality restuarant=restaurant restraunt=restaurant saftey=safety
tecnology=technology teachs=teaches togehter=together wether=whether weekley=weekly yoru=your offerd=offered
wherehouse=warehouse wating=waiting appoinment=appointment appoinments=appointments availabe=available
cerificate=certificate certficate=certificate colleages=colleagues descion=decision exspensive=expensive
excersise=exercise hygene=hygiene hygine=hygiene labled=labelled miniumum=minimum minumum=minimum
paymet=payment pregnent=pregnant responsability=responsibility subscribtion=subscription
subcription=subscription suscription=subscription sustainible=sustainable tution=tuition tutering=tutoring
unprofesional=unprofessional
avarage=average aproves=approves aprove=approve checkd=checked colects=collects electrican=electrician electricans=electricians noboby=nobody orderd=ordered permision=permission propper=proper recipie=recipe recipies=recipes somethng=something subscripton=subscription verifed=verified wednsday=wednesday mesure=measure mesures=measures
`;
