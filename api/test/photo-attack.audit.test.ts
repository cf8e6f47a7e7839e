import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import sharp from 'sharp';
import type { OpenDatabase } from '../src/platform/database/database';
import { openSession } from '../src/platform/sessions/sessions';
import { addPackedTexts } from './packed-texts';
import { freePort, postgresUrl } from './postgres-server';
import { type Program, runProgram } from './run-program';
import { openTestDatabase } from './test-databases';

/** Aims: megabytes above those of the idle server, and milliseconds. */
const [MOST_MORE_MB, SIGN_IN_P95] = [300, 1_000];
const SAMPLES = 20;
const p95 = (times: number[]) => [...times].sort((one, other) => one - other)[Math.ceil(times.length * 0.95) - 1]!;
const OWNER = { email: 'ada@example.com', password: 'Ada-2026!', platform: 'Web' };

/** An interlaced PNG of one colour with 16 bits for each value: small, and its decoder holds all of it. */
const interlaced = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 4, background: { r: 160, g: 48, b: 32, alpha: 0.9 } } })
    .toColourspace('rgb16')
    .png({ progressive: true, compressionLevel: 9 })
    .toBuffer();

const square = (side: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width: side, height: side, channels, background: { r: 160, g: 48, b: 32, alpha: 0.9 } } });
const webp = () => square(3_464, 4).webp({ lossless: true }).toBuffer();
const avif = () => square(2_310).avif({ effort: 0 }).toBuffer();
const jpeg = (progressive: boolean) => square(7_000).jpeg({ quality: 60, progressive }).toBuffer();

const withTexts = async () => addPackedTexts(await square(400).png().toBuffer(), 900);

describe('photos that are expensive to decode', () => {
  let database: OpenDatabase;
  let folder: string;
  let program: Program;
  let origin: string;
  beforeAll(async () => {
    database = await openTestDatabase('postgres', 'seeded');
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.db);
    folder = await mkdtemp(path.join(tmpdir(), 'nkm-photos-'));
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    program = runProgram('main.mjs', {
      DATABASE_URL: await postgresUrl(rows[0]!.name),
      API_PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      RATE_LIMIT_SCALE: '10000', // one address sends all requests
    });
    if (!(await program.ready)) throw new Error((await program.ended).errors.join('\n'));
    await sleep(15_000); // the server prepares its first pictures
  });
  afterAll(async () => {
    program.child.kill('SIGTERM');
    await program.ended;
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });

  const residentMb = () =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${program.child.pid!}/status`, 'utf8'))![1]) / 1024;
  async function newShopper(): Promise<string> {
    const shopper = { surname: 'Eze', other_names: 'Uche', email_verified_at: new Date() };
    const { id } = await database.db
      .insertInto('users')
      .values({ ...shopper, email: `photo-${Math.random()}@example.com` })
      .returning('id')
      .executeTakeFirstOrThrow();
    return openSession(database.db, { userId: id, platform: 'Web', now: new Date(), days: 1 });
  }
  async function send(photo: Buffer, token: string): Promise<number> {
    const body = new FormData();
    body.append('photo', new Blob([new Uint8Array(photo)]), 'photo');
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${origin}/photos`, { method: 'POST', headers, body });
    if (answer.status === 503) expect(answer.headers.get('retry-after')).toBe('5');
    await answer.arrayBuffer();
    return answer.status;
  }
  async function signIn(): Promise<number> {
    const started = performance.now();
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${origin}/login`, { method: 'POST', headers, body: JSON.stringify(OWNER) });
    await answer.arrayBuffer();
    expect(answer.status).toBe(200);
    return performance.now() - started;
  }

  const accepted = [201, 503];
  it.each([
    { photos: 12, shoppers: 1, what: 'PNG of 49 megapixels', make: () => interlaced(7_000), statuses: [422, 503] },
    { photos: 36, shoppers: 6, what: 'PNG of 49 megapixels', make: () => interlaced(7_000), statuses: [422, 503] },
    { photos: 12, shoppers: 1, what: 'PNG of 7.5 megapixels', make: () => interlaced(2_730), statuses: accepted },
    { photos: 36, shoppers: 6, what: 'PNG of 7.5 megapixels', make: () => interlaced(2_730), statuses: accepted },
    { photos: 12, shoppers: 1, what: 'PNG with 6 GB of text', make: withTexts, statuses: accepted },
    { photos: 36, shoppers: 6, what: 'WebP of 12 megapixels', make: webp, statuses: accepted },
    { photos: 36, shoppers: 6, what: 'AVIF of 5.3 megapixels', make: avif, statuses: accepted },
    { photos: 36, shoppers: 6, what: 'JPEG of 49 megapixels', make: () => jpeg(false), statuses: accepted },
    {
      photos: 36,
      shoppers: 6,
      what: 'progressive JPEG of 49 megapixels',
      make: () => jpeg(true),
      statuses: [422, 503],
    },
  ])(
    '$photos at once of $shoppers shoppers, each a $what, leave memory and sign-ins alone',
    async ({ photos, shoppers, what, make, statuses }) => {
      const photo = await make();
      const tokens = await Promise.all(Array.from({ length: shoppers }, newShopper));
      const idle: number[] = [];
      for (let sample = 0; sample < SAMPLES; sample++) idle.push(await signIn());
      const before = residentMb();
      let most = before;
      const watch = setInterval(() => (most = Math.max(most, residentMb())), 50);
      const started = performance.now();
      let isOver = false;
      const attack = Promise.all(Array.from({ length: photos }, (_, at) => send(photo, tokens[at % shoppers]!)));
      const ended = attack.then(() => (isOver = true));
      const signIns: number[] = [];
      do {
        signIns.push(await signIn());
        await sleep(100);
      } while (!isOver || signIns.length < SAMPLES);
      await ended;
      const seconds = (performance.now() - started) / 1000;
      await sleep(2_000);
      clearInterval(watch);
      const answers = await attack;
      const of = (status: number) => answers.filter((answer) => answer === status).length;
      process.stdout.write(
        `${photos} × ${what}, ${photo.length} bytes, ${shoppers} shoppers: ${before.toFixed(0)} MB, at most ` +
          `+${(most - before).toFixed(0)}, afterwards ${(residentMb() - before).toFixed(0)}; ` +
          `${seconds.toFixed(1)} s; ` +
          `sign-in p95 ${p95(signIns).toFixed(0)} ms of ${signIns.length}, idle ${p95(idle).toFixed(0)} ms; ` +
          `201: ${of(201)}, 422: ${of(422)}, 503: ${of(503)}\n`,
      );
      expect(answers.filter((answer) => !statuses.includes(answer))).toEqual([]);
      expect(of(statuses[0]!)).toBeGreaterThan(0);
      expect(most - before).toBeLessThan(MOST_MORE_MB);
      expect(p95(signIns)).toBeLessThan(SIGN_IN_P95);
    },
  );
});
