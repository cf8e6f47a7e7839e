// Performs the steps of docs/operations/Dockerfile in a bare folder, without root, publishes as compose.yaml does,
// makes the project read-only, starts what compose.yaml starts, and asks for pages.
import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import test from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from '../test/start-shop.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file) => readFileSync(path.join(root, 'docs/operations', file), 'utf8');
const START_MS = 120_000;

/** Instructions of the Dockerfile. */
const steps = read('Dockerfile')
  .split('\n')
  .map((line) => /^([A-Z]+) (.*)$/.exec(line))
  .filter(Boolean)
  .map(([, name, value]) => ({ name, value }));

/** The lists of words of a service, such as its command, and whether its file system is read-only. */
function serviceOf(name) {
  const [, body] = new RegExp(`^  ${name}:\\n((?:    .*\\n)*)`, 'm').exec(read('compose.yaml'));
  const words = (key) => {
    const list = new RegExp(`^    ${key}: (\\[.*\\])$`, 'm').exec(body)?.[1];
    return list && JSON.parse(list.replaceAll("'", '"'));
  };
  return {
    command: words('command'),
    entrypoint: words('entrypoint'),
    isReadOnly: body.includes('<<: *part\n') && !body.includes('read_only: false'),
  };
}

/** Root performs the steps as `nobody`, as the container does as `node`. */
const idOf = (flag) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
const owner = process.getuid() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};

test('the parts run from a read-only project, without root', async (context) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'nkm-container-'));
  const started = [];
  context.after(async () => {
    for (const { child, ended } of started) {
      child.kill('SIGTERM');
      await ended;
    }
    execFileSync('chmod', ['-R', 'u+w', folder]);
    rmSync(folder, { recursive: true });
  });
  chmodSync(folder, 0o755);
  const inFolder = (place) => path.join(folder, place);
  const own = (place) => execFileSync('chown', ['-R', `${owner.uid}:${owner.gid}`, inFolder(place)]);
  for (const place of ['data', 'shell-data', 'releases', 'keys', 'home']) {
    mkdirSync(inFolder(place));
    if (owner.uid !== undefined) own(place);
  }
  // COPY: the committed files, like those that Dockerfile.dockerignore leaves.
  execFileSync('git', ['-c', 'safe.directory=*', 'clone', '--quiet', root, inFolder('app')]);
  rmSync(inFolder('app/.git'), { recursive: true });
  if (owner.uid !== undefined) own('app');

  const settings = steps.filter(({ name }) => name === 'ENV').flatMap(({ value }) => value.split(' '));
  const image = Object.fromEntries(
    settings
      .map((pair) => pair.split('='))
      .map(([name, value]) => [name, value.startsWith('/') ? folder + value : value]),
  );
  const port = await freePorts();
  const env = {
    PATH: process.env.PATH,
    HOME: inFolder('home'),
    ...image,
    PORT: String(port),
    API_BASE_URL: `http://localhost:${port + 1}`,
    // A rehearsal has no live settings.
    STAGING: 'true',
    ALLOW_EMBEDDED_DATABASE: 'true',
  };
  const run = (command, more = {}) =>
    execFileSync('sh', ['-c', command], { cwd: inFolder('app'), env: { ...env, ...more }, ...owner, stdio: 'pipe' });

  const user = steps.findIndex(({ name }) => name === 'USER');
  for (const { name, value } of steps.slice(user)) if (name === 'RUN') run(value, { NODE_ENV: '' });
  run(`${serviceOf('nkm').entrypoint.join(' ')} publish --all`);
  execFileSync('chmod', ['-R', 'a-w', inFolder('app')]);

  const command = JSON.parse(steps.find(({ name }) => name === 'CMD').value);
  async function start([, ...args], answersAt, more = {}) {
    const child = spawn(process.execPath, args, { cwd: inFolder('app'), env: { ...env, ...more }, ...owner });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    let isOver = false;
    const ended = new Promise((resolve) => child.once('exit', resolve)).then(() => (isOver = true));
    started.push({ child, ended });
    const deadline = Date.now() + START_MS;
    while (!(await isReady(answersAt))) {
      assert.ok(!isOver && Date.now() < deadline, `${args.join(' ')} is not ready:\n${output}`);
      await sleep(250);
    }
    return () => output;
  }
  const said = [
    await start(serviceOf('api').command ?? command, port + 1),
    await start(serviceOf('shell').command, port, { DATA_DIR: inFolder('shell-data') }),
  ];
  for (const [address, status] of Object.entries({
    '/': 200,
    '/shop': 200,
    '/faqs': 200,
    '/cart': 200,
    '/no/page': 404,
  })) {
    const answer = await fetch(`http://localhost:${port}${address}`);
    assert.equal(answer.status, status, address);
    assert.match(await answer.text(), /This is a rehearsal/, address);
  }
  for (const output of said) assert.doesNotMatch(output(), /EACCES|EROFS|"level":[56]0/);
});

async function isReady(port) {
  try {
    return (await fetch(`http://localhost:${port}/ready`)).ok;
  } catch {
    return false; // it does not listen yet
  }
}

test('each part of compose.yaml runs a program of the project', () => {
  const programs = ['shell', 'worker'].map((name) => serviceOf(name).command.at(-1));
  assert.deepEqual(programs, ['shell/dist/server/index.cjs', 'api/dist/worker.mjs']);
  for (const name of ['shell', 'api', 'worker']) assert.ok(serviceOf(name).isReadOnly, name);
  assert.ok(!serviceOf('nkm').isReadOnly);
});

const UNITS = ['nkm-api', 'nkm-shell'];

test(
  'systemd accepts the units',
  { skip: !existsSync('/usr/bin/systemd-analyze') && 'needs systemd-analyze' },
  (context) => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'nkm-units-'));
    context.after(() => rmSync(folder, { recursive: true }));
    const files = UNITS.map((name) => path.join(folder, `${name}@3000.service`));
    for (const [index, name] of UNITS.entries()) writeFileSync(files[index], read(`${name}@.service`));
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', ...files], { encoding: 'utf8' });
    assert.deepEqual([status, stderr.trim()], [0, '']);
  },
);
