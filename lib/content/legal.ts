import { PRODUCT_NAME } from "./product";

export interface LegalSection {
  title: string;
  paragraphs: readonly string[];
}

/** First plain versions; an operator has them reviewed for the place they do business in. */
export const LAST_UPDATED = "August 13, 2025";

const CHANGES =
  "When we change this page in a way that matters, we give you 30 days notice before the change applies.";
const CHILDREN = `${PRODUCT_NAME} is not for children under 13. We do not knowingly keep data about them and delete it when we learn of it.`;

export const PRIVACY: readonly LegalSection[] = [
  {
    title: "What we keep",
    paragraphs: [
      "Your name and e-mail address when you sign in with an account. A demo account has neither: it is a random number in your browser.",
      "The answers you give, and what is made from them: names, analyses, plans and slides.",
      "Messages that you send through the contact form, and a record of payments. Card numbers go to the payment provider and never reach us.",
      "To keep the service safe: how often a network address calls it, for up to an hour, and a record of sign-ins and of changes to an account.",
    ],
  },
  {
    title: "What we use it for",
    paragraphs: [
      "To write your documents, to show them to you again, and to answer you. We do not sell it, and we show you no advertising.",
      "Where a language model is connected, your answers are sent to its provider to write your documents, and what it wrote is kept for 30 days, so that a second try is not sent again. Otherwise they stay on our server.",
      "To check whether a domain is free, the name alone is sent to the domain registries.",
    ],
  },
  {
    title: "In your browser",
    paragraphs: [
      "A cookie keeps you signed in. Browser storage holds your profile, your theme, a quiz that you have not submitted yet and the last settings of the logo maker.",
      "No page asks another site for a font, a picture or a script. The one exception is the payment provider, whose form is loaded when you open a payment.",
      "The name in the logo maker is sent to our server when you download an SVG, to draw its letters, and is not kept.",
      "Speaking an answer uses your browser’s own speech recognition, which may send the sound to its maker. Where the browser has none, the recording is passed to the provider of the language model to be written down, and is not kept here. Either runs only while you hold it on.",
    ],
  },
  {
    title: "Your choices",
    paragraphs: [
      "You can delete a project from the dashboard at any time; it goes with everything in it. Your account page gives you a copy of everything we keep about you, and deletes your account with all of it at once.",
      "After that, payments stay in our books without your name, as the law asks, and the record of security events under a number that leads to nobody.",
    ],
  },
  { title: "Children", paragraphs: [CHILDREN] },
  { title: "Changes", paragraphs: [CHANGES] },
];

export const TERMS: readonly LegalSection[] = [
  {
    title: "What this is",
    paragraphs: [
      `${PRODUCT_NAME} turns your answers about a business idea into drafts: names, an analysis, a prototype, a plan and a pitch. They are a start, not legal, tax or investment advice.`,
      "Figures rest on your answers and on assumptions that are shown beside them. Check what you rely on before you spend money on it.",
    ],
  },
  {
    title: "What is yours",
    paragraphs: [
      "Your answers and what is made from them belong to you. A suggested name is not a trademark search: have it checked before you use it.",
    ],
  },
  {
    title: "Your account",
    paragraphs: [
      "Keep your sign-in to yourself. A demo account lives in one browser and ends when you sign out of it; sign in with an account to keep your work.",
      "Do not use the service to break the law, to harm others, or to overload it.",
    ],
  },
  {
    title: "Plans and payment",
    paragraphs: [
      "Paid plans are paid once, in US dollars, and stay with your account. There is a 30-day money-back guarantee; after a full refund the plan ends and your data stays readable.",
    ],
  },
  {
    title: "What we are liable for",
    paragraphs: [
      "We run the service with care, but without a promise that it is always there or free of mistakes. What the law does not let us exclude stays unaffected.",
    ],
  },
  { title: "Children", paragraphs: [CHILDREN] },
  { title: "Changes", paragraphs: [CHANGES] },
];
