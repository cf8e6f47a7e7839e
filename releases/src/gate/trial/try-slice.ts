import type { RouteClaim, SliceDescription, WidgetName } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { loadServerBundle, type ServerBundle } from '../../load-server-bundle';
import { bundleFaults } from './bundle-faults';
import { watchFields } from './controlled-fields';
import { type RecordedApi, startRecordedApi } from './recorded-api';
import { loadService, renderRoute, renderWidget } from './render-route';
import { importFaults, sharedLibraries } from './shared-libraries';
import type { Recording, TrialReport, TrialRequest } from './trial';
import { createTrialPlatform } from './trial-platform';
import { WIDGET_PROPS } from './widget-props';
import { createRequire } from 'node:module';

/**
 * Returns a loader for the shell's libraries, so that a slice and its renderer share one React.
 * @param manifest the shell's package.json
 */
function loadLikeShell(manifest: string): <T>(specifier: string) => T {
  const require = createRequire(manifest); // our packages are TypeScript sources, which bin/try-slice.mjs enables
  return <T>(specifier: string) => require(specifier) as T;
}

const JSX = 'react/jsx-runtime';
/** Milliseconds in which timers and unawaited promises of the last page can still fail. */
const AFTERMATH_MS = 50;

/**
 * Loads a candidate as the shell does, compares it with its claims, loads its service and renders each page and widget.
 * If the recording has no session, it skips the pages of shoppers that need an address or an answer that is not
 * recorded.
 * @param enter called before code of the candidate runs
 */
export async function trySlice(request: TrialRequest, enter: (stage: string) => Promise<void>): Promise<TrialReport> {
  const { dist, description, manifest } = request;
  const load = loadLikeShell(manifest);
  const share = sharedLibraries(manifest);
  const refused = (faults: string[]): TrialReport => ({ faults, unrecorded: [], warnings: [], calls: {} });
  const unshared = importFaults(description.imports ?? {}, share);
  if (unshared.length > 0) return refused(unshared);
  // Before the candidate's time runs, because a busy machine needs seconds for these libraries.
  const api = await startRecordedApi(request.recording.calls, request.recordFrom);
  const platform = await createTrialPlatform(description.name, api.address, load);
  load('react-router-dom');
  await enter('the server bundle does not load');
  let watch: ReturnType<typeof watchFields> | undefined;
  const watched = (specifier: string) => {
    const library = share(specifier);
    return specifier === JSX && library ? (watch ??= watchFields(library)).runtime : library;
  };
  let bundle: ServerBundle<Platform>;
  try {
    bundle = loadServerBundle<Platform>(path.join(dist, description.server), offered(description, watched));
  } catch (error) {
    return refused([`the server bundle does not load: ${(error as Error).message}`]);
  }
  const faults = bundleFaults(bundle, description);
  if (faults.length > 0) return refused(faults);
  if (bundle.service) {
    await enter('the service does not load');
    const fault = await loadService(bundle.service);
    if (fault) return refused([`the service does not load: ${fault}`]);
  }
  const isRecording = request.recordFrom !== null;
  const routes = bundle.routes.filter((route) => route.public || request.recording.session || !isRecording);
  const controlledFields = () => watch?.take() ?? [];
  const { widgets = {} } = bundle;
  return renderAll(request.recording, { routes, widgets }, { api, platform, load, enter, controlledFields });
}

interface Trial {
  api: RecordedApi;
  platform: Platform;
  load: ReturnType<typeof loadLikeShell>;
  enter: (stage: string) => Promise<void>;
  /** Names of the controlled fields since the last call. */
  controlledFields: () => string[];
}

async function renderAll(
  recording: Recording,
  { routes, widgets }: Required<Omit<ServerBundle<Platform>, 'service'>>,
  { api, platform, load, enter, controlledFields }: Trial,
): Promise<TrialReport> {
  const faults: string[] = [];
  const unrecorded: string[] = [];
  const warnings: string[] = [];
  const skipped: string[] = [];
  for (const route of routes) {
    const name = `the page ${route.path} (${route.id})`;
    const unchecked = (why: string) =>
      void (route.public || recording.session ? unrecorded.push(`${name} ${why}`) : skipped.push(route.path));
    const address = recording.pages[route.id] ?? plainAddress(route);
    if (address === null) {
      unchecked('has parameters, but the recording has no address for it');
      continue;
    }
    await enter(`${name} cannot be rendered`);
    api.missing.clear();
    controlledFields();
    const fault = await renderRoute(route, address, platform, load);
    if (api.missing.size > 0) unchecked(`asks for ${[...api.missing].join(', ')}, which is not recorded`);
    else if (fault) faults.push(`${name} cannot be rendered: ${fault}`);
    const fields = controlledFields();
    if (route.public && fields.length > 0)
      warnings.push(`${name} has controlled fields (${fields.join(', ')}): use useFieldValue of @nkm/ui, or FormData`);
  }
  for (const [widget, module] of Object.entries(widgets)) {
    const name = `the widget ${widget}`;
    await enter(`${name} cannot be rendered`);
    const fault = await renderWidget(module, WIDGET_PROPS[widget as WidgetName], platform, load);
    if (fault) faults.push(`${name} cannot be rendered: ${fault}`);
  }
  if (skipped.length > 0)
    warnings.push(
      `${skipped.length} pages of shoppers were not rendered (${skipped.join(', ')}): ` +
        'record them with nkm record --signed-in',
    );
  await sleep(AFTERMATH_MS);
  return { faults, unrecorded, warnings, calls: api.used };
}

/** Null for a pattern with parameters. */
const plainAddress = ({ path: pattern }: RouteClaim) => (/[:*?]/.test(pattern) ? null : pattern);

function offered(
  { shared }: SliceDescription,
  share: (specifier: string) => object | undefined,
): Readonly<Record<string, unknown>> {
  const modules = {};
  for (const specifier of Object.keys(shared)) {
    Object.defineProperty(modules, specifier, { get: () => share(specifier), enumerable: true });
  }
  return modules;
}
