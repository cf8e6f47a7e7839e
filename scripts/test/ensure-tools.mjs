import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const BROWSERS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Tools that the tests need besides npm packages; `packages` are Debian packages. */
const TOOLS = [
  {
    name: 'Chromium',
    // Headless Chromium has the same engine and opens a page in half the time.
    packages: ['chromium-headless-shell', 'fonts-dejavu-core'],
    advice: 'install Chromium or Chrome, or set CHROME_PATH to it',
    isThere: () => [process.env.CHROME_PATH, ...BROWSERS].some((file) => file && existsSync(file)),
  },
  {
    name: 'PostgreSQL',
    packages: ['postgresql'],
    advice: 'install the PostgreSQL server (version 13 or newer), with initdb on the PATH',
    isThere: () =>
      [...debianServers(), ...(process.env.PATH ?? '').split(path.delimiter)].some((folder) =>
        existsSync(path.join(folder, 'initdb')),
      ),
  },
  {
    name: 'PgBouncer',
    packages: ['pgbouncer'],
    advice: 'install PgBouncer',
    isThere: () => existsSync('/usr/sbin/pgbouncer') || onPath('pgbouncer'),
  },
  {
    name: 'nginx',
    packages: ['nginx'],
    advice: 'install nginx 1.15.3 or newer',
    isThere: () => existsSync('/usr/sbin/nginx') || onPath('nginx'),
  },
  { name: 'git', packages: ['git'], advice: 'install git', isThere: () => onPath('git') },
];

/** What people have on their machines; it asks for more than the headless shell, such as icons. */
export const FULL_CHROMIUM = {
  name: 'Full Chromium',
  packages: ['chromium'],
  advice: 'install Chromium or Chrome with its windows',
  isThere: () => fullChromium() !== undefined,
};

/** @returns {string | undefined} path of the installed Chromium or Chrome with windows */
export const fullChromium = () => BROWSERS.slice(1).find((file) => existsSync(file));

/** Only the audit opens pages in Firefox. */
export const FIREFOX = {
  name: 'Firefox',
  packages: ['firefox-esr'],
  advice: 'install Firefox ESR, or set FIREFOX_PATH to it',
  isThere: () => [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr'].some((file) => file && existsSync(file)),
};

/** Only the audit reads the figures of the shop. */
export const PROMETHEUS = {
  name: 'Prometheus',
  packages: ['prometheus'],
  advice: 'install Prometheus with promtool',
  isThere: () => ['prometheus', 'promtool'].every(onPath),
};

/**
 * Installs missing tools on Debian as root; otherwise throws with the tools to install.
 * @param {object[]} [more] tools that this run needs besides those of every run
 */
export async function ensureTools(run, more = []) {
  const missing = [...TOOLS, ...more].filter(({ isThere }) => !isThere());
  if (missing.length === 0) return;
  const canInstall = process.getuid?.() === 0 && onPath('apt-get');
  if (!canInstall) throw new Error(missing.map(({ name, advice }) => `${name} is missing: ${advice}.`).join('\n'));
  // RUNLEVEL=1 stops Debian from starting the servers, because the tests start their own.
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  await run('apt-get', ['update'], { env, log: 'apt-get-update' });
  const packages = missing.flatMap((tool) => tool.packages);
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env, log: 'apt-get-install' });
  const still = missing.filter(({ isThere }) => !isThere()).map(({ name }) => name);
  if (still.length > 0)
    throw new Error(`apt-get installed ${packages.join(', ')}, but ${still.join(', ')} cannot be found.`);
}

function debianServers() {
  const folder = '/usr/lib/postgresql';
  return existsSync(folder) ? readdirSync(folder).map((version) => path.join(folder, version, 'bin')) : [];
}

function onPath(name) {
  return (process.env.PATH ?? '').split(path.delimiter).some((folder) => existsSync(path.join(folder, name)));
}
