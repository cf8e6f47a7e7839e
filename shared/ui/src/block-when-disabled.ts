import type { AriaAttributes, MouseEvent, MouseEventHandler } from 'react';

export type Blockable = Pick<AriaAttributes, 'aria-disabled' | 'aria-busy'>;

/**
 * Makes `aria-disabled` stop presses, submits included. Unlike `disabled` the button keeps the focus and can say
 * why it does nothing.
 */
export function blockWhenDisabled<P extends Blockable & { onClick?: MouseEventHandler<HTMLButtonElement> }>(props: P) {
  const blocked = props['aria-disabled'] === true || props['aria-disabled'] === 'true';
  if (!blocked) return props;
  return {
    ...props,
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
