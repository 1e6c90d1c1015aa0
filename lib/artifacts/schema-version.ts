/** Raised when the shape, the figures or the rules of what is written change: what an older one wrote is out of date. */
export const SCHEMA_VERSION = 5;
