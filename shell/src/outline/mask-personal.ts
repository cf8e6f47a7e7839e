const MASK = '•••';
/** Fields with names, contacts or addresses. */
const PERSONAL =
  /^(name|(sur|first|last|full|other|user)_?names?|.*e?mail|.*phone.*|dob|birth.*|gender|avatar|.*address.*|street|landmark|postal.*|contacts?|bvn.*|kyc.*|account_.*)$/i;
/** Fields whose whole content is personal. */
const PERSON = /^(user|profile|customer|recipient)$/i;

/** A copy of a payload in which texts and numbers about a person are masked; ids, flags and empty fields stay. */
export function maskPersonal(payload: unknown): unknown {
  return mask(payload, false, new Set());
}

function mask(value: unknown, isPersonal: boolean, above: ReadonlySet<object>): unknown {
  if (typeof value === 'string' || typeof value === 'number') return isPersonal && value !== '' ? MASK : value;
  if (typeof value !== 'object' || value === null) return value;
  if (above.has(value)) return '(itself)';
  const inside = new Set(above).add(value);
  if (Array.isArray(value)) return value.map((item) => mask(item, isPersonal, inside));
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const named = PERSONAL.test(name) || PERSON.test(name);
      return [name, mask(inner, name !== 'id' && (isPersonal || named), inside)];
    }),
  );
}
