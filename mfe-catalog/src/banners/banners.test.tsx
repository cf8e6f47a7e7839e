import type { Advert } from '@nkm/contracts';
import { createTestPlatform, renderInShop } from '@nkm/testing';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { Banner } from './banner';
import { BannerCarousel } from './banner-carousel';
import { getAdverts } from './get-banners';

const signal = new AbortController().signal;

function anAdvert(changes: Partial<Advert> = {}): Advert {
  return {
    id: 1,
    placement: 'shop',
    title: 'Dressed in indigo',
    text: 'Adire and Ankara',
    link: '/shop',
    action: 'Shop now',
    promo_code: null,
    image: '/api/pictures/indigo/960.webp',
    picture: null,
    starts_at: null,
    ends_at: null,
    ...changes,
  };
}

async function show(...adverts: Advert[]) {
  const platform = createTestPlatform('mfe-catalog', { 'GET /adverts/web/shop': () => ({ data: adverts }) });
  const banners = await getAdverts(platform, 'shop', signal);
  // `act` waits for the carousel's buttons, which load later.
  return act(async () => renderInShop(<BannerCarousel banners={banners} first />, { platform }));
}

describe('the banners', () => {
  it('CAT-CALL-003 show the adverts of their placement, each with its link and code', async () => {
    await show(
      anAdvert(),
      anAdvert({ id: 2, title: 'Flash', link: '/Flash-Deals', action: 'Look', promo_code: 'FLASH' }),
    );
    expect(screen.getByRole('link', { name: 'Shop now: Dressed in indigo' })).toHaveAttribute('href', '/shop');
    expect(screen.getByRole('link', { name: 'Look: Flash' })).toHaveAttribute('href', '/Flash-Deals');
    expect(screen.getByText(/FLASH/)).toBeVisible();
  });

  it('come from the address that filters do not block, if the server has it', async () => {
    const answers = { 'GET /highlights/shop': () => ({ data: [anAdvert()] }) };
    const platform = createTestPlatform('mfe-catalog', answers, { api: 1 });
    await expect(getAdverts(platform, 'shop', signal)).resolves.toHaveLength(1);
  });

  it('load the first picture eagerly with high priority and the others lazily', async () => {
    const { container } = await show(anAdvert(), anAdvert({ id: 2 }));
    const pictures = [...container.querySelectorAll('img')];
    expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual(['eager', 'lazy']);
    expect(pictures[0]).toHaveAttribute('fetchpriority', 'high');
  });

  it('load hidden pictures after the first view of a server page, or at once without scripts', async () => {
    const banner = { ...anAdvert(), code: null };
    const place = document.body.appendChild(document.createElement('div'));
    const both = (
      <MemoryRouter>
        <Banner banner={banner} sizes="100vw" />
        <Banner banner={banner} sizes="100vw" deferred />
      </MemoryRouter>
    );
    place.innerHTML = renderToString(both);
    expect(place.querySelectorAll('img')).toHaveLength(1);
    // A browser with scripts reads it as text.
    expect(place.querySelector('noscript')).toHaveTextContent(/^<picture.*<img/);
    render(both, { container: place, hydrate: true });
    expect(place.querySelectorAll('img')).toHaveLength(1);
    fireEvent.pointerDown(place); // the first input ends the first view
    await waitFor(() => expect(place.querySelectorAll('img')).toHaveLength(2));
  });

  it('keep their text when the picture is broken', async () => {
    const { container } = await show(anAdvert());
    fireEvent.error(container.querySelector('img')!);
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByText('Dressed in indigo')).toBeVisible();
  });

  it.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'http://plain.example'])(
    'leave out an advert that links to %s',
    async (link) => {
      await show(anAdvert({ link }), anAdvert({ id: 2, title: 'Woven by hand' }));
      expect(screen.getAllByText('Woven by hand')[0]).toBeVisible();
      expect(screen.queryByText('Dressed in indigo')).toBeNull();
    },
  );

  it('link to another site when the advert does', async () => {
    await show(anAdvert({ link: 'https://play.example/app' }));
    expect(screen.getByRole('link')).toHaveAttribute('href', 'https://play.example/app');
  });

  it('render nothing without adverts', async () => {
    expect((await show(anAdvert())).container).not.toBeEmptyDOMElement();
    const { container } = await show();
    expect(container).toBeEmptyDOMElement();
  });
});
