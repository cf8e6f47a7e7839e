import type { ScreenProps } from '@nkm/contracts';
import { Section } from '../../features/editorial/section';
import { paths } from '../../paths';
import { TextPage } from '../../text-page/text-page';
import type { EditorialData } from './data';

/** /editorial/{pageSlug} (CAT-ROUTE-017): the marketplace's own texts, which the footer links to. */
export default function Editorial({ data: { title, slug, sections } }: ScreenProps<EditorialData>) {
  return (
    <TextPage path={paths.editorial(slug)} title={title}>
      <div>
        {sections.map((section) => (
          <Section key={section.id} section={section} />
        ))}
      </div>
    </TextPage>
  );
}
