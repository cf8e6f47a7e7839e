import { screen } from '@testing-library/react';
import { renderInShell } from '../../../test/in-shell';
import { pressedPart } from './pressed-part';

describe('a part that loads with a press', () => {
  it('shows a message when it fails to load, and works after Retry', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    let down = true;
    const load = async () => {
      if (down) throw new Error('404');
      return ({ name }: { name: string }) => <p>Hello {name}</p>;
    };
    const onRetry = jest.fn();
    const Part = pressedPart(load, { onRetry });
    const { user } = renderInShell(<Part name="Ada" />);
    expect(await screen.findByText('This part of the page could not be loaded')).toBeVisible();
    down = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Hello Ada')).toBeVisible();
    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('lets the browser paint the press first, also when its code is there', async () => {
    const Part = pressedPart(async () => () => <p>Menu</p>);
    const first = renderInShell(<Part />);
    expect(await screen.findByText('Menu')).toBeVisible();
    first.unmount();
    renderInShell(<Part />);
    expect(screen.queryByText('Menu')).toBeNull();
    expect(await screen.findByText('Menu')).toBeVisible();
  });

  it('does not break the page when it throws', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined); // React logs it
    const Part = pressedPart(async () => () => {
      throw new Error('broken');
    });
    renderInShell(
      <>
        <Part />
        <p>The rest</p>
      </>,
    );
    expect(await screen.findByText('This part of the page could not be loaded')).toBeVisible();
    expect(screen.getByText('The rest')).toBeVisible();
  });
});
