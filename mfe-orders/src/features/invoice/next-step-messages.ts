/** What happens next with an invoice. */
export const messages = {
  expected: (day: string) => `Estimated delivery: ${day}`,
  late: (day: string) => `This parcel is late. It was expected on ${day}.`,
  ask: 'Contact us if it does not arrive soon.',
  before: 'The store is preparing your parcel.',
  onItsWay: (isPickup: boolean) =>
    isPickup
      ? 'Your parcel is on its way to the station. We’ll let you know when you can collect it.'
      : 'Your parcel is on its way to you.',
  cash: (amount: string) => `Have ${amount} in cash ready.`,
  cancelling: 'You asked to cancel everything here. Our staff will decide and email you.',
  failed: 'Your parcel did not arrive.',
  failedNext: 'Our staff will send it again or refund it. You do not need to do anything.',
  failedInCash: 'We will send it again or cancel it. You have nothing to pay until it arrives.',
  delivered: (day: string) => `Delivered ${day}`,
  sendBack: (date: string) => `If something is wrong, request a return by ${date}.`,
  handIn: (day: string) => `Your return is approved. Hand in the items by ${day}, with the return code below.`,
  cancelled: (day: string) => `Cancelled ${day}`,
  refund: 'See your refund below.',
  nothing: 'You do not need to do anything.',
} as const;
