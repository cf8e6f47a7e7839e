import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Recording } from '../gate/trial/trial';

const NONE: Recording = { pages: {}, calls: {} };

/** @param folder of the slice */
const recordingFile = (folder: string) => path.join(folder, 'test/recorded.json');

/** Reads the recording in a build, or the one in the slice's folder. */
export function readRecording(dist: string | null, folder: string): Recording {
  const file = [...(dist === null ? [] : [path.join(dist, 'recorded.json')]), recordingFile(folder)].find(existsSync);
  return file ? { ...NONE, ...(JSON.parse(readFileSync(file, 'utf8')) as Partial<Recording>) } : NONE;
}

/** Writes one sorted call per line, so that a diff shows only the changes. */
export function writeRecording(folder: string, { pages, session, calls }: Recording): void {
  const lines = Object.entries(calls)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([call, answer]) => `    ${JSON.stringify(call)}: ${JSON.stringify(answer)}`);
  const head = `  "pages": ${JSON.stringify(pages)},\n${session ? '  "session": true,\n' : ''}`;
  const text = `{\n${head}  "calls": {\n${lines.join(',\n')}\n  }\n}\n`;
  writeFileSync(recordingFile(folder), text);
}
