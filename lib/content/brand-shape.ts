/** How a brand draws what its typefaces leave open, so that two brands differ in more than colour. */
export interface BrandShape {
  /** Radius of boxes and of buttons, in pixels of a phone's screen. */
  corner: number;
  button: number;
  /** A filled head, one over a rule, one in ink, or none at all. */
  head: "filled" | "ruled" | "ink" | "open";
  bullet: "dot" | "square" | "ring" | "dash";
  capitals: boolean;
}

const SHAPES: Readonly<Record<string, BrandShape>> = {
  Nunito: { corner: 16, button: 999, head: "open", bullet: "dot", capitals: false },
  "Open Sans": { corner: 6, button: 6, head: "ruled", bullet: "dot", capitals: false },
  Lato: { corner: 3, button: 3, head: "ruled", bullet: "dash", capitals: false },
  Montserrat: { corner: 0, button: 0, head: "filled", bullet: "square", capitals: true },
  Poppins: { corner: 12, button: 999, head: "filled", bullet: "ring", capitals: false },
  Inter: { corner: 8, button: 8, head: "open", bullet: "square", capitals: false },
  Roboto: { corner: 2, button: 4, head: "filled", bullet: "dash", capitals: false },
  "Source Sans Pro": { corner: 2, button: 2, head: "ink", bullet: "dash", capitals: false },
};

const USUAL: BrandShape = { corner: 6, button: 8, head: "filled", bullet: "square", capitals: false };

export const shapeOf = (display: string | undefined): BrandShape => SHAPES[display ?? ""] ?? USUAL;
