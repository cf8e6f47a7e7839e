import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import pills from '../../products/pills.module.css';
import type { KidsHomeData } from './load-kids-home';
import styles from './kids.module.css';
import { messages } from './messages';

const HEADING_ID = 'best-seller-brands';

/** The best-seller brands (CAT-SCR-082), each with a link to its products. */
export function KidsBrands({ brands }: Pick<KidsHomeData, 'brands'>) {
  if (brands.length === 0) return null;
  return (
    <section className={styles.block} aria-labelledby={HEADING_ID}>
      <h2 id={HEADING_ID}>{messages.bestSellers}</h2>
      <ul className={pills.row}>
        {brands.map((brand) => (
          <li key={brand}>
            <Link className={pills.pill} to={paths.ofBrand(brand)}>
              {brand}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
