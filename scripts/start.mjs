// npm start: from a fresh clone to a running shop. Runs before packages are installed, so this file and its static
// imports use only Node.
import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  demandFreePorts,
  demandReleases,
  demandUsableData,
  demandUsableFolder,
  readPlan,
} from './start/check-ground.mjs';
import { ensureInstalled } from './start/install.mjs';
import { createProcesses } from './start/processes.mjs';
import { createProgress } from './start/progress.mjs';
import { buildApi, buildShell, publishSlices, showReleases, stopBuilds } from './start/build.mjs';
import { onParentEnd } from './start/watch-parent.mjs';

const root = path.resolve(import.meta.dirname, '..');
const envFile = path.join(root, '.env');
if (existsSync(envFile)) process.loadEnvFile(envFile);
const progress = createProgress();
const processes = createProcesses(root);

let forgetShop = () => undefined;
const stopAll = () => {
  forgetShop();
  return Promise.all([stopBuilds(), processes.stop()]);
};
const stop = () => void stopAll().then(() => process.exit(0));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, stop);
// Only under npm: without it, the shop may outlive the shell that started it.
if (process.env.npm_lifecycle_event !== undefined) onParentEnd(stop);

processes.onGiveUp((line) => {
  console.error(line);
  void stopAll().then(() => process.exit(1));
});

try {
  const plan = readPlan(process.env, root);
  demandUsableFolder(root);
  demandUsableData(plan.dataFolder);
  demandReleases(plan);
  await demandFreePorts(plan);
  await progress.step('Install packages', () => ensureInstalled(root, { development: false }));

  const programs = buildApi(root);
  const api = progress.step('Database and API', async () => {
    await programs;
    await processes.startApi(plan);
  });
  const slices = plan.production
    ? progress.step('Releases', () => showReleases(root, progress.detail))
    : progress.step('Build and publish the slices', () => publishSlices(root, progress.detail));
  // The sandboxes wait for the first of the two, which share the processors until then.
  const sandboxes = programs
    .then(() => Promise.race([api, slices]))
    .then(() => progress.step('Sandboxes', () => processes.startSandboxes(plan)));
  await Promise.all([api, progress.step('Build the shell', () => buildShell(root)), slices, sandboxes]);
  await progress.step('Shop', () => processes.startShell(plan));
  // Imported late because they need packages, which are installed by now.
  const { noteShop } = await import('@nkm/build/running-shop');
  const { printWelcome } = await import('./start/welcome.mjs');
  forgetShop = noteShop(root, plan.shop.port);
  await printWelcome(plan, progress.seconds());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await stopAll();
  process.exit(1);
}
