import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from './list-files.mjs';

const SOURCES = /\.(?:ts|tsx|mjs|js|css|sql|ya?ml|md|conf)$|^\.env\.example$/;
const RULES = 'docs/rules.md';
const DECISIONS = 'docs/decisions';
/** The start of a line inside a comment, which can divide a reference. */
const LINE_BREAK = /\n[ \t]*(?:\*|\/\/|#|--)?[ \t]*/g;
const NUMBER = /\bdecisions?[/ ](\d{4})\b/gi;
const RULE = /docs\/rules\.md ("[^"]+"(?:, "[^"]+")*)/g;
const LINK = /\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g;

/**
 * Finds references that lead nowhere: numbers of decisions, quoted headings of docs/rules.md and relative links. Also
 * finds decisions that the index lacks.
 * @param {string} root folder of the project
 * @returns {string[]} one line per fault
 */
export function referenceFaults(root) {
  const read = (file) => readFileSync(path.join(root, file), 'utf8');
  const files = listFiles(root).filter((file) => SOURCES.test(file));
  const pages = readdirSync(path.join(root, DECISIONS)).filter((file) => /^\d{4}-.+\.md$/.test(file));
  const known = { numbers: new Set(pages.map((file) => file.slice(0, 4))), headings: new Set(headingsOf(read(RULES))) };
  const index = read(`${DECISIONS}/README.md`);
  return [
    ...files.flatMap((file) => deadNames({ file, text: read(file) }, known)),
    ...files.filter((file) => file.endsWith('.md')).flatMap((file) => deadLinks(root, { file, text: read(file) })),
    ...pages.filter((page) => !index.includes(`](${page})`)).map((page) => `${DECISIONS}/README.md lacks ${page}`),
  ];
}

function deadNames({ file, text }, { numbers, headings }) {
  const flat = text.replaceAll(LINE_BREAK, ' ');
  const named = [...flat.matchAll(NUMBER)].map(([, number]) => number);
  const rules = [...flat.matchAll(RULE)].flatMap(([, list]) =>
    [...list.matchAll(/"([^"]+)"/g)].map(([, name]) => name),
  );
  return [
    ...named
      .filter((number) => !numbers.has(number))
      .map((number) => `${file} names decision ${number}, which is gone`),
    ...rules
      .filter((rule) => !headings.has(rule))
      .map((rule) => `${file} names the rule "${rule}", which ${RULES} lacks`),
  ];
}

function deadLinks(root, { file, text }) {
  return [...withoutCode(text).matchAll(LINK)].flatMap(([, link, anchor]) => {
    const target = link === '' ? file : path.join(path.dirname(file), link);
    if (!existsSync(path.join(root, target))) return [`${file} links to ${link}, which does not exist`];
    if (!anchor || !target.endsWith('.md')) return [];
    const anchors = headingsOf(readFileSync(path.join(root, target), 'utf8')).map(anchorOf);
    return anchors.includes(anchor) ? [] : [`${file} links to ${target}#${anchor}, a heading that does not exist`];
  });
}

const withoutCode = (text) => text.replaceAll(/^```[^]*?^```/gm, '').replaceAll(/`[^`\n]+`/g, '');
const headingsOf = (text) =>
  [...text.replaceAll(/^```[^]*?^```/gm, '').matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading.trim());

/** As GitHub makes it: lower case, no punctuation, a hyphen for each space. */
const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');
