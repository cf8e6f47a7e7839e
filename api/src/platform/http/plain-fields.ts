/** Multipart field names with `[]` are lists (spec 1 §7): `product_ids[]` becomes `product_ids: [...]`. */
export function plainFields(body: unknown): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const [name, value] of Object.entries((body ?? {}) as Record<string, unknown>)) {
    if (name.endsWith('[]')) fields[name.slice(0, -2)] = Array.isArray(value) ? value : [value];
    else fields[name] = value;
  }
  return fields;
}
