import { ApiProblem } from '../errors/api-problem';

const MOST_FIELDS = 100;

/**
 * Reads a multipart body that is complete in memory. A field name with `[]` is a list (spec 1 §7), and so is a name that
 * comes more than once.
 * Throws 400 for a body that is cut off or broken, 413 for files and for more fields than any form has.
 */
export async function parseFormData(contentType: string, body: Buffer): Promise<Record<string, unknown>> {
  if (body.length === 0) return {};
  const form = await readForm(contentType, body);
  const names = new Set(form.keys());
  if ([...form].length > MOST_FIELDS) throw new ApiProblem(413, 'The form has too many fields.');
  const fields: Record<string, unknown> = {};
  for (const name of names) {
    const values = form.getAll(name);
    if (!values.every((value) => typeof value === 'string')) throw new ApiProblem(413, 'Files are not taken here.');
    const plain = name.endsWith('[]') ? name.slice(0, -2) : name;
    if (plain in Object.prototype) throw new ApiProblem(400, 'The form has a field with a forbidden name.');
    fields[plain] = name.endsWith('[]') || values.length > 1 ? values : values[0];
  }
  return fields;
}

async function readForm(contentType: string, body: Buffer): Promise<FormData> {
  try {
    return await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData();
  } catch (cause) {
    throw new ApiProblem(400, 'The form data is not complete.', undefined, undefined, { cause });
  }
}
