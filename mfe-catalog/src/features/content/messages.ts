/** Visible strings of the pages on which the marketplace speaks of itself. They come with the code of these pages. */
export const messages = {
  appHeading: (brand: string) => `${brand} in your pocket`,
  appText: 'The same stores, the same cart and the same prices, in the mobile app.',
  getApp: 'Get the app',

  about: {
    heading: (brand: string) => `About ${brand}`,
    description: (brand: string) =>
      `${brand} is an online marketplace for Nigeria: search, order and pay on delivery, from stores all over the country.`,
    intro: (brand: string) =>
      `${brand} is an online marketplace for Nigeria. Many independent stores sell here, and you find all of them with one search, in one cart and at one checkout.`,
    buying: 'Buying here',
    buyingText: 'Buyers can search, order and pay on delivery.',
    buyingMore:
      'The checkout lists every way to pay and says which ones are open for your order at the moment. Paying online by card always is.',
    payingNow: (open: readonly string[]) =>
      `Paying on delivery is not open at the moment.${open.length > 0 ? ` You can pay with: ${open.join(', ')}.` : ''}`,
    promises: 'What we promise',
    selling: 'Selling here',
    sellingText: 'It costs a store nothing: 0 percent final value fee, 0 naira listing fee and no commission.',
    sellOn: (brand: string) => `Sell on ${brand}`,
    browse: 'Go Shopping',
    contactText: 'Something is not clear? We respond within 24 to 48 business hours.',
  },

  vendor: {
    heading: (brand: string) => `Sell on ${brand}`,
    description: (brand: string) =>
      `Open your store on ${brand}: 0 percent final value fee, 0 naira listing fee, no commission.`,
    intro: 'Shoppers all over Nigeria look for what you have. Open your store, and keep what they pay for it.',
    startSelling: 'Start Selling',
    terms: 'What it costs',
    termList: [
      { figure: '0%', name: 'final value fee' },
      { figure: '₦0', name: 'listing fee' },
      { figure: 'No', name: 'commission' },
    ],
    payment: 'How you are paid',
    paymentText:
      'Payment is handled by two payment providers. Shoppers pay before you pack, and neither you nor we ever see a card number.',
    steps: 'How to begin',
    stepList: [
      'Create an account and verify your e-mail and your phone number.',
      'Give your personal details.',
      'Prove who you are: account number, bank verification number, bank statement and a government ID.',
      'Our staff review your application. Once it is approved, your store is yours to fill.',
    ],
    questions: 'Questions of sellers',
    notOpen: 'Applications are not open at the moment.',
    notOpenDetail: 'Write to us, and we tell you when they are.',
  },

  comingSoon: {
    description: 'What we are working on.',
    intro: 'Good things take a little time. This is what we are working on.',
    payment: 'Ways to pay',
    shipping: 'Ways to deliver',
    nothing: 'Nothing is in the making that we could show. Everything else is in the shop.',
    browse: 'Go Shopping',
    news: 'Be the first to know: subscribe to the newsletter at the end of this page.',
  },
} as const;
