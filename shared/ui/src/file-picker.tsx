import { type ChangeEvent, useId, useRef, useState } from 'react';
import { checkFiles, type FileLimits, type Refusal } from './check-files';
import { describedBy, FieldFrame, type FieldTexts } from './field-frame';
import styles from './file-picker.module.css';
import { fileSize } from './file-size';
import { Icon } from './icon';
import { IconButton } from './icon-button';
import { PictureThumbnail } from './picture-thumbnail';
import { VisuallyHidden } from './visually-hidden';
import * as icons from './icons';

export interface FilePickerProps extends FieldTexts, Partial<FileLimits> {
  files: readonly File[];
  onChange: (files: File[]) => void;
  /** `accept` as text for the shopper: "JPG, PNG or PDF". */
  kinds?: string;
  disabled?: boolean;
}

const FIVE_MEGABYTES = 5 * 1024 * 1024;

/** Accepts files by choosing or dropping, shows thumbnails, and lets the shopper remove each file. */
export function FilePicker(props: FilePickerProps) {
  const { label, error, hint, required, files, onChange, disabled } = props;
  const { accept = [], kinds = accept.join(', '), maxBytes = FIVE_MEGABYTES, maxFiles = 1 } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [refusals, setRefusals] = useState<string[]>([]);
  const [news, setNews] = useState('');
  const { required: isRequired, ...described } = describedBy(id, { error, hint, required });

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const kept = maxFiles === 1 ? [] : files; // one file is replaced by the next
    const { accepted, refused } = checkFiles([...(currentTarget.files ?? [])], kept, { accept, maxBytes, maxFiles });
    currentTarget.value = ''; // lets the shopper choose a removed file again
    setRefusals(refused.map(({ file, because }) => words(because, file.name, { kinds, maxBytes, maxFiles })));
    if (accepted.length === 0) return;
    setNews(`Added: ${accepted.map(({ name }) => name).join(', ')}`);
    onChange([...kept, ...accepted]);
  }
  function remove(file: File) {
    setNews(`Removed: ${file.name}`);
    setRefusals([]);
    onChange(files.filter((other) => other !== file));
    input.current?.focus(); // the focused button no longer exists
  }
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} required={required}>
      <div className={styles.picker}>
        <div className={styles.zone} data-wrong={Boolean(error) || undefined}>
          <Icon path={icons.upload} />
          <span>{maxFiles > 1 ? 'Choose files or drop them here' : 'Choose a file or drop it here'}</span>
          <input
            {...described}
            ref={input}
            className={styles.input}
            type="file"
            accept={accept.join(',') || undefined}
            multiple={maxFiles > 1}
            disabled={disabled}
            aria-required={isRequired}
            onChange={choose}
          />
        </div>
        {refusals.length > 0 && (
          <ul className={styles.refusals} role="alert">
            {refusals.map((refusal) => (
              <li key={refusal}>{refusal}</li>
            ))}
          </ul>
        )}
        {files.length > 0 && (
          <ul className={styles.files} aria-label="Chosen files">
            {files.map((file) => (
              <li key={`${file.name} ${file.size} ${file.lastModified}`} className={styles.file}>
                <span className={styles.preview}>
                  <PictureThumbnail file={file} />
                </span>
                <span className={styles.words}>
                  <span className={styles.name}>{file.name}</span>
                  <span className={styles.size}>{` ${fileSize(file.size)}`}</span>
                </span>
                <IconButton
                  icon={icons.trash}
                  label={`Remove ${file.name}`}
                  disabled={disabled}
                  onClick={() => remove(file)}
                />
              </li>
            ))}
          </ul>
        )}
        <VisuallyHidden role="status">{news}</VisuallyHidden>
      </div>
    </FieldFrame>
  );
}

interface Limits extends Omit<FileLimits, 'accept'> {
  kinds: string;
}

function words(because: Refusal, name: string, { kinds, maxBytes, maxFiles }: Limits): string {
  return {
    type: `${name} cannot be used: only ${kinds}`,
    size: `${name} is larger than ${fileSize(maxBytes)}`,
    empty: `${name} is empty`,
    number: `${name} was left out: at most ${maxFiles} files`,
    twice: `${name} is already added`,
  }[because];
}
