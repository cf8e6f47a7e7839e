const COUPON_LATER = ' Your coupon discount is deducted there.';

/** Visible strings of cart, mini cart and their notices. Strings fixed by requirements stay verbatim. */
export const messages = {
  shop: 'Shop',

  cartEmpty: 'Your Cart is empty',
  selectAll: 'Select All',
  unselectAll: 'Unselect All',
  clearCart: 'Clear Cart',
  clearCartQuestion: 'Remove everything from your cart?',
  clearCartYes: 'Yes, clear it',
  clearCartNo: 'No, keep it',
  selectStore: (store: string) => `Select everything from ${store}`,
  selectLine: (title: string) => `Select ${title}`,
  quantityOf: (title: string) => `Quantity of ${title}`,
  removeLine: (title: string) => `Remove ${title} from cart`,
  moveLineToWishlist: (title: string) => `Move ${title} to wishlist`,
  moveStoreToWishlist: (store: string) => `Move all to wishlist: ${store}`,
  moveAllToWishlist: 'Move all to wishlist',
  lowStock: (stock: number) => `Only ${stock} left`,
  summary: 'Summary',
  selectedCount: (selected: number, all: number) => `${selected} of ${all} selected`,
  subTotal: 'Sub total',
  freeDeliveryMissing: (amount: string) => `Add ${amount} more for free delivery`,
  noDeliveryFee: 'No delivery fee for these products',
  delivery: (parcels: number) =>
    `Delivery ${parcels === 1 ? '' : `of ${parcels} parcels `}to a pickup station, with gas fee and tax`,
  coupon: 'Coupon discount',
  couponSaves: (amount: string) => `You save ${amount} on the selected products.`,
  total: 'Total so far',
  feesLater: ({ delivery, coupon }: { delivery: boolean; coupon: boolean }) =>
    `${delivery ? 'Delivery and payment fees' : 'Payment fees'} are added at checkout.${coupon ? COUPON_LATER : ''}`,
  checkOut: 'Proceed to Checkout',
  selectSomething: 'Select at least one product to check out',
  soldOutTitle: 'No longer available',
  soldOutText: (titles: string) => `Sold out and removed from your cart: ${titles}`,
  soldOutToWishlist: 'Add to wishlist',
  dismiss: 'Dismiss',
  cartChanged: 'Your cart has changed',
  quantityOfStock: (name: string, from: number, to: number) =>
    `${name}: quantity changed from ${from} to ${to}, because only ${to} are in stock.`,
  quantityOfOrder: (name: string, from: number, to: number) =>
    `${name}: quantity changed from ${from} to ${to}, because an order can contain at most ${to}.`,
  quantityJoined: (name: string, from: number, to: number) =>
    `${name}: quantity changed from ${from} to ${to}, to match the cart in your account.`,
  priceChanged: (name: string, from: string, to: string) => `${name}: price changed from ${from} to ${to}.`,
  viewCart: 'View Cart',
} as const;
