export const messages = {
  stopNotice: 'Do not notify me',
  detail: 'We’ll let you know here and by email when it’s back.',
  willTell: 'We will tell you when it is in stock again.',
  stopped: 'Alert removed.',
  similar: (category: string) => `See more: ${category}`,
} as const;
