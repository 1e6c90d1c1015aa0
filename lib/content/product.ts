/** The one place that holds the product's name. */
export const PRODUCT_NAME = "Kindling";
