import { type RefObject, useEffect } from 'react';

/** What a form held when somebody changed it before its code was there. */
export type EarlyChoice = RefObject<FormData | null>;

/**
 * Keeps what is chosen in a form of that place, for the form itself to find when it comes alive: React would take the
 * tick away again. That may have been done before this page came alive itself.
 */
export function useEarlyChoice(place: RefObject<HTMLElement | null>, choiceRef: EarlyChoice): void {
  useEffect(() => {
    const element = place.current;
    const keep = (form: HTMLFormElement | null | undefined) => {
      if (form) choiceRef.current = new FormData(form);
    };
    const onChange = ({ target }: Event) => keep((target as HTMLInputElement).form);
    const boxes = element?.querySelectorAll<HTMLInputElement>('input:is([type="checkbox"], [type="radio"])') ?? [];
    // Otherwise than the server wrote it.
    keep([...boxes].find(({ checked, defaultChecked }) => checked !== defaultChecked)?.form);
    element?.addEventListener('change', onChange);
    return () => element?.removeEventListener('change', onChange);
  }, [place, choiceRef]);
}
