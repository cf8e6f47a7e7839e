import { readFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from './integrity';

export interface ShellAssets {
  scripts: { href: string; integrity: string }[];
  /** Styles of header, footer and tokens, inlined into every page. */
  css: { href: string; text: string };
}

/** The shell's own browser build, as its webpack build listed it. */
export function readShellAssets(folder: string): ShellAssets {
  const files = JSON.parse(readFileSync(path.join(folder, 'entry-files.json'), 'utf8')) as string[];
  const text = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const css = files.filter((file) => file.endsWith('.css'));
  return {
    scripts: files
      .filter((file) => file.endsWith('.js'))
      .map((file) => ({ href: `/assets/${file}`, integrity: integrityOf(text(file)) })),
    css: { href: `/assets/${css[0]}`, text: css.map(text).join('\n') },
  };
}
