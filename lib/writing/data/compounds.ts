const words = (row: string) => new Set(row.split(" "));

/** Words that go on after a thing's name without making it part of another: "bread that", "cows get". */
export const GOES_ON = words(
  "and or for from with in on at to of by that which who when where while is are was were be can will we i you they he she it its our your their the a an as than then into over under per each every without so but if because after before until not no only also too during between against about around within through via inside near once twice has have had need needs cost costs get gets go goes come comes take takes make makes lose loses sell sells buy buys die dies want wants do does keep keeps last lasts again today online alone home there here yet still",
);

/** Heads that a word before them fills: a bread shop is about bread, a bread slicer is not. */
export const CONTAINERS = words(
  "software app api cooperative application platform tool service marketplace shop store subscription club course class lesson workshop school studio van truck cart stall bar kiosk agency team company business programme program system site website delivery rental brand range product goods order provider room space centre center market training session visit job school teacher tutor assistant agent making maker repair care help clinic kit set",
);
