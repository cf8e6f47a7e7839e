import { Breadcrumb, Button, EmptyState } from '@nkm/ui';
import { messages } from '../../messages';
import { paths } from '../../paths';
import page from '../../products/page.module.css';
import type { OwnPageData } from './load-own-page';
import { Section } from './section';

const { editorial: words } = messages;

/** A text from the server under its title: FAQs, press, blog. */
export function OwnPage({ data: { title, sections } }: { data: OwnPageData }) {
  return (
    <div className={`${page.page} ${page.reading}`}>
      <Breadcrumb items={[{ title: messages.listing.home, to: paths.home() }, { title }]} />
      <h1>{title}</h1>
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
    </div>
  );
}
