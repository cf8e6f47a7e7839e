import { TOPICS, type SliceDescription } from '@nkm/contracts';

/** Which of the topics are unknown or belong to somebody else. */
export function checkTopics({ name, topics }: Pick<SliceDescription, 'name' | 'topics'>): string[] {
  return topics.flatMap((topic) => {
    if (!Object.hasOwn(TOPICS, topic)) return [`the topic "${topic}" is not declared in the contracts`];
    const { owner } = TOPICS[topic];
    return owner === name ? [] : [`the topic "${topic}" is owned by ${owner}`];
  });
}
