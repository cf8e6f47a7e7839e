import { type Brand, groupThousands } from '@nkm/contracts';
import { Field, useFieldValue } from '@nkm/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import pills from '../../products/pills.module.css';
import styles from './brand-list.module.css';
import { matchesWords } from '../../search-query/matches-words';
import type { BrandGroup } from './group-brands';
import { messages } from './messages';

const idOf = (letter: string) => `brands-${letter === '#' ? 'other' : letter}`;

/** All brands by first letter, each with a link to its products (CAT-SCR-077), and a search among them. */
export function BrandList({ groups: all }: { groups: readonly BrandGroup[] }) {
  const [words, setWords] = useState('');
  const field = useFieldValue<HTMLInputElement>('', setWords);
  const groups = all
    .map(({ letter, brands }) => ({ letter, brands: brands.filter(({ name }) => matchesWords(name, words)) }))
    .filter(({ brands }) => brands.length > 0);
  return (
    <>
      <div className={styles.search} data-scripted>
        <Field ref={field} type="search" label={messages.search} onChange={(event) => setWords(event.target.value)} />
      </div>
      <p role="status">{groups.length === 0 && messages.noMatch(words)}</p>
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
          <FoldedBrands brands={brands} isSearched={words.trim() !== ''} />
        </section>
      ))}
    </>
  );
}

/** A letter with fewer small brands shows them all. */
const FOLDED_FROM = 4;

/** The brands of a letter; those with a single product are folded, unless the shopper searches. */
function FoldedBrands({ brands, isSearched }: { brands: readonly Brand[]; isSearched: boolean }) {
  const small = brands.filter(({ count }) => count <= 1);
  if (isSearched || small.length < FOLDED_FROM) return <Brands brands={brands} />;
  return (
    <>
      <Brands brands={brands.filter(({ count }) => count > 1)} />
      <details className={styles.fold}>
        <summary className={styles.more}>{messages.small(small.length)}</summary>
        <Brands brands={small} />
      </details>
    </>
  );
}

function Brands({ brands }: { brands: readonly Brand[] }) {
  if (brands.length === 0) return null;
  return (
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
  );
}
