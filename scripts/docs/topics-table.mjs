import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { listFiles } from './list-files.mjs';

const DECLARATIONS = 'shared/contracts/src/topics.ts';
/** Methods of the bus, and its hook, whose first parameter is a topic. */
const USES = new Set(['send', 'on', 'observe', 'useTopic', 'current', 'emit']);

/** The table of topics: declaration, payload, and users besides the owner. */
export function topicsTable(root, topics, details) {
  const payloads = readPayloads(root);
  const users = readUsers(root, topics);
  const rows = Object.entries(topics).map(([topic, { kind, owner, version }]) => {
    const { payload, answer } = payloads.get(topic);
    const types = answer === undefined ? code(payload) : `${code(payload)} → ${code(answer)}`;
    const others = [...users.get(topic)].filter((user) => user !== owner).sort();
    return (
      `| \`${topic}\` | ${kind} | ${owner} | ${version} | ${details[topic].summary} | ${types} | ` +
      `${others.join(', ') || '–'} |`
    );
  });
  return [
    '| topic | kind | owner | version | meaning | payload → answer | used by others |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

/** Types of payload and answer as `interface Topics` writes them. */
function readPayloads(root) {
  const tree = parse(root, DECLARATIONS);
  const topics = tree.statements.find((node) => ts.isInterfaceDeclaration(node) && node.name.text === 'Topics');
  return new Map(
    topics.members.map((member) => {
      const part = (name) => member.type.members.find((one) => one.name.text === name)?.type.getText(tree);
      return [member.name.text, { payload: part('payload'), answer: part('answer') }];
    }),
  );
}

function readUsers(root, topics) {
  const users = new Map(Object.keys(topics).map((topic) => [topic, new Set()]));
  const sources = ['shell', ...listFolders(root)].flatMap((name) => listFiles(root, `${name}/src`));
  for (const file of sources.filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))) {
    const visit = (node) => {
      const topic = ts.isCallExpression(node) && USES.has(nameOf(node.expression)) && node.arguments[0]?.text;
      if (topic && users.has(topic)) users.get(topic).add(file.split('/')[0]);
      ts.forEachChild(node, visit);
    };
    visit(parse(root, file));
  }
  return users;
}

const listFolders = (root) =>
  [...new Set(listFiles(root).map((file) => file.split('/')[0]))].filter((name) => name.startsWith('mfe-'));

const nameOf = (node) =>
  ts.isPropertyAccessExpression(node) ? node.name.text : ts.isIdentifier(node) ? node.text : '';

function parse(root, file) {
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(file, readFileSync(path.join(root, file), 'utf8'), ts.ScriptTarget.Latest, false, kind);
}

const code = (text) => `\`${text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|')}\``;
