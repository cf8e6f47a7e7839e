import { PHOTOS_MAX } from '@nkm/contracts';
import { FilePicker } from '@nkm/ui';
import { paths } from '../paths';

/** What the server reads. */
const KINDS = ['image/jpeg', 'image/png', 'image/webp'];
/** Of the chosen photo; the browser shrinks it before it sends it. */
const LARGEST_BYTES = 40 * 1024 * 1024;

interface PhotoFieldProps {
  label: string;
  hint: string;
  error?: string | null;
  files: readonly File[];
  onChange: (files: File[]) => void;
  disabled?: boolean;
  /** The server takes photos after the shopper has verified the email address. */
  mustVerify?: boolean;
}

const VERIFY = 'Verify your email (opens in a new tab)';

/** Photos of the shopper, at most `PHOTOS_MAX`. */
export function PhotoField({ mustVerify, ...props }: PhotoFieldProps) {
  return (
    <>
      <FilePicker {...props} accept={KINDS} kinds="JPG, PNG or WebP" maxFiles={PHOTOS_MAX} maxBytes={LARGEST_BYTES} />
      {mustVerify && (
        // In another tab, because this one holds the chosen photos.
        <a href={paths.verifyEmail} target="_blank" rel="noopener noreferrer">
          {VERIFY}
        </a>
      )}
    </>
  );
}
