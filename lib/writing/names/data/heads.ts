const set = (text: string) => new Set(text.split(/\s+/).filter(Boolean));

/** Nouns that say nothing about a business at the end of a name; allowed only when the founder uses the word. */
export const DULL_HEADS = set(
  "stub deed sheet clause docket slip folio page rest gate form file note label tab cell node item list row log rack bin tray cart plate pot clasp latch hinge bolt nail peg rung rail spool reel skein thread stitch seam hem claim proof seal stamp tag token tick till toll levy tithe sum tally audit permit notice memo post stay weir sluice duct vent flue welcome wrench ladle oven crust kitchen sail hull keel",
);

/** Nouns that people say about a place, a help or a good thing: a name ending in one is understood. */
export const GOOD_HEADS = set(
  "house yard works lane line field bridge path way point light spring well brook grove garden nest den table loaf grain hearth harbour harbor haven port bay beacon lamp spark star day dawn morning song tale hand crew guild circle club mate friend guide compass anchor oak leaf seed root branch bloom stone hill ridge crest wave tide swell shore reef mill forge craft desk board mark watch guard shield keeper keep step stride pace trail track shift wheel ride road stop corner square market stall basket crate larder cellar",
);
