import path from 'node:path';
import { createCycleCheck } from './check-cycle.mjs';
import { checkImport } from './check-import.mjs';
import { readTree } from './read-tree.mjs';

/** Folders of tools that are in no package. */
const TOOLS = ['lint', 'scripts'];

/**
 * ESLint plugin with one rule for imports, derived from folders, package.json files, their exports, and the imports of
 * other files.
 * @param {string} root folder of the project
 */
export function boundaries(root) {
  const packages = readTree(root);
  const checkOfTools = createCycleCheck(root, TOOLS);
  const cycleChecks = [...packages.values()].map(({ folder }) => ({ folder, findCycle: createCycleCheck(folder) }));
  cycleChecks.push(...TOOLS.map((name) => ({ folder: path.join(root, name), findCycle: checkOfTools })));
  // Neither files nor folders import each other in a cycle.
  const checkCycle = (file, specifier) =>
    cycleChecks.find(({ folder }) => file.startsWith(folder + path.sep))?.findCycle(file, specifier) ?? null;
  return {
    meta: { name: 'nkm' },
    rules: {
      boundaries: {
        meta: { type: 'problem', schema: [], messages: { refused: '"{{specifier}}": {{reason}}.' } },
        create: (context) =>
          importsOf((node) => {
            if (node?.type !== 'Literal' || typeof node.value !== 'string') return;
            const file = path.resolve(context.filename);
            const reason = checkImport(packages, file, node.value) ?? checkCycle(file, node.value);
            if (reason) context.report({ node, messageId: 'refused', data: { specifier: node.value, reason } });
          }),
      },
    },
  };
}

/** Visits every syntax with which a module imports another one. */
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
