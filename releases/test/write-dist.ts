import { containerName, type RouteClaim, type SliceDescription } from '@nkm/contracts';
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface DistOptions {
  name?: string;
  version?: string;
  routes?: RouteClaim[];
  /** Names of widgets. */
  widgets?: SliceDescription['widgets'];
  /** Code before the exports of the server bundle. */
  serverCode?: string;
  /** Code for the `load`, `head` and `screen` of each route; without it, pages redirect. */
  pageCode?: string;
  /** Code of each widget. */
  widgetCode?: string;
  /** Code of the module of the service. */
  serviceCode?: string;
  /** More files of the browser build, by name. */
  clientFiles?: Record<string, string>;
  /** Overrides fields of slice.json. */
  claims?: Partial<SliceDescription>;
}

const REDIRECT = 'load() { throw { sliceSignal: "redirect", path: "/" }; }';

export function route(pattern: string, more: Partial<RouteClaim> = {}): RouteClaim {
  const id =
    pattern
      .toLowerCase()
      .replaceAll(/[^a-z]+/g, '-')
      .replace(/^-|-$/g, '') || 'home';
  return { id, path: pattern, title: 'Title', access: 'open', frame: 'full', public: false, ...more };
}

/** Writes a tiny build in the format of the build presets. */
export function writeDist(folder: string, options: DistOptions = {}): SliceDescription {
  const { name = 'mfe-catalog', version = '1.0.0', routes = [route('/'), route('/shop')], clientFiles = {} } = options;
  const { widgets = [] } = options;
  const contents: Record<string, string> = {
    'client/remoteEntry.js':
      `var ${containerName(name, version)} = { "./routes": ${JSON.stringify('entry '.repeat(200))}` +
      `${widgets.length > 0 ? ', "./widgets": 0' : ''} };`,
    'client/routes.js': `/* routes of ${version} */`,
    'server/index.cjs':
      `${options.serverCode ?? ''}\nexports.routes = ${JSON.stringify(routes)}.map((route) => ({ ...route, ` +
      `${options.pageCode ?? REDIRECT} }));${widgetsOf(widgets, options.widgetCode)}${serviceOf(options.serviceCode)}`,
  };
  for (const { id } of routes) {
    contents[`client/${id}.js`] = `export default ${JSON.stringify(`${id} `.repeat(100))};`;
    contents[`client/${id}.css`] = `.${id} { color: green }`;
  }
  for (const [file, text] of Object.entries(clientFiles)) contents[`client/${file}`] = text;
  for (const [file, text] of Object.entries(contents)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  const description: SliceDescription = {
    name,
    version,
    container: containerName(name, version),
    contract: 1,
    routes,
    exposes: widgets.length > 0 ? ['routes', 'widgets'] : ['routes'],
    widgets,
    topics: [],
    shared: {},
    entry: 'client/remoteEntry.js',
    server: 'server/index.cjs',
    chunks: {
      ...Object.fromEntries(routes.map(({ id }) => [id, { js: ['routes.js', `${id}.js`], css: [`${id}.css`] }])),
      ...(widgets.length > 0 && { widgets: { js: ['routes.js'], css: [] } }),
    },
    files: Object.fromEntries(Object.entries(contents).map(([file, text]) => [file, fileEntry(text)])),
    ...options.claims,
  };
  writeFileSync(path.join(folder, 'slice.json'), JSON.stringify(description));
  return description;
}

const widgetsOf = (names: readonly string[], code = '() => null') =>
  names.map((name) => `\n(exports.widgets ??= {})["${name}"] = async () => ({ default: ${code} });`).join('');

const serviceOf = (code?: string) => (code === undefined ? '' : `\nexports.service = async () => { ${code} };`);

export function fileEntry(text: string) {
  const integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`;
  return { integrity, bytes: Buffer.byteLength(text) };
}
