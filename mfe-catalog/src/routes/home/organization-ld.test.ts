import { organizationLd } from './organization-ld';

const url = new URL('https://shop.example/');

describe('the marketplace, for search engines', () => {
  it('has the details from the settings', () => {
    const links = { facebook: 'https://facebook.example/oja', kyc: 'https://kyc.example' };
    const contact = { email: 'help@oja.example', phone: '0700 000 0000', address: '1 Broad Street, Lagos' };
    expect(organizationLd({ brand: 'Ọjà', links, contact }, url)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: 'Ọjà',
      url: 'https://shop.example',
      areaServed: 'NG',
      sameAs: ['https://facebook.example/oja'],
      email: 'help@oja.example',
      telephone: '0700 000 0000',
      address: '1 Broad Street, Lagos',
    });
  });

  it('omits settings without a value', () => {
    expect(Object.keys(organizationLd({ brand: 'Ọjà', links: {} }, url))).toEqual([
      '@context',
      '@type',
      'name',
      'url',
      'areaServed',
    ]);
  });
});
