/** Values that a form submits besides the shopper's choices. */
export function HiddenFields({ entries }: { entries: readonly (readonly [name: string, value: string])[] }) {
  return entries.map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />);
}
