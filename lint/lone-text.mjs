/**
 * Texts that change or that stand behind something conditional need an element of their own. Translators and extensions
 * replace text nodes; React then changes a node that is no longer in the page, or cannot insert before it.
 */
export const loneText = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      changing: 'This text can change: put it into an element of its own, or make all text here one template string.',
      conditional: 'This text comes and goes: put it into an element of its own.',
      behind: 'Something before this text comes and goes: put the text into an element of its own.',
    },
  },
  create(context) {
    const { parserServices } = context.sourceCode;
    if (!parserServices?.program) return {};

    function check({ children }) {
      const parts = children.filter(isShown);
      if (parts.length < 2) return;
      let isBehind = false;
      for (const part of parts) {
        const kind = kindOf(part, context.sourceCode, parserServices);
        if (kind === 'changing' || kind === 'conditional') context.report({ node: part, messageId: kind });
        else if (isBehind && kind === 'text') context.report({ node: part, messageId: 'behind' });
        // React inserts before the next node: an element between makes the text safe.
        if (kind === 'optional') isBehind = true;
        if (kind === 'element') isBehind = false;
      }
    }
    return { JSXElement: check, JSXFragment: check };
  },
};

function isShown(node) {
  if (node.type === 'JSXText') return !(node.value.trim() === '' && node.value.includes('\n'));
  return !(node.type === 'JSXExpressionContainer' && node.expression.type === 'JSXEmptyExpression');
}

/**
 * `text`: never changes. `changing`: always a text, but not always the same. `conditional`: sometimes a text.
 * `optional`: an element or nothing. `any`: content that the caller gives. `element`: always there.
 */
function kindOf(node, source, { program, esTreeNodeToTSNodeMap }) {
  if (node.type === 'JSXText') return 'text';
  if (node.type !== 'JSXExpressionContainer') return 'element';
  const { expression } = node;
  if (isFixed(expression, source)) return 'text';
  if (expression.type === 'LogicalExpression' && expression.right.type === 'JSXElement') return 'optional';
  const checker = program.getTypeChecker();
  const type = checker.getTypeAtLocation(esTreeNodeToTSNodeMap.get(expression));
  const types = type.isUnion() ? type.types : [type];
  if (types.some((one) => checker.typeToString(one).startsWith('Iterable<'))) return 'any'; // ReactNode
  const texts = types.filter((one) => isText(one) && one.value !== '').length;
  if (texts === types.length) return 'changing';
  return texts > 0 ? 'conditional' : 'optional';
}

const isText = (type) =>
  type.isStringLiteral() || type.isNumberLiteral() || ['string', 'number'].includes(type.intrinsicName);

/** A literal, or a member of something that the module declares or imports, such as `messages.title`. */
function isFixed(expression, source) {
  if (expression.type === 'Literal') return true;
  if (expression.type === 'TemplateLiteral') return expression.expressions.every((part) => isFixed(part, source));
  let root = expression;
  while (root.type === 'MemberExpression' && (!root.computed || root.property.type === 'Literal')) root = root.object;
  if (root.type !== 'Identifier') return false;
  for (let scope = source.getScope(root); scope; scope = scope.upper) {
    if (scope.set.has(root.name)) return scope.type === 'module';
  }
  return false;
}
