import { PAGE_DATA_ID, type PageData } from '../app/document-data';

export function readPageData(): PageData {
  return JSON.parse(document.getElementById(PAGE_DATA_ID)!.textContent!) as PageData;
}
