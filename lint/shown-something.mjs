/**
 * A test of a screen that only expects things to be absent passes on an empty page. Each one also finds something, or
 * expects something that is there.
 */
export const shownSomething = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { nothing: 'An empty page passes this test: also expect something that the page shows.' },
  },
  create(context) {
    const { scopeManager, ast } = context.sourceCode;
    const helpers = new Map();
    const showing = (node) => shows(node, helpers, context.sourceCode);
    return {
      Program() {
        for (const { name, defs } of (scopeManager.acquire(ast, true) ?? scopeManager.globalScope).variables) {
          const body = functionOf(defs[0]?.node);
          if (body) helpers.set(name, body);
        }
      },
      CallExpression(node) {
        const body = isTest(node.callee) && node.arguments.find((one) => /Function/.test(one.type));
        if (body && expects(body, context.sourceCode) && !showing(body))
          context.report({ node: node.callee, messageId: 'nothing' });
      },
    };
  },
};

/** `it(…)`, `it.each(…)(…)`, `test(…)`. */
function isTest(callee) {
  if (callee.type === 'CallExpression' || callee.type === 'TaggedTemplateExpression')
    return isTest(callee.callee ?? callee.tag);
  if (callee.type === 'MemberExpression') return isTest(callee.object);
  return callee.type === 'Identifier' && ['it', 'test'].includes(callee.name);
}

const functionOf = (node) =>
  node?.type === 'FunctionDeclaration' ? node : /Function/.test(node?.init?.type ?? '') ? node.init : undefined;

/** Queries that throw when nothing is there. */
const FINDS = /^(get|find)(All)?By[A-Z]/;
/** Matchers that pass when nothing is there. */
const ABSENT = new Set(['toBeNull', 'toBeEmptyDOMElement', 'toBeUndefined', 'toBeFalsy']);
/** Matchers that pass for nothing with such a value: `[]`, 0, null, false, `''`. */
const COMPARING = new Set(['toBe', 'toEqual', 'toStrictEqual', 'toHaveLength', 'toHaveBeenCalledTimes']);

const expects = (body, source) => some(body, source, (node) => isNamed(node, 'expect'));

/** Whether the code finds or expects something, itself or in a helper of its file. */
function shows(body, helpers, source, seen = new Set()) {
  return some(body, source, (node) => {
    if (node.type !== 'CallExpression') return false;
    const { callee } = node;
    if (callee.type === 'Identifier') {
      if (FINDS.test(callee.name)) return true;
      const helper = helpers.get(callee.name);
      if (!helper || seen.has(callee.name)) return false;
      return shows(helper, helpers, source, new Set([...seen, callee.name]));
    }
    if (callee.type !== 'MemberExpression') return false;
    return FINDS.test(callee.property.name ?? '') || isPresence(node);
  });
}

/** `expect(…).toX(…)` with a matcher that something absent does not pass. */
function isPresence({ callee, arguments: [value] }) {
  let chain = callee.object;
  let isNegated = false;
  while (chain.type === 'MemberExpression') {
    if (chain.property.name === 'not') isNegated = true;
    chain = chain.object;
  }
  if (!isNamed(chain, 'expect')) return false;
  const matcher = callee.property.name;
  if (isNegated) return matcher === 'toBeNull' || matcher === 'toBeEmptyDOMElement';
  if (ABSENT.has(matcher)) return false;
  return !(COMPARING.has(matcher) && isEmpty(value));
}

const isEmpty = (value) =>
  value?.type === 'ArrayExpression' ? value.elements.length === 0 : value?.type === 'Literal' && !value.value;

const isNamed = (node, name) =>
  node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === name;

/** Whether a node of the tree passes the test. */
function some(node, source, test) {
  if (test(node)) return true;
  return (source.visitorKeys[node.type] ?? []).some((key) =>
    [node[key]].flat().some((child) => child?.type && some(child, source, test)),
  );
}
