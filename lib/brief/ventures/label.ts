/** "Dog walking" for the id of a known venture. */
export const ventureLabel = (id: string): string => {
  const said = id.replaceAll("-", " ");
  return said.charAt(0).toUpperCase() + said.slice(1);
};
