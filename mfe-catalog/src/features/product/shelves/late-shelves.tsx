import { type ComponentType, useEffect, useState } from 'react';
import type { ProductShelvesProps } from './product-shelves';
import { RelatedLinks } from './related-links';

/** Once it is there it is drawn at once: whoever goes back finds the page as high as it was. */
let loaded: ComponentType<ProductShelvesProps> | null = null;

/** The rows of products, whose code and styles come last; plain links until then, and where they cannot be had. */
export function LateShelves(props: ProductShelvesProps) {
  const [Shelves, setShelves] = useState(() => loaded);
  useEffect(() => {
    let left = false;
    import(/* webpackChunkName: "product-shelves" */ './product-shelves').then(
      ({ ProductShelves }) => {
        loaded = ProductShelves;
        if (!left) setShelves(() => ProductShelves);
      },
      (error: unknown) => console.warn('The rows of products are missing:', error),
    );
    return () => {
      left = true;
    };
  }, []);
  return Shelves ? <Shelves key={props.productId} {...props} /> : <RelatedLinks related={props.related} />;
}
