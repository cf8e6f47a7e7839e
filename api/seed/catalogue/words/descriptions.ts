/** Openings of a description; {article} is the title, {store} the store, {city} its city. */
export const OPENINGS = [
  '{article} from {store}: checked by hand before it leaves our shop in {city}.',
  'Bring home the {article}. {store} sends it from {city}, well packed and on time.',
  'Looking for value that lasts? The {article} is a customer favourite in {city}.',
  'The {article} does exactly what it says, at a price that makes sense. Sold and supported by {store}.',
  '{store} has sold the {article} for years.',
  'Treat yourself or someone you love: {article}, ready to ship from {city} today.',
  'A favourite of {store}: the {article} combines good looks with everyday use.',
  'Original {article}, with receipt and warranty from {store}.',
] as const;

export const CLOSINGS = [
  'Not what you expected? Return it within 7 days.',
  'Order before noon, and it leaves {city} the same day.',
  'Questions? Ask on this page; {store} answers within a day.',
  'Pay online and pick it up at the GIG Logistics station near you.',
] as const;
