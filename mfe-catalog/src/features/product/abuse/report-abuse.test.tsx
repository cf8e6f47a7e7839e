import { ApiError } from '@nkm/platform';
import { aUser, type Answers } from '@nkm/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { type PartOptions, renderPart } from '../../../../test/render-part';
import { ReportAbuse } from './report-abuse';

jest.mock('@nkm/ui/captcha/proof-of-work', () => ({ solve: async (challenge: string) => `token of ${challenge}` }));

const CAPTCHA: Answers = {
  'GET /captcha': () => ({ data: { provider: 'proof-of-work', expires_in: 600, challenge: 'x' } }),
};
const SEND = 'POST /abuse';

const ui = <ReportAbuse product={{ id: 5, title: 'Ankara dress' }} />;

async function openForm({ answers, ...options }: PartOptions = {}) {
  const page = renderPart(ui, { api: 1, answers: { ...CAPTCHA, ...answers }, ...options });
  const open = async () => {
    await page.user.click(screen.getByRole('button', { name: 'Report Abuse' }));
    return within(await screen.findByRole('dialog', { name: 'Report Abuse: Ankara dress' }));
  };
  const form = await open();
  const fill = async (fields: Record<string, string>) => {
    for (const [name, text] of Object.entries(fields)) {
      await page.user.click(form.getByRole('textbox', { name: new RegExp(`^${name}`) }));
      await page.user.paste(text);
    }
  };
  return { ...page, open, form, fill };
}
const send = () => screen.getByRole('button', { name: 'Send' });
const solved = () => waitFor(() => expect(send()).toBeEnabled());
const LETTER = { Name: 'Ngozi', Email: 'ngozi@example.com', Subject: 'Not original', Content: 'The label is wrong.' };

describe('reporting a product', () => {
  it("CAT-SCR-033 CAT-CALL-014 CAT-FIELD-002 CAT-ROLE-002 CAT-RULE-008 CAT-RULE-011 sends a guest's report, shows the server's message, and closes", async () => {
    const sent: unknown[] = [];
    const { user, platform, fill } = await openForm({
      answers: { [SEND]: ({ body }) => (sent.push(body), { message: 'We will look at it.' }) },
    });
    await fill(LETTER);
    await solved();
    await user.click(send());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([
      {
        name: 'Ngozi',
        email: 'ngozi@example.com',
        subject: 'Not original',
        comment: 'The label is wrong.',
        captchaToken: 'token of x',
        product_id: 5,
      },
    ]);
    expect(platform.toasts).toMatchObject([{ tone: 'success', message: 'We will look at it.' }]);
  });

  it('CAT-RULE-010 keeps Send disabled until the captcha is solved', async () => {
    await openForm({ answers: { 'GET /captcha': () => new Promise(() => undefined) } });
    expect(send()).toBeDisabled();
  });

  it('CAT-RULE-009 shows an error at each invalid field and sends nothing', async () => {
    const { user, form, fill, platform } = await openForm();
    await fill({ Name: 'Al' });
    await solved();
    await user.click(send());
    for (const text of [
      'name must have 3 to 15 characters',
      'email is required',
      'subject is required',
      'content is required',
    ]) {
      expect(form.getByText(text)).toBeVisible();
    }
    expect(form.getByRole('textbox', { name: /^Name/ })).toHaveAccessibleDescription(/first name is enough/);
    expect(platform.calls.map(({ call }) => call)).not.toContain(SEND);
  });

  it('CAT-ROLE-004 asks a signed-in shopper only for subject and content', async () => {
    const sent: unknown[] = [];
    const { user, form, fill } = await openForm({
      user: aUser(),
      answers: { [SEND]: ({ body }) => (sent.push(body), { message: 'Thanks.' }) },
    });
    expect(form.getAllByRole('textbox')).toHaveLength(2);
    await fill({ Subject: 'Not original', Content: 'The label is wrong.' });
    await solved();
    await user.click(send());
    await waitFor(() => expect(sent).toMatchObject([{ subject: 'Not original', comment: 'The label is wrong.' }]));
  });

  it('CAT-MSG-025 CAT-RULE-008 also closes on failure and shows the entered text when it reopens', async () => {
    const { user, platform, fill, open } = await openForm({
      answers: {
        [SEND]: () => {
          throw new ApiError(422, 'The captcha is no longer valid. Please try again.');
        },
      },
    });
    await fill(LETTER);
    await solved();
    await user.click(send());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(platform.toasts).toMatchObject([
      {
        tone: 'error',
        message: 'Could not sent message, error in your data',
        detail: 'The captcha is no longer valid. Please try again.',
      },
    ]);
    const again = await open();
    expect(again.getByRole('textbox', { name: /^Content/ })).toHaveValue('The label is wrong.');
  });

  it('is hidden with a documented server, whose captcha differs', () => {
    renderPart(<>{ui} after</>);
    expect(screen.getByText('after')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Report Abuse' })).toBeNull();
  });
});
