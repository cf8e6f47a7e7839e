import type { Platform } from '@nkm/platform';
import { saveFile } from '@nkm/ui';

interface InvoiceDocument {
  name: string;
  type: string;
  base64: string;
}

/** Saves a paid invoice as a file (`GET /invoices/{id}/document`, ours). Rejects with `ApiError`. */
export async function saveDocument({ api }: Pick<Platform, 'api'>, invoiceId: number): Promise<void> {
  const { data } = await api.get<{ data: InvoiceDocument }>(`/invoices/${invoiceId}/document`);
  const bytes = Uint8Array.from(atob(data.base64), (character) => character.charCodeAt(0));
  saveFile(new Blob([bytes], { type: data.type }), data.name);
}
