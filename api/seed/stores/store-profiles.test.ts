import { VENDORS } from '../catalogue/vendors';
import { planStoreProfile } from './plan-store-profile';

describe('demo stores', () => {
  it.each(VENDORS.map((vendor, index) => [vendor.store_name, vendor, index] as const))(
    '%s says where it is, when it is open and what it promises',
    (_, vendor, index) => {
      const { address, opening_hours, policies } = planStoreProfile(vendor, index);
      expect(address).toMatch(/, /);
      expect(opening_hours.length).toBeGreaterThan(0);
      expect(policies.map(({ title }) => title)).toEqual(['Delivery', 'Returns', expect.any(String)]);
    },
  );

  it('uses no real e-mail address', () => {
    for (const [index, vendor] of VENDORS.entries())
      expect(planStoreProfile(vendor, index).inquiry_email ?? vendor.account).toMatch(/\.example$|@example\.com$/);
  });
});
