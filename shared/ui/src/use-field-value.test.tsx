import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useState } from 'react';
import { useFieldValue } from './use-field-value';

let follow: (value: string) => void;
const told = jest.fn();

function Sort() {
  const [sort, setSort] = useState('new');
  follow = setSort;
  const field = useFieldValue<HTMLSelectElement>(sort, told);
  return (
    <select aria-label="Sort" ref={field} defaultValue={sort} onChange={() => undefined}>
      <option value="old">Old</option>
      <option value="new">New</option>
    </select>
  );
}
function Words() {
  const [words, setWords] = useState('');
  follow = setWords;
  const field = useFieldValue<HTMLInputElement>(words, told);
  return <input aria-label="Words" ref={field} defaultValue={words} />;
}
function Stock() {
  const [isChosen, setChosen] = useState(false);
  follow = (value) => setChosen(value === 'yes');
  const field = useFieldValue<HTMLInputElement, boolean>(isChosen, told);
  return <input type="checkbox" aria-label="In stock" ref={field} defaultChecked={isChosen} />;
}

/** Shows the server's page, lets the shopper act, then hydrates. */
async function hydrated(page: React.ReactElement, early: (user: ReturnType<typeof userEvent.setup>) => Promise<void>) {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(page);
  const user = userEvent.setup();
  await early(user);
  const root = await act(async () => hydrateRoot(place, page));
  return { user, end: () => act(async () => root.unmount()) };
}

describe('a field of a public page', () => {
  afterEach(() => {
    document.body.replaceChildren();
    told.mockClear();
  });

  it('keeps and tells early text', async () => {
    const { end } = await hydrated(<Words />, (user) => user.type(screen.getByLabelText('Words'), 'shoes'));
    expect(screen.getByLabelText('Words')).toHaveValue('shoes');
    expect(told.mock.calls).toEqual([['shoes']]);
    await end();
  });

  it('keeps and tells an early choice', async () => {
    const { end } = await hydrated(<Sort />, (user) => user.selectOptions(screen.getByLabelText('Sort'), 'old'));
    expect(screen.getByLabelText('Sort')).toHaveValue('old');
    expect(told.mock.calls).toEqual([['old']]);
    await end();
  });

  it('keeps and tells an early tick', async () => {
    const { end } = await hydrated(<Stock />, (user) => user.click(screen.getByLabelText('In stock')));
    expect(screen.getByLabelText('In stock')).toBeChecked();
    expect(told.mock.calls).toEqual([[true]]);
    await end();
  });

  it('tells nothing when nobody touched it, and follows the value', async () => {
    for (const [page, label] of [
      [<Sort key="s" />, 'Sort'],
      [<Words key="w" />, 'Words'],
    ] as const) {
      const { end } = await hydrated(page, async () => undefined);
      await act(async () => follow('old'));
      expect(screen.getByLabelText(label)).toHaveValue('old');
      await end();
    }
    const { end } = await hydrated(<Stock />, async () => undefined);
    await act(async () => follow('yes'));
    expect(screen.getByLabelText('In stock')).toBeChecked();
    expect(told).not.toHaveBeenCalled();
    await end();
  });
});
