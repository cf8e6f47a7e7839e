import type { EditorialSection, PageCategory } from '@nkm/contracts';
import type { Identity } from '../../platform/database/tables';

export interface PagesTable {
  id: Identity;
  slug: string;
  title: string;
  category: PageCategory;
  position: number;
  /** Its own address, if it has one; else it is at /editorial/{slug}. */
  path: string | null;
}

export interface PageSectionsTable {
  id: Identity;
  page_id: number;
  position: number;
  type: EditorialSection['type'];
  title: string;
  content_html: string;
}

declare module '../../platform/database/tables' {
  interface Database {
    pages: PagesTable;
    page_sections: PageSectionsTable;
  }
}
