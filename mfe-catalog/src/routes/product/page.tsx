import type { ScreenProps } from '@nkm/contracts';
import { usePlatform } from '@nkm/platform';
import { Breadcrumb } from '@nkm/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Gallery } from '../../features/product/gallery/gallery';
import { galleryPictures } from '../../features/product/gallery/gallery-pictures';
import { rememberProduct } from '../../features/product/last-product';
import { ProductPanels } from '../../features/product/panels/deferred-panels';
import { ProductSummary } from '../../features/product/product-summary';
import type { ProductData } from '../../features/product/product-view';
import { useChoice } from '../../features/product/variants/use-choice';
import page from '../../products/page.module.css';
import { productTrail } from './trail';
import styles from './page.module.css';

export default function ProductPage({ data }: ScreenProps<ProductData>) {
  const { product, address } = data;
  const { search } = useLocation();
  const platform = usePlatform();
  const { bus } = platform;
  const choice = useChoice(product);
  const { shown } = choice;
  const { id, slug } = product;

  useEffect(() => rememberProduct(platform, slug, search, data), [platform, slug, search, data]);
  useEffect(() => bus.emit('product.viewed', { productId: id, slug }), [bus, id, slug]);

  return (
    <article className={page.page}>
      <Breadcrumb items={productTrail(product)} />
      <div className={styles.columns}>
        <Gallery key={shown?.id} title={product.title} pictures={galleryPictures(product, shown)} />
        <ProductSummary key={id} product={product} choice={choice} address={address} />
      </div>
      <ProductPanels data={data} />
    </article>
  );
}
