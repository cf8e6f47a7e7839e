import type { ScreenProps } from '@nkm/contracts';
import { usePlatform } from '@nkm/platform';
import { Breadcrumb } from '@nkm/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Description } from '../description/description';
import { Gallery } from '../features/product/gallery/gallery';
import { galleryPictures } from '../features/product/gallery/gallery-pictures';
import { rememberProduct } from '../features/product/last-product';
import { ProductSection } from '../features/product/product-section';
import { ProductSummary } from '../features/product/product-summary';
import type { ProductData } from '../features/product/product-view';
import { Reviews } from '../features/product/reviews/reviews';
import { Specification } from '../features/product/specification';
import { chosenVariant } from '../features/product/variants/chosen-variant';
import { messages } from '../messages';
import { CardGrid } from '../products/card-grid';
import page from '../products/page.module.css';
import { productTrail } from './product-trail';
import styles from './product.module.css';

const { product: words } = messages;

export default function ProductPage({ data }: ScreenProps<ProductData>) {
  const { product, reviews, related } = data;
  const { search } = useLocation();
  const platform = usePlatform();
  const { bus } = platform;
  const variant = chosenVariant(product, new URLSearchParams(search));
  const { id, slug } = product;

  useEffect(() => rememberProduct(platform, slug, search, data), [platform, slug, search, data]);
  useEffect(() => bus.emit('product.viewed', { productId: id, slug }), [bus, id, slug]);

  return (
    <article className={page.page}>
      <Breadcrumb items={productTrail(product)} />
      <div className={styles.columns}>
        <Gallery key={variant?.id} title={product.title} pictures={galleryPictures(product, variant)} />
        <ProductSummary key={id} product={product} variant={variant} />
      </div>
      <ProductSection title={words.description}>
        <Description html={product.description} />
      </ProductSection>
      <ProductSection title={words.specification}>
        <Specification rows={product.specification} />
      </ProductSection>
      <ProductSection title={words.reviews}>
        <Reviews product={product} reviews={reviews} />
      </ProductSection>
      {related.length > 0 && (
        <ProductSection title={words.related}>
          <CardGrid products={related} label={words.related} fours />
        </ProductSection>
      )}
    </article>
  );
}
