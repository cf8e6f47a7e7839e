import { hasFeature } from '@nkm/contracts';
import { usePlatform } from '@nkm/platform';
import { Button } from '@nkm/ui';
import { type ComponentType, useState } from 'react';
import { messages } from '../../../messages';
import type { AbuseDialogProps } from './abuse-dialog';
import { EMPTY_REPORT } from './empty-report';

const { product: words } = messages;

/** Opens the abuse report; hidden with a documented server, whose captcha differs. */
export function ReportAbuse({ product }: { product: AbuseDialogProps['product'] }) {
  const { settings, toast } = usePlatform();
  const [report, setReport] = useState(EMPTY_REPORT);
  const [Form, setForm] = useState<ComponentType<AbuseDialogProps> | null>(null);
  if (!hasFeature(settings, 'captcha')) return null;

  async function open() {
    try {
      const { AbuseDialog } = await import(/* webpackChunkName: "dialogs" */ './abuse-dialog');
      setForm(() => AbuseDialog);
    } catch {
      toast('error', words.formUnavailable); // the next click tries again
    }
  }
  return (
    <>
      <Button size="s" variant="quiet" data-scripted onClick={() => void open()}>
        {words.reportAbuse}
      </Button>
      {Form && <Form product={product} report={report} onChange={setReport} onClose={() => setForm(null)} />}
    </>
  );
}
