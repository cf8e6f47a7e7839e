import { Link } from 'react-router-dom';
import { paths } from '../../../paths';
import type { CardData } from '../../../products/card';
import { LinkPrice } from '../../../products/flash/link-price';
import { messages } from '../messages';
import { ProductSection } from '../product-section';

/** Related products as plain links, until the carousels load and without scripts. */
export function RelatedLinks({ related }: { related: readonly CardData[] }) {
  if (related.length === 0) return null;
  return (
    <ProductSection title={messages.related}>
      <ul>
        {related.map((product) => (
          <li key={product.id}>
            <Link to={paths.product(product.slug)}>{product.title}</Link> <LinkPrice product={product} size="s" />
          </li>
        ))}
      </ul>
    </ProductSection>
  );
}
