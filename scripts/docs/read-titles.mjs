import ts from 'typescript';

const TEST = /^(it|test|describe)$/;
/** A text that starts with the id of a requirement. */
const NAMED = /^[A-Z]{2,5}-[A-Z]{2,6}-\d{3}\b/;

/**
 * Titles in a test file: of `it`, `test` and `describe` in all forms, of helpers called with a text and a function, and
 * the texts in test tables that start with an id. Skipped tests prove nothing and are left out.
 * @param {string} source text of the file
 * @param {string} file its name, which determines the syntax
 * @returns {{title: string, within: string[], line: number}[]} `within`: titles of the blocks around it, outer first
 */
export function readTitles(source, file) {
  const titles = [];
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false, kindOf(file));
  const add = (title, within, node) => {
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
    titles.push({ title, within, line: line + 1 });
  };
  const visit = (node, within) => {
    const title = titleOf(node);
    if (title === undefined) {
      if (ts.isStringLiteralLike(node) && NAMED.test(node.text)) add(node.text, within, node);
      return ts.forEachChild(node, (child) => visit(child, within));
    }
    if (isSkipped(node)) return;
    const [text] = node.arguments;
    add(title, within, text);
    ts.forEachChild(node, (child) => (child === text ? undefined : visit(child, [...within, title])));
  };
  visit(tree, []);
  return titles;
}

function titleOf(node) {
  if (!ts.isCallExpression(node) || node.arguments.length < 2) return undefined;
  const isTest = TEST.test(namesOf(node.expression)[0] ?? '') || node.arguments.some(isFunction);
  return isTest ? textOf(node.arguments[0]) : undefined;
}

const isFunction = (node) => ts.isArrowFunction(node) || ts.isFunctionExpression(node);

/** The text as written; `…` replaces parts that are filled in at run time. */
function textOf(node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [left, right] = [textOf(node.left), textOf(node.right)];
    return left === undefined && right === undefined ? undefined : (left ?? '…') + (right ?? '…');
  }
  return undefined;
}

/** `it.skip`, `test.todo.each`, `xit`, `xdescribe`. */
function isSkipped({ expression }) {
  const names = namesOf(expression);
  return names.some((name) => ['skip', 'todo', 'fixme'].includes(name)) || /^x(it|test|describe)$/.test(names[0] ?? '');
}

function namesOf(node) {
  if (ts.isIdentifier(node)) return [node.text];
  if (ts.isPropertyAccessExpression(node)) return [...namesOf(node.expression), node.name.text];
  if (ts.isCallExpression(node)) return namesOf(node.expression);
  if (ts.isTaggedTemplateExpression(node)) return namesOf(node.tag);
  return [];
}

function kindOf(file) {
  if (/\.[cm]?ts$/.test(file)) return ts.ScriptKind.TS;
  return /\.tsx$/.test(file) ? ts.ScriptKind.TSX : ts.ScriptKind.JSX;
}
