import { ApiError, UNEXPECTED_ERROR, usePlatform } from '@nkm/platform';
import { Button, Dialog, Notice } from '@nkm/ui';
import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import { useOneRequest } from '../../one-request/use-one-request';
import { type Area, centreOf, cropPhoto } from './crop-photo';
import styles from './crop-dialog.module.css';
import { messages } from './messages';
import type { OpenedPhoto } from './open-photo';
import { uploadPhoto } from './photo-calls';

const texts = messages.photo;
const ZOOM = { min: 1, max: 4, step: 0.05 };
/** Pixels that an arrow key moves the photo. */
const KEY_STEP = 8;

export interface CropDialogProps {
  photo: OpenedPhoto;
  onClose: () => void;
}

/** Cuts a square from a photo and uploads it. A failed upload keeps the choice. */
export function CropDialog({ photo, onClose }: CropDialogProps) {
  const platform = usePlatform();
  const zoomId = useId();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(ZOOM.min);
  const [area, setArea] = useState<Area>(() => centreOf(photo.canvas));
  const [failure, setFailure] = useState('');
  const request = useOneRequest<'save'>();

  async function save() {
    setFailure('');
    const outcome = await request.run(
      'save',
      async () => uploadPhoto(platform, await cropPhoto(photo.canvas, area)),
      (cause) => {
        platform.toastError(cause);
        setFailure(cause instanceof ApiError ? cause.messages.join(' ') : UNEXPECTED_ERROR);
      },
    );
    if (outcome === 'done') onClose();
  }
  const busy = request.work !== null;
  return (
    <Dialog
      open
      title={texts.dialog}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="main" busy={busy} onClick={() => void save()}>
            {busy ? texts.saving : texts.save}
          </Button>
        </>
      }
    >
      <p className={styles.hint}>{texts.howTo}</p>
      {failure && <Notice tone="error">{failure}</Notice>}
      <div className={styles.stage}>
        <Cropper
          image={photo.address}
          crop={crop}
          zoom={zoom}
          minZoom={ZOOM.min}
          maxZoom={ZOOM.max}
          aspect={1}
          cropShape="round"
          showGrid={false}
          keyboardStep={KEY_STEP}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => isArea(pixels) && setArea(pixels)}
          mediaProps={{ alt: '' }}
          cropperProps={{ role: 'group', 'aria-label': texts.area }}
          // Its own styles would need an inline style element, which the content security policy blocks.
          disableAutomaticStylesInjection
          classes={{
            containerClassName: styles.container,
            mediaClassName: styles.media,
            cropAreaClassName: styles.area,
          }}
        />
      </div>
      <div className={styles.zoom}>
        <label htmlFor={zoomId}>{texts.zoom}</label>
        <input
          id={zoomId}
          type="range"
          {...ZOOM}
          value={zoom}
          onChange={({ target }) => setZoom(Number(target.value))}
        />
      </div>
    </Dialog>
  );
}

/** The library reports no numbers before it has measured the photo. */
const isArea = ({ x, y, width, height }: Area) => [x, y, width, height].every(Number.isFinite) && width > 0;
