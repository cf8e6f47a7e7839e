import { usePlatform } from '@nkm/platform';
import { Notice, Spinner } from '@nkm/ui';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { messages } from '../../features/pay-for-someone/messages';
import { PayerOrder } from '../../features/pay-for-someone/payer-order';
import { readToken } from '../../features/pay-for-someone/payer-token';
import { usePayerView } from '../../features/pay-for-someone/use-payer-view';
import page from '../../page/page.module.css';

/** /pay-for-someone: somebody with a link pays the order of a shopper, without an account. */
export default function PayForSomeoneScreen() {
  const platform = usePlatform();
  const { hash } = useLocation();
  const [query] = useSearchParams();
  // In state, because the end of the order deletes the stored token.
  const [token] = useState(() => readToken(platform, hash));
  const viewed = usePayerView({ token, reference: query.get('reference') ?? query.get('trxref') });
  return (
    <div className={`${page.page} ${page.narrow}`}>
      <h1>{messages.title}</h1>
      {viewed.status === 'loading' && <Spinner label={messages.loading} />}
      {viewed.status === 'unreachable' && <Notice tone="warning" title={messages.unreachable} action={<Spinner />} />}
      {viewed.status === 'no-link' && (
        <Notice tone="warning" title={messages.noLink}>
          <p>{messages.noLinkDetail}</p>
        </Notice>
      )}
      {viewed.status === 'ready' && token !== null && <PayerOrder view={viewed.view} token={token} />}
    </div>
  );
}
