import { hasFeature } from '@nkm/contracts';
import { usePlatform } from '@nkm/platform';
import { Button } from '@nkm/ui';
import { useState } from 'react';
import { useDeferredPart } from '../../../deferred-part/use-deferred-part';
import { messages } from '../../../messages';
import type { AbuseDialogProps } from './abuse-dialog';
import { EMPTY_REPORT } from './empty-report';

const { product: words } = messages;

const loadForm = async () => (await import(/* webpackChunkName: "dialogs" */ './abuse-dialog')).AbuseDialog;

/** Opens the abuse report; hidden with a documented server, whose captcha differs. */
export function ReportAbuse({ product }: { product: AbuseDialogProps['product'] }) {
  const { settings, toast } = usePlatform();
  const [report, setReport] = useState(EMPTY_REPORT);
  const [Form, open, close] = useDeferredPart(loadForm, () => toast('error', words.formUnavailable));
  if (!hasFeature(settings, 'captcha')) return null;
  return (
    <>
      <Button size="s" variant="quiet" data-scripted onClick={open}>
        {words.reportAbuse}
      </Button>
      {Form && <Form product={product} report={report} onChange={setReport} onClose={close} />}
    </>
  );
}
