/** Visible strings of the notifications. */
export const messages = {
  home: 'Home',
  title: 'Notifications',
  loading: 'Loading your notifications',
  none: 'You have no notifications yet.',
  noneHint: 'We tell you here when your orders move, and when you earn coins.',
  failed: 'Your notifications could not be loaded.',
  retry: 'Retry',
  seeAll: 'See all notifications',
  description: 'Title/description',
  date: 'Date',
  tag: 'Tag',
  unread: 'New',
  pages: 'Pages of notifications',
} as const;
