import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';

export interface ComboboxState {
  listId: string;
  open: boolean;
  /** Id of the line that is selected with the arrow keys. */
  activeId: string | null;
}

export interface ComboboxEvents {
  onType(text: string): void;
  onEnter(): void;
  onLeave(): void;
  /** The form was submitted. */
  onSearch(): void;
  onKey(event: KeyboardEvent): void;
}

/**
 * Turns a plain search box into a combobox (ARIA 1.2, list autocomplete). The server renders the box, and it works
 * without this hook, so the hook changes the DOM element directly and not through React.
 */
export function useCombobox(box: RefObject<HTMLInputElement | null>, state: ComboboxState, events: ComboboxEvents) {
  const { listId, open, activeId } = state;
  const onInput = useEffectEvent(() => events.onType(box.current?.value ?? ''));
  const onSubmit = useEffectEvent(events.onSearch);
  const onEnter = useEffectEvent(events.onEnter);
  const onKey = useEffectEvent(events.onKey);
  const onFocusOut = useEffectEvent(({ relatedTarget }: FocusEvent) => {
    const isStillHere = relatedTarget instanceof Element && box.current?.form?.contains(relatedTarget);
    if (!isStillHere || relatedTarget.matches('select')) events.onLeave();
  });

  useEffect(() => {
    const element = box.current;
    const form = element?.form;
    if (!element || !form) return;
    element.setAttribute('role', 'combobox');
    element.setAttribute('aria-autocomplete', 'list');
    element.setAttribute('aria-controls', listId);
    const listeners: [HTMLElement, string, (event: never) => void][] = [
      [element, 'input', () => onInput()],
      [element, 'focus', () => onEnter()],
      [element, 'click', () => onEnter()],
      [element, 'keydown', (event: KeyboardEvent) => onKey(event)],
      [form, 'submit', () => onSubmit()],
      [form, 'focusout', (event: FocusEvent) => onFocusOut(event)],
    ];
    for (const [target, type, listener] of listeners) target.addEventListener(type, listener as EventListener);
    if (document.activeElement === element) onEnter(); // the shopper may have typed since the first render
    return () => {
      for (const [target, type, listener] of listeners) target.removeEventListener(type, listener as EventListener);
      for (const name of ['role', 'aria-autocomplete', 'aria-controls', 'aria-expanded', 'aria-activedescendant'])
        element.removeAttribute(name);
    };
  }, [box, listId]);

  // Together with the list, so that the box never names one that is not there, or none beside an open one.
  useLayoutEffect(() => {
    box.current?.setAttribute('aria-expanded', String(open));
    if (activeId === null) box.current?.removeAttribute('aria-activedescendant');
    else box.current?.setAttribute('aria-activedescendant', activeId);
  }, [box, open, activeId]);
}
