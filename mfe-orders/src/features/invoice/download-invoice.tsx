import { hasFeature, statusRules } from '@nkm/contracts';
import { type Platform, usePlatform } from '@nkm/platform';
import { Button, saveFile } from '@nkm/ui';
import { useState } from 'react';
import { isUnpaid } from '../../order/status';
import { messages } from '../../messages';
import type { OrderInvoice } from './find-invoice';

interface InvoiceDocument {
  name: string;
  type: string;
  base64: string;
}

/** Saves a paid invoice as a file (`GET /invoices/{id}/document`, ours). Rejects with `ApiError`. */
async function saveDocument({ api }: Pick<Platform, 'api'>, invoiceId: number): Promise<void> {
  const { data } = await api.get<{ data: InvoiceDocument }>(`/invoices/${invoiceId}/document`);
  const bytes = Uint8Array.from(atob(data.base64), (character) => character.charCodeAt(0));
  saveFile(new Blob([bytes], { type: data.type }), data.name);
}

const texts = messages.details;

/**
 * Saves an invoice as PDF: a paid one, or one in cash from its packing on. Renders nothing with a server that has no
 * documents.
 */
export function DownloadInvoice({ order, invoice }: OrderInvoice) {
  const platform = usePlatform();
  const [busy, setBusy] = useState(false);
  const isUnavailable = isUnpaid(order.status) || !hasFeature(platform.settings, 'invoice-documents');
  const isIssued = invoice.timeline?.some(({ status }) => statusRules(status)?.isNumbered) ?? true;
  if (isUnavailable || !isIssued) return null;

  async function download() {
    setBusy(true);
    try {
      await saveDocument(platform, invoice.id);
    } catch (error) {
      platform.toastError(error);
    } finally {
      setBusy(false);
    }
  }
  return (
    <p data-print="hidden">
      <Button size="s" busy={busy} onClick={() => void download()}>
        {texts.download}
      </Button>
    </p>
  );
}
