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
  const [takesFocus, setTakesFocus] = useState(false);

  // A mouse that opens it next shall not move the focus.
  useEffect(() => {
    if (!open) setTakesFocus(false);
  }, [open]);

  /** Fetches the menu when somebody comes near. What fails now is met again, and told, when it opens. */
  const warm = () => void importMenu().then(({ warmMenu }) => warmMenu(api), () => undefined); // prettier-ignore

  function press() {
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
      <PressLink
        to={paths.shop}
        className={styles.trigger}
        aria-expanded={open}
        onPress={press}
        onKeyDown={onKeyDown}
        onPointerEnter={warm}
        onFocus={warm}
      >
        <Icon path={icons.menu} />
        {messages.categories}
      </PressLink>
      {open && <LazyPart load={loadMenu} props={{ takesFocus, onFollow: close }} box={styles.panel} />}
    </div>
  );
}
