/** Visible strings of the privacy notice. They load with its code. */
export const messages = {
  title: 'Your privacy',
  text: 'We store only the data that the shop needs. May we also measure page speed?',
  accept: 'Accept',
  decline: 'Decline',
} as const;
