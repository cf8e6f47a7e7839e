import { Busboy, type BusboyInstance } from '@fastify/busboy';
import type { Readable } from 'node:stream';
import { ApiProblem } from '../errors/api-problem';

const MOST_FIELDS = 100;

/**
 * Parses a multipart body that is complete in memory. A name with `[]` (SH-RULE-027) and a repeated name give lists.
 * @throws 400 for a truncated or malformed body, 413 for files and for more fields than any form has
 */
export async function parseFormData(contentType: string, body: Buffer): Promise<Record<string, unknown>> {
  if (body.length === 0) return {};
  const values = new Map<string, string[]>();
  for (const [name, value] of await readFields(contentType, body))
    values.set(name, [...(values.get(name) ?? []), value]);
  const fields: Record<string, unknown> = {};
  for (const [name, list] of values) {
    const plain = name.endsWith('[]') ? name.slice(0, -2) : name;
    if (plain in Object.prototype) throw new ApiProblem(400, 'The form has a field with a forbidden name.');
    fields[plain] = name.endsWith('[]') || list.length > 1 ? list : list[0];
  }
  return fields;
}

function readFields(contentType: string, body: Buffer): Promise<[name: string, value: string][]> {
  return new Promise((resolve, reject) => {
    const refuse = (cause: unknown) =>
      reject(new ApiProblem(400, 'The form data is incomplete.', undefined, undefined, { cause }));
    const fields: [string, string][] = [];
    let parser: BusboyInstance;
    try {
      // Fields can be as long as the body, which already has a limit.
      const limits = { fields: MOST_FIELDS, fieldSize: body.length };
      parser = new Busboy({ headers: { 'content-type': contentType }, limits });
    } catch (cause) {
      return refuse(cause); // no boundary
    }
    parser
      .on('field', (name: string | undefined, value: string) => {
        if (name) fields.push([name, value]);
        else refuse(new Error('A part has no name'));
      })
      .on('file', (_name: string, file: Readable) => {
        file.resume();
        reject(new ApiProblem(413, 'Files cannot be uploaded here.'));
      })
      .on('fieldsLimit', () => reject(new ApiProblem(413, 'The form has too many fields.')))
      .on('error', refuse)
      .on('finish', () => resolve(fields))
      .end(body);
  });
}
