/** Short advice, one a day. */
export const DAILY_TIPS = [
  {
    category: "customers",
    title: "Ask about last time",
    content:
      "Ask when the problem last happened and what it cost. People are honest about the past and polite about the future.",
  },
  {
    category: "customers",
    title: "Write their words down",
    content: "Note the exact words a customer uses for the problem. They belong in your headline.",
  },
  {
    category: "pricing",
    title: "Say the price aloud",
    content:
      "Name your price in the conversation, then stop talking. What follows is worth more than a survey.",
  },
  {
    category: "pricing",
    title: "Charge before you build",
    content: "A deposit, a signed letter or a dated order tells you more than ten people who like the idea.",
  },
  {
    category: "product",
    title: "Leave one thing out",
    content:
      "Strike one feature from the first version. If nobody asks for it in the pilot, leave it out for good.",
  },
  {
    category: "money",
    title: "Know your cash month",
    content:
      "Find the month in which your cash is lowest, and decide today what you would do if it came a month early.",
  },
  {
    category: "focus",
    title: "One channel at a time",
    content: "Work on one way of finding customers until you know what one customer costs you there.",
  },
  {
    category: "pitch",
    title: "Start with the noun",
    content: "Say what it is in plain nouns before you say why it matters.",
  },
] as const;
