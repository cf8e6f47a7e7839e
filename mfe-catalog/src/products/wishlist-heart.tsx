import { cartProduct, type Variant } from '@nkm/contracts';
import { useTopic } from '@nkm/platform';
import { IconButton, icons, useCommand } from '@nkm/ui';
import { messages } from '../messages';
import type { CardData } from './card';

interface WishlistHeartProps {
  product: CardData;
  /** The chosen variant, which the wishlist keeps. */
  variant?: Variant | null;
  className?: string;
}

/** Adds a product to the wishlist or removes it. */
export function WishlistHeart({ product, variant = null, className }: WishlistHeartProps) {
  const listed = useTopic('wishlist').productIds.includes(product.id);
  const { busy, run } = useCommand(messages.product.wishlistUnreachable);
  const label = listed ? messages.product.removeFromWishlist : messages.product.addToWishlist;
  return (
    <IconButton
      data-scripted
      className={className}
      icon={icons.heart}
      filled={listed}
      meaning={listed}
      label={`${label}: ${product.title}`}
      aria-disabled={busy}
      aria-busy={busy}
      onClick={() => void run((bus) => bus.send('wishlist.toggle', { product: cartProduct(product, variant) }))}
    />
  );
}
