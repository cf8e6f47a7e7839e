import { type ComponentType, useEffect, useState } from 'react';
import type { ProductShelvesProps } from './product-shelves';
import { RelatedLinks } from './related-links';

/** The rows of products, whose code and styles come last; plain links until then, and where they cannot be had. */
export function LateShelves(props: ProductShelvesProps) {
  const [Shelves, setShelves] = useState<ComponentType<ProductShelvesProps> | null>(null);
  useEffect(() => {
    let left = false;
    import(/* webpackChunkName: "product-shelves" */ './product-shelves').then(
      ({ ProductShelves }) => left || setShelves(() => ProductShelves),
      (error: unknown) => console.warn('The rows of products are missing:', error),
    );
    return () => {
      left = true;
    };
  }, []);
  return Shelves ? <Shelves key={props.productId} {...props} /> : <RelatedLinks related={props.related} />;
}
