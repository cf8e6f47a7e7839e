import type { ScreenProps } from '@nkm/contracts';
import { Breadcrumb, Button, EmptyState, Pagination } from '@nkm/ui';
import { HistoryTable } from '../../features/points/history-table';
import { messages } from '../../features/points/messages';
import { paths } from '../../paths';
import type { Data } from './data';
import styles from '../page.module.css';

const { breadcrumb, history } = messages;

/** /coins-history: NKM coins earned and spent, eight to a page. */
export default function CoinsHistory({ data: { entries, page, pages } }: ScreenProps<Data>) {
  return (
    <div className={styles.page}>
      <Breadcrumb items={[{ title: breadcrumb.home, to: paths.home }, { title: breadcrumb.history }]} />
      <h1>{history.heading}</h1>
      {entries.length === 0 ? (
        <EmptyState
          title={history.empty}
          action={
            <Button to={paths.shop} variant="main">
              {history.goShopping}
            </Button>
          }
        >
          <p>{history.emptyHint}</p>
        </EmptyState>
      ) : (
        <>
          <p>{history.note}</p>
          <HistoryTable entries={entries} />
        </>
      )}
      <Pagination page={page} totalPages={pages} hrefOf={paths.coinsHistory} controls="points" label={history.pages} />
    </div>
  );
}
