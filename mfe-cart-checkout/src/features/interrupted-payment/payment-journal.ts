import { hasFeature, type PaymentNews } from '@nkm/contracts';
import { ApiError, type Platform } from '@nkm/platform';

type Tools = Pick<Platform, 'api' | 'settings'>;

/**
 * News of interrupted payments. Asks the provider about undecided ones first. Empty on a server without a journal, and
 * when the request fails: the page is complete without it.
 */
export async function loadNews({ api, settings }: Tools, signal: AbortSignal): Promise<PaymentNews[]> {
  if (!hasFeature(settings, 'payment-journal')) return [];
  try {
    const news = await readNews(api, signal);
    const undecided = news.filter(({ state }) => state === 'pending');
    if (undecided.length === 0) return news;
    await Promise.all(undecided.map((each) => ask(api, each, signal)));
    return await readNews(api, signal);
  } catch (error) {
    if (error instanceof ApiError) return [];
    throw error;
  }
}

async function readNews(api: Platform['api'], signal: AbortSignal): Promise<PaymentNews[]> {
  return (await api.get<{ data: PaymentNews[] }>('/payments', { signal, background: true })).data;
}

/** The server asks the provider and records the answer. Without one, the payment stays undecided. */
async function ask(api: Platform['api'], { payment_reference }: PaymentNews, signal: AbortSignal): Promise<void> {
  if (payment_reference === null) return;
  await api
    .get(`/payments/${encodeURIComponent(payment_reference)}`, { signal, background: true })
    .catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
    });
}

/** Notes on the server that the shopper saw how the payment ended. A failure shows the news once more. */
export async function markSeen({ api, settings }: Tools, orderId: number): Promise<void> {
  if (!hasFeature(settings, 'payment-journal')) return;
  await api.post('/payments/seen', { order_id: orderId }, { background: true }).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
  });
}
