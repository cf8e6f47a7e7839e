import { Price } from '@nkm/ui';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths';
import type { CardData } from '../../../products/card';
import { messages } from '../messages';
import { ProductSection } from '../product-section';

/** Related products as plain links, until the carousels load and without scripts. */
export function RelatedLinks({ related }: { related: readonly CardData[] }) {
  if (related.length === 0) return null;
  return (
    <ProductSection title={messages.related}>
      <ul>
        {related.map(({ id, slug, title, selling_price }) => (
          <li key={id}>
            <Link to={paths.product(slug)}>{title}</Link> <Price selling={selling_price} size="s" />
          </li>
        ))}
      </ul>
    </ProductSection>
  );
}
