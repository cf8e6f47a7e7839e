export const messages = {
  stopNotice: 'Do not notify me',
  detail: 'We tell you once, here and by email, when it is in stock again.',
  willTell: 'We will tell you when it is in stock again.',
  stopped: 'We will not tell you.',
  similar: (category: string) => `See more: ${category}`,
} as const;
