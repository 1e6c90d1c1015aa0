/** Paid when something came of it: nobody calls that a million times. */
export const ON_SUCCESS = /^use-(?:hire|contract|deal|sale|placement|match|rental|day)$/;
/** Paid by the hour or the meeting: somebody is there, on a screen or not. */
export const MET = /^use-(?:session|lesson|visit|consultation|appointment|class|hour|treatment|ride|walk)$/;

/** "A haircut", "a refill", "a placement": a piece of work. */
export const A_DEED =
  /^sale-(?:first-|further-|new-)?(?:\w*cut|visit|check|refill|repair|placement|registration|assessment|tuning|cleaning|treatment|vaccination|call-?out|search|inspection|survey|fitting|alteration|translation|consultation|session|day|half-day|trip|walk|tour)$/;
