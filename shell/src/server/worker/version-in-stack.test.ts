/** @jest-environment node */
import { versionInStack, versionOfFile } from './version-in-stack';

const STORE = '/shop/releases';
const FILE = '/shop/releases/slices/mfe-x/1.2.0/server/index.cjs';

describe('the version that code belongs to', () => {
  it('is read from the folder of its file', () => {
    expect(versionOfFile(STORE, FILE)).toEqual({ slice: 'mfe-x', version: '1.2.0' });
    expect(versionOfFile(STORE, `file://${FILE}`)).toEqual({ slice: 'mfe-x', version: '1.2.0' });
  });

  it.each(['/shop/shell/dist/server/index.cjs', '', 'node:internal/timers', 'evalmachine.<anonymous>'])(
    'is null for %p',
    (file) => expect(versionOfFile(STORE, file)).toBeNull(),
  );

  it('is the topmost one in the stack of an error', () => {
    const error = Object.assign(new Error('x'), {
      stack: `Error: x\n at f (/shop/react.js:1:1)\n at g (${FILE}:2:3)\n at h (${FILE.replace('1.2.0', '1.1.0')}:1:1)`,
    });
    expect(versionInStack(STORE, error)).toEqual({ slice: 'mfe-x', version: '1.2.0' });
    expect(versionInStack(STORE, new Error('of the shell'))).toBeNull();
    expect(versionInStack(STORE, 'no error at all')).toBeNull();
  });
});
