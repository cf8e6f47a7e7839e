import { execFileSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '..');

type Case = [file: string, code: string, reason: string | null];

const FEATURE = 'mfe-catalog/src/features/listing/shop-grid.tsx';
const SHELL = 'shell/src/slices/load-slice.ts';
const API = 'api/src/modules/cart/module.ts';
const ORDERS = 'api/src/modules/orders/reading/read-orders.ts';

const refused: Case[] = [
  [
    'mfe-catalog/src/routes/shop.tsx',
    `import '../../../mfe-orders/src/paths'`,
    'mfe-catalog must import mfe-orders by its package name',
  ],
  ['mfe-catalog/src/routes/shop.tsx', `import 'mfe-orders/src/paths'`, 'mfe-orders exports nothing'],
  [FEATURE, `import('../../../../shell/src/app/session')`, 'mfe-catalog must import shell by its package name'],
  [FEATURE, `import 'shell'`, 'shell exports nothing'],
  [FEATURE, `export * from '../../../../api/src/modules/cart'`, 'mfe-catalog must import @nkm/api by its package name'],
  [FEATURE, `import type { X } from '@nkm/api'`, '@nkm/api exports nothing'],
  [FEATURE, `import { chooseReleaseSet } from '@nkm/releases'`, 'a slice package can use only shared packages'],
  [FEATURE, `import preset from '@nkm/build/slice'`, '@nkm/build does not run in browsers'],
  [FEATURE, `import { x } from '../product/gallery'`, 'the features listing and product must not import each other'],
  [
    'mfe-catalog/src/features/listing/a.test.tsx',
    `jest.mock('../product/gallery')`,
    'the features listing and product must not',
  ],
  [FEATURE, `import { shop } from '../../routes/shop'`, 'routes is a higher layer'],
  [FEATURE, `export { start } from '../../service/start'`, 'service is a higher layer'],
  ['mfe-catalog/src/routes/shop.tsx', `import { routes } from '../expose/routes'`, 'expose is a higher layer'],
  ['mfe-catalog/src/paths.ts', `import { x } from './features/listing/rules'`, 'features is a higher layer'],
  [FEATURE, `import { readFileSync } from 'node:fs'`, 'browsers have no node:fs'],
  [FEATURE, `import { secret } from './secret.server'`, 'it runs only on the server'],
  [FEATURE, `type Secret = import('./secret.server').Secret; export type Own = Secret`, 'it runs only on the server'],
  [FEATURE, `import { Button } from '@nkm/ui/src/button'`, '@nkm/ui does not export ./src/button'],
  [
    FEATURE,
    `import { Button } from '../../../../shared/ui/src'`,
    'mfe-catalog must import @nkm/ui by its package name',
  ],
  [FEATURE, `import { render } from '@nkm/testing'`, '@nkm/testing is missing in the dependencies'],
  ['shared/contracts/src/cart.ts', `import { useTopic } from '@nkm/platform'`, '@nkm/platform is missing'],
  ['shared/ui/src/card.tsx', `import { cart } from 'mfe-cart-checkout'`, 'mfe-cart-checkout exports nothing'],
  ['shared/ui/src/card.tsx', `import '../../../mfe-cart-checkout/src/paths'`, '@nkm/ui must import mfe-cart-checkout'],
  ['shared/platform/src/bus/bus.ts', `import os from 'os'`, 'browsers have no os'],
  ['shared/ui/src/card.tsx', `import { x } from '@nkm/releases'`, 'a shared package can use only shared packages'],
  [SHELL, `import { watchReleases } from '@nkm/releases'`, '@nkm/releases does not run in browsers'],
  [SHELL, `import { prepareDrain } from '@nkm/server'`, '@nkm/server does not run in browsers'],
  [SHELL, `import { render } from '../server/render-worker/render-page'`, 'it runs only on the server'],
  [
    'shell/src/server/render-worker/render-page.tsx',
    `import x from 'mfe-catalog/src/expose/routes'`,
    'mfe-catalog exports nothing',
  ],
  ['shell/src/app/guard.ts', `import '../frame/header/header'`, 'shell/src/app can import only slices, platform'],
  ['shell/src/platform/new.ts', `import '../app/session'`, 'shell/src/platform can import only itself'],
  [
    'shell/src/frame/promo/new.ts',
    `import '../../outline/open-outline'`,
    'shell/src/frame can import only app, slices, platform',
  ],
  [
    'shell/src/server/new.ts',
    `import '../browser/start'`,
    'shell/src/server can import only frame, app, ' + 'slices, platform',
  ],
  [API, `import { Button } from '@nkm/ui'`, '@nkm/ui is missing in the dependencies'],
  [
    API,
    `const { Button } = require('../../../../shared/ui/src/button')`,
    '@nkm/api must import @nkm/ui by its package name',
  ],
  [API, `import { currentStock } from '../orders/stock'`, 'others can import only modules/orders/public'],
  [API, `import type {} from '../orders/tables'`, 'others can import only modules/orders/public'],
  [API, `import { ordersModule } from '../orders'`, 'others can import only modules/orders/public'],
  [
    API,
    'export { priceFlashDeal } from ' + `'../deals/flash/price-flash-deal'`,
    'others can import only modules/deals/public',
  ],
  ['api/src/modules/deals/flash/new.ts', `import '../../orders/stock'`, 'others can import only modules/orders/public'],
  ['api/src/boot/boot.ts', `await import('../modules/orders/module')`, 'others can import only modules/orders/public'],
  ['api/src/modules/cart/cart.test.ts', `jest.mock('../orders/stock')`, 'others can import only modules/orders/public'],
  ['api/seed/orders.ts', `import '../src/modules/orders/stock'`, 'others can import only modules/orders/public'],
  ['api/src/modules/orders/public.ts', `export * from './stock'`, 'Name each export'],
  [
    ORDERS,
    `import { refundsOf } from '../../payments/public'`,
    'modules/payments is above modules/orders: imports run checkout → payments → orders',
  ],
  [ORDERS, `import type { A } from '../../checkout/public'`, 'modules/checkout is above modules/orders'],
  [
    'api/src/modules/payments/refunds/new.ts',
    `import type { A } from '../../checkout/public'`,
    'modules/checkout is above modules/payments',
  ],
  [
    ORDERS,
    `import type { A } from '../../account-deletion/public'`,
    'src/modules/orders and src/modules/account-deletion must not import each other: ' +
      'src/modules/account-deletion → src/modules/orders',
  ],
  [
    'api/src/platform/app.ts',
    `import '../modules/cart/public'`,
    'src/platform and src/modules must not import each other: src/modules → src/platform',
  ],
  [
    'api/src/platform/database/database.ts',
    `import './open-database'`,
    'leads back to this file: open-database.ts → database.ts',
  ],
  [ORDERS, `export type A = import('../module').B`, 'leads back to this file: module.ts → read-orders.ts'],
  [
    'shell/src/server/http/new.ts',
    `import type { A } from '../pages/serve-pages'`,
    'src/server/http and src/server/pages must not import each other: src/server/pages → src/server/http',
  ],
  [
    'releases/src/store/new.ts',
    `import '../rollout/set-rollout'`,
    'src/store and src/rollout must not import each other: src/rollout → src/store',
  ],
  [
    'api/src/modules/payments/order/new.ts',
    `import type { A } from '../checking/check-payment'`,
    'src/modules/payments/order and src/modules/payments/checking must not import each other',
  ],
  [
    'mfe-catalog/src/features/product/recently-viewed/new.tsx',
    `import '../carousels/product-carousels'`,
    'src/features/product/recently-viewed and src/features/product/carousels must not import each other',
  ],
  [
    'mfe-account/src/features/account-deletion/step-props.ts',
    `import type { A } from './deletion-dialog'`,
    'leads back to this file: deletion-dialog.tsx → ',
  ],
  [
    'shell/src/frame/menu/new.tsx',
    `import '../header/header'`,
    'src/frame/menu and src/frame/header must not import each other: src/frame/header → src/frame/menu',
  ],
  [
    'shared/platform/src/api/call.ts',
    `import type { A } from './create-sender'`,
    'leads back to this file: create-sender.ts → call.ts',
  ],
  [
    'e2e/system/new.ts',
    `import { ada } from '../shopper/accounts'`,
    'system and shopper must not import each other: shopper → system',
  ],
  [
    'lint/new.mjs',
    `import '../scripts/docs/list-files.mjs'`,
    'lint and scripts must not import each other: scripts → lint',
  ],
  [
    'scripts/start.mjs',
    `import { publishAll } from '../releases/src/publish.ts'`,
    'the project must import @nkm/releases by its package name',
  ],
  ['mfe-catalog/src/routes/shop.tsx', `import x from '../../../scripts/start.mjs'`, 'is outside of the package'],
  [FEATURE, `import { useNavigationType } from 'react-router-dom'`, 'The shell does not share it'],
  ['shared/ui/src/card.tsx', `import { Link, Outlet } from 'react-router-dom'`, "'Outlet' import"],
  [FEATURE, `import { switchMap } from 'rxjs'`, 'The shell does not share it'],
];

const passed: Case[] = [
  [FEATURE, `import { money, type Product } from '@nkm/contracts'`, null],
  [FEATURE, `import { toKobo } from '@nkm/contracts/money'`, null],
  [FEATURE, `import { usePlatform } from '@nkm/platform'; import { Button } from '@nkm/ui'`, null],
  [
    FEATURE,
    `import './rules'; import '../../messages'; import '../../paths'; ` + `import styles from './a.module.css'`,
    null,
  ],
  [FEATURE, `import { Link } from 'react-router-dom'; import('./deep/er')`, null],
  [
    'mfe-catalog/src/features/listing/a.test.tsx',
    `import { render } from '@nkm/testing'; ` + `import '../../expose/routes'`,
    null,
  ],
  ['mfe-catalog/src/features/listing/a.server.ts', `import 'node:fs'; import './secret.server'`, null],
  ['mfe-catalog/src/routes/shop.tsx', `import '../features/listing/rules'; import '../features/product/price'`, null],
  ['mfe-catalog/src/expose/routes.ts', `import('../routes/shop'); import '../features/listing/rules'`, null],
  ['mfe-catalog/webpack.config.mjs', `import { sliceConfig } from '@nkm/build/slice'; import 'node:path'`, null],
  ['mfe-cart-checkout/src/service/start.ts', `import { total } from '../features/cart/cart'`, null],
  ['shared/platform/src/bus/bus.ts', `import { TOPICS } from '@nkm/contracts'`, null],
  [
    'shell/src/server/render-worker/render-page.tsx',
    `import { watchReleases } from '@nkm/releases'; import fs from 'node:fs'`,
    null,
  ],
  ['shell/src/server/create-server.ts', `import { prepareDrain } from '@nkm/server'`, null],
  ['shell/src/server/render-worker/render-page.tsx', `import { App } from '../../app/app'`, null],
  [
    API,
    `import type { Product } from '@nkm/contracts'; import 'node:crypto'; import '../pictures/public'; ` +
      `import './schema'`,
    null,
  ],
  [ORDERS, `import type {} from '../../coins/public'; import '../tables'`, null],
  ['api/src/modules/payments/new.ts', `import '../orders/public'`, null],
  ['api/src/modules/checkout/place/new.ts', `import '../../payments/public'; import '../../orders/public'`, null],
  ['api/src/modules/payments/new.test.ts', `import '../checkout/public'`, null],
  ['api/src/modules/coins/coins.test.ts', `import '../../../test/shop/with-shop'; import '../orders/public'`, null],
  ['scripts/start.mjs', `import { publishAll } from '@nkm/releases/publish'; import './start/steps.mjs'`, null],
  ['mfe-catalog/src/features/listing/a.test.tsx', `import { MemoryRouter } from 'react-router-dom'`, null],
  ['shell/src/frame/routes.tsx', `import { Outlet } from 'react-router-dom'`, null],
  [
    'shared/platform/src/bus/bus.ts',
    `import { Subscriber } from 'rxjs'; import type { Path } from ` + `'react-router-dom'`,
    null,
  ],
  ['releases/src/gate/x.ts', `import fs from 'node:fs'; import { TOPICS } from '@nkm/contracts'`, null],
];

/** Runs ESLint with the project's configuration on code that is not in a file. */
function lint(cases: Case[]): string[] {
  const program = `
    import { ESLint } from 'eslint';
    import { text } from 'node:stream/consumers';
    const withoutTypes = {
      languageOptions: { parserOptions: { project: null } },
    };
    const eslint = new ESLint({ overrideConfig: withoutTypes });
    const messages = [];
    for (const [filePath, code] of JSON.parse(await text(process.stdin))) {
      const [result] = await eslint.lintText(code, { filePath });
      const ofImports = result.messages.filter(
        ({ ruleId }) => !ruleId || ruleId === 'nkm/boundaries' || ruleId.includes('no-restricted-'),
      );
      messages.push(ofImports.map(({ message }) => message).join(' '));
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
