import { maskContacts } from './mask-contacts';

describe('contacts in a text that others read', () => {
  it.each([
    ['Ask ada.obi+shop@example.com.ng, she knows it.', 'Ask [hidden], she knows it.'],
    ['Call 08031234567 or +234 (0)803 123 4568!', 'Call [hidden] or [hidden]!'],
    ['WhatsApp 0803-123-4567, ada@example.com', 'WhatsApp [hidden], [hidden]'],
    ['Mail a@b.co today', 'Mail ****** today'],
  ])('are hidden: %s', (text, shown) => expect(maskContacts(text)).toBe(shown));

  it.each([
    'Size 38 fits, 5000 mAh, ₦24,500.00, model SM-A155F.',
    'Worn since 26.11.2026, washed 12 times at 40 degrees.',
    'Order NKM-7K2M9QXA came @ 9 in 2 days.',
  ])('do not include other numbers and signs: %s', (text) => expect(maskContacts(text)).toBe(text));

  it('never make a text longer', () => {
    for (const text of ['x@y.ng', '08031234567', 'me@x.io 08031234567 a.b@c.de'])
      expect(maskContacts(text).length).toBeLessThanOrEqual(text.length);
  });
});
