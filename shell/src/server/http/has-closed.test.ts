/** @jest-environment node */
import { hasClosed } from './has-closed';

const promo = { id: 3, title: '20% off', link: '/shop', text: null, code: null };

describe('the promo of the frame', () => {
  it('is closed only when the cookie names it', () => {
    expect(hasClosed({ cookies: { nkm_promo_closed: '3' } }, promo)).toBe(true);
    expect(hasClosed({ cookies: { nkm_promo_closed: '2' } }, promo)).toBe(false);
    expect(hasClosed({ cookies: {} }, promo)).toBe(false);
    expect(hasClosed({ cookies: { nkm_promo_closed: '3' } }, null)).toBe(false);
  });
});
