/** Visible strings of the bell. They load with its code, which only signed-in shoppers need. */
export const messages = {
  unread: (count: number) => `Notifications, ${count} unread`,
  title: 'Notifications',
} as const;
