import type { Invoice, InvoiceProduct } from '@nkm/contracts';
import { usePlatform } from '@nkm/platform';
import { ProductImage, Select } from '@nkm/ui';
import { useState } from 'react';
import { messages } from './dialog-messages';
import { OpinionDialog } from './opinion-dialog';
import styles from './opinion-dialog.module.css';
import { sendReview } from './send-review';

const texts = messages.feedback;

interface FeedbackDialogProps {
  invoice: Invoice;
  /** Of one of these; at least one. */
  products: readonly InvoiceProduct[];
  onSent: () => void;
  onOutdated: () => void;
  onClose: () => void;
}

/** The review of a product that was bought; with several the shopper chooses one (spec 2 §4, §5). */
export function FeedbackDialog({ invoice, products, onSent, ...events }: FeedbackDialogProps) {
  const platform = usePlatform();
  // The list shrinks when the orders come again: what is being written stays.
  const [choices] = useState(products);
  const [productId, setProductId] = useState(choices[0]!.id);
  const product = choices.find(({ id }) => id === productId)!;
  return (
    <OpinionDialog
      key={productId}
      {...events}
      title={texts.title}
      legends={texts}
      draftKey={`draft:review:${invoice.id}:${productId}`}
      about={
        <>
          {choices.length > 1 && (
            <Select
              label={texts.product}
              value={productId}
              options={choices.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={({ target }) => setProductId(Number(target.value))}
            />
          )}
          <div className={styles.about}>
            <span className={styles.picture}>
              <ProductImage picture={product.picture} src={product.image} alt="" sizes="56px" />
            </span>
            <p className={styles.name}>{product.name}</p>
          </div>
        </>
      }
      send={(opinion) => sendReview(platform, { ...opinion, invoiceId: invoice.id, productId })}
      onSent={() => {
        platform.toast('success', texts.done);
        onSent();
      }}
    />
  );
}
