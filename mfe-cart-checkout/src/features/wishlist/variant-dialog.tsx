import { type Variant, variantText } from '@nkm/contracts';
import { useMoney, usePlatform } from '@nkm/platform';
import { Button, Dialog, RadioGroup } from '@nkm/ui';
import { useState } from 'react';
import { nameOf } from '../../cart-line/line';
import { messages } from './messages';
import { moveVariantToCart, type VariantChoice } from './move-to-cart';

export interface VariantDialogProps {
  choice: VariantChoice;
  onClose: () => void;
}

/** Chooses the variant of a wishlist product that moves to the cart. The choice survives a failure. */
export function VariantDialog({ choice: { product, variants }, onClose }: VariantDialogProps) {
  const platform = usePlatform();
  const money = useMoney();
  const [chosen, setChosen] = useState(() => onlyOneLeft(variants));
  const [busy, setBusy] = useState(false);
  const variant = variants.find(({ id }) => `${id}` === chosen);

  async function move() {
    if (!variant || busy) return;
    setBusy(true);
    try {
      if (await moveVariantToCart(platform, product, variant)) onClose();
    } catch (error) {
      platform.toastError(error);
    } finally {
      setBusy(false);
    }
  }
  return (
    <Dialog
      open
      size="s"
      title={messages.chooseVariant}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button variant="main" busy={busy} aria-disabled={!variant} onClick={() => void move()}>
            {messages.moveToCart}
          </Button>
        </>
      }
    >
      <RadioGroup
        legend={product.title}
        value={chosen}
        options={variants.map((one) => ({
          value: `${one.id}`,
          label: variantText(one.values) || nameOf(product),
          hint: one.quantity > 0 ? money(one.selling_price) : messages.outOfStock,
          disabled: one.quantity <= 0,
        }))}
        onChange={setChosen}
      />
    </Dialog>
  );
}

/** The only possible choice is preselected. */
function onlyOneLeft(variants: readonly Variant[]): string | null {
  const [first, second] = variants.filter(({ quantity }) => quantity > 0);
  return first && !second ? `${first.id}` : null;
}
