import { tabStorage } from '@nkm/platform/stored';

const KEY = 'typed-fields';
/** Never a password, a code or a file. */
const TEXTS = 'input:is([type="text"], [type="email"], [type="tel"], [type="search"], :not([type])), textarea';

type Text = HTMLInputElement | HTMLTextAreaElement;

interface TypedFields {
  path: string;
  /** By name and place among the fields of that name. */
  values: Record<string, string>;
}

function textFields(): [string, Text][] {
  const places = new Map<string, number>();
  return [...document.querySelectorAll<Text>(TEXTS)]
    .filter(({ autocomplete }) => autocomplete !== 'one-time-code')
    .map((field) => {
      const place = places.get(field.name) ?? 0;
      places.set(field.name, place + 1);
      return [`${field.name} ${place}`, field];
    });
}

/** Stores the texts of all fields for the reload that follows, which the shopper did not ask for. */
export function keepTypedFields(): void {
  const filled = textFields().filter(([, { value }]) => value !== '');
  const values = Object.fromEntries(filled.map(([key, { value }]) => [key, value]));
  tabStorage.write(KEY, filled.length > 0 ? ({ path: location.pathname, values } satisfies TypedFields) : null);
}

/** Fills the stored texts into the server's page; call it before `replayEarlyInput`, which passes them to React. */
export function restoreTypedFields(): void {
  const kept = tabStorage.read(KEY) as Partial<TypedFields> | null;
  if (!kept) return;
  tabStorage.write(KEY, null);
  if (kept.path !== location.pathname) return;
  for (const [key, field] of textFields()) {
    const value = kept.values?.[key];
    if (typeof value === 'string' && field.value === '') field.value = value;
  }
}
