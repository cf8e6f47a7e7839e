import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Recording } from '../gate/trial/trial';

const NONE: Recording = { pages: {}, calls: {} };

/** Of a slice's folder. */
export const recordingFile = (folder: string) => path.join(folder, 'test/recorded.json');

/** The recording that came with a build, else that of the slice's folder. */
export function readRecording(dist: string | null, folder: string): Recording {
  const file = [...(dist === null ? [] : [path.join(dist, 'recorded.json')]), recordingFile(folder)].find(existsSync);
  return file ? { ...NONE, ...(JSON.parse(readFileSync(file, 'utf8')) as Partial<Recording>) } : NONE;
}

/** One call a line, sorted: what has changed is what a reviewer sees. */
export function writeRecording(folder: string, { pages, calls }: Recording): void {
  const lines = Object.entries(calls)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([call, answer]) => `    ${JSON.stringify(call)}: ${JSON.stringify(answer)}`);
  const text = `{\n  "pages": ${JSON.stringify(pages)},\n  "calls": {\n${lines.join(',\n')}\n  }\n}\n`;
  writeFileSync(recordingFile(folder), text);
}
