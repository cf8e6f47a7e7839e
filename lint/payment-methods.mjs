import { readFileSync } from 'node:fs';
import path from 'node:path';

const TABLE = 'shared/contracts/src/payment-methods.ts';

/** A code that is also a plain word, such as `card`, is refused only where code compares or passes it. */
const USES = ['BinaryExpression', 'SwitchCase', 'CallExpression', 'AssignmentPattern', 'TSLiteralType'];

/**
 * ESLint plugin with one rule: only the table of payment methods names a method, so that other code asks the table and
 * a new method changes nothing else.
 * @param {string} root folder of the project
 */
export function paymentMethods(root) {
  const codes = readCodes(path.join(root, TABLE));
  const isName = (text) => codes.includes(text) && text.includes('_');
  const isUse = ({ value, parent }) => codes.includes(value) && USES.includes(parent.type);
  const inSql = new RegExp(`'(?:${codes.join('|')})'`);
  return {
    meta: { name: 'payments' },
    rules: {
      table: {
        meta: {
          type: 'problem',
          schema: [],
          messages: { refused: `Ask ${TABLE} for a property of the method, such as its collector.` },
        },
        create(context) {
          const report = (node) => context.report({ node, messageId: 'refused' });
          return {
            Literal(node) {
              if (isName(node.value) || isUse(node)) report(node);
            },
            MemberExpression({ computed, property }) {
              if (!computed && isName(property.name)) report(property);
            },
            TemplateElement(node) {
              if (inSql.test(node.value.raw)) report(node);
            },
          };
        },
      },
    },
  };
}

/** The keys of the table. */
function readCodes(file) {
  const [, table] = /export const PAYMENT_METHODS = \{\n(.*?)\n\}/s.exec(readFileSync(file, 'utf8')) ?? [];
  const codes = [...(table ?? '').matchAll(/^ {2}(\w+):/gm)].map(([, code]) => code);
  if (codes.length === 0) throw new Error(`${TABLE} has no table of payment methods`);
  return codes;
}
