/** Faces that every Office has, nearest to each brand family: PowerPoint replaces a missing face without a word. */
const SAFE: Readonly<Record<string, string>> = {
  Poppins: "Trebuchet MS",
  Montserrat: "Trebuchet MS",
  Nunito: "Trebuchet MS",
};

export const safeFace = (family: string): string => SAFE[family] ?? "Arial";
