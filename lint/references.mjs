import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** References to texts that are not in the repository: sections of documents, and numbers of findings. */
const OUTSIDE = /\b[Ss]pec(?:ification)? [12]\b|§|\bH\d{2}\b|\bwire\.md\b/;
const DECISIONS = /\bdecisions?:? ((?:(?:["“][^"”]*["”]|\d+)(?:, | and )?)+)|\bdocs\/decisions\/(\d+)/gi;
const TESTS = ['describe', 'it', 'test'];

/**
 * ESLint plugin with two rules: comments and test titles refer to nothing outside the repository, and docs/decisions
 * has the decisions that they name.
 * @param {string} root folder of the project
 */
export function references(root) {
  const decisions = readDecisions(path.join(root, 'docs', 'decisions'));
  return {
    meta: { name: 'references' },
    rules: {
      inside: textRule(
        '"{{name}}" is not in the repository: name a requirement id or a page in docs/decisions.',
        (text) => [OUTSIDE.exec(text)?.[0]].filter(Boolean),
      ),
      decisions: textRule('docs/decisions has no page "{{name}}".', (text) =>
        decisionsIn(text).filter((name) => !decisions.has(name.toLowerCase())),
      ),
    },
  };
}

/** Titles and numbers, in lower case. */
function readDecisions(folder) {
  const headings = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8').split('\n', 1)[0]);
  return new Set(headings.flatMap((heading) => /^# (\d{4}) (.+)$/.exec(heading.toLowerCase())?.slice(1) ?? []));
}

function decisionsIn(text) {
  return [...text.matchAll(DECISIONS)].flatMap(([, names, number]) =>
    number ? [number] : [...names.matchAll(/["“]([^"”]*)["”]|(\d+)/g)].map(([, title, page]) => title ?? page),
  );
}

/** A rule for comments and test titles; `find` returns what is wrong in a text. */
function textRule(message, find) {
  return {
    meta: { type: 'problem', schema: [], messages: { refused: message } },
    create(context) {
      const check = (text, loc) => {
        for (const name of find(text)) context.report({ loc, messageId: 'refused', data: { name } });
      };
      return {
        Program() {
          for (const { text, loc } of commentsOf(context.sourceCode)) check(text, loc);
        },
        CallExpression(node) {
          if (isTest(node.callee)) check(titleIn(node.arguments[0]), node.loc);
        },
      };
    },
  };
}

/** The comments, each in one line; line comments below each other are one comment. */
function commentsOf(source) {
  return source.getAllComments().reduce((all, { type, value, loc }) => {
    const text = value.replace(/\s*\n\s*\*?\s*/g, ' ').trim();
    const last = all.at(-1);
    if (type === 'Line' && last?.type === 'Line' && last.loc.end.line + 1 === loc.start.line) {
      last.text += ` ${text}`;
      last.loc = { start: last.loc.start, end: loc.end };
    } else all.push({ type, text, loc });
    return all;
  }, []);
}

/** `it`, `describe.each(…)`, `test.skip`. */
function isTest(callee) {
  let node = callee;
  while (node && node.type !== 'Identifier') node = node.object ?? node.callee ?? node.tag;
  return TESTS.includes(node?.name);
}

function titleIn(node) {
  if (node?.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked).join('…');
  return typeof node?.value === 'string' ? node.value : '';
}
