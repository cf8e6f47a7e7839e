import type { ScreenProps } from '@nkm/contracts';
import { usePlatform } from '@nkm/platform';
import { Breadcrumb, Button, EmptyState, ProductImage, Select } from '@nkm/ui';
import { useState } from 'react';
import { useRevalidator, useSearchParams } from 'react-router-dom';
import { messages } from '../../features/invoice-actions/dialog-messages';
import { ReviewProductForm } from '../../features/invoice-actions/review-product-form';
import { messages as shared } from '../../messages';
import { paths } from '../../paths';
import type { Data } from './data';
import styles from './page.module.css';
import page from '../page.module.css';

const texts = messages.reviewPage;
const keyOf = ({ invoiceId, product }: Data['purchases'][number]) => `${invoiceId}-${product.id}`;

/** /review-product: reviews a delivered purchase (spec 2 §2). The query can name `invoice` and `product`. */
export default function ReviewProduct({ data: { purchases } }: ScreenProps<Data>) {
  const platform = usePlatform();
  const { revalidate } = useRevalidator();
  const [query] = useSearchParams();
  const [chosen, setChosen] = useState(`${query.get('invoice')}-${query.get('product')}`);
  const purchase = purchases.find((one) => keyOf(one) === chosen) ?? purchases[0];
  return (
    <div className={page.page}>
      <Breadcrumb
        items={[
          { title: shared.breadcrumb.home, to: paths.home },
          { title: shared.breadcrumb.account, to: paths.myOrders() },
          { title: texts.heading },
        ]}
      />
      <h1>{texts.heading}</h1>
      {purchase ? (
        <>
          <Select
            className={styles.choice}
            label={texts.product}
            value={keyOf(purchase)}
            options={purchases.map((one) => ({ value: keyOf(one), label: one.product.name }))}
            onChange={({ target }) => setChosen(target.value)}
          />
          <p className={styles.picture}>
            <ProductImage picture={purchase.product.picture} src={purchase.product.image} alt="" sizes="120px" />
          </p>
          <ReviewProductForm
            key={keyOf(purchase)}
            invoiceId={purchase.invoiceId}
            productId={purchase.product.id}
            onSent={() => {
              platform.toast('success', messages.feedback.done);
              void revalidate();
            }}
            onOutdated={() => void revalidate()}
          />
        </>
      ) : (
        <EmptyState title={texts.none} action={<Button to={paths.myOrders()}>{texts.myOrders}</Button>}>
          {texts.noneHint}
        </EmptyState>
      )}
    </div>
  );
}
