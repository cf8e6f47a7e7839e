import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

type FormField = HTMLInputElement | HTMLSelectElement;

/**
 * Lets an uncontrolled field of a public page follow `value`, for example of the address. React keeps what
 * the shopper entered before hydration, but fires no event for it: `onEntered` gets it. The layout effect runs before
 * the next press, which may submit the form.
 * @param value the text of an input or a select; whether a checkbox or radio button is checked
 * @returns the ref of the field, whose `defaultValue` or `defaultChecked` is the same value
 */
export function useFieldValue<Element extends FormField, Value extends string | boolean = string>(
  value: Value,
  onEntered?: (value: Value) => void,
): RefObject<Element | null> {
  const field = useRef<Element>(null);
  const isFollowing = useRef(false);
  const tell = useEffectEvent((entered: Value) => onEntered?.(entered));
  useLayoutEffect(() => {
    const { current } = field;
    if (!current) return;
    if (isFollowing.current) write(current, value);
    else if (read(current, value) !== presetOf(current, value)) tell(read(current, value));
    isFollowing.current = true;
  }, [value]);
  return field;
}

function read<Value>(field: FormField, kind: Value): Value {
  return (typeof kind === 'boolean' ? (field as HTMLInputElement).checked : field.value) as Value;
}

function write(field: FormField, value: string | boolean): void {
  if (typeof value === 'boolean') (field as HTMLInputElement).checked = value;
  // The caret moves when the text is written again.
  else if (field.value !== value) field.value = value;
}

/** What the server's page shows. A `<select>` has no `defaultValue`. */
function presetOf<Value>(field: FormField, kind: Value): Value {
  if ('options' in field) {
    const options = [...field.options];
    return (options.findLast(({ defaultSelected }) => defaultSelected) ?? options[0])?.value as Value;
  }
  return (typeof kind === 'boolean' ? field.defaultChecked : field.defaultValue) as Value;
}
