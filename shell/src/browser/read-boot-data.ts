import { BOOT_DATA_ID, type BootData } from '../slices/boot-data';

export function readBootData(): BootData {
  const text = document.getElementById(BOOT_DATA_ID)?.textContent;
  if (!text) throw new Error('The document carries no boot data');
  return JSON.parse(text) as BootData;
}
