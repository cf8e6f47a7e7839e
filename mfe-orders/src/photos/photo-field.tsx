import { PHOTOS_MAX } from '@nkm/contracts';
import { FilePicker } from '@nkm/ui';

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
}

/** Photos of the shopper, at most `PHOTOS_MAX`. */
export function PhotoField(props: PhotoFieldProps) {
  return (
    <FilePicker {...props} accept={KINDS} kinds="JPG, PNG or WebP" maxFiles={PHOTOS_MAX} maxBytes={LARGEST_BYTES} />
  );
}
