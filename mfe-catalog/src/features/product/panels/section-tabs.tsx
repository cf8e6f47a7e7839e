import { tabByKey, VisuallyHidden } from '@nkm/ui';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './section-tabs.module.css';

export interface Section {
  /** Also the fragment of its address: `#reviews`. */
  id: string;
  title: string;
  panel: ReactNode;
}

/**
 * Sections of a page behind tabs. The tabs are links to their sections, so that they work before hydration and without
 * scripts. After hydration, arrow keys move between them and the address names the open one.
 */
export function SectionTabs({ sections, label }: { sections: readonly Section[]; label: string }) {
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(sections[0]?.id);
  const [isHydrated, setHydrated] = useState(false);

  useEffect(() => {
    const follow = () => {
      const named = location.hash.slice(1);
      if (!list.current?.querySelector(`[data-tab="${CSS.escape(named)}"]`)) return;
      setOpen(named);
      list.current.scrollIntoView();
    };
    setHydrated(true);
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);

  function select(id: string) {
    setOpen(id);
    history.replaceState(history.state, '', `#${id}`);
  }
  function onPress(event: MouseEvent, id: string) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    select(id);
  }
  function onKeyDown(event: KeyboardEvent) {
    // Unlike a link, a tab must react to the space bar.
    const id = event.key === ' ' ? open : tabByKey(sections, open, event.key)?.id;
    if (id === undefined) return;
    event.preventDefault();
    select(id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(id)}"]`)?.focus();
  }
  return (
    <div>
      {/* eslint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs take the focus, one at a time */}
      <div ref={list} className={styles.list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {sections.map(({ id, title }) => (
          <a
            key={id}
            role="tab"
            className={styles.tab}
            href={`#${id}`}
            id={`${id}-tab`}
            data-tab={id}
            aria-selected={id === open}
            aria-controls={id}
            tabIndex={isHydrated && id !== open ? -1 : 0}
            onClick={(event) => onPress(event, id)}
          >
            {title}
          </a>
        ))}
      </div>
      {sections.map(({ id, title, panel }, index) => (
        <section
          key={id}
          role="tabpanel"
          className={styles.panel}
          id={id}
          aria-labelledby={`${id}-tab`}
          hidden={isHydrated && id !== open}
          data-deferred={!isHydrated && index > 0 ? true : undefined}
        >
          <h2>
            <VisuallyHidden>{title}</VisuallyHidden>
          </h2>
          {panel}
        </section>
      ))}
    </div>
  );
}
