import { type SliceDescription, type TopicName, TOPICS } from '@nkm/contracts';

type Claims = Pick<SliceDescription, 'name' | 'topics' | 'topicVersions'>;

/** Finds topics that are unknown, newer than in the shell's bus, or owned by another slice. */
export function checkTopics({ name, topics, topicVersions = {} }: Claims): string[] {
  const isDeclared = (topic: string): topic is TopicName => Object.hasOwn(TOPICS, topic);
  const all = [...new Set([...topics, ...Object.keys(topicVersions)])];
  const unknown = all.filter((topic) => !isDeclared(topic));
  return [
    ...unknown.map((topic) => `the topic "${topic}" is not declared in the contracts`),
    ...topics
      .filter((topic) => isDeclared(topic) && TOPICS[topic].owner !== name)
      .map((topic) => `the topic "${topic}" is owned by ${TOPICS[topic].owner}`),
    // The shell must be released first, because its bus accepts older payloads, but no newer ones.
    ...Object.entries(topicVersions).flatMap(([topic, version]) =>
      isDeclared(topic) && version > TOPICS[topic].version
        ? [`version ${version} of the topic "${topic}" is required, but the shell has ${TOPICS[topic].version}`]
        : [],
    ),
  ];
}
