/** JSON, or multipart if the body contains a file; multipart array fields end in `[]` (SH-RULE-027). */
export function encodeBody(body: object): object {
  if (!Object.values(body).flat().some(isFile)) return body;
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (Array.isArray(value)) for (const item of value) append(form, `${name}[]`, item);
    else append(form, name, value);
  }
  return form;
}

function append(form: FormData, name: string, value: unknown): void {
  if (value === null || value === undefined) return;
  if (isFile(value)) form.append(name, value);
  else form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
}

function isFile(value: unknown): value is Blob {
  return typeof Blob !== 'undefined' && value instanceof Blob;
}
