import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { listFiles } from './list-files.mjs';

/** The shell's own parts (each file of its layout that draws something) and what the slices offer. */
export function fragmentsTable(root, slices) {
  const layout = listFiles(root, 'shell/src/layout').filter(
    (file) => file.endsWith('.tsx') && !file.includes('.test.'),
  );
  const own = layout.flatMap((file) =>
    exportsOf(root, file).map(
      ({ name, what }) => `| ${name} | shell | ${what} | [${path.basename(file)}](../${file}) |`,
    ),
  );
  const offered = slices.flatMap(({ name, widgets, hasService }) => [
    ...widgets.map(
      (widget) =>
        `| \`${widget}\` | ${name} | widget, drawn into the place that the shell keeps for it | [widgets.ts](../${name}/src/expose/widgets.ts) |`,
    ),
    ...(hasService
      ? [
          `| service | ${name} | runs without a screen: started when the browser is idle, or by the first command for it | [service.ts](../${name}/src/expose/service.ts) |`,
        ]
      : []),
  ]);
  return ['| fragment | owner | what | file |', '| --- | --- | --- | --- |', ...offered, ...own].join('\n');
}

function exportsOf(root, file) {
  const source = readFileSync(path.join(root, file), 'utf8');
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  return tree.statements
    .filter(
      (node) =>
        ts.isFunctionDeclaration(node) && node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword),
    )
    .map((node) => ({ name: node.name.text, what: firstSentence(node) }));
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
