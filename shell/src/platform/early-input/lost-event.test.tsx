import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { replayEarlyInput } from './fields';

function Page() {
  const [name, setName] = useState('');
  return (
    <html lang="en-NG">
      <head />
      <body>
        <input value={name} onChange={({ target }) => setName(target.value)} />
        <output>{name}</output>
      </body>
    </html>
  );
}

describe('the shell', () => {
  it('repeats early input that React did not handle, because it was still hydrating the field', async () => {
    const html = renderToString(<Page />);
    document.documentElement.innerHTML = html.slice(html.indexOf('<head'), html.lastIndexOf('</html>'));
    document.documentElement.lang = 'en-NG';
    const field = document.querySelector('input')!;
    field.value = 'Ngozi';

    replayEarlyInput();
    let lost = 0;
    for (const type of ['input', 'change'])
      addEventListener(type, (event) => lost++ < 2 && event.stopImmediatePropagation(), true);
    let root: Root;
    await act(async () => void (root = hydrateRoot(document, <Page />)));
    await act(() => new Promise((resolve) => setTimeout(resolve, 350)));

    expect(lost).toBeGreaterThan(2);
    expect(document.querySelector('output')!.textContent).toBe('Ngozi');
    expect(field.value).toBe('Ngozi');
    act(() => root.unmount());
  });
});
