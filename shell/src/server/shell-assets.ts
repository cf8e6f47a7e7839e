import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PinnedFile } from '../browser/page-scripts';
import { integrityOf } from './integrity';

export interface ShellAssets {
  /** The one script that stands in the page. */
  start: PinnedFile;
  /** Those that it then runs. */
  scripts: PinnedFile[];
  /** What sends calls to the API: a page that the browser makes needs it soon. */
  sender: PinnedFile[];
  /** Styles of header, footer and tokens, inlined into every page. */
  css: { href: string; text: string };
}

type EntryFiles = Record<'start' | 'shell' | 'axios', string[]>;

/** The shell's own browser build, as its webpack build listed it. */
export function readShellAssets(folder: string): ShellAssets {
  const entries = JSON.parse(readFileSync(path.join(folder, 'entry-files.json'), 'utf8')) as EntryFiles;
  const text = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const pinned = (file: string): PinnedFile => ({ href: `/assets/${file}`, integrity: integrityOf(text(file)) });
  const scripts = (files: string[]) => files.filter((file) => file.endsWith('.js')).map(pinned);
  const css = entries.shell.filter((file) => file.endsWith('.css'));
  const [start] = scripts(entries.start);
  if (!start) throw new Error(`${folder} holds no start script: build the shell`);
  return {
    start,
    scripts: scripts(entries.shell),
    sender: scripts(entries.axios),
    css: { href: `/assets/${css[0]}`, text: css.map(text).join('\n') },
  };
}
