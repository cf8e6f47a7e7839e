import { ApiError } from '@nkm/platform';
import { createTestPlatform, renderRoute } from '@nkm/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../../expose/routes';

const route = routes.find(({ id }) => id === 'editorial')!;
const PAGE = {
  id: 3,
  title: 'Returns policy',
  slug: 'returns-policy',
  category: 'Quick links',
  sections: [
    { id: 1, type: 'Article', title: '7 days', content: '<p>Send it <b>back</b>.</p><script>x()</script>' },
    { id: 2, type: 'Dropdown', title: 'Who pays?', content: '<p>The store.</p>' },
    { id: 3, type: 'Dropdown', title: 'How long?', content: '<p>A week.</p>' },
  ],
};

const openPage = async () => {
  const platform = createTestPlatform('mfe-catalog', { 'GET /pages/:slug': () => ({ data: PAGE }) });
  const view = await renderRoute(route, { platform, at: '/editorial/returns-policy' });
  if (!('container' in view)) throw new Error('The page did not open');
  return view;
};

describe('editorial page', () => {
  it('CAT-ROUTE-017 CAT-SCR-079 CAT-SCR-080 CAT-CALL-015 shows title and articles as safe HTML', async () => {
    const { head } = await openPage();
    expect(screen.getByRole('heading', { level: 1, name: 'Returns policy' })).toBeVisible();
    const article = screen.getByRole('heading', { level: 2, name: '7 days' }).parentElement!;
    expect(within(article).getByText('back').tagName).toBe('STRONG');
    expect(article).not.toHaveTextContent('x()');
    expect(head).toMatchObject({
      title: 'Returns policy',
      canonical: '/editorial/returns-policy',
      description: 'Send it back.',
    });
  });

  it('CAT-SCR-081 folds its dropdowns into one accordion', async () => {
    const { container } = await openPage();
    const folds = [...container.querySelectorAll('details')];
    expect(
      folds.map((fold) => [fold.querySelector('summary')?.textContent, fold.getAttribute('name'), fold.open]),
    ).toEqual([
      ['Who pays?', 'editorial', false],
      ['How long?', 'editorial', false],
    ]);
  });

  it('is not found for an unknown address', async () => {
    const platform = createTestPlatform('mfe-catalog', {
      'GET /pages/:slug': () => {
        throw new ApiError(404, 'There is no such page.');
      },
    });
    expect(await renderRoute(route, { platform, at: '/editorial/no-such' })).toEqual({ notFound: true });
  });
});
