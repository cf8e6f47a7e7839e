import { screen } from '@testing-library/react';
import { renderInShell } from '../../test/in-shell';
import { LazyPart } from './lazy-part';

describe('a part that is loaded when it is used', () => {
  it('that cannot be had says so, and works after Retry', async () => {
    let down = true;
    const load = async () => {
      if (down) throw new Error('404');
      return ({ name }: { name: string }) => <p>Hello {name}</p>;
    };
    const onRetry = jest.fn();
    const { user } = renderInShell(<LazyPart load={load} props={{ name: 'Ada' }} onRetry={onRetry} />);
    expect(await screen.findByText('This part of the page could not be loaded')).toBeVisible();
    down = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Hello Ada')).toBeVisible();
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('that throws is kept away from the page', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined); // React tells of it
    const Part = () => {
      throw new Error('broken');
    };
    renderInShell(
      <>
        <LazyPart load={async () => Part} props={{}} />
        <p>The rest</p>
      </>,
    );
    expect(await screen.findByText('This part of the page could not be loaded')).toBeVisible();
    expect(screen.getByText('The rest')).toBeVisible();
  });
});
