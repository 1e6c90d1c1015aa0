/** A sentence that describes a cost, a loss or a worry. */
export const PAIN_CUES =
  /\b(?:costs?|lose|loses|losing|lost|waste[sd]?|wasting|throw(?:s|ing)? away|cannot|can't|can not|unable|never|no way|nowhere|hard|difficult|slow|too (?:late|long|expensive|small|many|few|much)|late|miss(?:ed|es|ing)?|fail(?:s|ed|ing)?|errors?|wrong|mistakes?|manual(?:ly)?|by hand|paperwork|hours? (?:per|a|each|every)|minutes? (?:per|a|each|every)|weeks? writing|wait(?:s|ing)?|queue|shortage|expensive|unsafe|risk(?:y|s)?|afraid|worr(?:y|ied|ies)|stress|lonely|alone|frustrat\w+|complain\w*|broken|break(?:s)? down|unreliable|cancel(?:s|led|lation)?|do not|don't|does not|doesn't|not enough|not know|without|forgotten?|forget|struggle\w*|awkward|damage|drown\w*|overwhelm\w*|exhausted|overcharged?|fined|mix(?:es)? up|chaotic|invasive|intimidating|tir(?:an|ar|ado)|pierden?|no saben|no pueden|difícil|caro|lento|verlieren|können nicht|fehl\w*|teuer|perdent|ne peuvent|cher|difficile|perdono|non possono|verliezen|kunnen niet|duur)\b/i;

/** A differentiator that can be checked. */
export const PROOF_CUES =
  /\d|\b(?:tests?|tested|trial|pilot|certificat\w+|certified|patent\w*|licen[cs]ed|approved|award|partner\w*|agreed|signed|contract|guarantee\w*|insured|refund\w*|every|each|only|first|former|published|measured|audited|verified|proof|proven|probado|certificado|geprüft|zertifiziert|testé|certifié|testato)\b/i;

export const TRACTION_CUES =
  /\b(?:pilot\w*|already|so far|(?:\d[\d,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:\w+ ){0,2}(?:use it|are using it|pay for it|have (?:paid|signed|ordered|joined|bought|booked)|of them pay)|waiting list|waitlist|signed up|\d[\d,]* (?:\w+ )?pre-?orders?|already pays?|paying customers?|first customers?|letters? of intent|agreed to|(?:we|i|have|already|and) sold|sold (?:out|\d)|readers?\b[^.]{0,20}\b(?:read|subscribe)|subscribers|tasting panel|bench test|trainees found|we have \d|have \d|(?:we|i) (?:have )?(?:done|repaired|sold|delivered|served|trained|built|fitted|cleaned|taught|walked|made) (?:\w+ )?\d+|\d+ of \d+ [^.]{0,30}\b(?:were|are|came|stayed|found|chose)\b|\d+ (?:customers|users|readers|subscribers|families|companies|lawyers|students|restaurants|clinics|shops)|(?:in|at|with|the first) \d[\d,]* (?:\w+ )?(?:pubs|surgeries|schools|farms|families|clinics|hotels|players|owners|homes|stores|teams|hospitals|agencies|users|patients|households|villages|theatres|breweries|practices)|renewed|(?:were|all) gone (?:in|within|after)|\d[\d,]* (?:were|have been) (?:sold|listed|ordered|booked)|looks? after \d[\d,]*|\d[\d,]* \w+ have (?:finished|completed|listed|graduated)|(?:have |has )?booked again|\d[\d,]* (?:\w+ )?(?:\w+ed|sold|done|made|built) (?:last|this|since|in the first) \w+|done \d[\d,]*|\d[\d,]* (?:\w+ )?this (?:year|season)|mrr|revenue of|since (?:january|february|march|april|may|june|july|august|september|october|november|december|20\d\d)|last (?:month|year|summer|winter))\b/i;

export const TEAM_CUES =
  /\b(?:i am an?|i'm an?|i have (?:been|worked)|(?:two|three|one|both) of us (?:are|is|have)|my (?:co-?founder|background|partner)|co-?founders?|our team|on the (?:founding )?team|we are (?:two|three|four|a team|former)|former (?:regulators?|teachers?|nurses?|engineers?|chefs?|lawyers?|doctors?)|years of experience|years as an?|founder (?:is|was|has)|written by|alone\b.*\b(?:founder|build)|solo founder|one-person)\b/i;

/** Comparatives and slogans that nobody can test. */
export const EMPTY_WORDS =
  /\b(?:better|easier|faster|cheaper|best|innovative|revolutionary|unique|disrupt\w*|next[- ]generation|cutting[- ]edge|world[- ]class|seamless|game[- ]chang\w+|amazing|state[- ]of[- ]the[- ]art|smart|modern|all-in-one|one-stop)\b/gi;

export const EVERYBODY =
  /\b(?:everyone|everybody|anyone|anybody|all people|the whole world|all ages|people who want more|people in general|the general public|todos|todo el mundo|alle(?: menschen)?|tout le monde|tutti|iedereen|todos)\b/i;
