import { isInterest, isOutThere, isReckoned } from "./out-there";

test.each([
  ["35 prototypes are out in the archipelago, one already saved a boat", true],
  ["I have a working version and four buildings using it for free since last fall", true],
  ["28 test units are running in farms near Nakuru", true],
  ["Our beta is with three clinics at the moment, unpaid", true],
  ["Six schools are trying it now without paying", true],
  ["Members can have two boxes in use", false],
  ["40 firms will be using it by May", false],
  ["It is used for free", false],
])("%s is in the hands of those it is for: %s", (said, is) => expect(isOutThere(said)).toBe(is));

test.each([
  ["One firm from Łódź with 60 trucks wants to begin in September if I have invoice ready", true],
  ["A hotel in Bol with 40 rooms wants to start in May", true],
  ["Two restaurants already said yes", true],
  ["14 neighbours asked me to do theirs", true],
  ["A customer wants to start at once", false],
  ["Everybody wants to try it", false],
  ["I want to start in May", false],
])("%s is somebody who waits: %s", (said, is) => expect(isInterest(said)).toBe(is));

test.each([
  ["Which we think pays the running costs when we're at 250 members", true],
  ["Break even around 22 shops", true],
  ["Costs are one truck, one driver and the baler I already own", true],
  ["So far we have sold 60 and expect more", false],
  ["We sold 60 boxes", false],
])("%s is only reckoned: %s", (said, is) => expect(isReckoned(said)).toBe(is));
