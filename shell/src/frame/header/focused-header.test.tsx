import { screen, within } from '@testing-library/react';
import { renderInShell } from '../../../test/in-shell';
import type { Shell } from '../../app/shell-context';
import { FocusedHeader } from './focused-header';

const open = (claims: { path: string }[]) =>
  renderInShell(<FocusedHeader steps={['Delivery', 'Payment', 'Done']} step={2} />, {
    changes: { claims: claims as Shell['claims'] },
  });

describe('the header of a page of one task', () => {
  it('has the logo, the steps with the current one, and help; no search and no menu', () => {
    open([{ path: '/faqs' }]);
    const steps = within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('listitem');
    expect(steps.map((step) => [step.textContent, step.getAttribute('aria-current')])).toEqual([
      ['1\u00a0Delivery', null],
      ['2\u00a0Payment', 'step'],
      ['3\u00a0Done', null],
    ]);
    expect(screen.getByRole('link', { name: 'NKM home' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/faqs');
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('has no link to help when no slice has the page', () => {
    open([]);
    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Help' })).toBeNull();
  });
});
