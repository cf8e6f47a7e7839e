import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = __dirname;
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

/** Class names that a component uses from each imported stylesheet. */
function usedClasses(source: string): [stylesheet: string, name: string][] {
  return [...source.matchAll(/import (\w+) from '\.\/([\w-]+\.module\.css)'/g)].flatMap(([, binding, stylesheet]) =>
    [...source.matchAll(new RegExp(`[^\\w/-]${binding}\\.(\\w+)`, 'g'))].map(
      ([, name]) => [stylesheet!, name!] as [string, string],
    ),
  );
}

const components = readdirSync(folder).filter((file) => file.endsWith('.tsx') && !file.includes('.test.'));
const used = components.flatMap((file) => usedClasses(read(file)).map((use) => [file, ...use] as const));

test.each(used)('%s: %s has the class %s', (_component, stylesheet, name) => {
  expect(read(stylesheet)).toMatch(new RegExp(`\\.${name}\\b`));
});

test.each(readdirSync(folder).filter((file) => file.endsWith('.module.css')))(
  '%s stays in the kit layer and uses only defined tokens',
  (stylesheet) => {
    const css = read(stylesheet);
    expect(css).toMatch(/^@layer kit \{\n[\s\S]*\n\}\n$/);
    expect(css.match(/\n\}/g)).toHaveLength(1);
    const tokens = read('tokens.css');
    for (const [, token] of css.matchAll(/var\((--[\w-]+)/g)) expect(tokens).toContain(`${token}:`);
    expect(css).not.toMatch(/#[0-9a-f]{3,8}\b/i);
  },
);
