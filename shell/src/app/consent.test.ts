import { createTestPlatform } from '@nkm/testing';
import { createConsent } from './consent';

describe('consent', () => {
  it('is unset until the shopper chooses, then stores the choice', () => {
    const { bus, storage } = createTestPlatform('shell');
    const consent = createConsent(bus, storage);
    expect(bus.current('consent')).toEqual({ choice: 'unset' });
    consent.choose('declined');
    expect(bus.current('consent')).toEqual({ choice: 'declined' });
    createConsent(bus, storage);
    expect(bus.current('consent')).toEqual({ choice: 'declined' });
  });

  it('can be withdrawn and is then unset until the next choice', () => {
    const { bus, storage } = createTestPlatform('shell');
    const consent = createConsent(bus, storage);
    consent.choose('accepted');
    consent.choose('unset');
    expect(bus.current('consent')).toEqual({ choice: 'unset' });
    expect(storage.get('consent')).toBeNull();
  });

  it('treats invalid stored values as unset', () => {
    const { bus, storage } = createTestPlatform('shell');
    storage.set('consent', '<script>');
    createConsent(bus, storage);
    expect(bus.current('consent')).toEqual({ choice: 'unset' });
  });
});
