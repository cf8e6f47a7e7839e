import type { TopicDeclaration } from '@nkm/contracts';
import { olderTopics } from './older-topics';

const topic = (version: number): TopicDeclaration => ({ kind: 'state', owner: 'shell', version });
const topics = { session: topic(1), cart: topic(3), wishlist: topic(2) };

describe('versions of topics that the document tells of', () => {
  it.each([
    ['nothing of a slice of today', { session: 1, cart: 3, wishlist: 2 }, null],
    ['what is older', { session: 1, cart: 2, wishlist: 2 }, { cart: 2 }],
    ['version 1 of what a slice does not name', { session: 1, wishlist: 2 }, { cart: 1 }],
    ['version 1 of a slice that was built before versions were noted', undefined, { cart: 1, wishlist: 1 }],
    ['nothing of a topic that this shell does not know', { session: 1, cart: 3, wishlist: 2, gift: 1 }, null],
  ])('are %s', (_what, topicVersions, told) =>
    expect(olderTopics(topicVersions ? { topicVersions } : {}, topics)).toEqual(told),
  );
});
