import { ApiError } from '@nkm/platform';
import { aUser, createTestPlatform, renderInShop } from '@nkm/testing';
import { screen, waitFor } from '@testing-library/react';
import { centreOf } from './crop-photo';
import { ProfilePhoto } from './profile-photo';

/** A browser that opens photos of this size, and whose JPEGs have 60 KB. */
function aBrowser({ width = 3000, height = 2000 } = {}) {
  const drawn: unknown[][] = [];
  Object.assign(globalThis, { createImageBitmap: async () => ({ width, height, close: () => undefined }) });
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue({ fillRect: () => undefined, drawImage: (...of: unknown[]) => drawn.push(of) } as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/jpeg;base64,AAAA');
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((done, type) => done(new Blob([new Uint8Array(60_000)], { type: type! })));
  return drawn;
}
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
});

const aPhoto = () => new File([new Uint8Array(5_000_000)], 'me.png', { type: 'image/png' });

async function openPhotoOf(avatar: string | null, choices: File[] = [aPhoto()]) {
  const platform = createTestPlatform(
    'mfe-account',
    {
      'POST /users/avatar': () => ({ message: 'Saved' }),
      'DELETE /users/avatar': () => ({ message: 'Removed' }),
    },
    { api: 1 },
  );
  const view = renderInShop(<ProfilePhoto user={aUser({ avatar })} />, { platform });
  const input = view.container.querySelector<HTMLInputElement>('input[type=file]')!;
  for (const file of choices) await view.user.upload(input, file);
  return { ...view, platform };
}
const save = () => screen.findByRole('button', { name: 'Save photo' });

describe('the profile photo', () => {
  it('ACC-SCR-023 ACC-CALL-008 is cut to a square, made small and uploaded', async () => {
    const drawn = aBrowser();
    const { user, platform } = await openPhotoOf(null);
    const reload = jest.spyOn(platform.session, 'reload');
    expect(await screen.findByRole('dialog', { name: 'Choose the visible part' })).toBeVisible();
    expect(screen.getByRole('slider', { name: 'Size' })).toBeVisible();
    await user.click(await save());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const { avatar } = platform.calls[0]!.body as { avatar: File };
    expect([avatar.type, avatar.size <= 100 * 1024]).toEqual(['image/jpeg', true]);
    expect(drawn.at(-1)!.slice(1)).toEqual([266.5, 0, 1067, 1067, 0, 0, 512, 512]);
    expect(platform.toasts).toMatchObject([{ tone: 'success', message: 'Profile photo saved' }]);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('stays in the dialog when the upload fails, with the reason', async () => {
    aBrowser();
    const { user, platform } = await openPhotoOf(null);
    platform.answer({
      'POST /users/avatar': () => {
        throw new ApiError(422, 'x', { avatar: ['The picture is damaged or incomplete: export it again.'] });
      },
    });
    await user.click(await save());
    expect(await screen.findByText(/damaged or incomplete/)).toBeVisible();
    platform.answer({ 'POST /users/avatar': () => ({}) });
    await user.click(await save());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('of a kind that the browser cannot show opens no dialog and says why', async () => {
    Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new DOMException('No picture')) });
    await openPhotoOf(null);
    expect(await screen.findByText(/cannot be shown as a photo/)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is not changed by Cancel', async () => {
    aBrowser();
    const { user, platform } = await openPhotoOf(null);
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(platform.calls).toEqual([]);
  });

  it('can be removed', async () => {
    const { user, platform } = await openPhotoOf('/api/photos/AAAAAAAAAAAAAAAAAAAAAA.webp', []);
    expect(screen.getByRole('button', { name: 'Change photo' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove photo' }));
    await waitFor(() => expect(platform.toasts).toMatchObject([{ message: 'Profile photo removed' }]));
  });
});

it.each([
  [
    { width: 300, height: 200 },
    { x: 50, y: 0, width: 200, height: 200 },
  ],
  [
    { width: 200, height: 300 },
    { x: 0, y: 50, width: 200, height: 200 },
  ],
])('the centre of %j is %j', (size, area) => expect(centreOf(size)).toEqual(area));
