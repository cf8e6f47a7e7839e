import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { Deferred } from './deferred';

it('children of a server page keep their HTML and hydrate after the first view', async () => {
  jest.useFakeTimers();
  const onPress = jest.fn();
  document.body.innerHTML = '<div data-page="home"><!--$--><button>Filter</button><!--/$--></div>';
  const button = screen.getByRole('button', { name: 'Filter' });
  const press = () => act(() => button.click());
  await act(
    async () =>
      void hydrateRoot(
        document.querySelector('[data-page]')!,
        <Deferred>
          <button onClick={onPress}>Filter</button>
        </Deferred>,
      ),
  );
  await act(async () => jest.advanceTimersByTimeAsync(1_000));
  expect(onPress).not.toHaveBeenCalled();
  await act(async () => jest.advanceTimersByTimeAsync(4_000));
  expect(screen.getByRole('button', { name: 'Filter' })).toBe(button);
  press();
  expect(onPress).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
