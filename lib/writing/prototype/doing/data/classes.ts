/** What can be done in or around an offer, by what a screen of it has to show; the verbs of each. */
const CLASSES = {
  plan: "plan schedule organise organize arrange distribute split",
  scan: "scan",
  check: "check inspect test verify examine compare proofread",
  match: "match pair suggest recommend assign propose introduce",
  find: "find search browse discover",
  book: "book reserve request apply register enrol claim",
  message: "send remind email notify text write_to message forward",
  alert: "alert warn notice detect call ring",
  measure: "measure weigh monitor sense listen watch count sample",
  lend: "lend rent borrow hire lease swap",
  order: "order buy preorder subscribe",
  teach: "teach learn practise practice train revise rehearse coach",
  review: "review rate grade mark approve confirm score vote",
  choose: "choose pick select configure customise customize compose decide set",
  selfmeasure: "photograph_self",
  track: "track follow trace log tick",
  pay: "pay earn charge settle refund receive_money save_money",
  ask: "ask answer reply chat discuss talk",
  record: "record dictate speak film",
  translate: "translate convert transcribe subtitle turn",
  connect: "connect import link integrate plug",
  deliver: "deliver bring ship post_out carry drive drop",
  collect: "collect fetch return take_back empty",
  show: "show see display know tell learn_of report summarise summarize sort list_up",
  photo: "photograph upload snap scan_in submit",
  sign: "sign",
  offer: "post offer list publish advertise",
  take: "accept join grab volunteer swap_in",
  reckon: "calculate estimate predict forecast reckon compute",
  draft: "draft write prepare fill compile generate",
  list: "",
  handin: "",
  service: "",
  share: "",
  locate: "",
  gather: "request_in",
  signal: "",
  count: "",
  move: "",
  payout: "",
  code: "",
  explain: "explain describe",
  meet: "",
  thing: "",
  visit: "visit come accompany meet",
  work: "iron repair mend fix clean wash cut install replace sharpen service maintain treat tune restore sew alter paint build assemble move pack",
  make: "make cook bake brew roast grow print produce create design sell freeze smoke bottle",
  play: "play hear listen_to watch_it",
  enter: "enter fill_in type add note",
  get: "get receive",
  keep: "keep store archive save collect_in gather",
} as const;

export type DoingClass = keyof typeof CLASSES | "plain";

export const CLASS_OF: ReadonlyMap<string, DoingClass> = new Map(
  (Object.entries(CLASSES) as [DoingClass, string][]).flatMap(([sort, verbs]) =>
    verbs
      .split(" ")
      .filter((verb) => !verb.includes("_"))
      .map((verb): [string, DoingClass] => [verb, sort]),
  ),
);

/** What people do besides, away from any screen, or too generally to be drawn. */
export const OTHER_VERBS = new Set(
  "use give have do go stay live put open close start begin stop stand hang tap press click swipe say read walk ride run cook eat drink need want like love help let allow enable stick hold share invite wear wait work play sit sleep hand leave turn slow speed become cost last hide remember manage handle host guide combine protect cover insure guarantee deal trade negotiate decorate lock unlock switch change adapt adjust learn try sort name label glue hire employ match filter block cancel move lift feed water plant prune harvest grow swap rinse dry charge heat cool press draw paint touch point hold shake lay fold".split(
    " ",
  ),
);
