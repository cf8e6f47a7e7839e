import { SHAPES } from '../../../src/modules/pictures/public';
import { CLOTH_COLOURS } from '../recipe/cloths';
import type { BannerRecipe } from '../recipe/recipe';

/** Drawn on a field of this height and scaled by the viewBox. */
const FIELD_HEIGHT = 480;
/** Side of one painted square of an adire eleko. */
const SQUARE = 80;

/** Four motifs of adire eleko, each in a square of 80: moon, comb, leaves, sun. */
const MOTIFS = [
  '<circle cx="40" cy="40" r="27" stroke-dasharray="3 4.5"/><circle cx="40" cy="40" r="18"/><circle cx="40" cy="40" r="8"/><circle cx="40" cy="40" r="2"/>',
  '<path d="M16 18h48M16 26h48M20 32v32M28 32v32M36 32v32M44 32v32M52 32v32M60 32v32"/>',
  '<path d="M40 10q18 30 0 60q-18-30 0-60zM10 40q30-18 60 0q-30 18-60 0zM40 18v44M18 40h44"/>',
  '<circle cx="40" cy="40" r="11"/><path d="M40 12v11M40 57v11M12 40h11M57 40h11M20 20l8 8M52 52l8 8M60 20l-8 8M28 52l-8 8"/><circle cx="40" cy="40" r="4"/>',
] as const;

const CLOTH_SIDE = 2 * SQUARE;

/** Two by two squares, with a double line and dots between them. */
function tile(): string {
  const places = [
    [0, 0],
    [SQUARE, 0],
    [SQUARE, SQUARE],
    [0, SQUARE],
  ] as const;
  const squares = MOTIFS.map((motif, index) => `<g transform="translate(${places[index]?.join(' ')})">${motif}</g>`);
  const lines = [0, SQUARE].map(
    (at) => `M${at + 2} 0V${CLOTH_SIDE}M0 ${at + 2}H${CLOTH_SIDE}M${at + 6} 0V${CLOTH_SIDE}M0 ${at + 6}H${CLOTH_SIDE}`,
  );
  return `${squares.join('')}<path stroke-width="1" d="${lines.join('')}"/>`;
}

/**
 * The ground of a banner as SVG: adire cloth, faint on the left behind the text, with a glow behind the objects.
 * @param width in pixels
 */
export function drawCloth(
  { shape, cloth }: BannerRecipe,
  { width, height }: { width: number; height: number },
): string {
  const { from, to, motif, glow } = CLOTH_COLOURS[cloth];
  const fieldWidth = FIELD_HEIGHT * SHAPES[shape];
  const whole = `width="${fieldWidth}" height="${FIELD_HEIGHT}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${fieldWidth} ${FIELD_HEIGHT}">` +
    `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>` +
    `<linearGradient id="f"><stop offset=".38" stop-color="#fff" stop-opacity=".07"/><stop offset=".72" stop-color="#fff" stop-opacity=".62"/></linearGradient>` +
    `<mask id="m"><rect ${whole} fill="url(#f)"/></mask>` +
    `<radialGradient id="l" cx=".76" cy=".52" r=".34"><stop stop-color="${glow}" stop-opacity=".95"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient>` +
    `<pattern id="p" width="${CLOTH_SIDE}" height="${CLOTH_SIDE}" patternUnits="userSpaceOnUse"><g fill="none" stroke="${motif}" stroke-width="2.4" stroke-linecap="round">${tile()}</g></pattern></defs>` +
    `<rect ${whole} fill="url(#g)"/><g mask="url(#m)"><rect ${whole} fill="url(#p)"/></g><rect ${whole} fill="url(#l)"/></svg>`
  );
}
