/** Visible strings of the pages about the marketplace. They load with the code of these pages. */
export const messages = {
  appHeading: (brand: string) => `The ${brand} app`,
  appText: 'The same stores, cart and prices on your phone.',
  getApp: 'Get the app',

  about: {
    heading: (brand: string) => `About ${brand}`,
    description: (brand: string) =>
      `${brand} is an online marketplace for Nigeria: search, order and pay on delivery, ` +
      'from stores all over the country.',
    intro: (brand: string) =>
      `${brand} is an online marketplace for Nigeria. Many independent stores sell here. ` +
      'Search them all, fill one cart and check out once.',
    buying: 'Buying here',
    buyingText: 'Buyers can search, order and pay on delivery.',
    buyingMore: 'The checkout lists every payment method and shows which ones your order can use.',
    payingNow: (open: readonly string[]) =>
      `Payment on delivery is currently unavailable.${open.length > 0 ? ` You can pay with: ${open.join(', ')}.` : ''}`,
    promises: 'What we promise',
    selling: 'Selling here',
    sellingText: 'It costs a store nothing: 0 percent final value fee, 0 naira listing fee and no commission.',
    sellOn: (brand: string) => `Sell on ${brand}`,
    browse: 'Go Shopping',
    contactText: 'Have a question? We respond within 24 to 48 business hours.',
  },

  vendor: {
    heading: (brand: string) => `Sell on ${brand}`,
    description: (brand: string) =>
      `Open your store on ${brand}: 0 percent final value fee, 0 naira listing fee, no commission.`,
    intro: 'Reach shoppers all over Nigeria, and keep the full price of every sale.',
    startSelling: 'Start Selling',
    terms: 'What it costs',
    termList: [
      { figure: '0%', name: 'final value fee' },
      { figure: '₦0', name: 'listing fee' },
      { figure: 'No', name: 'commission' },
    ],
    payment: 'How you get paid',
    paymentText: (onDelivery: boolean) =>
      [
        'Payment is handled by two payment providers.',
        `Shoppers pay before you pack${onDelivery ? ', or in cash on delivery' : ''}.`,
        'Neither you nor we ever see a card number.',
      ].join(' '),
    steps: 'How to start',
    stepList: [
      'Create an account and verify your email and your phone number.',
      'Enter your personal details.',
      'Verify your identity: account number, bank verification number, bank statement and a government ID.',
      'Our staff review your application. After approval, you can add your products.',
    ],
    questions: 'Seller questions',
    notOpen: 'Applications are currently closed.',
    notOpenDetail: 'Contact us to find out when they open.',
  },

  comingSoon: {
    description: 'Payment and delivery options that we are working on.',
    intro: 'We are working on these payment and delivery options.',
    payment: 'Ways to pay',
    shipping: 'Delivery options',
    now: 'Available today',
    /** What a delivery option means, by its code. */
    delivery: {
      standard: 'A courier brings the parcel to your door. We choose the courier.',
      rabitlala: 'The courier company Rabitlala brings the parcel to your door.',
      gig_logistics: 'The courier company GIG Logistics brings the parcel to a station near you.',
    } as Partial<Record<string, string>>,
    nothing: 'There is nothing to announce yet. Visit the shop.',
    browse: 'Go Shopping',
    news: 'Be the first to know: subscribe to the newsletter below.',
  },
} as const;
