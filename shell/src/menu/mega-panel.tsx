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
import { paths } from '../paths';
import { CategoryPane } from './category-pane';
import { useCategoryTree } from './category-tree';
import { findTarget } from './find-target';
import styles from './mega-panel.module.css';
import { categoryIndexOf } from './menu-links';
import { useAim } from './use-aim';

export { warmMenu } from './category-tree';

export interface MegaPanelProps {
  /** Opened by keyboard: the category that takes the focus, the last one where there are fewer. */
  focusRow: number | null;
  onFollow(): void;
}

/**
 * Three levels side by side: categories, and the types and subcategories of the one that is shown (spec 1 §2.3). The
 * links of the others are there too, for whoever reads instead of looking. Arrow keys move inside; Tab leaves.
 */
export function MegaPanel({ focusRow, onFollow }: MegaPanelProps) {
  const categories = useCategoryTree();
  const [shown, setShown] = useState(0);
  const everything = useDeferredValue(true, false); // what is seen first comes first
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
  /** A finger cannot point without pressing: its first press shows a category, its second follows the link. */
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
    // What happens here happens to one of its links.
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
              {category.title}
              <Icon path={icons.chevron} />
            </a>
            {(index === shown || everything) && <CategoryPane category={category} />}
          </li>
        ))}
      </ul>
    </div>
  );
}
