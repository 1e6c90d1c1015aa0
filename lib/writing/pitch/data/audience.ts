import { firstOf } from "../../first-of";
import { livingAbroad } from "../../met-in";
import type { Meeting } from "../../plan/kinds";
import type { Words } from "../../plan/words";
import { twoOf } from "../introducers";

type Line = (w: Words) => string;

interface Audience {
  /** Two introductions, as a request of the right kind; after "introduce us to". */
  introduce: Line;
  /** How they are counted before a market is claimed. */
  count: Line;
  /** What the speaker tells of them. */
  tell: Line;
}

const two = (w: Words) => twoOf(w.c, w.c.buyers);

/** How a talk speaks of the people who pay, by how they are met. */
export const AUDIENCE: Record<Meeting, Audience> = {
  desk: {
    introduce: (w) => `${two(w)} who'd show us how they do it today`,
    count: (w) => `from a register of ${w.crowd}, firm by firm`,
    tell: (w) => `Put up a photograph of what ${w.crowd} do it with today, taken on an ordinary day`,
  },
  site: {
    introduce: (w) => `${two(w)} who'd let us come and look`,
    count: (w) => `on a map of ${w.place}, with whoever serves ${w.one} now`,
    tell: (w) => `Name the place and the hour at which you saw it happen to ${w.one}`,
  },
  public: {
    introduce: (w) => `somebody who signs at ${two(w)}`,
    count: (w) => `from the official directory of ${w.crowd}`,
    tell: () => `Show the budget line and the form, with the names left out`,
  },
  club: {
    introduce: (w) => `the treasurers of ${two(w)}`,
    count: (w) => `from the member list of their umbrella association, ${w.crowd} by name`,
    tell: () => `Tell of one volunteer, one cupboard and one evening that should have been free`,
  },
  shop: {
    introduce: (w) => `${two(w)} with half a metre of shelf to spare`,
    count: (w) => `by walking past them, ${w.crowd} with a fitting shelf only`,
    tell: () => `Bring the product that stands there today and put it on the table`,
  },
  home: {
    introduce: (w) => (w.c.running ? two(w) : `${two(w)} who'd book one of the first dates`),
    count: (w) =>
      livingAbroad(w.c.context.brief)
        ? "one circle of people who know each other after another"
        : `street by street, beginning in one part of ${firstOf(w.place)}`,
    tell: (w) => `Tell it as one afternoon of ${w.one} you met, with the street`,
  },
  guest: {
    introduce: (w) => (w.c.running ? two(w) : `${two(w)} who'd pay ahead for ${w.first}`),
    count: (w) => `by where ${w.crowd} go today, hour by hour, beginning in one part of ${firstOf(w.place)}`,
    tell: (w) => `Tell it as one free evening of ${w.one} you met, from door to door`,
  },
  shopper: {
    introduce: (w) =>
      `${two(w)} ${w.c.running ? "who don't know us yet" : "who'd pay for one of the first"}, or a shop that would show it`,
    count: (w) => `by what ${w.crowd} bought in the last year, asked one by one`,
    tell: () => `Put the product they use now on the table before you show yours`,
  },
  user: {
    introduce: (w) => `${two(w)} who'd try it for a month and tell us what they skipped`,
    count: (w) => `in the groups where ${w.crowd} ask each other, by who writes and who pays`,
    tell: (w) => `Tell one evening of ${w.one}, hour by hour, as it was told to you`,
  },
  learner: {
    introduce: (w) => `${two(w)} who want to begin this season`,
    count: (w) => `by where ${w.crowd} take lessons now, school by school`,
    tell: () => `Tell of one learner: the week of the start and the week of giving up`,
  },
  reader: {
    introduce: (w) => `${two(w)} who'd read three issues and mark what they used`,
    count: (w) => `by the lists they're on already, ${w.crowd} who pay for one of them first`,
    tell: () => `Hold up what they read now and say which line came too late`,
  },
  patient: {
    introduce: (w) => `a nurse or a group that knows ${two(w)}`,
    count: (w) => `with their associations, never from records, ${w.crowd} who organise help themselves`,
    tell: () => `Tell one person's week with their leave, and nothing that would name them`,
  },
  donor: {
    introduce: (w) => `two of the ${w.c.buyers}${w.at} who gave to something like it`,
    count: (w) => `by name, from what ${w.crowd} gave to others last year`,
    tell: () => `Tell of one person you want to help, with their consent, and of one day`,
  },
  sides: {
    introduce: (w) => `${two(w)} with a date in mind, or somebody who could serve them`,
    count: (w) => `by requests in today's groups, ${w.crowd} and the other side apart`,
    tell: () => `Read out one real search: the post, the answers, the silence, the end`,
  },
};
