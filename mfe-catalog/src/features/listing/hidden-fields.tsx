/** What a form carries besides what the shopper chooses in it. */
export function HiddenFields({ entries }: { entries: readonly (readonly [name: string, value: string])[] }) {
  return entries.map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />);
}
