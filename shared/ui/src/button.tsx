import clsx from 'clsx';
import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './button.module.css';
import { type Blockable, blockWhenDisabled } from './block-when-disabled';
import { Spinner } from './spinner';
import { useSettledPress } from './use-settled';

interface Look {
  /** `main`: the one main action of the page. `quiet`: looks like a link. Default `plain`. */
  variant?: 'main' | 'plain' | 'quiet' | 'danger';
  size?: 's' | 'm' | 'l';
  /** Fills the width of its container. */
  wide?: boolean;
  /** The action is running: shows progress and ignores presses, but keeps the focus. */
  busy?: boolean;
  /** What a press does, for a button that turns: it ignores a second quick press after a change. */
  meaning?: unknown;
}

type AsButton = Look & ButtonHTMLAttributes<HTMLButtonElement> & { to?: undefined; href?: undefined };
type AsLink = Look & LinkProps & { href?: undefined };
type AsAnchor = Look & AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; to?: undefined };
export type ButtonProps = AsButton | AsLink | AsAnchor;

const VARIANTS = { main: styles.main, plain: null, quiet: styles.quiet, danger: styles.danger };
const SIZES = { s: styles.small, m: null, l: styles.large };

/** A button; with `to` an internal link that looks like one, with `href` an external link. */
export function Button({
  variant = 'plain',
  size = 'm',
  wide,
  busy,
  meaning,
  className,
  children,
  ...rest
}: ButtonProps) {
  const look = {
    className: clsx(styles.button, VARIANTS[variant], SIZES[size], wide && styles.wide, className),
  };
  const content = (
    <>
      {busy && <Spinner />}
      <span className={styles.words}>{children}</span>
    </>
  );
  const state: Blockable = busy ? { 'aria-disabled': true, 'aria-busy': true } : {};
  const button = useSettledPress(meaning, { ...(rest as AsButton), ...state });
  if (rest.to !== undefined) {
    return (
      <Link {...rest} {...look}>
        {content}
      </Link>
    );
  }
  if (rest.href !== undefined) {
    return (
      <a {...rest} {...look}>
        {content}
      </a>
    );
  }
  return (
    <button type="button" {...blockWhenDisabled(button)} {...look}>
      {content}
    </button>
  );
}
