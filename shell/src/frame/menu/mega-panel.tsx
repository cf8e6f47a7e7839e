import { Icon, icons, useFollowLinks } from '@nkm/ui';
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react';
import { paths } from '../../app/paths';
import { CategoryPane } from './category-pane';
import { useCategoryTree } from './category-tree';
import { findTarget } from './find-target';
import styles from './mega-panel.module.css';
import { categoryIndexOf } from './menu-links';
import { useAim } from './use-aim';

export { warmMenu } from './category-tree';

export interface MegaPanelProps {
  /** After opening by keyboard: the index of the category to focus, limited to the last one. */
  focusRow: number | null;
  onFollow(): void;
}

/**
 * Three levels side by side: the categories, and the types and subcategories of the shown category (SH-SCR-006). The
 * links of the other categories are rendered, too, for screen readers. Arrow keys move inside; Tab leaves.
 */
export function MegaPanel({ focusRow, onFollow }: MegaPanelProps) {
  const categories = useCategoryTree();
  const [shown, setShown] = useState(0);
  const everything = useDeferredValue(true, false); // render the visible links first
  const panel = useRef<HTMLDivElement>(null);
  const touched = useRef<number | null>(null);
  const aim = useAim(panel, setShown);
  const follow = useFollowLinks(onFollow);

  useEffect(() => {
    if (focusRow === null) return;
    const all = [...(panel.current?.querySelectorAll<HTMLElement>('[data-category]') ?? [])];
    all[Math.min(focusRow, all.length - 1)]?.focus();
  }, [focusRow]);

  function onKeyDown(event: KeyboardEvent) {
    const target = panel.current && findTarget(panel.current, event.target as HTMLElement, event.key);
    if (!target) return;
    event.preventDefault();
    target.focus();
  }
  /** Touch has no hover: the first press shows a category, the second follows its link. */
  function onPointerDown({ pointerType, target }: PointerEvent) {
    const index = categoryIndexOf(target);
    touched.current = pointerType === 'touch' && index !== shown ? index : null;
  }
  function onClick(event: MouseEvent) {
    if (touched.current === null) return follow(event);
    event.preventDefault();
    setShown(touched.current);
    touched.current = null;
  }

  return (
    // The handlers only react to events of the links inside.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={panel}
      className={styles.panel}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={aim}
      onClick={onClick}
    >
      <ul className={styles.categories}>
        {categories.map((category, index) => (
          <li key={category.slug} data-item="" data-shown={index === shown || undefined}>
            <a
              href={paths.category(category.slug)}
              className={styles.category}
              data-category={index}
              tabIndex={index === shown ? 0 : -1}
              onFocus={() => setShown(index)}
            >
              {category.icon && <img src={category.icon} alt="" width="28" height="28" />}
              <span>{category.title}</span>
              <Icon path={icons.chevron} />
            </a>
            {(index === shown || everything) && <CategoryPane category={category} />}
          </li>
        ))}
      </ul>
    </div>
  );
}
