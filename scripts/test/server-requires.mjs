import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import path from 'node:path';

/**
 * Checks that the server bundle of the shell requires only modules of Node and packages in the `dependencies` of the
 * shell. Any other package may be missing after `npm ci --omit=dev`.
 * @param {string} dist folder of a build
 */
export async function serverRequires(root, dist) {
  const { default: ts } = await import('typescript');
  const { dependencies } = JSON.parse(readFileSync(path.join(root, 'shell/package.json'), 'utf8'));
  const folder = path.join(root, 'shell', dist, 'server');
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.cjs'))
    .flatMap((file) => requiredBy(ts, readFileSync(path.join(folder, file), 'utf8')));
  const packages = [...new Set(names)].filter((name) => !isBuiltin(name));
  assert.ok(packages.includes('react'), `${dist}/server requires no React, so this check reads it wrongly`);
  const { resolve } = createRequire(path.join(root, 'shell/package.json'));
  for (const name of packages) {
    assert.ok(packageOf(name) in dependencies, `${dist}/server requires ${name}, no dependency of shell/package.json`);
    resolve(name);
  }
}

/** Names that the code passes to `require`. */
function requiredBy(ts, code) {
  const names = [];
  const visit = (node) => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'require') {
      const [name] = node.arguments;
      assert.ok(name && ts.isStringLiteralLike(name), `unclear call: ${node.getText().slice(0, 80)}`);
      names.push(name.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('bundle.cjs', code, ts.ScriptTarget.Latest, true));
  return names;
}

const packageOf = (request) => /^(@[^/]+\/)?[^/]+/.exec(request)[0];
