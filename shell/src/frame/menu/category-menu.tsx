import { usePlatform } from '@nkm/platform';
import { Icon, icons } from '@nkm/ui';
import { type KeyboardEvent, useEffect, useState } from 'react';
import styles from './category-bar.module.css';
import { PressLink } from '../panel/press-link';
import { pressedPart } from '../panel/pressed-part';
import { useDropPanel } from '../panel/use-drop-panel';
import { paths } from '../../app/paths';
import { messages } from './messages';

const importMenu = () => import(/* webpackChunkName: "mega-menu" */ './mega-panel');
const MegaPanel = pressedPart(async () => (await importMenu()).MegaPanel, { box: styles.panel });

/**
 * Opens the category mega menu (SH-SCR-006) on hover, press or Arrow Down. Without scripts it is a link to all
 * products.
 */
export function CategoryMenu() {
  const { api } = usePlatform();
  const { place, open, toggle, pin, close, hover } = useDropPanel();
  /** The category that Arrow Down focuses: the next one with each press while the menu loads. */
  const [focusRow, setFocusRow] = useState<number | null>(null);

  // If a mouse opens the menu next, the focus must not move.
  useEffect(() => {
    if (!open) setFocusRow(null);
  }, [open]);

  /** Preloads the menu on approach. Errors are ignored here; they show when the menu opens. */
  const warm = () =>
    void importMenu().then(
      ({ warmMenu }) => warmMenu(api),
      () => undefined,
    );

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
    if (!open) pin();
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
      {open && <MegaPanel focusRow={focusRow} onFollow={close} />}
    </div>
  );
}
