/** Strings of the coin history and the dashboard. Strings fixed by requirements stay verbatim. */
export const messages = {
  breadcrumb: { home: 'Home', history: 'coin history', dashboard: 'Dashboard' },
  history: {
    heading: 'Point History',
    type: 'Type',
    operation: 'Operation',
    description: 'Description',
    date: 'Date',
    time: 'Time',
    coin: 'Coin',
    pages: 'Pages of your coin history',
    empty: 'You currently have no points at this time, check back later',
    emptyHint: 'To earn NKM coins, confirm receipt of an order within 72 hours, or rate a seller.',
    goShopping: 'Go Shopping',
  },
  dashboard: {
    heading: 'Dashboard',
    overview: 'Order Overview',
    ranges: 'Time range',
    range: { day: 'Day', month: 'Month', year: 'Year', all: 'All-Time' },
    span: {
      day: 'The last 24 hours',
      month: 'The last 30 days',
      year: 'The last 365 days',
      all: 'All time',
    },
    cards: {
      available: 'Available Coins',
      earned: 'Coins Earned',
      debitted: 'Coins Debited',
      orders: 'Purchase Order',
    },
    chart: {
      earned: 'Coin Earned',
      debitted: 'Coin Debited',
      orders: 'Purchase Order',
      available: 'Available Coins',
    },
    nothing: 'No activity in this period.',
    trend: {
      up: (percent: string) => `${percent} more than in the previous period`,
      down: (percent: string) => `${percent} less than in the previous period`,
      same: 'No change',
    },
    history: 'Coin history',
    orders: 'Your orders',
  },
} as const;
