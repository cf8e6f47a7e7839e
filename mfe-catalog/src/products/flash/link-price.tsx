import { Price, type PriceProps } from '@nkm/ui';
import type { CardData } from '../card';
import styles from './flash.module.css';
import { messages } from './messages';
import { useFlash } from './use-flash';

interface LinkPriceProps extends Pick<PriceProps, 'size'> {
  product: Pick<CardData, 'id' | 'selling_price' | 'original_price' | 'flash'>;
}

/** The price beside the link to a product; in a flash deal that price, with its code. */
export function LinkPrice({ product, size }: LinkPriceProps) {
  const { flash } = useFlash(product, product.selling_price);
  return (
    <>
      <Price selling={flash?.price ?? product.selling_price} original={product.original_price} size={size} />
      {flash && <span className={styles.note}>{messages.code(flash.code)}</span>}
    </>
  );
}
