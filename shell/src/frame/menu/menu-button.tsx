import { usePlatform } from '@nkm/platform';
import { afterPaint, Icon, icons } from '@nkm/ui';
import { messages } from '../../app/messages';
import { paths } from '../../app/paths';
import tool from '../tools/tool.module.css';
import drop from '../panel/drop-panel.module.css';
import { PressLink } from '../panel/press-link';
import { pressedPart } from '../panel/pressed-part';
import { useDropPanel } from '../panel/use-drop-panel';
import styles from './menu-button.module.css';

const importMenu = () => import(/* webpackChunkName: "menu" */ './mobile-menu');
const MobileMenu = pressedPart(async () => (await importMenu()).MobileMenu, { box: `${drop.panel} ${styles.panel}` });

/** Opens the menu of narrow screens. Without scripts it is a link to all products. */
export function MenuButton() {
  const { api } = usePlatform();
  const { place, open, toggle, close, dismiss } = useDropPanel();

  /** Preloads the menu while the finger is still down. Errors are ignored here; they show when the menu opens. */
  const warm = () =>
    void afterPaint()
      .then(importMenu)
      .then(
        ({ warmMenu }) => warmMenu(api),
        () => undefined,
      );

  return (
    <div ref={place} className={styles.menu}>
      <PressLink
        to={paths.shop}
        className={tool.tool}
        aria-label={messages.menu}
        aria-expanded={open}
        onPress={toggle}
        onPointerDown={warm}
        onFocus={warm}
      >
        <Icon path={icons.menu} />
      </PressLink>
      {open && <MobileMenu onClose={close} onDismiss={dismiss} />}
    </div>
  );
}
