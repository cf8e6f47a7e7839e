import { act } from '@testing-library/react';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { announceHydrated } from './hydrated';
import { replayEarlyInput } from './fields';

const heard: string[] = [];

/** A value that the server cannot know, so React renders again immediately. */
function useSecondRender() {
  return useSyncExternalStore(
    () => () => undefined,
    () => 'browser',
    () => 'server',
  );
}

/** One of each kind of field; the output shows React's state. */
function Fields({ name }: { name: string }) {
  const [text, setText] = useState('');
  const [long, setLong] = useState('as it was');
  const [kind, setKind] = useState('a');
  const [ticked, setTicked] = useState(false);
  const [size, setSize] = useState('S');
  const [, draw] = useState(0);
  useSecondRender();
  return (
    <form onInput={({ target }) => heard.push((target as HTMLInputElement).name)}>
      <input name={`${name}-text`} type="email" value={text} onChange={(event) => setText(event.target.value)} />
      <textarea name={`${name}-long`} value={long} onChange={(event) => setLong(event.target.value)} />
      <select name={`${name}-kind`} value={kind} onChange={(event) => setKind(event.target.value)}>
        <option value="a">A</option>
        <option value="b">B</option>
      </select>
      <input
        type="checkbox"
        name={`${name}-ticked`}
        checked={ticked}
        onChange={(event) => {
          heard.push(`ticked ${String(event.target.checked)}`);
          setTicked(event.target.checked);
        }}
      />
      {['S', 'L'].map((value) => (
        <input
          key={value}
          type="radio"
          name={`${name}-size`}
          value={value}
          checked={size === value}
          onChange={() => setSize(value)}
        />
      ))}
      <input name={`${name}-free`} defaultValue="one" />
      <button type="button" id={`${name}-draw`} onClick={() => draw((count) => count + 1)} />
      <button type="button" id={`${name}-send`} onClick={() => heard.push(`sent ${text}`)} />
      <output id={name}>{[text, long, kind, ticked, size].join(' ')}</output>
    </form>
  );
}

let codeComes: () => void;
const noCode = new Promise<{ default: typeof Fields }>((resolve) => (codeComes = () => resolve({ default: Fields })));
let DeferredFields: typeof Fields | ReturnType<typeof lazy<typeof Fields>> = Fields;

function Page() {
  useEffect(() => announceHydrated(document), []);
  return (
    <html lang="en-NG">
      <head />
      <body>
        <Fields name="early" />
        <Suspense>
          <DeferredFields name="late" />
        </Suspense>
      </body>
    </html>
  );
}

const field = <T extends HTMLElement = HTMLInputElement>(name: string, value = '') =>
  document.querySelector<T>(`[name="${name}"]${value && `[value="${value}"]`}`)!;
const setNatively = (target: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string) => {
  const prototype = Object.getPrototypeOf(target) as object;
  (Object.getOwnPropertyDescriptor(prototype, 'value')!.set as (value: string) => void).call(target, value);
  for (const type of ['input', 'change']) target.dispatchEvent(new Event(type, { bubbles: true }));
};

/** Types like a shopper, regardless of React's progress. */
function fillIn(name: string) {
  setNatively(field(`${name}-text`), 'ada@example.com');
  setNatively(field<HTMLTextAreaElement>(`${name}-long`), 'something else');
  setNatively(field<HTMLSelectElement>(`${name}-kind`), 'b');
  setNatively(field(`${name}-free`), 'two');
  field(`${name}-ticked`).click();
  field(`${name}-size`, 'L').click();
}

const ALL = 'ada@example.com something else b true L';
const said = (name: string) => document.getElementById(name)!.textContent;
const wait = (milliseconds: number) => act(() => new Promise((resolve) => setTimeout(resolve, milliseconds)));
let root: Root;

describe('the early input', () => {
  it('keeps input from before hydration, also in a deferred part', async () => {
    const html = renderToString(<Page />);
    document.documentElement.innerHTML = html.slice(html.indexOf('<head'), html.lastIndexOf('</html>'));
    document.documentElement.lang = 'en-NG';
    DeferredFields = lazy(() => noCode);

    fillIn('early');
    field('early-text').focus();
    const nodes = [...document.querySelectorAll('input, select, textarea')];
    replayEarlyInput();
    await act(async () => void (root = hydrateRoot(document, <Page />)));
    await wait(50);
    expect(said('early')).toBe(ALL);
    expect(document.activeElement).toBe(field('early-text'));
    expect(heard).toContain('early-free');
    expect(heard.filter((name) => name === 'ticked true')).toHaveLength(1);

    // The document is hydrated, this part is not.
    act(() => fillIn('late'));
    act(() => field('late-long').focus());
    field<HTMLTextAreaElement>('late-long').setSelectionRange(4, 6);
    await wait(250);
    expect(said('late')).toBe(' as it was a false S');
    act(() => setNatively(field('late-text'), 'ada@example.org'));
    await act(async () => codeComes());
    act(() => document.getElementById('late-send')!.click());
    expect(heard).toContain('sent ada@example.org');
    await wait(250);
    expect(said('late')).toBe(ALL.replace('.com', '.org'));
    expect(field('late-free').value).toBe('two');
    expect(document.activeElement).toBe(field('late-long'));
    expect(field<HTMLTextAreaElement>('late-long').selectionStart).toBe(4);

    // Another render changes nothing, and a hydrated field gets each change once.
    for (const name of ['early', 'late']) act(() => document.getElementById(`${name}-draw`)!.click());
    expect([said('early'), said('late')]).toEqual([ALL, ALL.replace('.com', '.org')]);
    expect([...document.querySelectorAll('input, select, textarea')]).toEqual(nodes);
    heard.length = 0;
    act(() => field('late-ticked').click());
    await wait(250);
    expect(heard.filter((name) => name.startsWith('ticked'))).toEqual(['ticked false']);
    act(() => root.unmount());
  });

  const noChange = () => () => undefined;

  /** The server does not know the stored choice, so the page first shows the default. */
  function Currency({ chosen }: { chosen: jest.Mock }) {
    const currency = useSyncExternalStore(
      noChange,
      () => 'USD',
      () => 'NGN',
    );
    useEffect(() => announceHydrated(document), []);
    return (
      <html lang="en-NG">
        <head />
        <body>
          <select name="currency" value={currency} onChange={({ target }) => chosen(target.value)}>
            <option value="NGN">Naira</option>
            <option value="USD">Dollar</option>
          </select>
          <select name="rating" onChange={({ target }) => chosen(target.value)}>
            <option disabled>Choose</option>
            <option value="5">Five stars</option>
          </select>
        </body>
      </html>
    );
  }

  it('leaves a select that nobody touched to React, so that a stored choice survives', async () => {
    const chosen = jest.fn();
    const html = renderToString(<Currency chosen={chosen} />);
    document.documentElement.innerHTML = html.slice(html.indexOf('<head'), html.lastIndexOf('</html>'));
    document.documentElement.lang = 'en-NG';
    replayEarlyInput();
    await act(async () => void (root = hydrateRoot(document, <Currency chosen={chosen} />)));
    await wait(250);
    expect(field<HTMLSelectElement>('currency').value).toBe('USD');
    expect(chosen).not.toHaveBeenCalled();
    act(() => root.unmount());
  });
});
