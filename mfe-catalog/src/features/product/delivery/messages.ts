/** Visible strings of the delivery estimate. */
export const messages = {
  title: 'Where do you pick it up?',
  state: 'State',
  chooseState: 'Choose a state',
  station: 'Pickup station',
  confirm: 'Confirm',
  change: 'Change station',
  loading: 'Loading the stations',
  loadingEstimate: 'Asking what the delivery costs',
  stationsFailed: 'The stations cannot be shown at the moment.',
  estimateFailed: 'The delivery cannot be estimated at the moment.',
  retry: 'Try again',
  free: 'Free delivery',
  delivery: (fee: string) => `Delivery ${fee}`,
  to: (station: string, day: string) => `to ${station}, by ${day}`,
  others: (fees: string) => `and ${fees} for fuel, tax and payment, for one piece`,
  missing: (amount: string) => `Delivery is free when you buy for ${amount} more.`,
} as const;
