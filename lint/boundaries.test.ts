import { execFileSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '..');

type Case = [file: string, code: string, reason: string | null];

const FEATURE = 'mfe-catalog/src/features/listing/shop-grid.tsx';
const SHELL = 'shell/src/slices/load-slice.ts';
const API = 'api/src/modules/cart/routes.ts';

const refused: Case[] = [
  ['mfe-catalog/src/routes/shop.tsx', `import '../../../mfe-orders/src/paths'`, 'mfe-catalog reaches mfe-orders by its name'],
  ['mfe-catalog/src/routes/shop.tsx', `import 'mfe-orders/src/paths'`, 'mfe-orders exports nothing'],
  [FEATURE, `import('../../../../shell/src/app/session')`, 'mfe-catalog reaches shell by its name'],
  [FEATURE, `import 'shell'`, 'shell exports nothing'],
  [FEATURE, `export * from '../../../../api/src/modules/cart'`, 'mfe-catalog reaches @nkm/api by its name'],
  [FEATURE, `import type { X } from '@nkm/api'`, '@nkm/api exports nothing'],
  [FEATURE, `import { chooseReleaseSet } from '@nkm/releases'`, 'a slice package uses shared packages only'],
  [FEATURE, `import preset from '@nkm/build/slice'`, '@nkm/build does not run in browsers'],
  [FEATURE, `import { x } from '../product/gallery'`, 'the features listing and product do not know each other'],
  ['mfe-catalog/src/features/listing/a.test.tsx', `jest.mock('../product/gallery')`, 'the features listing and product do not'],
  [FEATURE, `import { shop } from '../../routes/shop'`, 'routes lies above'],
  [FEATURE, `export { start } from '../../service/start'`, 'service lies above'],
  ['mfe-catalog/src/routes/shop.tsx', `import { routes } from '../expose/routes'`, 'expose lies above'],
  ['mfe-catalog/src/paths.ts', `import { x } from './features/listing/rules'`, 'features lies above'],
  [FEATURE, `import { readFileSync } from 'node:fs'`, 'browsers have no node:fs'],
  [FEATURE, `import { secret } from './secret.server'`, 'it runs on the server only'],
  [FEATURE, `type Secret = import('./secret.server').Secret; export type Own = Secret`, 'it runs on the server only'],
  [FEATURE, `import { Button } from '@nkm/ui/src/button'`, '@nkm/ui does not export ./src/button'],
  [FEATURE, `import { Button } from '../../../../shared/ui/src'`, 'mfe-catalog reaches @nkm/ui by its name'],
  [FEATURE, `import { render } from '@nkm/testing'`, '@nkm/testing is not named in the dependencies'],
  ['shared/contracts/src/cart.ts', `import { useTopic } from '@nkm/platform'`, '@nkm/platform is not named'],
  ['shared/ui/src/card.tsx', `import { cart } from 'mfe-cart-checkout'`, 'mfe-cart-checkout exports nothing'],
  ['shared/ui/src/card.tsx', `import '../../../mfe-cart-checkout/src/paths'`, '@nkm/ui reaches mfe-cart-checkout'],
  ['shared/platform/src/bus/bus.ts', `import os from 'os'`, 'browsers have no os'],
  ['shared/ui/src/card.tsx', `import { x } from '@nkm/releases'`, 'a shared package uses shared packages only'],
  [SHELL, `import { watchReleases } from '@nkm/releases'`, '@nkm/releases does not run in browsers'],
  [SHELL, `import { prepareDrain } from '@nkm/server'`, '@nkm/server does not run in browsers'],
  [SHELL, `import { render } from '../server/render-page'`, 'it runs on the server only'],
  ['shell/src/server/render-page.tsx', `import x from 'mfe-catalog/src/expose/routes'`, 'mfe-catalog exports nothing'],
  [API, `import { Button } from '@nkm/ui'`, '@nkm/ui is not named in the dependencies'],
  [API, `const { Button } = require('../../../../shared/ui/src/button')`, '@nkm/api reaches @nkm/ui by its name'],
  ['scripts/start.mjs', `import { publishAll } from '../releases/src/publish.ts'`, 'the project reaches @nkm/releases by its name'],
  ['mfe-catalog/src/routes/shop.tsx', `import x from '../../../scripts/start.mjs'`, 'is outside of the package'],
  [FEATURE, `import { useNavigationType } from 'react-router-dom'`, 'The shell does not share it'],
  ['shared/ui/src/card.tsx', `import { Link, Outlet } from 'react-router-dom'`, "'Outlet' import"],
  [FEATURE, `import { switchMap } from 'rxjs'`, 'The shell does not share it'],
]; // prettier-ignore

const passed: Case[] = [
  [FEATURE, `import { money, type Product } from '@nkm/contracts'`, null],
  [FEATURE, `import { toKobo } from '@nkm/contracts/money'`, null],
  [FEATURE, `import { usePlatform } from '@nkm/platform'; import { Button } from '@nkm/ui'`, null],
  [FEATURE, `import './rules'; import '../../messages'; import '../../paths'; import styles from './a.module.css'`, null],
  [FEATURE, `import { Link } from 'react-router-dom'; import('./deep/er')`, null],
  ['mfe-catalog/src/features/listing/a.test.tsx', `import { render } from '@nkm/testing'; import '../../expose/routes'`, null],
  ['mfe-catalog/src/features/listing/a.server.ts', `import 'node:fs'; import './secret.server'`, null],
  ['mfe-catalog/src/routes/shop.tsx', `import '../features/listing/rules'; import '../features/product/price'`, null],
  ['mfe-catalog/src/expose/routes.ts', `import('../routes/shop'); import '../features/listing/rules'`, null],
  ['mfe-catalog/webpack.config.mjs', `import { sliceConfig } from '@nkm/build/slice'; import 'node:path'`, null],
  ['mfe-cart-checkout/src/service/start.ts', `import { total } from '../features/cart/cart'`, null],
  ['shared/platform/src/bus/bus.ts', `import { TOPICS } from '@nkm/contracts'`, null],
  ['shell/src/server/render-page.tsx', `import { watchReleases } from '@nkm/releases'; import fs from 'node:fs'`, null],
  ['shell/src/server/create-server.ts', `import { prepareDrain } from '@nkm/server'`, null],
  ['shell/src/server/render-page.tsx', `import { App } from '../app/app'`, null],
  [API, `import type { Product } from '@nkm/contracts'; import 'node:crypto'; import '../orders/rules'`, null],
  ['scripts/start.mjs', `import { publishAll } from '@nkm/releases/publish'; import './start/steps.mjs'`, null],
  ['mfe-catalog/src/features/listing/a.test.tsx', `import { MemoryRouter } from 'react-router-dom'`, null],
  ['shell/src/app/routes.tsx', `import { Outlet } from 'react-router-dom'`, null],
  ['shared/platform/src/bus/bus.ts', `import { Subscriber } from 'rxjs'; import type { Path } from 'react-router-dom'`, null],
  ['releases/src/gate/x.ts', `import fs from 'node:fs'; import { TOPICS } from '@nkm/contracts'`, null],
]; // prettier-ignore

/** Runs ESLint with the configuration of the project over texts that stand in no file. */
function lint(cases: Case[]): string[] {
  const program = `
    import { ESLint } from 'eslint';
    import { text } from 'node:stream/consumers';
    const eslint = new ESLint();
    const messages = [];
    for (const [filePath, code] of JSON.parse(await text(process.stdin))) {
      const [result] = await eslint.lintText(code, { filePath });
      messages.push(result.messages.filter(({ ruleId }) => !ruleId || ruleId === 'nkm/boundaries' || ruleId.endsWith('restricted-imports')).map(({ message }) => message).join(' '));
    }
    console.log(JSON.stringify(messages));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: root,
    input: JSON.stringify(cases),
  });
  return JSON.parse(output.toString()) as string[];
}

describe('the import rules, derived from the folders', () => {
  const messages = lint([...refused, ...passed]);

  it.each(refused.map((entry, at) => [...entry, messages[at]!] as const))(
    '%s: %s is refused',
    (_file, _code, reason, message) => expect(message).toContain(reason),
  );
  it.each(passed.map((entry, at) => [...entry, messages[refused.length + at]!] as const))(
    '%s: %s passes',
    (_file, _code, _reason, message) => expect(message).toBe(''),
  );
});
