import type { ScreenProps } from '@nkm/contracts';
import { Breadcrumb } from '@nkm/ui';
import { Section } from '../../features/editorial/section';
import { messages } from '../../messages';
import { paths } from '../../paths';
import page from '../../products/page.module.css';
import type { EditorialData } from './data';

/** /editorial/{pageSlug} (CAT-ROUTE-017): the marketplace's own texts, which the footer links to. */
export default function Editorial({ data: { title, sections } }: ScreenProps<EditorialData>) {
  return (
    <div className={`${page.page} ${page.reading}`}>
      <Breadcrumb items={[{ title: messages.listing.home, to: paths.home() }, { title }]} />
      <h1>{title}</h1>
      <div>
        {sections.map((section) => (
          <Section key={section.id} section={section} />
        ))}
      </div>
    </div>
  );
}
