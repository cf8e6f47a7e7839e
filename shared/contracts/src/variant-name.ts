import type { InvoiceProduct, Variant } from './entities';

/** The values of a variant with their titles, `Colour: Indigo, Size: 38`; empty without values. */
export function variantText(values: Variant['values'] | null | undefined): string {
  return (values ?? []).map(({ title, value }) => `${title}: ${value}`).join(', ');
}

/** Name of a product or of one of its variants, `Ankara dress, Size: 38`, for texts and accessible names. */
export function variantName(title: string, values: Variant['values'] | null | undefined): string {
  return [title, variantText(values)].filter(Boolean).join(', ');
}

/** Name of a line of an order, with its variant. */
export function lineName({ name, variant }: Pick<InvoiceProduct, 'name' | 'variant'>): string {
  return variantName(name, variant?.values);
}
