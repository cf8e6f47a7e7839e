/** A product colour: hue in degrees, saturation, and a gamma for its lights and darks. */
export interface Colour {
  hue: number;
  /** Saturation, 0…1. */
  saturation: number;
  /** Exponent on the lightness: below 1 lighter, above 1 darker. */
  gamma: number;
}

export const COLOURS = {
  Black: { hue: 220, saturation: 0.08, gamma: 3.2 },
  White: { hue: 40, saturation: 0.08, gamma: 0.28 },
  Grey: { hue: 215, saturation: 0.07, gamma: 1.1 },
  Silver: { hue: 215, saturation: 0.08, gamma: 0.6 },
  Cream: { hue: 42, saturation: 0.5, gamma: 0.42 },
  Gold: { hue: 44, saturation: 0.82, gamma: 0.9 },
  'Rose Gold': { hue: 14, saturation: 0.52, gamma: 0.62 },
  Red: { hue: 356, saturation: 0.82, gamma: 1.05 },
  Wine: { hue: 340, saturation: 0.62, gamma: 1.9 },
  Coral: { hue: 10, saturation: 0.86, gamma: 0.78 },
  Orange: { hue: 24, saturation: 0.92, gamma: 0.9 },
  Mustard: { hue: 46, saturation: 0.84, gamma: 1.05 },
  Green: { hue: 140, saturation: 0.55, gamma: 1.15 },
  Emerald: { hue: 158, saturation: 0.72, gamma: 1.35 },
  Mint: { hue: 160, saturation: 0.45, gamma: 0.6 },
  Teal: { hue: 182, saturation: 0.68, gamma: 1.2 },
  Blue: { hue: 210, saturation: 0.76, gamma: 1.0 },
  'Royal Blue': { hue: 224, saturation: 0.78, gamma: 1.25 },
  Indigo: { hue: 242, saturation: 0.62, gamma: 1.45 },
  Navy: { hue: 222, saturation: 0.58, gamma: 2.3 },
  Lilac: { hue: 268, saturation: 0.5, gamma: 0.68 },
  Purple: { hue: 280, saturation: 0.62, gamma: 1.25 },
  Pink: { hue: 334, saturation: 0.72, gamma: 0.75 },
  Brown: { hue: 22, saturation: 0.5, gamma: 1.6 },
  Tan: { hue: 30, saturation: 0.5, gamma: 0.85 },
} as const satisfies Record<string, Colour>;

export type ColourName = keyof typeof COLOURS;
