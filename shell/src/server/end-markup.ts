import { type PageScripts, SCRIPTS_ID } from '../browser/page-scripts';
import { BOOT_DATA_ID, type BootData } from '../slices/boot-data';
import { scriptJson } from './script-json';

export interface EndParts {
  scripts: PageScripts;
  boot: BootData;
}

/**
 * What the scripts need to know, behind everything that can be read: it is a third of the document, and what is seen
 * shall come with the first packets. React leaves what stands behind its own elements in the body alone.
 */
export function endMarkup({ scripts, boot }: EndParts): string {
  return jsonElement(SCRIPTS_ID, scripts) + jsonElement(BOOT_DATA_ID, boot);
}

const jsonElement = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${scriptJson(value)}</script>`;
