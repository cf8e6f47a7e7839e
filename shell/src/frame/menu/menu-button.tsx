import { usePlatform } from '@nkm/platform';
import { afterPaint, Icon, icons, useSettled } from '@nkm/ui';
import { useState } from 'react';
import { messages } from '../../app/messages';
import { paths } from '../../app/paths';
import styles from '../header/header.module.css';
import { PressLink } from '../panel/press-link';
import { pressedPart } from '../panel/pressed-part';

const importMenu = () => import(/* webpackChunkName: "menu" */ './mobile-menu');
const MobileMenu = pressedPart(async () => (await importMenu()).MobileMenu, { box: styles.panel });

/** Opens the menu of narrow screens (spec 1 §2.3). Without scripts it is a link to all products. */
export function MenuButton() {
  const { api } = usePlatform();
  const [open, setOpen] = useState(false);
  // Not `open`: the menu closes in other ways too, and the next press opens it at once.
  const [presses, setPresses] = useState(0);
  const isSettled = useSettled(presses);

  /** Preloads the menu while the finger is still down. Errors are ignored here; they show when the menu opens. */
  const warm = () =>
    void afterPaint()
      .then(importMenu)
      .then(
        ({ warmMenu }) => warmMenu(api),
        () => undefined,
      );

  function press() {
    if (!isSettled()) return;
    setPresses(presses + 1);
    setOpen(!open);
  }

  return (
    <div className={styles.menu}>
      <PressLink
        to={paths.shop}
        className={styles.tool}
        aria-label={messages.menu}
        aria-expanded={open}
        onPress={press}
        onPointerDown={warm}
        onFocus={warm}
      >
        <Icon path={icons.menu} />
      </PressLink>
      {open && <MobileMenu onClose={() => setOpen(false)} />}
    </div>
  );
}
