import type { AriaAttributes, MouseEvent, MouseEventHandler } from 'react';

export type Blockable = Pick<AriaAttributes, 'aria-disabled' | 'aria-busy'>;

/**
 * Makes `aria-disabled` block presses, including submits. Unlike with `disabled`, the button keeps the focus and can
 * explain why it is disabled.
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
