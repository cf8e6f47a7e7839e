import { type PageScripts, type PinnedFile, SCRIPTS_ID } from '../browser/page-scripts';
import { PAGE_DATA_ID, type PageData } from '../slices/boot-data';
import { scriptJson } from './script-json';

export interface EndParts {
  scripts: Omit<PageScripts, 'shop' | 'revision'>;
  data: PageData;
}

/**
 * What the scripts need to know, behind everything that can be read: what is seen shall come with the first packets.
 * React leaves what stands behind its own elements in the body alone. `pageTail` completes it.
 */
export function endMarkup({ scripts, data }: EndParts): string {
  const open = scriptJson(scripts).replace(/}$/, ',"shop":');
  return `${element(PAGE_DATA_ID)}${scriptJson(data)}</script>${element(SCRIPTS_ID)}${open}`;
}

/**
 * The end of each document, added when it is sent: which file has the data that all pages share. So a release of one
 * slice changes no kept page of another.
 * @param revision of the release document in use
 */
export function pageTail(shop: PinnedFile, revision: number): string {
  return `${scriptJson(shop)},"revision":${revision}}</script></body></html>`;
}

const element = (id: string) => `<script type="application/json" id="${id}">`;
