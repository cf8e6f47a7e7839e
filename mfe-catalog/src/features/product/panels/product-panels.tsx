import { Fragment } from 'react';
import { Description } from '../../../description/description';
import { messages } from '../messages';
import { MoreOffers } from '../offers/more-offers';
import type { ProductData } from '../product-view';
import { Questions } from '../questions/questions';
import { Reviews } from '../reviews/reviews';
import { ProductCarousels } from '../carousels/deferred-carousels';
import { Specification } from '../specification';
import { VendorPanel } from '../vendor/vendor-panel';
import { type Section, SectionTabs } from './section-tabs';

/** The product page below the buy box (CAT-SCR-034). */
export function ProductPanels({ data: { product, reviews, related } }: { data: ProductData }) {
  const { id, questions, offers } = product;
  const section = (name: string, title: string, panel: Section['panel']): Section => ({ id: name, title, panel });
  return (
    <Fragment key={id}>
      <SectionTabs
        label={messages.about}
        sections={[
          section('description', messages.description, <Description html={product.description} />),
          section('specification', messages.specification, <Specification rows={product.specification} />),
          section('vendor', messages.vendor, <VendorPanel product={product} />),
          section('reviews', messages.reviews, <Reviews product={product} loaded={reviews} />),
          section('questions', messages.questions, <Questions productId={id} questions={questions} />),
          section('offers', messages.moreOffers, <MoreOffers offers={offers} />),
        ]}
      />
      <ProductCarousels productId={id} related={related} />
    </Fragment>
  );
}
