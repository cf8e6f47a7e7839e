import { createTestPlatform, renderInShop } from '@nkm/testing';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useDeferredPart } from './use-deferred-part';

interface GuideProps {
  onClose(): void;
}
const Guide = ({ onClose }: GuideProps) => <button onClick={onClose}>Close the guide</button>;

/** @param results of the attempts to load the code, in their order */
function show(...results: ('fails' | 'loads')[]) {
  const load = async () => {
    if (results.shift() === 'fails') throw new Error('Loading chunk failed');
    return Guide;
  };
  function Page() {
    const [failures, setFailures] = useState(0);
    const [Part, open, close] = useDeferredPart(load, () => setFailures((count) => count + 1));
    return (
      <>
        <button onClick={open}>Open the guide</button>
        <p>{`Failures: ${failures}`}</p>
        {Part && <Part onClose={close} />}
      </>
    );
  }
  return renderInShop(<Page />, { platform: createTestPlatform('mfe-catalog') }).user;
}
const press = () => screen.getByRole('button', { name: 'Open the guide' });
const closing = { name: 'Close the guide' };

describe('a part whose code loads on a press', () => {
  it('opens, closes and opens again', async () => {
    const user = show('loads', 'loads');
    expect(screen.queryByRole('button', closing)).toBeNull();
    await user.click(press());
    await user.click(await screen.findByRole('button', closing));
    expect(screen.queryByRole('button', closing)).toBeNull();
    await user.click(press());
    expect(await screen.findByRole('button', closing)).toBeVisible();
  });

  it('tells each failure, and opens with the first press that succeeds', async () => {
    const user = show('fails', 'fails', 'loads');
    for (const failures of [1, 2]) {
      await user.click(press());
      await waitFor(() => expect(screen.getByText(`Failures: ${failures}`)).toBeVisible());
      expect(screen.queryByRole('button', closing)).toBeNull();
    }
    await user.click(press());
    expect(await screen.findByRole('button', closing)).toBeVisible();
    expect(screen.getByText('Failures: 2')).toBeVisible();
  });
});
