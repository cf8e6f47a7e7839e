/** Visible strings of the notifications. */
export const messages = {
  home: 'Home',
  title: 'Notifications',
  loading: 'Loading your notifications',
  none: 'You have no notifications yet.',
  noneHint: 'News about your orders and your coins appears here.',
  failed: 'Your notifications could not be loaded.',
  retry: 'Retry',
  seeAll: 'See all notifications',
  description: 'Title/description',
  date: 'Date',
  tag: 'Tag',
  unread: 'New',
  pages: 'Pages of notifications',
} as const;
