import { backgroundOf } from '../recipe/backgrounds';
import type { Pattern, PictureObject, Recipe } from '../recipe/recipe';

/** Drawn on a field of 960 × 960 and scaled by the viewBox. */
const FIELD = 960;

const PATTERN_SHAPES: Record<Pattern, (ink: string) => string> = {
  plain: () => '',
  dots: (ink) => tiled(96, `<circle cx="48" cy="48" r="13" fill="${ink}"/>`),
  grid: (ink) => tiled(120, `<path d="M120 0H0V120" fill="none" stroke="${ink}" stroke-width="6"/>`),
  stripes: (ink) => tiled(110, `<rect width="46" height="110" fill="${ink}"/>`, 'rotate(38)'),
  rings: (ink) =>
    [180, 300, 420, 540]
      .map((r) => `<circle cx="700" cy="260" r="${r}" fill="none" stroke="${ink}" stroke-width="26"/>`)
      .join(''),
  waves: (ink) =>
    [560, 670, 780]
      .map(
        (y, i) =>
          `<path d="M0 ${y}q120-${80 + i * 10} 240 0t240 0 240 0 240 0V960H0z" fill="${ink}" opacity="${0.5 + i * 0.2}"/>`,
      )
      .join(''),
  arch: (ink) => `<path d="M180 960V480a300 300 0 0 1 600 0v480z" fill="${ink}" opacity=".85"/>`,
  halo: (ink) =>
    `<circle cx="480" cy="470" r="370" fill="${ink}" opacity=".7"/><circle cx="480" cy="470" r="270" fill="${ink}"/>`,
  hills: (ink) =>
    `<path d="M0 700C220 520 360 640 500 720S820 600 960 660V960H0z" fill="${ink}"/><path d="M0 820C260 720 520 860 960 760V960H0z" fill="${ink}" opacity=".7"/>`,
  confetti: (ink) =>
    tiled(
      240,
      `<rect x="20" y="30" width="54" height="18" rx="9" fill="${ink}" transform="rotate(30 47 39)"/><circle cx="176" cy="70" r="16" fill="${ink}"/><rect x="120" y="160" width="60" height="18" rx="9" fill="${ink}" transform="rotate(-40 150 169)"/><circle cx="50" cy="180" r="11" fill="${ink}"/>`,
    ),
};

function tiled(size: number, shape: string, transform = ''): string {
  return `<pattern id="p" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="${transform}">${shape}</pattern><rect width="${FIELD}" height="${FIELD}" fill="url(#p)"/>`;
}

/** A soft ground shadow under each object. */
function shadow({ x, y, size }: PictureObject): string {
  const cy = Math.min(y + size * 0.44, 0.97) * FIELD;
  return `<ellipse cx="${x * FIELD}" cy="${cy}" rx="${size * 0.34 * FIELD}" ry="${size * 0.07 * FIELD}" fill="url(#s)"/>`;
}

/** Background, pattern and shadows of a picture as SVG of the given side in pixels. */
export function drawBackground({ background, pattern, objects }: Recipe, side: number): string {
  const { from, to, ink } = backgroundOf(background);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${FIELD} ${FIELD}">` +
    `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>` +
    `<radialGradient id="s"><stop stop-color="#1b2233" stop-opacity=".34"/><stop offset="1" stop-color="#1b2233" stop-opacity="0"/></radialGradient></defs>` +
    `<rect width="${FIELD}" height="${FIELD}" fill="url(#g)"/>${PATTERN_SHAPES[pattern](ink)}${objects.map(shadow).join('')}</svg>`
  );
}
