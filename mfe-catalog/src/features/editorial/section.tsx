import type { EditorialSection } from '@nkm/contracts';
import { Accordion } from '@nkm/ui';
import { Description } from '../../description/description';
import styles from './section.module.css';

/** An article with heading and text, or a dropdown, of which one is open at a time (CAT-SCR-080, CAT-SCR-081). */
export function Section({ section: { type, title, content } }: { section: EditorialSection }) {
  if (type === 'Dropdown') {
    return (
      <Accordion title={title} name="editorial">
        <Description html={content} />
      </Accordion>
    );
  }
  return (
    <section className={styles.article}>
      <h2>{title}</h2>
      <Description html={content} />
    </section>
  );
}
