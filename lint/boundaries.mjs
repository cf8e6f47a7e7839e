import path from 'node:path';
import { checkImport } from './check-import.mjs';
import { readTree } from './read-tree.mjs';

/**
 * ESLint plugin with one rule: who may import what, derived from folders, package.json files and their exports.
 * @param {string} root folder of the project
 */
export function boundaries(root) {
  const packages = readTree(root);
  return {
    meta: { name: 'nkm' },
    rules: {
      boundaries: {
        meta: { type: 'problem', schema: [], messages: { refused: '"{{specifier}}": {{reason}}.' } },
        create: (context) =>
          importsOf((node) => {
            if (node?.type !== 'Literal' || typeof node.value !== 'string') return;
            const reason = checkImport(packages, path.resolve(context.filename), node.value);
            if (reason) context.report({ node, messageId: 'refused', data: { specifier: node.value, reason } });
          }),
      },
    },
  };
}

/** Every way in which a module names another one. */
function importsOf(check) {
  const isCall = ({ callee }) =>
    callee.name === 'require' || (callee.object?.name === 'jest' && /mock|requireActual/i.test(callee.property?.name));
  return {
    ImportDeclaration: ({ source }) => check(source),
    ExportNamedDeclaration: ({ source }) => check(source),
    ExportAllDeclaration: ({ source }) => check(source),
    ImportExpression: ({ source }) => check(source),
    TSImportType: ({ source }) => check(source),
    TSExternalModuleReference: ({ expression }) => check(expression),
    CallExpression: (node) => isCall(node) && check(node.arguments[0]),
  };
}
