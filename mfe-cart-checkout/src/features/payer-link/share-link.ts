/** The share sheet of the device; absent on most desktops. */
export const canShare = (): boolean => typeof navigator.share === 'function';

/** Opens the share sheet. A shopper who closes it has not failed. */
export async function shareLink(link: { text: string; url: string }): Promise<void> {
  try {
    await navigator.share(link);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}
