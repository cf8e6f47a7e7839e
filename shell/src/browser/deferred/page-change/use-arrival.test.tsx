import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { useArrival } from './use-arrival';

function Page() {
  const page = useRef<HTMLElement>(null);
  const [settled, setSettled] = useState(false);
  useArrival(page, settled);
  return (
    <main ref={page} tabIndex={-1}>
      <Link to="/shop">Shop</Link>
      <Link to="/shop?page=2">Page 2</Link>
      <Link to="/coins-history#coins">Coins</Link>
      <Link to="/slow">Slow page</Link>
      <input aria-label="Search" />
      <button onClick={() => setSettled(true)}>The page arrives</button>
      {settled && <h2 id="coins">Your coins</h2>}
    </main>
  );
}

let arriveSlowly: () => void;
function open(at: string) {
  const slow = new Promise<null>((resolve) => (arriveSlowly = () => resolve(null)));
  const children = [
    { path: 'slow', element: null, loader: () => slow },
    { path: '*', element: null },
  ];
  const router = createMemoryRouter([{ path: '/', element: <Page />, children }], { initialEntries: [at] });
  render(<RouterProvider router={router} />);
  return userEvent.setup();
}
const arrive = (user: ReturnType<typeof open>) => user.click(screen.getByRole('button'));
const follow = async (user: ReturnType<typeof open>, name: string) => user.click(screen.getByRole('link', { name }));

describe('the focus', () => {
  it('goes to the page after a navigation, but not when the document is new', async () => {
    const user = open('/');
    expect(document.body).toHaveFocus();
    await follow(user, 'Shop');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('stays where the shopper moved it while the page loaded', async () => {
    const user = open('/');
    await follow(user, 'Slow page');
    await user.click(screen.getByRole('textbox', { name: 'Search' }));
    await act(async () => arriveSlowly());
    expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus();
    await follow(user, 'Shop');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('goes to the page of the last link when the shopper follows two', async () => {
    const user = open('/');
    await follow(user, 'Slow page');
    await follow(user, 'Shop');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('stays where it is when only the query changes', async () => {
    const user = open('/shop');
    await follow(user, 'Page 2');
    expect(screen.getByRole('link', { name: 'Page 2' })).toHaveFocus();
  });

  it('goes to the element of the fragment each time', async () => {
    const user = open('/');
    await arrive(user);
    await follow(user, 'Coins');
    expect(screen.getByText('Your coins')).toHaveFocus();
    screen.getByRole('link', { name: 'Coins' }).focus();
    await follow(user, 'Coins');
    expect(screen.getByText('Your coins')).toHaveFocus();
  });

  it('finds that element also when it renders after the frame of the page', async () => {
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    const user = open('/coins-history#coins');
    expect(scrolled).not.toHaveBeenCalled();
    await arrive(user);
    expect(screen.getByText('Your coins')).toHaveFocus();
    expect(scrolled).toHaveBeenCalledTimes(1);
    scrolled.mockRestore();
  });
});
