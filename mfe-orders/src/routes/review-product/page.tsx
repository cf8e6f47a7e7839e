import { lineName, type ScreenProps } from '@nkm/contracts';
import { usePlatform } from '@nkm/platform';
import { Breadcrumb, Button, EmptyState, ProductImage, Select } from '@nkm/ui';
import { useLocation, useNavigate, useNavigation, useRevalidator } from 'react-router-dom';
import { messages } from '../../features/invoice-actions/dialog-messages';
import { ReviewProductForm } from '../../features/invoice-actions/review-product-form';
import { messages as shared } from '../../messages';
import { paths } from '../../paths';
import type { Data } from './data';
import styles from './page.module.css';
import page from '../page.module.css';

const texts = messages.reviewPage;
const keyOf = ({ invoiceId, product }: Data['purchases'][number]) => `${invoiceId}-${product.id}`;

/** /review-product: reviews a delivered purchase. The query can name `invoice` and `product`. */
export default function ReviewProduct({ data: { purchases } }: ScreenProps<Data>) {
  const platform = usePlatform();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const here = useLocation();
  const { location: next } = useNavigation();
  // A choice shows at once, before its address is there.
  const { search } = next?.pathname === here.pathname ? next : here;
  const query = new URLSearchParams(search);
  const chosen = `${query.get('invoice')}-${query.get('product')}`;
  const purchase = purchases.find((one) => keyOf(one) === chosen) ?? purchases[0];

  function choose(key: string) {
    const one = purchases.find((candidate) => keyOf(candidate) === key);
    if (one) void navigate(paths.reviewProduct(one.invoiceId, one.product.id), { preventScrollReset: true });
  }
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
            options={purchases.map((one) => ({ value: keyOf(one), label: lineName(one.product) }))}
            onChange={({ target }) => choose(target.value)}
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
