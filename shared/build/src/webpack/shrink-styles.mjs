import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import postcss from 'postcss';

/**
 * Merges all blocks of a cascade layer into one, because each CSS module has its own block. Rules keep their order
 * within a layer and the shell sets the order of layers, so only the size changes.
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

/** Numeric tokens, e.g. for space and type, which are the same in every theme. */
function readSizes(tokensFile) {
  const sizes = new Map();
  postcss.parse(readFileSync(tokensFile, 'utf8')).walkDecls(/^--/, ({ prop, value }) => {
    if (/^\d*\.?\d+[a-z]*$/.test(value)) sizes.set(prop, value);
  });
  return sizes;
}

/**
 * Replaces size tokens by their values, which are shorter: every page contains these styles inline. Colours stay
 * tokens, because the theme sets them in the browser. A slice can therefore use a kit with more sizes than the shell
 * defines.
 * @param {import('postcss').Root} root
 * @param {Map<string, string>} sizes
 */
function writeSizes(root, sizes) {
  root.walkDecls((declaration) => {
    const size = sizes.get(declaration.prop);
    if (size === declaration.value) return void declaration.remove();
    if (size) throw declaration.error(`${declaration.prop} has one value everywhere: the build inlines its number`);
    declaration.value = declaration.value.replaceAll(/var\((--[\w-]+)\)/g, (name, token) => sizes.get(token) ?? name);
  });
}

/**
 * Minimizer step for the styles of a package.
 * @param {string} context folder of the package; its kit defines the tokens
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
