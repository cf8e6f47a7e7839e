import type { ScreenProps } from '@nkm/contracts';
import { Breadcrumb, EmptyState, Pagination } from '@nkm/ui';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pageOf } from '../../pagination/page-of';
import { messages } from '../../features/notifications/messages';
import { NotificationTable } from '../../features/notifications/notification-table';
import { paths } from '../../paths';
import styles from '../account-page.module.css';
import type { Data } from './data';

/** Notifications per page (ACC-CONST-012). */
const PER_PAGE = 10;
const LIST = 'notification-list';

/** /notifications: ten to a page. */
export default function Notifications({ data: { notifications } }: ScreenProps<Data>) {
  const [query] = useSearchParams();
  const { shown, page, pages } = useMemo(() => pageOf(notifications, PER_PAGE, query), [notifications, query]);
  return (
    <div className={styles.page}>
      <Breadcrumb items={[{ title: messages.home, to: paths.home }, { title: messages.title }]} />
      <h1>{messages.title}</h1>
      {notifications.length === 0 ? (
        <EmptyState title={messages.none}>{messages.noneHint}</EmptyState>
      ) : (
        <div id={LIST}>
          <NotificationTable notifications={shown} />
        </div>
      )}
      <Pagination page={page} totalPages={pages} hrefOf={paths.notifications} controls={LIST} label={messages.pages} />
    </div>
  );
}
