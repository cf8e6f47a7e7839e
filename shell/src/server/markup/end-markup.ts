import { type PageScripts, type PinnedFile, SCRIPTS_ID } from '../../app/page-scripts';
import { PAGE_DATA_ID, type PageData } from '../../app/document-data';
import { scriptJson } from './script-json';

export interface EndParts {
  scripts: Omit<PageScripts, 'shop' | 'revision'>;
  data: PageData;
}

/**
 * The data of the scripts. It follows the visible content, which must arrive with the first packets. React ignores
 * elements after its own in the body. `pageTail` completes the markup.
 */
export function endMarkup({ scripts, data }: EndParts): string {
  const open = scriptJson(scripts).replace(/}$/, ',"shop":');
  return `${element(PAGE_DATA_ID)}${scriptJson(data)}</script>${element(SCRIPTS_ID)}${open}`;
}

/**
 * The end of each document, added when it is sent. It names the file with the data that all pages share, so a release
 * of one slice changes no cached page of another.
 * @param revision of the release document in use
 */
export function pageTail(shop: PinnedFile, revision: number): string {
  return `${scriptJson(shop)},"revision":${revision}}</script></body></html>`;
}

const element = (id: string) => `<script type="application/json" id="${id}">`;
