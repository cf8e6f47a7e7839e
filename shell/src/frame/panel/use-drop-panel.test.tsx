import { createTestPlatform, renderInShop } from '@nkm/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { useDropPanel } from './use-drop-panel';

function Panel() {
  const { place, open, toggle, hover } = useDropPanel();
  return (
    <>
      <div ref={place} {...hover} data-testid="place">
        <button onClick={toggle}>Cart</button>
        {open && (
          <p>
            In the panel <a href="#inside">Inside</a>
          </p>
        )}
      </div>
      <button>Elsewhere</button>
    </>
  );
}

const shown = () => screen.queryByText('In the panel') !== null;
const pass = (milliseconds: number) => act(async () => jest.advanceTimersByTimeAsync(milliseconds));
/** jsdom has no pointer events, so the pointer type is set here. */
const pointer = (type: 'enter' | 'leave', pointerType: string) => {
  const Type = type === 'enter' ? 'pointerover' : 'pointerout';
  const event = Object.assign(new MouseEvent(Type, { bubbles: true }), { pointerType });
  fireEvent(screen.getByTestId('place'), event);
};

function openHeader() {
  const { user } = renderInShop(<Panel />, { platform: createTestPlatform('shell') });
  return user;
}

describe('drop panel', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('opens under a resting mouse, but not under a passing mouse or a finger', async () => {
    openHeader();
    pointer('enter', 'mouse');
    await pass(100);
    pointer('leave', 'mouse');
    await pass(1_000);
    expect(shown()).toBe(false);
    pointer('enter', 'touch');
    await pass(1_000);
    expect(shown()).toBe(false);
    pointer('enter', 'mouse');
    await pass(200);
    expect(shown()).toBe(true);
    pointer('leave', 'mouse');
    await pass(1_000);
    expect(shown()).toBe(false);
  });

  it('stays open after a press until the next press', async () => {
    openHeader();
    pointer('enter', 'mouse');
    await pass(200);
    fireEvent.click(screen.getByRole('button', { name: 'Cart' }));
    pointer('leave', 'mouse');
    await pass(1_000);
    expect(shown()).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Cart' }));
    expect(shown()).toBe(false);
  });

  it.each([100, 300, 599])('takes two presses %i ms apart as one', async (ms) => {
    openHeader();
    const cart = screen.getByRole('button', { name: 'Cart' });
    fireEvent.click(cart);
    await pass(ms);
    fireEvent.click(cart);
    expect(shown()).toBe(true);
    await pass(600 - ms);
    fireEvent.click(cart);
    expect(shown()).toBe(false);
  });

  it('closes on a focus or press outside, not inside', async () => {
    openHeader();
    const cart = screen.getByRole('button', { name: 'Cart' });
    fireEvent.click(cart);
    act(() => screen.getByRole('link', { name: 'Inside' }).focus());
    expect(shown()).toBe(true);
    act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
    expect(shown()).toBe(false);
    await pass(600);
    fireEvent.click(cart);
    expect(shown()).toBe(true);
    fireEvent.pointerDown(document.body);
    expect(shown()).toBe(false);
  });

  it('closes with Escape and returns a focus from inside to the control', () => {
    openHeader();
    const cart = screen.getByRole('button', { name: 'Cart' });
    fireEvent.click(cart);
    act(() => screen.getByRole('link', { name: 'Inside' }).focus());
    fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
    expect(shown()).toBe(false);
    expect(cart).toHaveFocus();
  });
});
