import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import postcss from 'postcss';

/**
 * Makes one block of all blocks of a cascade layer: each CSS module brings its own. Rules keep their order within a
 * layer, and the layers have theirs from the shell, so nothing changes but the size.
 * @param {import('postcss').Root} root
 */
function groupLayers(root) {
  const blocks = new Map();
  for (const node of [...root.nodes]) {
    if (node.type !== 'atrule' || node.name !== 'layer' || !node.nodes) continue;
    const block = blocks.get(node.params);
    if (!block) blocks.set(node.params, node);
    else {
      block.append(node.nodes);
      node.remove();
    }
  }
}

/** Tokens that are numbers, e.g. of space and type: they are the same in every theme. */
export function readSizes(tokensFile) {
  const sizes = new Map();
  postcss.parse(readFileSync(tokensFile, 'utf8')).walkDecls(/^--/, ({ prop, value }) => {
    if (/^\d*\.?\d+[a-z]*$/.test(value)) sizes.set(prop, value);
  });
  return sizes;
}

/**
 * Writes sizes as what they are, and drops their names: every page carries these styles inline, and a name is longer
 * than a number. Colours stay tokens, because the theme decides them in the browser. A slice may so be built with a
 * kit that has more sizes than the shell knows.
 * @param {import('postcss').Root} root
 * @param {Map<string, string>} sizes
 */
function writeSizes(root, sizes) {
  root.walkDecls((declaration) => {
    const size = sizes.get(declaration.prop);
    if (size === declaration.value) return void declaration.remove();
    if (size) throw declaration.error(`${declaration.prop} has one value everywhere: the build writes it as a number`);
    declaration.value = declaration.value.replaceAll(/var\((--[\w-]+)\)/g, (name, token) => sizes.get(token) ?? name);
  });
}

/**
 * A step of the minimizer for the styles of a package.
 * @param {string} context folder of the package; its kit has the tokens
 */
export function shrinkStyles(context) {
  const { resolve } = createRequire(path.join(context, 'package.json'));
  const sizes = readSizes(resolve('@nkm/ui/tokens.css'));
  return async (input) => {
    const [[name, code]] = Object.entries(input);
    const steps = [groupLayers, (root) => writeSizes(root, sizes)];
    const { css } = await postcss(steps).process(code, { from: name, map: false });
    return { code: css };
  };
}
