import { HYDRATED } from './hydrated';

type Field = HTMLInputElement;
type Filled = Pick<Field, 'value' | 'checked' | 'selectionStart' | 'selectionEnd'>;

const FIELDS = 'input, select, textarea';
/** Milliseconds between two attempts. */
const AGAIN_MS = 100;
/** A form may change what it receives, and then never has the contents. */
const ATTEMPTS = 5;

/** The value that React knows of a field; undefined until React has hydrated it. */
function propsOf(field: Field): Partial<Filled> | undefined {
  const key = Object.keys(field).find((name) => name.startsWith('__reactProps'));
  return key === undefined ? undefined : field[key as never];
}

const isCheckable = ({ type }: Field) => type === 'checkbox' || type === 'radio';

/** Whether the field differs from the server's HTML: the shopper filled it in, or the browser after a reload. */
function isFilled(field: Field | HTMLSelectElement): boolean {
  if ('options' in field) return field.selectedIndex !== defaultIndex([...field.options]);
  return isCheckable(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/** The option that a browser selects at first. A `<select>` has no `defaultValue`. */
function defaultIndex(options: HTMLOptionElement[]): number {
  const preset = options.findLastIndex(({ defaultSelected }) => defaultSelected);
  return preset < 0 ? options.findIndex(({ disabled }) => !disabled) : preset;
}

/**
 * Passes early input to React after it has hydrated a field; call it before React hydrates. React keeps the contents of
 * most fields but fires no event: state keeps its first value, and the next render would restore that value. Deferred
 * parts hydrate later, so each field is handled separately. Node, focus and caret stay.
 *
 * Reads two internals of React, `__reactProps…` and `_valueTracker`; the test beside this runs real React.
 */
export function replayEarlyInput(): void {
  const early = new Map<Field, Filled & { attempts: number }>();
  let timer: ReturnType<typeof setTimeout>;
  let isTelling = false;

  function remember(field: Field, filled: Filled = field, attempts = ATTEMPTS): void {
    const { value, checked, selectionStart, selectionEnd } = filled;
    early.set(field, { value, checked, selectionStart, selectionEnd, attempts });
    clearTimeout(timer);
    timer = setTimeout(tellAll, AGAIN_MS);
  }

  /** React stops events on elements that it is still hydrating. */
  function note({ target, cancelBubble }: Event): void {
    const field = target as Field;
    if (field.matches?.(FIELDS) && (cancelBubble || early.has(field) || !propsOf(field))) remember(field);
  }

  function tellAll(): void {
    isTelling = true;
    for (const [field, filled] of [...early]) {
      const props = propsOf(field);
      early.delete(field);
      if (props) {
        // False while React hydrates the field: it has props, but their handlers do not run.
        if (!tell(field, filled, props) && --filled.attempts) remember(field, filled, filled.attempts);
      } else if (field.isConnected) remember(field); // and the position of the caret
    }
    isTelling = false;
  }

  /** A press can submit the form, so React must know its values by then. An event makes React hydrate what it can. */
  function tellFirst(): void {
    if (isTelling) return;
    for (const field of early.keys()) if (!propsOf(field)) field.dispatchEvent(new Event('input', { bubbles: true }));
    tellAll();
  }

  function listen(to: EventTarget): void {
    for (const type of ['click', 'input', 'change']) to.addEventListener(type, note, true);
  }

  for (const field of document.querySelectorAll<Field>(FIELDS)) if (isFilled(field)) remember(field);
  listen(window); // before React: a field that it hydrates because of this event does not receive it
  addEventListener(HYDRATED, ({ target }) => {
    if (target === document) {
      listen(document); // after React
      for (const type of ['click', 'keydown', 'submit']) addEventListener(type, tellFirst, true);
      if (document.activeElement?.matches(FIELDS)) remember(document.activeElement as Field);
    }
    setTimeout(tellAll); // within React's commit, React would restore the old contents
  });
}

/** Returns whether React has the contents now. */
function tell(field: Field, filled: Filled, props: Partial<Filled>): boolean {
  const events = field === document.activeElement ? ['focusin'] : [];
  const key = isCheckable(field) ? 'checked' : 'value';
  if (`${props[key]}` !== `${filled[key]}`) {
    if (field[key] !== filled[key]) {
      // A render came first. Some field types have no caret position.
      field[key] = filled[key] as never;
      if (filled.selectionStart !== null) field.setSelectionRange?.(filled.selectionStart, filled.selectionEnd);
    }
    (field as { _valueTracker?: { setValue(value: string): void } })._valueTracker?.setValue('\0');
    if (key === 'checked') events.push('click'); // no mouse event: it changes nothing
    events.push('input', 'change');
  }
  for (const type of events) field.dispatchEvent(new Event(type, { bubbles: true }));
  // An uncontrolled field has no value in React.
  return `${propsOf(field)?.[key] ?? field[key]}` === `${filled[key]}`;
}
