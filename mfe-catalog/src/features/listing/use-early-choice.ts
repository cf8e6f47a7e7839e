import { type RefObject, useEffect } from 'react';

/** What a form held when somebody changed it before its code was there. */
export type EarlyChoice = RefObject<FormData | null>;

/** Keeps what is chosen in a form of that place, for the form itself to find when it comes alive. */
export function useEarlyChoice(place: RefObject<HTMLElement | null>, choice: EarlyChoice): void {
  useEffect(() => {
    const element = place.current;
    const keep = ({ target }: Event) => {
      const { form } = target as HTMLInputElement;
      if (form) choice.current = new FormData(form);
    };
    element?.addEventListener('change', keep);
    return () => element?.removeEventListener('change', keep);
  }, [place, choice]);
}
