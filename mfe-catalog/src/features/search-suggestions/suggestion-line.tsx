import { useMoney } from '@nkm/platform';
import { Icon, icons } from '@nkm/ui';
import type { MouseEvent } from 'react';
import { useFlash } from '../../products/flash/use-flash';
import { messages } from './messages';
import styles from './search-suggestions.module.css';
import type { Suggestion } from './suggestion-groups';

export interface SuggestionLineProps {
  id: string;
  item: Suggestion;
  typed: string;
  /** Selected with the arrow keys; the focus stays in the box. */
  active: boolean;
  onPress(event: MouseEvent, item: Suggestion): void;
}

export function SuggestionLine({ id, item, typed, active, onPress }: SuggestionLineProps) {
  const { kind, title, to, parent, product } = item;
  return (
    <a
      role="option"
      id={id}
      href={to}
      tabIndex={-1}
      aria-selected={active}
      aria-label={kind === 'word' ? title : undefined}
      aria-description={kind === 'recent' ? messages.recentHint : undefined}
      className={styles.line}
      onClick={(event) => onPress(event, item)}
    >
      <Sign kind={kind} thumbnail={product?.thumbnail} />
      <span className={styles.words}>
        <span>{kind === 'word' ? <Completed title={title} typed={typed} /> : title}</span>
        {parent && <span className={styles.soft}>{parent}</span>}
      </span>
      {product && <SuggestedPrice product={product} />}
      {kind === 'recent' && (
        // For pointers; keyboards use Delete.
        <span data-forget="" className={styles.cross} title={messages.remove}>
          <Icon path={icons.close} />
        </span>
      )}
    </a>
  );
}

/** The price of one unit; in a flash deal that price, with its code. */
function SuggestedPrice({ product }: { product: NonNullable<Suggestion['product']> }) {
  const money = useMoney();
  const { flash } = useFlash(product, product.selling_price);
  return (
    <span className={styles.price}>
      <span>{money(flash?.price ?? product.selling_price)}</span>
      {flash && <span className={styles.code}>{messages.withCode(flash.code)}</span>}
    </span>
  );
}

function Sign({ kind, thumbnail }: { kind: Suggestion['kind']; thumbnail: string | undefined }) {
  if (thumbnail) return <img src={thumbnail} alt="" width="40" height="40" />;
  if (kind !== 'category') return <Icon path={icons.search} />;
  // Feather's grid icon. It is not in the UI kit, because it would add bytes to every first view.
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" className={styles.grid}>
      <path d="M3 3h7v7H3zM14 3h7v7h-7zM14 14h7v7h-7zM3 14h7v7H3z" />
    </svg>
  );
}

/** Highlights the part that a suggestion adds to the typed text, because shoppers compare these parts. */
function Completed({ title, typed }: { title: string; typed: string }) {
  const start = typed.trimStart();
  if (start === '' || !title.toLowerCase().startsWith(start.toLowerCase())) return <b>{title}</b>;
  return (
    <>
      <span>{title.slice(0, start.length)}</span>
      <b>{title.slice(start.length)}</b>
    </>
  );
}
