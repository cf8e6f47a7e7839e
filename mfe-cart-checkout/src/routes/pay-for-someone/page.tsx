import { Notice, Spinner } from '@nkm/ui';
import { useLocation, useSearchParams } from 'react-router-dom';
import { messages } from '../../features/pay-for-someone/messages';
import { PayerOrder } from '../../features/pay-for-someone/payer-order';
import { readToken } from '../../features/pay-for-someone/payer-token';
import { usePayerView } from '../../features/pay-for-someone/use-payer-view';
import page from '../../page/page.module.css';

/** /pay-for-someone: somebody with a link pays the order of a shopper, without an account. */
export default function PayForSomeoneScreen() {
  const { hash } = useLocation();
  const token = readToken(hash);
  return (
    <div className={`${page.page} ${page.narrow}`}>
      <h1>{messages.title}</h1>
      {/* A link that is pasted into the same tab changes the token only. */}
      <Paying key={token} token={token} />
    </div>
  );
}

function Paying({ token }: { token: string | null }) {
  const [query] = useSearchParams();
  const viewed = usePayerView({ token, reference: query.get('reference') ?? query.get('trxref') });
  switch (viewed.status) {
    case 'loading':
      return <Spinner label={messages.loading} />;
    case 'unreachable':
      return <Notice tone="warning" title={messages.unreachable} action={<Spinner />} />;
    case 'no-link':
      return (
        <Notice tone="warning" title={messages.noLink}>
          <p>{messages.noLinkDetail}</p>
        </Notice>
      );
    case 'ready':
      return token !== null && <PayerOrder view={viewed.view} token={token} />;
  }
}
