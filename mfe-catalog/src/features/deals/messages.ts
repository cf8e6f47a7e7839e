/** Visible strings of the pages of deals (spec 2 §2, §9). */
export const messages = {
  deals: {
    description: 'Everything that the stores of the marketplace sell below its usual price.',
  },
  flash: {
    description:
      'Today for much less: one item per customer, on a limited quantity, with the promo code FLASH at the checkout.',
    today: "Today's Deal",
    todaysProducts: 'Products of the flash deal',
    nextProducts: 'Products of the next flash deal',
    endsAt: (moment: string) => `Until ${moment}`,
    endIn: 'End in',
    enterCode: (code: string) => `Enter the promo code ${code} at the checkout: it takes the difference off.`,
    upcoming: (moment: string) => `The next flash deal: ${moment}`,
    sold: (sold: number, quantity: number) => `${sold} of ${quantity} sold`,
    none: 'There is no flash deal at the moment.',
    noneDetail: 'The deals of the stores go on all day.',
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
    description: 'What shoppers buy most today, and what sold best in the last months.',
    top: 'Top Hot Deals Today',
    best: 'Best Seller In The Last Months',
    noneTop: 'There are no deals at the moment.',
  },
} as const;
