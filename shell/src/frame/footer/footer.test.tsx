import { ApiError } from '@nkm/platform';
import { createTestPlatform } from '@nkm/testing';
import { act, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { renderInShell } from '../../../test/in-shell';
import { type Shell, ShellContext } from '../../app/shell-context';
import { PrivacyChoices } from './privacy-choices';
import { FooterContent } from './footer-content';
import { EMPTY_FRAME } from '../../app/frame-content/frame-content';

const CLAIMS = [
  '/',
  '/shop',
  '/shop/:slug',
  '/about',
  '/Contact-Us',
  '/track-order',
  '/coupon',
  '/editorial/:pageSlug',
  '/:slug',
];
const PAGES = [
  { title: 'Privacy policy', slug: 'privacy-policy', category: 'Quick links' },
  { title: 'Careers', slug: 'careers', category: 'Company' },
  { title: 'Our story', slug: 'our-story', category: 'About' },
  { title: 'Fees for sellers', slug: 'fees', category: 'Business' },
  { title: 'Gift cards', slug: 'gift-cards', category: 'Shop' },
] as const;
const CATEGORY = {
  title: 'Consumer Electronics',
  slug: 'consumer-electronic',
  subcategories: Array.from({ length: 14 }, (_, index) => ({
    title: `Shelf ${index + 1}`,
    slug: `shelf-${index + 1}`,
  })),
};

function openFooter({
  shell = {},
  at = '/',
  narrow = false,
}: { shell?: Partial<Shell>; at?: string; narrow?: boolean } = {}) {
  window.matchMedia = (() => ({
    matches: narrow,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
  const chosen: string[] = [];
  const view = renderInShell(<FooterContent />, {
    at,
    answers: { 'POST /newsletter': () => ({ message: 'Welcome' }) },
    changes: {
      frame: { ...EMPTY_FRAME, pages: [...PAGES], categories: [CATEGORY] },
      claims: CLAIMS.map((path) => ({ path })) as Shell['claims'],
      chooseConsent: (choice) => chosen.push(choice),
      ...shell,
    },
  });
  return { ...view, chosen };
}

const group = (name: string) => screen.getByRole('heading', { name }).closest('details')!;
const addressesIn = (name: string) =>
  within(group(name))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('footer links', () => {
  it('SH-SCR-021 SH-RULE-009 SH-SCR-025 SH-SCR-026 form four groups, built from the server’s pages', () => {
    openFooter();
    expect(addressesIn('Quick links')).toEqual(['/track-order', '/coupon', '/editorial/privacy-policy']);
    expect(addressesIn('Company')).toEqual(['/about', '/Contact-Us', '/editorial/careers', '/editorial/our-story']);
    expect(addressesIn('Business')).toEqual(['/editorial/fees']);
    expect(addressesIn('Shop')).toEqual(['/shop', '/editorial/gift-cards']);
  });

  it('lead to the page’s own path if a slice claims it, otherwise to its editorial path', () => {
    const faqs = { title: 'FAQs', slug: 'faqs', category: 'Shop', path: '/faqs' } as const;
    const press = { title: 'Our press', slug: 'our-press', category: 'Shop', path: '/Our-Press' } as const;
    const claims = [...CLAIMS, '/faqs'].map((path) => ({ path })) as Shell['claims'];
    openFooter({ shell: { claims, frame: { ...EMPTY_FRAME, pages: [faqs, press] } } });
    expect(addressesIn('Shop')).toEqual(['/shop', '/faqs', '/editorial/our-press']);
  });

  it('SH-CONST-002 show at most ten subcategories of a category', () => {
    openFooter();
    const addresses = addressesIn('Consumer Electronics');
    expect(addresses).toHaveLength(10);
    expect(addresses[0]).toBe('/shop/shelf-1');
  });

  it('never lead to a page that no slice claims; groups without links are omitted', () => {
    openFooter({ shell: { claims: [{ path: '/shop' }, { path: '/:slug' }] as Shell['claims'] } });
    expect(addressesIn('Shop')).toEqual(['/shop']);
    expect(screen.queryByRole('heading', { name: 'Company' })).toBeNull();
  });

  it('fold on narrow screens, and the title of a group shows its links', async () => {
    const { user } = openFooter({ narrow: true });
    const link = screen.getByText('Privacy policy');
    expect(link).not.toBeVisible();
    await user.click(screen.getByText('Quick links'));
    expect(link).toBeVisible();
  });

  it('show at once on wide screens, where the titles are no controls', () => {
    openFooter();
    expect(screen.getByText('Privacy policy')).toBeVisible();
    expect(screen.getByText('Quick links').closest('summary')).toHaveAttribute('tabindex', '-1');
  });
});

describe('contact', () => {
  it('SH-SCR-022 SH-SCR-023 comes from the settings', () => {
    const platform = createTestPlatform('shell');
    openFooter({
      shell: {
        settings: {
          ...platform.settings,
          contact: { email: 'help@nkm.example', phone: '+234 803 000 0000', address: '1 Broad Street, Lagos' },
          links: {
            facebook: 'https://facebook.example/nkm',
            chat: 'https://chat.example/nkm',
            ios: 'https://apps.example/nkm',
          },
        },
      },
    });
    expect(screen.getByRole('link', { name: 'help@nkm.example' })).toHaveAttribute('href', 'mailto:help@nkm.example');
    expect(screen.getByRole('link', { name: '+234 803 000 0000' })).toHaveAttribute('href', 'tel:+2348030000000');
    expect(screen.getByText('1 Broad Street, Lagos')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Facebook' })).toHaveAttribute('href', 'https://facebook.example/nkm');
    expect(screen.getByRole('link', { name: 'iPhone' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Twitter' })).toBeNull();
  });

  it('is omitted when the settings have no contact details', () => {
    openFooter();
    expect(screen.getByRole('contentinfo')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Contact' })).toBeNull();
  });

  it('SH-SCR-024 lists the accepted cards', () => {
    openFooter();
    const cards = within(screen.getByRole('list', { name: 'We accept' })).getAllByRole('listitem');
    expect(cards.map((card) => card.textContent)).toEqual(['Visa', 'Mastercard', 'Verve']);
    expect(cards.every((card) => card.querySelector('svg'))).toBe(true);
  });
});

describe('the promise of secure payment', () => {
  const open = (payments?: ('card' | 'cash_on_delivery')[]) => {
    const { settings } = createTestPlatform('shell');
    openFooter({ shell: { settings: { ...settings, ...(payments && { payments }) } } });
    return within(screen.getByRole('list', { name: 'What we promise' }));
  };

  it('has the documented text while only cards pay, also on a server that does not say so', () => {
    expect(open().getByText('By card, through Paystack')).toBeVisible();
  });

  it('names the enabled ways to pay', () => {
    expect(open(['card', 'cash_on_delivery']).getByText('By card or cash on delivery')).toBeVisible();
  });

  it('names no cards where cards do not pay', () => {
    expect(open(['cash_on_delivery']).getByText('By cash on delivery')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'We accept' })).toBeNull();
  });
});

describe('newsletter', () => {
  const name = () => screen.getByLabelText('Full name *');
  const email = () => screen.getByLabelText('Email *');
  const subscribe = () => screen.getByRole('button', { name: 'Subscribe' });

  it('SH-SCR-020 SH-CALL-002 SH-FIELD-002 SH-MSG-008 SH-RULE-019 signs up, confirms and clears the form', async () => {
    const { user, platform } = openFooter();
    await user.type(name(), " Ngozi O'Neil ");
    await user.type(email(), 'ngozi@example.com{Enter}');
    expect(platform.calls).toMatchObject([
      { call: 'POST /newsletter', body: { name: "Ngozi O'Neil", email: 'ngozi@example.com' } },
    ]);
    expect(platform.toasts).toMatchObject([
      {
        tone: 'success',
        message: 'Successfully Subscribed to newsletter',
        detail: 'We sent you an email. Open the link in it to confirm your subscription.',
      },
    ]);
    expect(name()).toHaveValue('');
    expect(email()).toHaveValue('');
  });

  it('SH-RULE-018 SHR-MSG-005 shows the error beside the field and keeps the input', async () => {
    const { user, platform } = openFooter();
    await user.click(subscribe());
    expect(screen.getByText('Name is required')).toBeVisible();
    expect(name()).toHaveFocus();
    await user.type(name(), 'Ngozi');
    await user.click(subscribe());
    expect(email()).toHaveAccessibleDescription('Email is required');
    expect(email()).toHaveFocus();
    await user.type(email(), 'ngozi@');
    await user.click(subscribe());
    expect(screen.queryByText('Name is required')).toBeNull();
    expect(email()).toHaveAccessibleDescription('Email is invalid');
    expect(email()).toHaveValue('ngozi@');
    expect(platform.calls).toEqual([]);
  });

  it('SH-RULE-019 clears the fields after a failure, too, and can restore the input', async () => {
    const { user, platform } = openFooter();
    platform.answer({
      'POST /newsletter': () => {
        throw new ApiError(422, 'The given data was invalid', { email: ['This address is blocked'] });
      },
    });
    await user.type(name(), 'Ngozi');
    await user.type(email(), 'ngozi@example.com');
    await user.click(subscribe());
    expect(platform.toasts).toEqual([{ tone: 'error', message: 'This address is blocked' }]);
    expect(email()).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Restore my entries' }));
    expect(name()).toHaveValue('Ngozi');
    expect(name()).toHaveFocus();
    expect(email()).toHaveValue('ngozi@example.com');
    expect(screen.queryByRole('button', { name: 'Restore my entries' })).toBeNull();
  });

  it('shows the result of a form that was sent without scripts', () => {
    openFooter({ at: '/?newsletter=subscribed' });
    expect(screen.getByText('Successfully Subscribed to newsletter')).toBeVisible();
  });

  it('ignores unknown text in the address', () => {
    openFooter({ at: '/?newsletter=Your+account+is+locked' });
    expect(screen.getByRole('contentinfo')).toBeVisible();
    expect(screen.queryByText(/locked/)).toBeNull();
  });
});

describe('privacy', () => {
  it('lets the shopper choose again', async () => {
    const { user, chosen } = openFooter();
    await act(async () => undefined);
    await user.click(screen.getByRole('button', { name: 'Privacy choices' }));
    expect(chosen).toEqual(['unset']);
  });

  it('is in the server’s HTML, so that the footer has its height from the start, and is hidden without scripts', () => {
    const html = renderToStaticMarkup(
      <ShellContext value={{ chooseConsent: () => undefined } as unknown as Shell}>
        <PrivacyChoices />
      </ShellContext>,
    );
    expect(html).toMatch(/^<button [^>]*data-scripted=""[^>]*>Privacy choices<\/button>$/);
  });
});
