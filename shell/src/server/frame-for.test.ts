/** @jest-environment node */
import { EMPTY_FRAME } from '../frame/frame-content';
import { frameFor } from './frame-for';

const promo = { id: 3, title: '20% off', link: '/shop', text: null, code: null };
const frame = { ...EMPTY_FRAME, promo };

describe('the frame for a visitor', () => {
  it('comes without the advert that was closed, with every other', () => {
    expect(frameFor({ cookies: { nkm_promo_closed: '3' } }, frame).promo).toBeNull();
    expect(frameFor({ cookies: { nkm_promo_closed: '2' } }, frame).promo).toBe(promo);
    expect(frameFor({ cookies: {} }, frame)).toBe(frame);
  });
});
