import { createTestPlatform, renderInShop, translateTexts } from '@nkm/testing';
import { act } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import {
  Accordion,
  Button,
  DiscountBadge,
  Field,
  FilePicker,
  Notice,
  Pagination,
  Price,
  RadioGroup,
  Stars,
  Timeline,
} from '.';

const radios = (label: string, hint?: string) => (
  <RadioGroup legend="Delivery" options={[{ value: 'door', label, hint }]} value="door" onChange={() => undefined} />
);
const pages = { hrefOf: (page: number) => `?page=${page}`, controls: 'list' };
const stars = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 1 };

/** Each part in two states, and its text in the second one. */
const parts: [string, before: ReactNode, after: ReactNode, text: string][] = [
  ['button that becomes busy', <Button>Save</Button>, <Button busy>Saving</Button>, 'Saving'],
  ['button that was busy', <Button busy>Saving</Button>, <Button>Save</Button>, 'Save'],
  ['link that looks like a button', <Button to="/a">Old</Button>, <Button to="/a">New</Button>, 'New'],
  ['notice with a new title', <Notice>Text</Notice>, <Notice title="Title">Other text</Notice>, 'TitleOther text'],
  ['option with a new hint', radios('Door'), radios('To your door', 'Soon'), 'DeliveryTo your doorSoon'],
  ['field that becomes required', <Field label="Name" />, <Field label="Surname" required />, 'Surname *'],
  [
    'accordion with a new title',
    <Accordion title="Old">Text</Accordion>,
    <Accordion title="New">Text</Accordion>,
    'NewText',
  ],
  ['discount', <DiscountBadge selling={90} original={100} />, <DiscountBadge selling={80} original={100} />, '-20%'],
  ['price that is reduced', <Price selling={100} />, <Price selling={50} original={100} />, '₦50.00was ₦100.00'],
  [
    'price before the reduction',
    <Price selling={50} original={100} />,
    <Price selling={50} original={200} />,
    '₦50.00was ₦200.00',
  ],
  ['stars', <Stars summary={stars} count={1} />, <Stars summary={stars} count={2} />, '(2)'],
  [
    'timeline',
    <Timeline steps={[{ key: 1, title: 'Packed' }]} />,
    <Timeline steps={[{ key: 1, title: 'Sent', time: 'Today', state: 'current' }]} />,
    'Sent (Now)Today',
  ],
  [
    'page number',
    <Pagination page={1} totalPages={10} {...pages} />,
    <Pagination page={2} totalPages={10} {...pages} />,
    'Page 2 of 10',
  ],
  [
    'file picker',
    <FilePicker label="Photo" files={[]} maxFiles={1} onChange={() => undefined} />,
    <FilePicker label="Photos" files={[]} maxFiles={2} onChange={() => undefined} />,
    'Choose files or drop them here',
  ],
];

describe('a part whose texts a translator has replaced', () => {
  it.each(parts)('shows its next state: %s', async (_name, before, after, text) => {
    let change: (() => void) | undefined;
    function Page() {
      const [changed, setChanged] = useState(false);
      change = () => setChanged(true);
      return <main>{changed ? after : before}</main>;
    }
    const { container } = renderInShop(<Page />, { platform: createTestPlatform('mfe-catalog') });
    translateTexts(container);
    await act(async () => change!());
    expect(container).toHaveTextContent(text);
  });
});
