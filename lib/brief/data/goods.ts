/** Things bought by the piece; other units are uses of a service. */
export const GOODS =
  /^(?:keg|bag|box|deck|bucket|block|brick|record|cube|tile|crown|loaf|bottle|jar|pack|packet|kit|piece|unit|item|kilo|kilogram|kg|litre|liter|metre|meter|yard|cup|mug|plate|candle|shirt|t-shirt|dress|pair|set|copy|book|can|tin|case|carton|bunch|bar|pizza|sandwich|coffee|cake|cookie|card|poster|print|toy|plant|pot|lamp|chair|bike|sensor|logger|thermometer|device|hoodie|jacket|pillow|brush|refill|sachet|tray|basket|hamper|tonne|ton|sack|tag|scale|bun|roll|collar|station|pouch|capsule|skein|bat|wreath|bouquet|seedling|tree|sticker|badge|cover|cartridge|hamper|tracker|meter|filter|mask|bracelet|ring|sofa|table|desk|bed|bicycle|helmet|board|game|jerrycan|bucket|roll|stove|gauge|probe|monitor|lock|pump|heater|charger|beacon|lamp|panel|mug|pillar|caja|bolsa|botella|libro|flasche|stück|tüte|boîte|bouteille|bottiglia|scatola)$/;

/** Counted by how often they are used; anything else priced by the month is something a customer has. */
export const USES =
  /^(?:crate|pallet|kwh|kilo|kg|litre|liter|gb|message|call|page|request|visit|session|lesson|meal|delivery|order|booking|ride|walk|use|night|hour|transaction|download|view|post|video|event|claim|shift|box|cut|wash)$/;
