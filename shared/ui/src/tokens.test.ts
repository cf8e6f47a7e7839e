import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contrast } from '../test/contrast';

const css = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');
const [light, dark] = [...css.matchAll(/:root \{([^}]+)\}/g)].map(([, block]) => coloursOf(block!));
const themes = { light: light!, dark: { ...light!, ...dark! } };

function coloursOf(block: string): Record<string, string> {
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]+);/g)].map(([, name, colour]) => [name, colour]),
  );
}

const PLAIN = ['page', 'surface', 'surface-sunken'];

/** Text colours and their backgrounds: contrast at least 4.5 to 1 (WCAG 2.2 AA for text of any size). */
const TEXT: Record<string, string[]> = {
  text: [...PLAIN, 'ink-soft', 'good-soft', 'warn-soft', 'bad-soft'],
  'text-soft': [...PLAIN, 'ink-soft', 'good-soft', 'warn-soft', 'bad-soft'],
  'text-faint': PLAIN,
  ink: [...PLAIN, 'ink-soft'],
  'ink-strong': [...PLAIN, 'ink-soft'],
  good: [...PLAIN, 'good-soft'],
  warn: [...PLAIN, 'warn-soft'],
  bad: [...PLAIN, 'bad-soft'],
  'on-brand': ['brand', 'brand-deep'],
  'on-brand-soft': ['brand', 'brand-deep'],
  'on-accent': ['accent', 'accent-strong'],
  surface: ['ink'], // badges and the current page
};

/** Colours of signs, which must be visible but are not text: 3 to 1. */
const SIGNS: Record<string, string[]> = {
  'line-strong': PLAIN,
  ring: PLAIN,
  star: PLAIN,
  accent: ['brand', 'brand-deep'],
};

/** Decorative lines. */
const DECORATION = ['line'];

const pairs = (table: Record<string, string[]>) =>
  Object.entries(table).flatMap(([front, grounds]) => grounds.map((ground) => [front, ground] as const));

describe.each(Object.entries(themes))('the %s theme', (_theme, colours) => {
  it.each(pairs(TEXT))('%s is readable on %s', (text, ground) => {
    expect(contrast(colours[text]!, colours[ground]!)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(SIGNS))('%s is visible on %s', (sign, ground) => {
    expect(contrast(colours[sign]!, colours[ground]!)).toBeGreaterThanOrEqual(3);
  });
});

it('every colour is checked as text, sign or background', () => {
  const known = [...pairs(TEXT), ...pairs(SIGNS)].flat();
  expect(Object.keys(themes.light).filter((name) => !known.includes(name))).toEqual(DECORATION);
});

it('the dark theme changes only existing tokens', () => {
  expect(Object.keys(dark!).filter((name) => !(name in light!))).toEqual([]);
});
