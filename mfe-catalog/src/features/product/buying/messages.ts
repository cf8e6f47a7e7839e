export const messages = {
  stopNotice: 'Remove alert',
  detail: 'We’ll let you know here and by email when it’s back.',
  willTell: 'We’ll let you know when it’s back in stock.',
  stopped: 'Alert removed.',
  similar: (category: string) => `See more: ${category}`,
} as const;
