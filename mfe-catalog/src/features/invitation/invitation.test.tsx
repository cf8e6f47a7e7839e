import { ApiError } from '@nkm/platform';
import { type Answers, createTestPlatform, renderInShop } from '@nkm/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { Invitation } from './invitation';
import { LOOKED_AT_MS } from './watch-engagement';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  window.scrollY = 0;
});

function visit(choice: 'unset' | 'accepted' | 'declined' = 'declined', answers: Answers = {}) {
  const platform = createTestPlatform('mfe-catalog', answers);
  const choose = (answer: typeof choice) =>
    act(() => platform.hostBus.as('shell').publish('consent', { choice: answer }));
  choose(choice);
  const view = renderInShop(<Invitation />, { platform });
  return { ...view, platform, choose };
}
const look = (milliseconds: number) => act(() => void jest.advanceTimersByTime(milliseconds));
function scroll() {
  window.scrollY = window.innerHeight;
  fireEvent.scroll(window);
}
function engage() {
  scroll();
  look(LOOKED_AT_MS);
}
const dialog = () => screen.queryByRole('dialog');
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const subscribe = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Subscribe' })));

describe('the newsletter popup', () => {
  it('CAT-SCR-008 opens after real engagement, asks for full name and email address, and closes on Escape', () => {
    visit();
    look(LOOKED_AT_MS * 4);
    expect(dialog()).toBeNull();
    scroll();
    look(1_000);
    expect(dialog()).toBeVisible();
    for (const name of ['Full name', 'Email address']) {
      expect(screen.getByRole('textbox', { name })).toBeVisible();
      expect(screen.getByRole('textbox', { name })).toBeRequired();
    }
    fireEvent(dialog()!, new Event('cancel', { cancelable: true }));
    expect(dialog()).toBeNull();
  });

  it('opens once per visitor', () => {
    const { platform, unmount } = visit();
    engage();
    fireEvent.click(screen.getByRole('button', { name: 'No, thank you' }));
    unmount();
    renderInShop(<Invitation />, { platform });
    engage();
    expect(dialog()).toBeNull();
  });

  it('opens only after the visitor answers the privacy notice', () => {
    const { choose } = visit('unset');
    engage();
    expect(dialog()).toBeNull();
    choose('accepted');
    engage();
    expect(dialog()).toBeVisible();
  });

  it('waits while the visitor types', () => {
    visit();
    const search = document.body.appendChild(document.createElement('input'));
    search.focus();
    engage();
    expect(dialog()).toBeNull();
    search.remove();
    look(1_000);
    expect(dialog()).toBeVisible();
  });

  it('does not count time in a hidden tab', () => {
    const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    visit();
    engage();
    expect(dialog()).toBeNull();
    hidden.mockRestore();
    look(LOOKED_AT_MS);
    expect(dialog()).toBeVisible();
  });

  it('checks name, email and email format in this order and focuses the first error', async () => {
    const { platform } = visit();
    engage();
    await subscribe();
    expect(screen.getByText('Name is required')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Full name' })).toHaveFocus();
    type('Full name', 'Ada');
    await subscribe();
    expect(screen.getByText('Email is required')).toBeVisible();
    type('Email address', 'ada@example');
    await subscribe();
    expect(screen.getByText('Email is invalid')).toBeVisible();
    expect(platform.calls).toEqual([]);
  });

  it('subscribes and confirms with a toast', async () => {
    const { platform } = visit('accepted', { 'POST /newsletter': () => ({ message: 'ok' }) });
    engage();
    type('Full name', ' Ada ');
    type('Email address', 'ada@example.com');
    await subscribe();
    expect(platform.calls).toMatchObject([
      { call: 'POST /newsletter', body: { name: 'Ada', email: 'ada@example.com' } },
    ]);
    expect(platform.toasts).toMatchObject([{ tone: 'success', message: 'Successfully Subscribed to newsletter' }]);
    expect(dialog()).toBeNull();
  });

  it('clears after a failure and shows the error', async () => {
    const { platform } = visit('accepted', {
      'POST /newsletter': () => {
        throw new ApiError(429, 'Too many attempts');
      },
    });
    engage();
    type('Full name', 'Ada');
    type('Email address', 'ada@example.com');
    await subscribe();
    expect(platform.toasts).toMatchObject([{ tone: 'error', message: 'Too many attempts' }]);
    expect(screen.getByRole('textbox', { name: 'Full name' })).toHaveValue('');
    expect(dialog()).toBeVisible();
  });
});
