import { type PageScripts, SCRIPTS_ID } from '../browser/page-scripts';
import { PAGE_DATA_ID, type PageData } from '../slices/boot-data';
import { scriptJson } from './script-json';

export interface EndParts {
  scripts: PageScripts;
  data: PageData;
}

/**
 * What the scripts need to know, behind everything that can be read: what is seen shall come
 * with the first packets. React leaves what stands behind its own elements in the body alone.
 */
export function endMarkup({ scripts, data }: EndParts): string {
  return jsonElement(SCRIPTS_ID, scripts) + jsonElement(PAGE_DATA_ID, data);
}

const jsonElement = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${scriptJson(value)}</script>`;
