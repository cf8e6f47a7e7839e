import { readDescription } from '../gate/read-description';
import { runTrial } from '../gate/trial/run-trial';
import { refusal } from '../store/release-error';
import type { ReleaseStore } from '../store/release-store';
import { buildSlice } from './build-slice';
import type { SliceSource } from './find-slices';
import { readRecording, writeRecording } from './recording';
import { readShellOffer } from './shell-offer';
import { shortenAnswer } from './shorten-answer';

export interface RecordRequest {
  /** Folder of the project. */
  root: string;
  store: ReleaseStore;
  slice: SliceSource;
  /** Address of an API, for example the seeded one of a local start. */
  api: string;
  /** Of a shopper's session at the API, to record every page instead of the public ones. */
  token?: string;
  /** A finished build to record with, instead of building. */
  dist?: string;
}

/**
 * Builds a slice, renders its pages against an API and records the responses in `test/recorded.json` for the gate. That
 * file must already contain the addresses of pages with parameters.
 * @throws ReleaseError `refused` when a page cannot be rendered
 */
export async function recordSlice({
  root,
  store,
  slice,
  api,
  token,
  dist,
}: RecordRequest): Promise<{ calls: number; pages: number }> {
  const build = dist ?? (await buildSlice(store, slice, slice.version));
  const description = readDescription(build);
  const { pages, session } = readRecording(null, slice.folder);
  if (session && token === undefined)
    throw refusal(`${slice.name} is recorded with a session: pass --signed-in, with a token in NKM_TOKEN`);
  const { manifest } = readShellOffer(root);
  const recordFrom = { api: api.replace(/\/+$/, ''), token: token ?? null };
  const forShopper = token === undefined ? {} : ({ session: true } as const);
  const trial = { dist: build, description, manifest };
  const { faults, unrecorded, calls } = await runTrial({
    ...trial,
    recording: { pages, ...forShopper, calls: {} },
    recordFrom,
  });
  refuse(slice.name, [...faults, ...unrecorded]);
  const recording = {
    pages,
    ...forShopper,
    calls: Object.fromEntries(Object.entries(calls).map(([call, answer]) => [call, shortenAnswer(answer)])),
  };
  const again = await runTrial({ ...trial, recording, recordFrom: null });
  refuse(slice.name, [...again.faults, ...again.unrecorded]);
  writeRecording(slice.folder, recording);
  return {
    calls: Object.keys(calls).length,
    pages: description.routes.filter((route) => route.public || token).length,
  };
}

function refuse(slice: string, faults: string[]): void {
  if (faults.length > 0) throw refusal(`${slice} cannot be recorded: ${faults.join('; ')}`);
}
