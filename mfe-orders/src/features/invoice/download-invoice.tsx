import { hasFeature } from '@nkm/contracts';
import { usePlatform } from '@nkm/platform';
import { Button } from '@nkm/ui';
import { useState } from 'react';
import { isUnpaid } from '../../order/status';
import { messages } from '../../messages';
import type { OrderInvoice } from './find-invoice';
import { saveDocument } from './save-document';

const texts = messages.details;

/**
 * Saves an invoice as PDF: a paid one, or one in cash from its packing on. Renders nothing with a server that has no
 * documents.
 */
export function DownloadInvoice({ order, invoice }: OrderInvoice) {
  const platform = usePlatform();
  const [busy, setBusy] = useState(false);
  const isUnavailable = isUnpaid(order.status) || !hasFeature(platform.settings, 'invoice-documents');
  const isIssued = invoice.timeline?.some(({ status }) => status === 'Paid' || status === 'Packed') ?? true;
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
