import { aCartProduct, aUser } from '@nkm/testing';
import fc from 'fast-check';
import { maskPersonal } from './mask-personal';

describe('personal fields', () => {
  it('of the session are masked, except id and flags', () => {
    const user = aUser({ surname: 'Okafor', email: 'ada@example.com', phone: '2348012345678', email_verified: true });
    const shown = JSON.stringify(maskPersonal({ status: 'signed-in', user }));
    expect(shown).not.toMatch(/Okafor|ada@example|2348012345678/);
    expect(shown).toContain(`"id":${user.id}`);
    expect(shown).toContain('"email_verified":true');
    expect(shown).toContain('"status":"signed-in"');
  });

  it('are found at any depth', () => {
    expect(maskPersonal({ order: { delivery_address: { street: '1 Marina', id: 3 }, phone_number: 8012 } })).toEqual({
      order: { delivery_address: { street: '•••', id: 3 }, phone_number: '•••' },
    });
  });

  it('do not include the fields of a product', () => {
    const product = aCartProduct({ title: 'Ankara dress', slug: 'ankara-dress' });
    expect(maskPersonal({ product, quantity: 2 })).toMatchObject({
      product: { title: 'Ankara dress', slug: 'ankara-dress' },
      quantity: 2,
    });
  });

  it('are masked below a user, whatever their names', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.constant('Ada Okafor')), ({ id: _, ...user }) => {
        const masked = maskPersonal({ user }) as { user: object };
        expect(Object.keys(masked.user)).toEqual(Object.keys(user));
        expect(JSON.stringify(masked)).not.toContain(':"Ada Okafor"');
      }),
    );
  });

  it('handles circular payloads', () => {
    const circle: Record<string, unknown> = {};
    circle.self = circle;
    expect(maskPersonal(circle)).toEqual({ self: '(itself)' });
  });
});
