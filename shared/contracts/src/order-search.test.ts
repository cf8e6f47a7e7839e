import { orderSearchText, orderSearchWords } from './order-search';

const finds = (typed: string) => {
  const text = orderSearchText({
    reference: 'NKM-78',
    invoices: [
      { reference: 'INV-502', items: ['Àdìrẹ cloth, 5 yards', 'Ɓaure'] },
      { reference: 'INV-503', items: ['Belt'] },
    ],
  });
  return orderSearchWords(typed).every((word) => text.includes(word));
};

describe('the search of orders', () => {
  it.each(['adire', 'ÀDÌRẸ', 'nkm-78', 'inv-503', 'belt 502', '  yards   cloth ', 'ɓAURE', ''])(
    'finds “%s”',
    (typed) => {
      expect(finds(typed)).toBe(true);
    },
  );

  it.each(['#NKM-78', 'nkm-78.', '“belt”', 'cloth,'])('finds “%s” as people paste it', (typed) =>
    expect(finds(typed)).toBe(true),
  );

  it('finds an order number without its hyphen, among other words', () => {
    expect(orderSearchWords('Order NKMYDS7K3MW9Q')).toEqual(['nkm-yds7k3mw9q']);
  });

  it.each(['trousers', 'belt trousers', 'NKM-78INV', 'beltInv'])('does not find “%s”', (typed) => {
    expect(finds(typed)).toBe(false);
  });

  it('searches each word once', () => {
    expect(orderSearchWords('Belt belt BELT')).toEqual(['belt']);
  });
});
