/** Visible strings of the notifications. They come with their code, which only signed-in shoppers need. */
export const messages = {
  unread: (count: number) => `Notifications, ${count} unread`,
  title: 'Notifications',
  loading: 'Loading your notifications',
  none: 'You have no notifications yet.',
  failed: 'Your notifications could not be loaded.',
  retry: 'Retry',
  seeAll: 'See all notifications',
} as const;
