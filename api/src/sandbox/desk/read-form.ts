import type { Readable } from 'node:stream';
import { Busboy } from '@fastify/busboy';
import { Refused } from './send-to-api';

/** A form with files. */
export interface FilledForm {
  fields: Record<string, string>;
  files: Record<string, Buffer>;
}

const MOST_FIELDS = 20;
const MOST_FILES = 4;

/** Parses a multipart body. An input without a chosen file gives an empty file. */
export function readForm(contentType: string, body: Buffer): Promise<FilledForm> {
  return new Promise((resolve, reject) => {
    const refuse = () => reject(new Refused(400, 'The form is incomplete.'));
    const form: FilledForm = { fields: {}, files: {} };
    const reading: Promise<void>[] = [];
    try {
      const headers = { 'content-type': contentType as 'multipart/form-data' };
      new Busboy({ headers, limits: { fields: MOST_FIELDS, files: MOST_FILES } })
        .on('field', (name: string | undefined, value: string) => {
          if (name) form.fields[name] = value;
        })
        .on('file', (name: string | undefined, file: Readable) => {
          reading.push(
            file.toArray().then((chunks: Buffer[]) => {
              if (name) form.files[name] = Buffer.concat(chunks);
            }),
          );
        })
        .on('error', refuse)
        .on('finish', () => Promise.all(reading).then(() => resolve(form), refuse))
        .end(body);
    } catch {
      refuse(); // no boundary
    }
  });
}
