import { hasFeature, type User } from '@nkm/contracts';
import { usePlatform } from '@nkm/platform';
import { Avatar, Button } from '@nkm/ui';
import { type ChangeEvent, useRef, useState } from 'react';
import { useOneRequest } from '../../one-request/use-one-request';
import { CropDialog, prepareCropDialog } from './deferred-crop-dialog';
import { messages } from './messages';
import { removePhoto } from './photo-calls';
import { type OpenedPhoto, openPhoto } from './open-photo';
import styles from './profile-photo.module.css';

const texts = messages.photo;
const KINDS = 'image/jpeg,image/png,image/webp,image/avif';

/** The shopper's photo, which can be changed and removed (ACC-SCR-023). */
export function ProfilePhoto({ user }: { user: User }) {
  const platform = usePlatform();
  const input = useRef<HTMLInputElement>(null);
  const [photo, setPhoto] = useState<OpenedPhoto | null>(null);
  const [error, setError] = useState('');
  const request = useOneRequest<'open' | 'remove'>();
  const canRemove = user.avatar !== null && hasFeature(platform.settings, 'avatar-removal');

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0];
    currentTarget.value = ''; // the shopper can choose the same file again
    if (!file) return;
    setError('');
    void request.run(
      'open',
      async () => setPhoto(await openPhoto(file)),
      () => setError(texts.unreadable),
    );
  }
  function remove() {
    void request.run('remove', () => removePhoto(platform), platform.toastError);
  }
  return (
    <section className={styles.photo} aria-label={texts.heading}>
      <Avatar name={`${user.other_names} ${user.surname}`} src={user.avatar} size="l" className={styles.avatar} />
      <div className={styles.words}>
        <p className={styles.hint} id="photo-hint">
          {texts.hint}
        </p>
        <p className={styles.choices}>
          <input ref={input} type="file" accept={KINDS} hidden onChange={choose} />
          <Button
            busy={request.work === 'open'}
            aria-haspopup="dialog"
            aria-describedby="photo-hint"
            onFocus={prepareCropDialog}
            onPointerEnter={prepareCropDialog}
            onClick={() => input.current?.click()}
          >
            {user.avatar ? texts.change : texts.choose}
          </Button>
          {canRemove && (
            <Button variant="quiet" busy={request.work === 'remove'} onClick={remove}>
              {texts.remove}
            </Button>
          )}
        </p>
        <p className={styles.error} role="alert">
          {error}
        </p>
      </div>
      {photo && <CropDialog photo={photo} onClose={() => setPhoto(null)} />}
    </section>
  );
}
