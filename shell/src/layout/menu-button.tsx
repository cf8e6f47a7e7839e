import { usePlatform } from '@nkm/platform';
import { Icon, icons } from '@nkm/ui';
import { useState } from 'react';
import { afterPaint } from '../browser/after-paint';
import { messages } from '../messages';
import { paths } from '../paths';
import styles from './header.module.css';
import { LazyPart } from './lazy-part';
import { PressLink } from './press-link';

const importMenu = () => import(/* webpackChunkName: "menu" */ '../menu/mobile-menu');
const loadMenu = () => importMenu().then(({ MobileMenu }) => MobileMenu);

/** Opens the menu of narrow screens (spec 1 §2.3). Without scripts it is a link to all products. */
export function MenuButton() {
  const { api } = usePlatform();
  const [open, setOpen] = useState(false);

  /** Fetches the menu while the finger is still down. What fails now is met again, and told, when it opens. */
  const warm = () => void afterPaint().then(importMenu).then(({ warmMenu }) => warmMenu(api), () => undefined); // prettier-ignore

  return (
    <div className={styles.menu}>
      <PressLink
        to={paths.shop}
        className={styles.tool}
        aria-label={messages.menu}
        aria-expanded={open}
        onPress={() => setOpen(!open)}
        onPointerDown={warm}
        onFocus={warm}
      >
        <Icon path={icons.menu} />
      </PressLink>
      {open && <LazyPart load={loadMenu} props={{ onClose: () => setOpen(false) }} box={styles.panel} />}
    </div>
  );
}
