export const TECH = `
developer 285 software for those who build it
? api developer* sdk integrat* backend endpoint webhook open-source code repositor*
Clean Call = a request that gets what it asked for
Drop In = how a library should be added

data 275 numbers somebody can act on
? data analytic* dashboard metric* predict* forecast* statistic* demand-forecast prediccion demanda nachfrage
Rule of Thumb = what good data becomes in daily use
+Dialhouse = a house with one honest dial
By the Numbers = how a decision is defended

ai 285 software that does the reading
? ai artificial-intelligence machine-learning llm gpt automat* chatbot bot agent-software neural
Second Reader = somebody who looks again before it leaves
Quiet Engine = a machine that does not show off
Read Ahead = what a good assistant does

robot 270 machines that do the lifting
? robot* cobot conveyor automation-hardware exoskeleton
Heavy Lifting = what people should not do alone
Steady Arm = an arm that does not tire

sensor 215 a thing that notices
? sensor* iot device* gauge meter tracker probe tag
Plumb Bob = a weight on a string that never lies
+Pingpost = a post that answers

phones 265 phones kept in use
? phone-repair smartphone-repair handset sim refurbished-phone phone-screen
Good Signal = what everybody looks for
+Dialbench = the bench where phones are opened
New Glass = what most phones need

computers 245 computers that do their job
? laptop* computer* it-support server* desktop-pc
Warm Boot = a start without starting over
Help at Hand = what an office wants from its technician
+Keybench = a bench full of keyboards
Back Up = what should have been made yesterday

printing 315 things that come off a press
? 3d-print* print printer* printing resin filament press poster
First Proof = the print that shows what is wrong
Layer by Layer = how a thing is built overnight
+Proofbench = the bench where prints are checked
Off the Press = still warm

space 250 looking up
? orbit rocket astronom* telescope space-tech
Apogee = the point that is farthest out
Ground Track = the line a satellite draws on the map
+Dishfield = a field of dishes
Clear Night = what an observer waits for

science 270 work at the bench
? laborator* research* biotech chemical sample* experiment* scientist* assay
Bench Notes = where a discovery starts
Control Group = what makes a result true
+Flaskmark = the line on a flask
Twice Measured = what a laboratory believes

government 240 a town that answers
? government municipal* council citizen* public-service permit* city-hall ayuntamiento gemeinde
Town Clock = the time everybody goes by
+Hallside = near those who decide

fieldwork 145 work done outside an office
? field-service inspector* maintenance-round field-team
Walk Round = the tour on which faults are found
Boots On = how work in the field begins
+Siteround = the round of a site
`;
