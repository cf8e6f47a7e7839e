import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { listFiles } from './list-files.mjs';

/** The shell's parts (each exported component of its frame) and the fragments of the slices. */
export function fragmentsTable(root, slices) {
  const frame = listFiles(root, 'shell/src/frame').filter((file) => file.endsWith('.tsx') && !file.includes('.test.'));
  const own = frame.flatMap((file) =>
    exportsOf(root, file).map(
      ({ name, what }) => `| ${name} | shell | ${what} | [${path.basename(file)}](../${file}) |`,
    ),
  );
  const offered = slices.flatMap(({ name, widgets, hasService }) => [
    ...widgets.map(
      (widget) =>
        `| \`${widget}\` | ${name} | widget, placed by the shell or by a page of another slice | ` +
        `[widgets.ts](../${name}/src/expose/widgets.ts) |`,
    ),
    ...(hasService
      ? [
          `| service | ${name} | headless: starts when the browser is idle, ` +
            `or with the first command for it | [service.ts](../${name}/src/expose/service.ts) |`,
        ]
      : []),
  ]);
  return ['| fragment | owner | what | file |', '| --- | --- | --- | --- |', ...offered, ...own].join('\n');
}

function exportsOf(root, file) {
  const source = readFileSync(path.join(root, file), 'utf8');
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  return tree.statements
    .filter((node) => node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
    .flatMap((node) =>
      (ts.isVariableStatement(node) ? node.declarationList.declarations : [node]).map(({ name }) => ({ name, node })),
    )
    .filter(({ name }) => /^[A-Z][a-z]/.test(name?.text ?? ''))
    .filter(({ node }) => ts.isFunctionDeclaration(node) || ts.isVariableStatement(node))
    .map(({ name, node }) => ({ name: name.text, what: firstSentence(node) }));
}

function firstSentence(node) {
  const comment = node.jsDoc?.[0] && ts.getTextOfJSDocComment(node.jsDoc[0].comment);
  return (
    (comment ?? '')
      .replaceAll(/\s+/g, ' ')
      .replaceAll('|', '\\|')
      .match(/^.*?[.!?](?=\s|$)/)?.[0] ?? ''
  );
}
