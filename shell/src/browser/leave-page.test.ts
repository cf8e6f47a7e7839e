import { createToastStore } from '../app/toasts';
import { showKept } from './kept-messages';
import { leavePage, type LeaveOptions } from './leave-page';

function aPage(access: string, navigation = 'idle') {
  const listeners: ((state: object) => void)[] = [];
  const state = { navigation: { state: navigation }, matches: [{ route: { handle: { access } } }] };
  const subscribe = (listener: (state: object) => void) => {
    listeners.push(listener);
    return () => undefined;
  };
  const router = { state, subscribe } as unknown as LeaveOptions['router'];
  const location = { reload: jest.fn(), replace: jest.fn() };
  const toasts = createToastStore();
  const settle = (access: string) => {
    Object.assign(state, { navigation: { state: 'idle' }, matches: [{ route: { handle: { access } } }] });
    for (const listener of listeners) listener(state);
  };
  return { location, toasts, settle, leave: (reached = true) => leavePage({ router, toasts, reached, location }) };
}

describe('leaving the page of a shopper who signed out', () => {
  it('loads a public page again, and the sign-in in place of a guarded page', () => {
    const [open, guarded] = [aPage('public'), aPage('signed-in')];
    open.leave();
    guarded.leave();
    expect(open.location.reload).toHaveBeenCalledTimes(1);
    expect(guarded.location.replace).toHaveBeenCalledWith('/account');
  });

  it('waits for a navigation that leads away', () => {
    const page = aPage('signed-in', 'loading');
    page.leave();
    expect(page.location.replace).not.toHaveBeenCalled();
    page.settle('public');
    expect(page.location.reload).toHaveBeenCalledTimes(1);
    expect(page.location.replace).not.toHaveBeenCalled();
  });

  it('waits for the network', () => {
    const page = aPage('public');
    page.leave(false);
    expect(page.location.reload).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('online'));
    expect(page.location.reload).toHaveBeenCalledTimes(1);
  });

  it('shows a message of success in the next document, once', () => {
    const page = aPage('public');
    page.toasts.show('success', 'Your account is deactivated', 'Sign in to use it again.');
    page.toasts.show('error', 'Unauthenticated.');
    page.leave();
    const next = createToastStore();
    showKept(next);
    showKept(next);
    const shown = { tone: 'success', message: 'Your account is deactivated', detail: 'Sign in to use it again.' };
    expect(next.list()).toMatchObject([shown]);
  });
});
