import { useState } from 'react';

/**
 * A choice that the address holds. A new one shows at once. Every finished navigation brings new data, also Back and
 * one whose page React skips, and then the address decides again. (`useNavigation` does not show a skipped page, so an
 * uncontrolled field would keep a choice that the address never got.)
 * @param data of the page, from its loader
 * @param held the choice of the address
 * @returns the choice to show, and a function that shows a new one; the caller opens its address
 */
export function useAddressChoice<Choice>(data: object, held: Choice): [shown: Choice, show: (choice: Choice) => void] {
  const [made, setMade] = useState<{ over: object; choice: Choice } | null>(null);
  return [made?.over === data ? made.choice : held, (choice) => setMade({ over: data, choice })];
}
