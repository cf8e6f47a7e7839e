/** Milliseconds after which the browser has certainly begun to write the file. */
const WRITTEN_AFTER = 60_000;

/** Saves a file on the shopper's device. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), WRITTEN_AFTER);
}
