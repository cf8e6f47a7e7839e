import { usePlatform } from '@nkm/platform';
import { Icon, icons } from '@nkm/ui';
import { type KeyboardEvent, useEffect, useState } from 'react';
import styles from '../layout/header.module.css';
import { LazyPart } from '../layout/lazy-part';
import { PressLink } from '../layout/press-link';
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
  /** Where arrow down leads: one further with each press while the menu is on its way. */
  const [focusRow, setFocusRow] = useState<number | null>(null);

  // A mouse that opens it next shall not move the focus.
  useEffect(() => {
    if (!open) setFocusRow(null);
  }, [open]);

  /** Fetches the menu when somebody comes near. What fails now is met again, and told, when it opens. */
  const warm = () => void importMenu().then(({ warmMenu }) => warmMenu(api), () => undefined); // prettier-ignore

  function arrive() {
    warm();
    setFocusRow(null);
  }
  function press() {
    setFocusRow(null);
    toggle();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    setFocusRow((row) => (row === null ? 0 : row + 1));
    if (!open) toggle();
  }
  return (
    <div ref={place} {...hover}>
      <PressLink
        to={paths.shop}
        className={styles.trigger}
        aria-expanded={open}
        onPress={press}
        onKeyDown={onKeyDown}
        onPointerEnter={warm}
        onFocus={arrive}
      >
        <Icon path={icons.menu} />
        {messages.categories}
      </PressLink>
      {open && <LazyPart load={loadMenu} props={{ focusRow, onFollow: close }} box={styles.panel} />}
    </div>
  );
}
