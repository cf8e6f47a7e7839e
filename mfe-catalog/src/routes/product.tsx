import type { ScreenProps } from '@nkm/contracts';
import { usePlatform } from '@nkm/platform';
import { Breadcrumb } from '@nkm/ui';
import { memo, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Gallery } from '../features/product/gallery/gallery';
import { galleryPictures } from '../features/product/gallery/gallery-pictures';
import { rememberProduct } from '../features/product/last-product';
import { loadPanels } from '../features/product/panels/load-panels';
// The server draws the panels, whose code comes later: what is seen of them at first needs its styles at once.
import '../description/description.module.css';
import '../features/product/panels/section-tabs.module.css';
import '../features/product/product-section.module.css';
import { ProductSummary } from '../features/product/product-summary';
import type { ProductData } from '../features/product/product-view';
import { chosenVariant } from '../features/product/variants/chosen-variant';
import { useSecondPass } from '../late/first-view';
import { latePart } from '../late/late-part';
import page from '../products/page.module.css';
import { productTrail } from './product-trail';
import styles from './product.module.css';

const PLACE = <div className={styles.below} />;
/** They show the product, whichever of its variants is chosen. */
const Panels = memo(latePart(loadPanels, { fallback: PLACE }));

export default function ProductPage({ data }: ScreenProps<ProductData>) {
  const { product, address } = data;
  const { search } = useLocation();
  const platform = usePlatform();
  const { bus } = platform;
  const variant = chosenVariant(product, new URLSearchParams(search));
  const { id, slug } = product;
  const isSecondPass = useSecondPass();

  useEffect(() => rememberProduct(platform, slug, search, data), [platform, slug, search, data]);
  useEffect(() => bus.emit('product.viewed', { productId: id, slug }), [bus, id, slug]);

  return (
    <article className={page.page}>
      <Breadcrumb items={productTrail(product)} />
      <div className={styles.columns}>
        <Gallery key={variant?.id} title={product.title} pictures={galleryPictures(product, variant)} />
        <ProductSummary key={id} product={product} variant={variant} address={address} />
      </div>
      {isSecondPass ? <Panels data={data} /> : PLACE}
    </article>
  );
}
