/** Visible strings of the delivery estimate. */
export const messages = {
  title: 'Choose a pickup station',
  state: 'State',
  chooseState: 'Choose a state',
  station: 'Pickup station',
  confirm: 'Confirm',
  change: 'Change station',
  loading: 'Loading stations',
  loadingEstimate: 'Estimating delivery',
  stationsFailed: 'The stations cannot be shown at the moment.',
  estimateFailed: 'The delivery cannot be estimated at the moment.',
  noFee: 'No delivery fee',
  delivery: (fee: string) => `Delivery ${fee}`,
  to: (station: string, day: string) => `to ${station}, by ${day}`,
  others: (fees: string) => `plus ${fees} in fees for one item.`,
  missing: (amount: string) => `Spend ${amount} more for free delivery.`,
} as const;
