/** Visible strings of the privacy notice. They load with its code. */
export const messages = {
  title: 'Your privacy',
  text: 'We store only what the shop needs to work. May we also measure page speed?',
  accept: 'Accept',
  decline: 'Decline',
} as const;
