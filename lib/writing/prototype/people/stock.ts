/** By these names the screens are written; they become names of the country. */
export const PEOPLE = ["Ana Ruiz", "Jonas Keller", "Mei Lin"];
