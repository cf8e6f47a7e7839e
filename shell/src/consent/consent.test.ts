import { createTestPlatform } from '@nkm/testing';
import { createConsent } from './consent';

describe('consent', () => {
  it('is unset until the shopper chose, and the choice is kept', () => {
    const { bus, storage } = createTestPlatform('shell');
    const consent = createConsent(bus, storage);
    expect(bus.current('consent')).toEqual({ choice: 'unset' });
    consent.choose('declined');
    expect(bus.current('consent')).toEqual({ choice: 'declined' });
    createConsent(bus, storage);
    expect(bus.current('consent')).toEqual({ choice: 'declined' });
  });

  it('can be withdrawn: nothing holds until the shopper has chosen again', () => {
    const { bus, storage } = createTestPlatform('shell');
    const consent = createConsent(bus, storage);
    consent.choose('accepted');
    consent.choose('unset');
    expect(bus.current('consent')).toEqual({ choice: 'unset' });
    expect(storage.get('consent')).toBeNull();
  });

  it('takes anything else that is stored for no choice', () => {
    const { bus, storage } = createTestPlatform('shell');
    storage.set('consent', '<script>');
    createConsent(bus, storage);
    expect(bus.current('consent')).toEqual({ choice: 'unset' });
  });
});
