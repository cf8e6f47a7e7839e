import { Button, EmptyState } from '@nkm/ui';
import { messages } from '../../messages';
import { paths } from '../../paths';
import { TextPage } from '../../text-page/text-page';
import type { OwnPageData } from './load-own-page';
import { Section } from './section';

const { editorial: words } = messages;

/** A text from the server under its title: FAQs, press, blog. */
export function OwnPage({ data: { title, path, sections } }: { data: OwnPageData }) {
  return (
    <TextPage path={path} title={title}>
      {sections.length === 0 && (
        <EmptyState title={words.empty} action={<Button to={paths.contactUs()}>{messages.titles.contactUs}</Button>}>
          {words.emptyDetail}
        </EmptyState>
      )}
      <div>
        {sections.map((section) => (
          <Section key={section.id} section={section} />
        ))}
      </div>
    </TextPage>
  );
}
