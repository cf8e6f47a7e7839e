import { ALIVE } from './alive';

type Field = HTMLInputElement;
type Filled = Pick<Field, 'value' | 'checked' | 'selectionStart' | 'selectionEnd'>;

const FIELDS = 'input, select, textarea';
/** Milliseconds between two attempts. */
const AGAIN_MS = 100;

/** What React was last told about a field; undefined until React has taken it over. */
function propsOf(field: Field): Partial<Filled> | undefined {
  const key = Object.keys(field).find((name) => name.startsWith('__reactProps'));
  return key === undefined ? undefined : field[key as never];
}

const isCheckable = ({ type }: Field) => type === 'checkbox' || type === 'radio';

/** The field differs from what the server wrote: filled in by the shopper, or by the browser after a reload. */
function isFilled(field: Field): boolean {
  return isCheckable(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/**
 * Tells React what was filled in before it took over a field; call it before React hydrates. React leaves the contents
 * of most fields alone then and fires no event: state stays at its first value, and the next render would put that
 * back into the field. Parts whose code comes later are taken over later, so each field is told on its own. Node,
 * focus and caret stay.
 *
 * Reads two internals of React, `__reactProps…` and `_valueTracker`; the test beside this runs real React.
 */
export function keepEarlyInput(): void {
  const early = new Map<Field, Filled>();
  let timer: ReturnType<typeof setTimeout>;
  let isTelling = false;

  function remember(field: Field): void {
    const { value, checked, selectionStart, selectionEnd } = field;
    early.set(field, { value, checked, selectionStart, selectionEnd });
    clearTimeout(timer);
    timer = setTimeout(tellAll, AGAIN_MS);
  }

  /** React stops events on what it is still taking over. */
  function note({ target, cancelBubble }: Event): void {
    const field = target as Field;
    if (field.matches?.(FIELDS) && (cancelBubble || early.has(field) || !propsOf(field))) remember(field);
  }

  function tellAll(): void {
    isTelling = true;
    for (const [field, filled] of [...early]) {
      const props = propsOf(field);
      early.delete(field);
      if (props) tell(field, filled, props);
      else if (field.isConnected) remember(field); // and where the caret is now
    }
    isTelling = false;
  }

  /** A press may send the form: what it holds must be known by then. An event makes React take over what it can. */
  function tellFirst(): void {
    if (isTelling) return;
    for (const field of early.keys()) if (!propsOf(field)) field.dispatchEvent(new Event('input', { bubbles: true }));
    tellAll();
  }

  function listen(to: EventTarget): void {
    for (const type of ['click', 'input', 'change']) to.addEventListener(type, note, true);
  }

  for (const field of document.querySelectorAll<Field>(FIELDS)) if (isFilled(field)) remember(field);
  listen(window); // before React: a field that it takes over because of this event is not told of it
  addEventListener(ALIVE, ({ target }) => {
    if (target === document) {
      listen(document); // after React
      for (const type of ['click', 'keydown', 'submit']) addEventListener(type, tellFirst, true);
      if (document.activeElement?.matches(FIELDS)) remember(document.activeElement as Field);
    }
    setTimeout(tellAll); // within React's commit it would put the old contents back
  });
}

function tell(field: Field, filled: Filled, props: Partial<Filled>): void {
  const events = field === document.activeElement ? ['focusin'] : [];
  const key = isCheckable(field) ? 'checked' : 'value';
  if (`${props[key]}` !== `${filled[key]}`) {
    if (field[key] !== filled[key]) {
      // A render came first. Some types of fields tell no caret.
      field[key] = filled[key] as never;
      if (filled.selectionStart !== null) field.setSelectionRange?.(filled.selectionStart, filled.selectionEnd);
    }
    (field as { _valueTracker?: { setValue(value: string): void } })._valueTracker?.setValue('\0');
    if (key === 'checked') events.push('click'); // no mouse event: it changes nothing
    events.push('input', 'change');
  }
  for (const type of events) field.dispatchEvent(new Event(type, { bubbles: true }));
}
