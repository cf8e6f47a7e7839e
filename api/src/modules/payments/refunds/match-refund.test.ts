import { kobo } from '@nkm/contracts';
import type { ProviderRefund } from '../paystack/payment-provider';
import { matchRefund, noteOf } from './match-refund';

const ours = { id: 12, round: 1, amount_kobo: 5_000 };
const listed = (changes: Partial<ProviderRefund> = {}): ProviderRefund => ({
  id: '900',
  status: 'pending',
  providerStatus: 'pending',
  amount: kobo(5_000),
  note: noteOf(ours),
  ...changes,
});

describe('a refund at the provider', () => {
  it.each([
    ['found by its note', [listed()], 'found'],
    ['found when an earlier round is the one that lives', [listed({ note: 'NKM refund 12/1' })], 'found'],
    ['failed', [listed({ status: 'failed' })], 'failed'],
    ['found beside a failed one', [listed({ status: 'failed' }), listed({ note: 'NKM refund 12/2' })], 'found'],
    ['missing when another of ours is listed', [listed({ note: 'NKM refund 13/1' })], 'none'],
    ['missing when a longer number is listed', [listed({ note: 'NKM refund 121/1' })], 'none'],
    ['unclear when somebody refunded the same amount by hand', [listed({ note: 'Sorry!' })], 'unclear'],
    ['unclear without any note', [listed({ note: null })], 'unclear'],
    ['missing when the one made by hand has another amount', [listed({ note: null, amount: kobo(4_999) })], 'none'],
    ['missing when the one made by hand failed', [listed({ note: null, status: 'failed' })], 'none'],
    ['missing in an empty list', [], 'none'],
  ] as const)('is %s', (_, refunds, kind) => {
    expect(matchRefund(ours, refunds).kind).toBe(kind);
  });

  it('is sent again after staff looked, although its first round failed or was unclear', () => {
    const again = { ...ours, round: 2 };
    expect(matchRefund(again, [listed({ status: 'failed' })]).kind).toBe('none');
    expect(matchRefund(again, [listed({ note: null })]).kind).toBe('none');
    expect(matchRefund(again, [listed({ note: noteOf(again) })]).kind).toBe('found');
  });
});
