import { usePlatform } from '@nkm/platform';
import { Button } from '@nkm/ui';
import { type ComponentType, useState } from 'react';
import { messages } from '../../../messages';
import type { AbuseDialogProps } from './abuse-dialog';
import { EMPTY_REPORT } from './empty-report';

const { product: words } = messages;

/** Opens the form that reports a product; not with a server as documented, whose captcha is another one. */
export function ReportAbuse({ product }: { product: AbuseDialogProps['product'] }) {
  const { settings, toast } = usePlatform();
  const [report, setReport] = useState(EMPTY_REPORT);
  const [Form, setForm] = useState<ComponentType<AbuseDialogProps> | null>(null);
  if (!settings.capabilities.includes('captcha')) return null;

  async function open() {
    try {
      const { AbuseDialog } = await import(/* webpackChunkName: "abuse-dialog" */ './abuse-dialog');
      setForm(() => AbuseDialog);
    } catch {
      toast('error', words.formUnavailable); // the next press tries again
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
