import { targetOf } from './section-link';

const SITE = 'https://kyc.example/enter';

describe('the link of a rejected section', () => {
  it.each([
    ['/KycVerification#bank-statement', { kycSite: '#bank-statement' }],
    [`${SITE}#government-id`, { kycSite: '#government-id' }],
    [`${SITE}/`, { kycSite: '' }],
    ['https://help.example/id', { address: 'https://help.example/id' }],
    ['/editorial/terms', { address: '/editorial/terms' }],
    ['javascript:alert(1)', null],
    ['//evil.example', null],
    ['nonsense', null],
  ])('%s', (url, target) => expect(targetOf(url, SITE)).toEqual(target));

  it('is absent when the settings name no KYC site', () => {
    expect(targetOf('/KycVerification#bank-statement', undefined)).toBeNull();
  });
});
