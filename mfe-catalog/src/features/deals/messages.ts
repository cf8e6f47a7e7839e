/** Visible strings of the deal pages. Strings fixed by requirements stay verbatim. */
export const messages = {
  deals: {
    description: 'Discounted products from all stores on the marketplace.',
  },
  flash: {
    description: 'Big discounts today: one item per customer, in limited quantity, with promo code FLASH at checkout.',
    today: "Today's Deal",
    todaysProducts: 'Flash deal products',
    nextProducts: 'Next flash deal products',
    endsAt: (moment: string) => `Until ${moment}`,
    endIn: 'End in',
    nextDeal: (moment: string, products: readonly string[]) =>
      products.length === 0 ? moment : `${moment}: ${products[0]}${products.length > 1 ? ' and more' : ''}`,
    upcoming: (moment: string) => `Next flash deal: ${moment}`,
    used: 'You have already used this deal.',
    sold: (sold: number, quantity: number) => `${sold} of ${quantity} sold`,
    none: 'There is no flash deal at the moment.',
    noneDetail: 'Our stores have other deals every day.',
    allDeals: 'See all deals',
    others: 'Other Deals',
    terms: 'Flash Sale Terms',
    termsList: [
      'One item per customer.',
      'The promo code FLASH must be entered at checkout.',
      'Discounts up to 90%.',
      'The quantity is limited.',
      'Flash deals are available on the mobile app and the website.',
    ],
    eligibility: 'Eligibility Criteria',
    eligibilityList: ['Staff and their families are not eligible.', 'Orders found to be fraudulent may be terminated.'],
  },
  hot: {
    description: 'The most popular deals today and the best sellers of the last months.',
    top: 'Top Hot Deals Today',
    best: 'Best Seller In The Last Months',
    noneTop: 'There are no deals at the moment.',
  },
} as const;
