import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { tabByKey } from './tab-by-key';
import styles from './tabs.module.css';

export interface Tab {
  id: string;
  title: ReactNode;
  panel: ReactNode;
}

export interface TabsProps {
  tabs: readonly Tab[];
  label: string;
  /** Id of the open tab; without it the component is uncontrolled and starts with the first tab. */
  selected?: string;
  onSelect?: (id: string) => void;
}

/** Panels behind tabs: arrow keys move between them, Tab enters the panel. */
export function Tabs({ tabs, label, selected, onSelect }: TabsProps) {
  const base = useId();
  const [own, setOwn] = useState(tabs[0]?.id);
  const current = selected ?? own;

  function select(id: string) {
    setOwn(id);
    onSelect?.(id);
  }
  function move(event: KeyboardEvent<HTMLDivElement>) {
    const tab = tabByKey(tabs, current, event.key);
    if (!tab) return;
    event.preventDefault();
    select(tab.id);
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${CSS.escape(tab.id)}"]`)?.focus();
  }
  return (
    <div>
      {/* eslint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus is on its tabs, one at a time */}
      <div className={styles.list} role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            role="tab"
            className={styles.tab}
            data-tab={id}
            id={`${base}-tab-${id}`}
            aria-selected={id === current}
            aria-controls={`${base}-panel-${id}`}
            tabIndex={id === current ? 0 : -1}
            onClick={() => select(id)}
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ id, panel }) => (
        <div
          key={id}
          role="tabpanel"
          className={styles.panel}
          id={`${base}-panel-${id}`}
          aria-labelledby={`${base}-tab-${id}`}
          hidden={id !== current}
        >
          {panel}
        </div>
      ))}
    </div>
  );
}
