/** Visible strings of the footer. They load with its code, which no first view waits for. */
export const messages = {
  footer: 'Footer',
  /** The screen-reader label; differs from the category labels of pages. */
  categories: 'All categories',
  quickLinks: 'Quick links',
  company: 'Company',
  business: 'Business',
  shop: 'Shop',

  myOrders: 'My orders',
  trackOrder: 'Track your order',
  coupons: 'Coupons',
  wishlist: 'Wishlist',
  cart: 'Cart',
  about: 'About us',
  contactUs: 'Contact us',
  sellOn: (brand: string) => `Sell on ${brand}`,
  allProducts: 'All products',
  deals: 'Deals',

  promises: 'What we promise',
  /** CAT-SCR-003 fixes the promises. `payments`: names of the ways to pay. */
  promiseList: (payments: string, isDocumented: boolean) =>
    [
      { icon: 'truck', title: 'Free delivery', detail: 'For orders over ₦10k' },
      { icon: 'return', title: '7 days return', detail: 'If goods have problems' },
      {
        icon: 'lock',
        title: 'Secure payment',
        detail: isDocumented ? 'By card, through Paystack' : `By ${payments}`,
      },
      { icon: 'support', title: '24/7 support', detail: 'We are here for you' },
    ] as const,

  contact: 'Contact',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  chat: 'Chat with us',
  follow: 'Follow us',
  facebook: 'Facebook',
  twitter: 'Twitter',
  instagram: 'Instagram',
  app: 'Get the app',
  android: 'Android',
  ios: 'iPhone',
  huawei: 'Huawei',

  payment: 'We accept',
  privacyChoices: 'Privacy choices',
  shipsNationwide: 'Nationwide shipping in Nigeria',

  failed: 'The links at the end of the page could not be loaded.',
  retry: 'Retry',
} as const;
