/** Means that a business of any trade may use: none is what it is about unless the offer is called so. */
export const MEANS =
  /^(?:camera|photo|photograph|picture|phone|smartphone|telephone|message|chat|email|inbox|letter|mail|form|paperwork|paper|notebook|worksheet|book|invoice|receipt|expense|table|code|map|route|film|video|scan|sensor|probe|detector|calendar|reminder|insurance|insured|contract|agreement|credit|bank|account|cash|money|meeting|memo|spreadsheet|excel|password|login|website|homepage|search|label|print|card|door|key|screen|display|laptop|computer|tablet|cable|plug|wifi|internet|server|backup|cloud|package|parcel|stamp|certificate|test|story|guide|reader|reading|library|conversation|interview|feedback|survey|quote|estimate|deposit|appointment|queue|job|bar|bed|log|space|lab|laboratory|sample|office|desk|street|village|town|city|subscription|member|membership|weather|forecast|battery|voice|audio|game|shop|store|market|list|document|report|record|radio|signal|doctor|clinic|teacher|volunteer|donation|used|repair|recycling|plastic|volunteers|van|truck|car|bike|box|bag|machine|tool|insurer|town|stall|cart|stand|kiosk|trolley|evening)(?:s|es)?$/;

/** What a firm has to handle day by day may be what the offer is about. */
export const PAPERS =
  /^(?:invoice|receipt|expense|quote|estimate|contract|appointment|deposit|rent|report|certificate|parcel)/;
