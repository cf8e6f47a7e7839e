import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PinnedFile } from '../../app/page-scripts';
import { inlineHash, type InlineScript, integrityOf } from '../markup/integrity';
import type { InlineStyle } from '../markup/head-markup';

export interface ShellAssets {
  /** The first script of a page, and its only inline script. */
  start: InlineScript;
  /** The scripts that the start script runs. */
  scripts: PinnedFile[];
  /** The HTTP client, which a page that the browser renders needs early. */
  sender: PinnedFile[];
  /** The profile sidebar, which account pages show from the first paint. */
  sidebar: { scripts: PinnedFile[]; css: InlineStyle };
  /** The not-found page. */
  notFound: { scripts: PinnedFile[]; css: InlineStyle };
  /** Styles of header, footer and tokens, inlined into every page. */
  css: InlineStyle;
}

type EntryFiles = Record<'start' | 'shell' | 'axios' | 'sidebar' | 'not-found', string[]>;

/** Reads the file list of the shell's browser build, which webpack wrote. */
export function readShellAssets(folder: string): ShellAssets {
  const entries = JSON.parse(readFileSync(path.join(folder, 'entry-files.json'), 'utf8')) as EntryFiles;
  const text = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const pinned = (file: string): PinnedFile => ({ href: `/assets/${file}`, integrity: integrityOf(text(file)) });
  const scripts = (files: string[]) => files.filter((file) => file.endsWith('.js')).map(pinned);
  const css = (files: string[]): InlineStyle => {
    const styles = files.filter((file) => file.endsWith('.css'));
    return { href: `/assets/${styles[0]}`, text: styles.map(text).join('\n') };
  };
  const [start] = entries.start.map(text);
  if (start === undefined) throw new Error(`${folder} holds no start script: build the shell`);
  return {
    start: { text: start, hash: inlineHash(start) },
    scripts: scripts(entries.shell),
    sender: scripts(entries.axios),
    sidebar: { scripts: scripts(entries.sidebar), css: css(entries.sidebar) },
    notFound: { scripts: scripts(entries['not-found']), css: css(entries['not-found']) },
    css: css(entries.shell),
  };
}
