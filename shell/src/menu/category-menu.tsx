import { usePlatform } from '@nkm/platform';
import { Icon } from '@nkm/ui';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import styles from '../layout/header.module.css';
import { LazyPart } from '../layout/lazy-part';
import { useDropPanel } from '../layout/use-drop-panel';
import { paths } from '../paths';
import { messages } from './messages';

const importMenu = () => import(/* webpackChunkName: "mega-menu" */ './mega-panel');
const loadMenu = () => importMenu().then(({ MegaPanel }) => MegaPanel);

/**
 * Opens the category mega menu (spec 1 §2.3): under a resting mouse, with a press, with arrow down. Without scripts it
 * is a link to all products.
 */
export function CategoryMenu() {
  const { api } = usePlatform();
  const { place, open, toggle, close, hover } = useDropPanel();
  const [takesFocus, setTakesFocus] = useState(false);

  /** Fetches the menu when somebody comes near. What fails now is met again, and told, when it opens. */
  const warm = () => void importMenu().then(({ warmMenu }) => warmMenu(api), () => undefined); // prettier-ignore

  function onClick(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return; // the shopper wants a tab of their own
    event.preventDefault();
    setTakesFocus(false);
    toggle();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    setTakesFocus(true);
    if (!open) toggle();
  }
  return (
    <div ref={place} {...hover}>
      <Link
        to={paths.shop}
        className={styles.trigger}
        aria-expanded={open}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onPointerEnter={warm}
        onFocus={warm}
      >
        <Icon name="menu" />
        {messages.categories}
      </Link>
      {open && <LazyPart load={loadMenu} props={{ takesFocus, onFollow: close }} box={styles.panel} />}
    </div>
  );
}
