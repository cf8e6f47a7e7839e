import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FilePicker, type FilePickerProps } from './file-picker';

const aFile = (name: string, type = 'image/jpeg', bytes = 2048) => new File([new Uint8Array(bytes)], name, { type });
const photo = aFile('dress.jpg');

function Return(limits: Partial<FilePickerProps>) {
  const [files, setFiles] = useState<File[]>([]);
  return (
    <FilePicker label="Photos" accept={['image/*']} kinds="pictures" {...limits} files={files} onChange={setFiles} />
  );
}
const field = () => screen.getByLabelText(/^Photos/);
const chosen = () => screen.getAllByRole('listitem').map((item) => item.textContent);
const user = userEvent.setup({ applyAccept: false });

describe('the file picker', () => {
  it('shows the chosen files with their sizes, and removes one', async () => {
    render(<Return maxFiles={3} />);
    await user.upload(field(), [photo, aFile('stain.png', 'image/png', 3000)]);
    expect(chosen()).toEqual(['dress.jpg 2 KB', 'stain.png 3 KB']);
    expect(screen.getByRole('status')).toHaveTextContent('Added: dress.jpg, stain.png');
    await user.click(screen.getByRole('button', { name: 'Remove dress.jpg' }));
    expect(chosen()).toEqual(['stain.png 3 KB']);
    expect(field()).toHaveFocus();
    await user.upload(field(), photo);
    expect(chosen()).toEqual(['stain.png 3 KB', 'dress.jpg 2 KB']);
  });

  it('explains why a file is refused, and keeps the valid ones', async () => {
    render(<Return maxFiles={2} maxBytes={4096} />);
    await user.upload(field(), [aFile('list.pdf', 'application/pdf'), photo, aFile('huge.jpg', 'image/jpeg', 5000)]);
    expect(screen.getByRole('alert')).toHaveTextContent('list.pdf cannot be used: only pictures');
    expect(screen.getByRole('alert')).toHaveTextContent('huge.jpg is larger than 4 KB');
    expect(screen.getByRole('list', { name: 'Chosen files' })).toHaveTextContent('dress.jpg');
    await user.upload(field(), [aFile('two.jpg'), aFile('three.jpg')]);
    expect(screen.getByRole('alert')).toHaveTextContent('three.jpg was left out: at most 2 files');
  });

  it('replaces the file when only one is allowed', async () => {
    render(<Return />);
    await user.upload(field(), photo);
    await user.upload(field(), aFile('other.jpg'));
    expect(chosen()).toEqual(['other.jpg 2 KB']);
  });

  it('is reachable by keyboard and announces its error', async () => {
    render(<Return required error="Add at least one photo" hint="Up to 5 MB each" />);
    await user.tab();
    expect(field()).toHaveFocus();
    expect(field()).toBeRequired();
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription('Up to 5 MB each Add at least one photo');
  });

  describe('with a picture', () => {
    const drawImage = jest.fn();
    beforeEach(() => {
      jest
        .spyOn(HTMLCanvasElement.prototype, 'getContext')
        .mockReturnValue({ drawImage } as unknown as ReturnType<HTMLCanvasElement['getContext']>);
    });
    afterEach(() => {
      jest.restoreAllMocks();
      Reflect.deleteProperty(globalThis, 'createImageBitmap');
    });
    const decode = (outcome: () => Promise<unknown>) => Object.assign(globalThis, { createImageBitmap: outcome });

    it('draws a thumbnail of its centre', async () => {
      const close = jest.fn();
      decode(async () => ({ width: 400, height: 300, close }));
      render(<Return />);
      fireEvent.change(field(), { target: { files: [photo] } });
      await screen.findByText('dress.jpg');
      await waitFor(() => expect(drawImage).toHaveBeenCalledTimes(1));
      expect(drawImage.mock.calls[0]!.slice(1)).toEqual([50, 0, 300, 300, 0, 0, 112, 112]);
      expect(close).toHaveBeenCalledTimes(1);
    });

    it('shows an icon when the picture is damaged', async () => {
      decode(async () => Promise.reject(new DOMException('The source image could not be decoded')));
      render(<Return />);
      fireEvent.change(field(), { target: { files: [photo] } });
      await screen.findByText('dress.jpg');
      await waitFor(() => expect(document.querySelector('canvas')).toBeNull());
    });
  });
});
