import os from 'node:os';
import path from 'node:path';
import { freePort } from '../../test/free-port';
import { type Program, runProgram } from '../../test/run-program';

const sandbox = (settings: Record<string, string>, ...args: string[]) => runProgram('sandbox/main.mjs', settings, args);

describe('a sandbox', () => {
  it('must be a known one', async () => {
    const { code, errors } = await sandbox({}, 'bank').ended;
    expect([code, errors]).toEqual([1, [expect.stringMatching(/^Name a sandbox: .*inbox.*\.$/)]]);
  });

  // It ends like the API, and starts faster.
  describe('that is running', () => {
    let program: Program;
    let port: number;
    beforeEach(async () => {
      port = Number(await freePort());
      program = sandbox({ PORT: String(port - 2), DATA_DIR: path.join(os.tmpdir(), 'no-data') }, 'inbox');
      expect(await program.ready).toBe(true);
    });

    it('listens on PORT + 2, works without the API, and ends cleanly on SIGINT', async () => {
      expect((await fetch(`http://localhost:${port}/messages.json`)).status).toBe(503);
      program.child.kill('SIGINT');
      expect(await program.ended).toEqual({ code: 0, errors: [] });
    });

    it('ends when the process that started it is gone', async () => {
      program.child.disconnect();
      expect((await program.ended).code).toBe(0);
    });
  });
});
