import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '..');

/** The colours that a style sheet defines on :root, as the light theme and then the dark one. */
function themesOf(file: string): Map<string, string>[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  return [...text.matchAll(/:root \{([^}]+)\}/g)].map(
    ([, block]) => new Map([...block!.matchAll(/(--[\w-]+): (#[0-9a-f]+)/g)].map(([, name, value]) => [name!, value!])),
  );
}

/** The API does not use the kit, so its desk and its documents repeat the colours that they need. */
const kit = themesOf('shared/ui/src/tokens.css');

it('the desk has the colours of the kit', () => {
  const desk = themesOf('api/src/sandbox/desk/desk-style.ts');
  expect(desk).toHaveLength(2);
  for (const [theme, colours] of desk.entries()) {
    expect(colours.size).toBeGreaterThan(10);
    for (const [name, value] of colours) expect([theme, name, value]).toEqual([theme, name, kit[theme]!.get(name)]);
  }
});

it('an invoice document has the colours of the kit', () => {
  const text = readFileSync(path.join(root, 'api/src/modules/invoice-documents/draw-document.ts'), 'utf8');
  const colours = [...text.matchAll(/^const (INK\w*) = '(#[0-9a-f]+)';$/gm)];
  expect(colours.map(([, name, value]) => [name, value])).toEqual([
    ['INK', kit[0]!.get('--ink')],
    ['INK_SOFT', kit[0]!.get('--ink-soft')],
  ]);
});
