import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { API_DIR } from '../../test/test-databases';
import { MODULES } from './modules';

describe('the list of modules', () => {
  it('registers every folder of src/modules that has a module.ts', () => {
    const root = path.join(API_DIR, 'src/modules');
    const folders = readdirSync(root).filter((folder) => existsSync(path.join(root, folder, 'module.ts')));
    expect(Object.keys(MODULES)).toEqual(folders.sort());
  });
});
