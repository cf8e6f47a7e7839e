import { hasFeature, type Invoice, type InvoiceProduct, lineName } from '@nkm/contracts';
import { usePlatform } from '@nkm/platform';
import { ProductImage, Select } from '@nkm/ui';
import { useState } from 'react';
import { messages } from './dialog-messages';
import { ReviewDialog } from './review-dialog';
import styles from './review-dialog.module.css';
import { sendReview } from './send-review';

const texts = messages.feedback;

interface FeedbackDialogProps {
  invoice: Invoice;
  /** The products to choose from, at least one. */
  products: readonly InvoiceProduct[];
  onSent: () => void;
  onOutdated: () => void;
  onClose: () => void;
}

/** Reviews one of the bought products, which the shopper chooses. */
export function FeedbackDialog({ invoice, products, onSent, ...events }: FeedbackDialogProps) {
  const platform = usePlatform();
  // Reloaded orders can shorten the list. The product under review must stay in it.
  const [choices] = useState(products);
  const [productId, setProductId] = useState(choices[0]!.id);
  const product = choices.find(({ id }) => id === productId)!;
  return (
    <ReviewDialog
      key={productId}
      {...events}
      title={texts.title}
      legends={texts}
      withPhotos={hasFeature(platform.settings, 'photos')}
      draftKey={`draft:review:${invoice.id}:${productId}`}
      about={
        <>
          {choices.length > 1 && (
            <Select
              label={texts.product}
              value={productId}
              options={choices.map((line) => ({ value: line.id, label: lineName(line) }))}
              onChange={({ target }) => setProductId(Number(target.value))}
            />
          )}
          <div className={styles.about}>
            <span className={styles.picture}>
              <ProductImage picture={product.picture} src={product.image} alt="" sizes="56px" />
            </span>
            <p className={styles.name}>{lineName(product)}</p>
          </div>
        </>
      }
      send={(review) => sendReview(platform, { ...review, invoiceId: invoice.id, productId })}
      onSent={() => {
        platform.toast('success', texts.done);
        onSent();
      }}
    />
  );
}
