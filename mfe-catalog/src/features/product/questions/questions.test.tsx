import { ApiError, PlatformProvider } from '@nkm/platform';
import { aUser, type Answers, createTestPlatform, renderInShop } from '@nkm/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { callsOf, type PartOptions, renderPart } from '../../../../test/render-part';
import { Questions } from './questions';

const refused = (status: number, message: string) => () => {
  throw new ApiError(status, message);
};
const ada = aUser();

describe('the questions about a product', () => {
  const questions = [
    { question: 'Is it lined?', answer: 'Yes, it has a soft lining.' },
    { question: 'Does the colour fade?', answer: 'No. Wash it cold.' },
  ];
  const ASK = 'POST /product/question';
  const ui = <Questions productId={5} questions={questions} />;
  function panel(options?: PartOptions) {
    const page = renderPart(ui, options);
    return { ...page, region: page.container, box: screen.getByRole('textbox') };
  }
  const press = (name: string) => screen.getByRole('button', { name });
  const shown = (region: HTMLElement) => [...region.querySelectorAll('summary')].map((one) => one.textContent);

  it('CAT-SCR-040 expand to their answers', async () => {
    const { user, region } = panel();
    expect(shown(region)).toEqual(['Is it lined?', 'Does the colour fade?']);
    await user.click(screen.getByText('Does the colour fade?'));
    expect(screen.getByText('No. Wash it cold.').closest('details')).toHaveAttribute('open');
  });

  it('CAT-SCR-039 are searched on the server from the box', async () => {
    const found = [{ id: 4, question: 'Can I iron it?', answer: 'Yes, warm.', created_at: '2026-01-15T09:00:00.000Z' }];
    const asked: unknown[] = [];
    const search: Answers = {
      'GET /products/:id/questions': ({ options }) => {
        asked.push(options.query?.q);
        return { data: asked.length === 1 ? found : [] };
      },
    };
    const { user, region, box } = panel({ api: 1, answers: search });
    await user.type(box, 'iron{Enter}');
    await waitFor(() => expect(shown(region)).toEqual(['Can I iron it?']));
    expect(region).toHaveTextContent('1 answer found');
    await user.type(box, 'ing');
    await user.click(press('Search'));
    expect(await within(region).findByText('No matching questions or answers. Ask the seller.')).toBeVisible();
    expect(asked).toEqual(['iron', 'ironing']);
    await user.click(press('Show all questions'));
    await waitFor(() => expect(shown(region)).toHaveLength(2));
    expect(box).toHaveValue('');
  });

  it('keep their search in the address, beside the variant, and show it again after Back', async () => {
    const { user, region, box, router } = panel({ at: '/ankara-dress?variant=7' });
    await user.type(box, 'lining{Enter}');
    await waitFor(() => expect(shown(region)).toEqual(['Is it lined?']));
    const { search, hash } = router.state.location;
    expect([search, hash]).toEqual(['?variant=7&questions=lining', '#questions']);
    await user.clear(box);
    await user.type(box, 'cold{Enter}');
    await waitFor(() => expect(shown(region)).toEqual(['Does the colour fade?']));
    await act(() => router.navigate(-1));
    await waitFor(() => expect(shown(region)).toEqual(['Is it lined?']));
    expect(box).toHaveValue('lining');
  });

  it('show the search of the address that a shopper opens', async () => {
    const { region, box } = panel({ at: '/ankara-dress?questions=lining' });
    await waitFor(() => expect(shown(region)).toEqual(['Is it lined?']));
    expect(box).toHaveValue('lining');
  });

  it('are searched again for the same words after a failure', async () => {
    const options = { api: 1, answers: { 'GET /products/:id/questions': refused(503, 'Down') } };
    const { user, box, platform } = panel(options);
    await user.type(box, 'iron{Enter}');
    await waitFor(() => expect(platform.toasts).toHaveLength(1));
    await user.click(press('Search'));
    await waitFor(() => expect(platform.toasts).toHaveLength(2));
  });

  it('are searched in the browser when the server has no search', async () => {
    const { user, region, box, platform } = panel();
    await user.type(box, 'LINING{Enter}');
    await waitFor(() => expect(shown(region)).toEqual(['Is it lined?']));
    expect(callsOf(platform, 'GET /products/5/questions')).toEqual([]);
  });

  it('stay visible when the search fails', async () => {
    const { user, region, box, platform } = panel({
      api: 1,
      answers: { 'GET /products/:id/questions': refused(503, 'Down') },
    });
    await user.type(box, 'iron{Enter}');
    await waitFor(() => expect(platform.toasts).toMatchObject([{ message: 'Down' }]));
    expect(shown(region)).toHaveLength(2);
  });

  it('CAT-CALL-013 CAT-MSG-022 CAT-FIELD-001 are sent to the seller', async () => {
    const asked: unknown[] = [];
    const { user, box, platform } = panel({ user: ada, answers: { [ASK]: ({ body }) => void asked.push(body) } });
    expect(press('Ask the seller')).toHaveAttribute('aria-disabled', 'true');
    await user.type(box, ' Is it heavy? ');
    await user.click(press('Ask the seller'));
    await waitFor(() => expect(box).toHaveValue(''));
    expect(asked).toEqual([{ question: 'Is it heavy?', product_id: 5 }]);
    expect(platform.toasts).toMatchObject([{ tone: 'success', message: 'Question Successfully Submitted' }]);
  });

  it('send text that was typed before hydration', async () => {
    const asked: unknown[] = [];
    const platform = createTestPlatform('mfe-catalog', { [ASK]: ({ body }) => void asked.push(body) });
    platform.hostBus.as('shell').handle('session.require', () => ({ signedIn: true }));
    platform.signIn(ada);
    const router = createMemoryRouter([{ path: '*', element: ui }]);
    const page = (
      <PlatformProvider platform={platform}>
        <RouterProvider router={router} />
      </PlatformProvider>
    );
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page);
    within(container).getByRole<HTMLInputElement>('textbox').value = 'Is it heavy?';
    render(page, { container, hydrate: true });
    await userEvent.click(press('Ask the seller'));
    await waitFor(() => expect(asked).toEqual([{ question: 'Is it heavy?', product_id: 5 }]));
  });

  it('CAT-MSG-024 say "You\'ve reviewed this" for a repeated question and keep its text', async () => {
    const { user, box, platform } = panel({ user: ada, answers: { [ASK]: refused(409, 'Twice') } });
    await user.type(box, 'Is it heavy?');
    await user.click(press('Ask the seller'));
    await waitFor(() => expect(platform.toasts).toMatchObject([{ tone: 'error', message: "You've reviewed this" }]));
    expect(box).toHaveValue('Is it heavy?');
  });

  it('CAT-ROLE-003 need a session: a guest signs in, returns and finds the text again', async () => {
    const { user, box, platform, required, unmount } = panel();
    await user.type(box, 'Is it heavy?');
    await user.click(press('Ask the seller'));
    expect(required).toEqual(['/ankara-dress#questions']);
    expect(callsOf(platform, 'POST')).toEqual([]);
    expect(platform.storage.get('draft:question:5')).toBe('Is it heavy?');
    unmount();
    renderInShop(ui, { platform });
    expect(screen.getByRole('textbox')).toHaveValue('Is it heavy?');
  });
});
