/**
 * A test whose expectations all say what is not there passes when nothing is there. In tests of screens, each one also
 * finds something or expects something that an empty page lacks. In other tests, not every expectation is negated; null
 * or an empty list can be the very result of a rule.
 */
export const shownSomething = {
  meta: {
    type: 'problem',
    schema: [{ enum: ['screens', 'rules'] }],
    messages: {
      screens: 'An empty page passes this test: also expect something that the page shows.',
      rules: 'Every expectation of this test is negated: also expect something that is there.',
    },
  },
  create(context) {
    const [kind = 'screens'] = context.options;
    const { scopeManager, ast } = context.sourceCode;
    const test = { helpers: new Map(), source: context.sourceCode, kind };
    return {
      Program() {
        for (const { name, defs } of (scopeManager.acquire(ast, true) ?? scopeManager.globalScope).variables) {
          const body = functionOf(defs[0]?.node);
          if (body) test.helpers.set(name, body);
        }
      },
      CallExpression(node) {
        const body = isTest(node.callee) && node.arguments.find((one) => /Function/.test(one.type));
        if (body && expects(body, test) && !shows(body, test)) context.report({ node: node.callee, messageId: kind });
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
/** Negated, they say that something is there. */
const PRESENT_IF_NEGATED = new Set(['toBeNull', 'toBeUndefined', 'toBeEmptyDOMElement', 'toThrow']);

/** Negated, they compare two results. */
const DIFFERS = new Set(['toBe', 'toEqual']);

const expects = (body, { source }) => some(body, source, (node) => isNamed(node, 'expect'));

/** Whether the code finds or expects something, itself or in a helper of its file. */
function shows(body, test, seen = new Set()) {
  return some(body, test.source, (node) => {
    if (node.type !== 'CallExpression') return false;
    const { callee } = node;
    if (callee.type === 'Identifier') {
      if (FINDS.test(callee.name)) return true;
      const helper = test.helpers.get(callee.name);
      if (!helper || seen.has(callee.name)) return false;
      return shows(helper, test, new Set([...seen, callee.name]));
    }
    if (callee.type !== 'MemberExpression') return false;
    return FINDS.test(callee.property.name ?? '') || isPresence(node, test.kind);
  });
}

/** `expect(…).toX(…)` with a matcher that something absent does not pass. */
function isPresence({ callee, arguments: [value] }, kind) {
  let chain = callee.object;
  let isNegated = false;
  while (chain.type === 'MemberExpression') {
    if (chain.property.name === 'not') isNegated = true;
    chain = chain.object;
  }
  if (!isNamed(chain, 'expect')) return false;
  const matcher = callee.property.name;
  if (isNegated) return PRESENT_IF_NEGATED.has(matcher) || (kind === 'rules' && DIFFERS.has(matcher));
  if (kind === 'rules') return true;
  return !ABSENT.has(matcher) && !(COMPARING.has(matcher) && isEmpty(value));
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
