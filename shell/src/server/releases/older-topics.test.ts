import type { TopicDeclaration } from '@nkm/contracts';
import { olderTopics } from './older-topics';

const topic = (version: number): TopicDeclaration => ({ kind: 'state', owner: 'shell', version });
const topics = { session: topic(1), cart: topic(3), wishlist: topic(2) };

describe('olderTopics', () => {
  it.each([
    ['null when all topics are current', { session: 1, cart: 3, wishlist: 2 }, null],
    ['only the older topics', { session: 1, cart: 2, wishlist: 2 }, { cart: 2 }],
    ['version 1 for a topic that the slice does not name', { session: 1, wishlist: 2 }, { cart: 1 }],
    ['version 1 for a slice without topic versions', undefined, { cart: 1, wishlist: 1 }],
    ['null for a topic that this shell does not know', { session: 1, cart: 3, wishlist: 2, gift: 1 }, null],
  ])('returns %s', (_what, topicVersions, older) =>
    expect(olderTopics(topicVersions ? { topicVersions } : {}, topics)).toEqual(older),
  );
});
