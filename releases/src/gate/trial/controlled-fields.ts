type Jsx = (type: unknown, props: Props, ...more: unknown[]) => unknown;
type Props = Readonly<Record<string, unknown>>;

const FIELDS: readonly unknown[] = ['input', 'select', 'textarea'];
/** Types of inputs whose value no shopper changes. */
const FIXED: readonly unknown[] = ['checkbox', 'radio', 'hidden', 'submit', 'button', 'reset', 'image'];

/**
 * Watches the elements that a candidate creates, for fields whose value React holds: what a shopper enters into one
 * before hydration is lost, unless the shell passes it on (docs/decisions/0067).
 * @param runtime `react/jsx-runtime`
 */
export function watchFields(runtime: object) {
  const found = new Set<string>();
  const { jsx, jsxs } = runtime as { jsx: Jsx; jsxs: Jsx };
  const watched =
    (create: Jsx): Jsx =>
    (type, props, ...more) => {
      if (FIELDS.includes(type) && isControlled(props)) found.add(String(props['name'] ?? props['aria-label'] ?? type));
      return create(type, props, ...more);
    };
  return {
    runtime: { ...runtime, jsx: watched(jsx), jsxs: watched(jsxs) },
    /** Names of the fields since the last call. */
    take(): string[] {
      const names = [...found];
      found.clear();
      return names;
    },
  };
}

function isControlled({ type, value, checked, readOnly }: Props): boolean {
  if (readOnly) return false;
  return checked !== undefined || (value !== undefined && !FIXED.includes(type));
}
