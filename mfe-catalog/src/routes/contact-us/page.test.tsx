import { ApiError } from '@nkm/platform';
import { type Answers, aUser } from '@nkm/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { aShop } from '../../../test/shop-platform';

jest.mock('@nkm/ui/captcha/proof-of-work', () => ({
  solve: (challenge: { n: number }) => Promise.resolve(`token ${challenge.n}`),
}));

const SUCCESS = 'Your message has been received. We will respond within 24 to 48 business hours.';
const LETTER = { Name: 'Ngozi', Email: 'ngozi@example.com', Subject: 'My order', Content: 'Where is it?' };

async function open(answers: Answers = {}, address = '/Contact-Us') {
  let n = 0;
  const shop = aShop({
    'GET /captcha': () => ({ data: { provider: 'proof-of-work', expires_in: 600, challenge: { n: (n += 1) } } }),
    'POST /mail/contact-us': () => ({ message: SUCCESS }),
    ...answers,
  });
  const page = await shop.open('contact-us', address);
  const write = async (letter: Partial<typeof LETTER>) => {
    for (const [label, text] of Object.entries(letter)) {
      await page.user.clear(field(label));
      if (text !== '') await page.user.type(field(label), text);
    }
  };
  const sent = () => shop.platform.calls.filter(({ call }) => call === 'POST /mail/contact-us').map(({ body }) => body);
  return { ...shop, page, user: page.user, write, sent };
}
const field = (label: string) => screen.getByRole('textbox', { name: new RegExp(label) });
const send = () => screen.getByRole('button', { name: 'Send' });
const ready = () => waitFor(() => expect(send()).toHaveAttribute('aria-disabled', 'false'));

describe('/Contact-Us', () => {
  it('CAT-ROUTE-019 CAT-SCR-085 CAT-CONST-021 has a form and promises an answer within 24 to 48 business hours', async () => {
    const { page } = await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
    expect(screen.getByText(/within 24 to 48 business hours/)).toBeVisible();
    for (const label of Object.keys(LETTER)) expect(field(label)).toBeRequired();
    expect(page.head).toMatchObject({ title: 'Contact Us', canonical: '/Contact-Us' });
  });

  it('CAT-RULE-013 starts the captcha when the form gets the focus, and sends only after it is solved', async () => {
    const { user, platform } = await open();
    expect(platform.calls).toEqual([]);
    expect(send()).toHaveAttribute('aria-disabled', 'true');
    await user.click(field('Name'));
    expect(await screen.findByText('Verified')).toBeVisible();
    await ready();
  });

  it("CAT-CALL-016 CAT-FIELD-003 CAT-RULE-014 CAT-RULE-015 sends the form, shows the server's message and clears the fields", async () => {
    const { write, sent, user, platform } = await open();
    await write({ ...LETTER, Name: '  Ngozi ' });
    await ready();
    await user.click(send());
    expect(sent()).toEqual([
      {
        name: 'Ngozi',
        email: 'ngozi@example.com',
        subject: 'My order',
        content: 'Where is it?',
        captchaToken: 'token 1',
      },
    ]);
    expect(platform.toasts).toEqual([{ tone: 'success', message: SUCCESS, detail: undefined }]);
    for (const label of Object.keys(LETTER)) expect(field(label)).toHaveValue('');
  });

  it('SHR-MSG-006 CAT-MSG-017 CAT-MSG-018 CAT-MSG-019 CAT-MSG-020 reports missing fields and moves the focus to the first', async () => {
    const { user, platform, sent } = await open();
    await user.click(field('Content'));
    await ready();
    await user.click(send());
    expect(platform.toasts).toEqual([{ tone: 'error', message: 'Invalid Form', detail: undefined }]);
    for (const [label, message] of [
      ['Name', 'name is required'],
      ['Email', 'email is required'],
      ['Subject', 'subject is required'],
      ['Content', 'content is required'],
    ] as const) {
      expect(field(label)).toBeInvalid();
      expect(screen.getByText(message)).toBeVisible();
    }
    expect(field('Name')).toHaveFocus();
    expect(sent()).toEqual([]);
  });

  it('takes an order number as people paste it, and puts it before the content', async () => {
    const { write, sent, user } = await open();
    await write(LETTER);
    expect(field('Order number')).not.toBeRequired();
    await user.type(field('Order number'), 'Order #nkm 7k3mwd9qxr.');
    await ready();
    await user.click(send());
    expect(sent()).toMatchObject([{ content: 'Order number: NKM-7K3MWD9QXR\n\nWhere is it?' }]);
    expect(field('Order number')).toHaveValue('');
  });

  it('fills in the order that the address names, and keeps a typed one', async () => {
    await open({}, '/Contact-Us?order=NKM-7K3MWD9QXR');
    expect(field('Order number')).toHaveValue('NKM-7K3MWD9QXR');
  });

  it('CAT-RULE-012 limits the name to 3 to 15 characters and says that a first name is enough', async () => {
    const { write, user } = await open();
    await write({ ...LETTER, Name: 'Ng' });
    await ready();
    await user.click(send());
    expect(screen.getByText('name must have 3 to 15 characters')).toBeVisible();
    expect(screen.getByText(/a first name is enough/)).toBeVisible();
  });

  it('CAT-MSG-025 keeps the input when sending fails, and retries with a new captcha', async () => {
    const failing = () => {
      throw new ApiError(0, 'You are offline');
    };
    const { write, user, platform, sent } = await open({ 'POST /mail/contact-us': failing });
    await write(LETTER);
    await ready();
    await user.click(send());
    const message = 'Could not sent message, error in your data';
    expect(platform.toasts).toEqual([{ tone: 'error', message, detail: 'You are offline' }]);
    for (const [label, text] of Object.entries(LETTER)) expect(field(label)).toHaveValue(text);

    platform.answer({ 'POST /mail/contact-us': () => ({ message: SUCCESS }) });
    await ready();
    await user.click(send());
    expect(sent().at(-1)).toMatchObject({ content: LETTER.Content, captchaToken: 'token 2' });
  });

  it("shows the server's errors at the fields", async () => {
    const refusing = () => {
      throw new ApiError(422, 'email is invalid', {
        email: ['email is invalid'],
        captchaToken: ['The captcha is no longer valid. Please try again.'],
      });
    };
    const { write, user } = await open({ 'POST /mail/contact-us': refusing });
    await write(LETTER);
    await ready();
    await user.click(send());
    expect(field('Email')).toHaveAccessibleDescription('email is invalid');
    expect(screen.getByRole('alert')).toHaveTextContent('The captcha is no longer valid. Please try again.');
  });

  it('fills in the signed-in shopper and does not overwrite input', async () => {
    const { platform, write } = await open();
    await write({ Name: 'Ngo' });
    act(() => platform.signIn(aUser({ other_names: 'Adaeze Grace', email: 'ada@example.com' })));
    expect(field('Name')).toHaveValue('Ngo');
    expect(field('Email')).toHaveValue('ada@example.com');
  });

  it('shows only the contact details in the settings', async () => {
    const shop = aShop();
    const settings = { ...shop.platform.settings, contact: { phone: '0700 000 0000' } };
    Object.assign(shop.platform, { settings });
    await shop.open('contact-us', '/Contact-Us');
    expect(screen.getByRole('link', { name: '0700 000 0000' })).toHaveAttribute('href', 'tel:07000000000');
    expect(screen.queryByRole('link', { name: /@/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'FAQs' })).toHaveAttribute('href', '/faqs');
  });
});
