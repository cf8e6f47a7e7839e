import { groupThousands } from '@nkm/contracts';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import pills from '../../products/pills.module.css';
import styles from './brand-list.module.css';
import type { BrandGroup } from './group-brands';
import { messages } from './messages';

const idOf = (letter: string) => `brands-${letter === '#' ? 'other' : letter}`;

/** All brands by first letter, each with a link to its products (CAT-SCR-077). */
export function BrandList({ groups }: { groups: readonly BrandGroup[] }) {
  return (
    <>
      <nav aria-label={messages.letters}>
        <ul className={pills.row}>
          {groups.map(({ letter }) => (
            <li key={letter}>
              <a className={pills.pill} href={`#${idOf(letter)}`}>
                {letter}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map(({ letter, brands }) => (
        <section key={letter} className={styles.group} aria-labelledby={idOf(letter)}>
          <h2 id={idOf(letter)} className={styles.letter}>
            {letter}
          </h2>
          <ul className={styles.brands}>
            {brands.map(({ name, count }) => (
              <li key={name}>
                <Link className={styles.brand} to={paths.ofBrand(name)}>
                  {name}
                </Link>{' '}
                <span className={styles.count}>{`(${groupThousands(count)})`}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
