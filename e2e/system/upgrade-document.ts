import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './run-folder';

const inDocs = (file: string) => readFileSync(path.join(ROOT, 'docs/operations', file), 'utf8').split('\n');

/** The command of docs/operations/upgrade.md that begins so, without its comment. */
export function documented(start: string): string {
  const line = inDocs('upgrade.md').find((text) => text.startsWith(start));
  if (line === undefined) throw new Error(`docs/operations/upgrade.md has no command that begins with "${start}".`);
  return line.replace(/ +#.*$/, '');
}

export interface Unit {
  kind: 'api' | 'shell';
  /** Its name in the document, such as 3010. */
  port: number;
}

/** The units that `systemctl restart` of docs/operations/upgrade.md names below a heading, in order. */
export function restartsBelow(heading: string): Unit[] {
  const lines = inDocs('upgrade.md');
  const from = lines.indexOf(heading);
  const to = lines.findIndex((line, number) => number > from && line.startsWith('## '));
  return lines.slice(from, to).flatMap((line) => {
    const [, kind, port] = /^systemctl restart nkm-(api|shell)@(\d+)$/.exec(line) ?? [];
    return kind ? [{ kind: kind as Unit['kind'], port: Number(port) }] : [];
  });
}

/** Arguments of Node in the file of a unit, from the folder of the project. */
export function programOf(kind: Unit['kind']): string[] {
  const line = inDocs(`nkm-${kind}@.service`).find((text) => text.startsWith('ExecStart='));
  return line!.split(' ').slice(1);
}
