import { hasFeature } from '@nkm/contracts';
import { usePlatform } from '@nkm/platform';
import { Button } from '@nkm/ui';
import { messages } from '../../messages';
import { useOneRequest } from '../../one-request/use-one-request';
import { downloadData } from './download-data';
import styles from './security-options.module.css';

const texts = messages.security;

/** Downloads the shopper's data on /security, as the privacy policy says. Nothing where the API lacks the call. */
export function DownloadOption({ disabled }: { disabled: boolean }) {
  const platform = usePlatform();
  const request = useOneRequest<'download'>();
  const downloading = request.work !== null;
  if (!hasFeature(platform.settings, 'account-export')) return null;

  async function download() {
    const outcome = await request.run('download', () => downloadData(platform), platform.toastError);
    if (outcome === 'done') platform.toast('success', texts.downloaded);
  }
  return (
    <li className={styles.option}>
      <div>
        <h2 className={styles.title}>{texts.download}</h2>
        <p className={styles.hint}>{texts.downloadHint}</p>
      </div>
      <Button busy={downloading} disabled={disabled} onClick={() => void download()}>
        {downloading ? texts.downloading : texts.download}
      </Button>
    </li>
  );
}
