import { ApiError } from '@nkm/platform';
import { createTestPlatform, renderInShop } from '@nkm/testing';
import { screen, waitFor } from '@testing-library/react';
import { anInvoice, anOrder } from '../../../test/an-order';
import { DownloadInvoice } from './download-invoice';

const CALL = 'GET /invoices/:id/document';
const DOCUMENT = { name: 'invoice-V7-000001.pdf', type: 'application/pdf', base64: btoa('%PDF-1.3 ÿ') };

function show({
  status = 'Paid' as 'Paid' | 'Uncompleted',
  answer = () => ({ data: DOCUMENT }) as unknown,
  api = 1,
} = {}) {
  const invoice = anInvoice({ id: 51, status });
  const platform = createTestPlatform('mfe-orders', { [CALL]: answer }, { api });
  const order = anOrder({ status, invoices: [invoice] });
  return { ...renderInShop(<DownloadInvoice order={order} invoice={invoice} />, { platform }), platform };
}
const button = () => screen.queryByRole('button', { name: 'Download invoice (PDF)' });

describe('the download of an invoice', () => {
  let saved: { file: Blob; name: string }[];
  beforeEach(() => {
    saved = [];
    let file: Blob;
    URL.createObjectURL = jest.fn((blob: Blob) => {
      file = blob;
      return 'blob:invoice';
    }) as never;
    URL.revokeObjectURL = jest.fn();
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push({ file, name: this.download });
    });
  });
  afterEach(() => jest.restoreAllMocks());

  it('saves the file of the server, byte for byte', async () => {
    const { user, platform } = show();
    await user.click(button()!);
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(platform.calls).toMatchObject([{ call: 'GET /invoices/51/document' }]);
    expect(saved[0]!.name).toBe('invoice-V7-000001.pdf');
    expect(saved[0]!.file).toMatchObject({ type: 'application/pdf', size: 10 });
  });

  it('shows why it failed, and can be pressed again', async () => {
    const { user, platform } = show({
      answer: () => {
        throw new ApiError(503, 'Busy');
      },
    });
    await user.click(button()!);
    await waitFor(() => expect(platform.toasts).toMatchObject([{ tone: 'error', message: 'Busy' }]));
    expect(button()).not.toHaveAttribute('aria-busy', 'true');
    expect(saved).toEqual([]);
  });

  it('is not offered for an unpaid order, or by a server without documents', () => {
    const paid = show();
    expect(button()).toBeVisible();
    paid.unmount();
    show({ status: 'Uncompleted' }).unmount();
    expect(button()).toBeNull();
    show({ api: 0 });
    expect(button()).toBeNull();
  });
});
