import type { Random } from '../random';
import type { PictureSeed, QuestionSeed, ReviewSeed } from './model';
import { FACES, FIRST_NAMES, SURNAMES } from './people';
import { emblem } from './plan-pictures';
import { QUESTIONS } from './words/questions';
import { COMMENTS } from './words/reviews';

export type ArticleKind = 'wear' | 'device' | 'home';

const DAY = 86_400_000;
const FACE_PICTURES: readonly PictureSeed[] = FACES.map((face, index) => emblem(`face-${index + 1}`, face, index * 3));

/** Random date between two others. */
function between(from: Date, to: Date, random: Random): Date {
  const span = Math.max(to.getTime() - from.getTime(), DAY);
  return new Date(from.getTime() + Math.floor(random.next() * span));
}

/** Number of reviews: none for some products, more for popular ones, few for new ones. */
function reviewCount(popularity: number, days: number, random: Random): number {
  if (random.chance(0.14)) return 0;
  return Math.min(24, Math.ceil(days / 2), random.int(1, 6) + Math.floor(popularity / 260));
}

/** Reviews between the product's first day and `until`; most are good, and a few articles get bad ones. */
export function planReviews(
  kind: ArticleKind,
  popularity: number,
  since: Date,
  until: Date,
  random: Random,
): ReviewSeed[] {
  const weights = random.chance(0.12) ? [0.2, 0.2, 0.25, 0.2] : [0.03, 0.05, 0.12, 0.3];
  return Array.from({ length: reviewCount(popularity, (until.getTime() - since.getTime()) / DAY, random) }, () => {
    const draw = random.next();
    let edge = 0;
    const below = weights.findIndex((weight) => (edge += weight) > draw);
    const stars = (below === -1 ? 5 : below + 1) as ReviewSeed['stars'];
    const comment = random.pick([...COMMENTS.any[stars], ...COMMENTS[kind][stars]]);
    const name = `${random.pick(FIRST_NAMES)} ${random.pick(SURNAMES)}`;
    const avatar = random.chance(0.55) ? random.pick(FACE_PICTURES) : null;
    return {
      name,
      avatar,
      stars,
      comment,
      totalHelps: random.chance(0.4) ? random.int(1, 28) : 0,
      createdAt: between(since, until, random),
    };
  });
}

/** Questions, most of them answered. */
export function planQuestions(kind: ArticleKind, since: Date, until: Date, random: Random): QuestionSeed[] {
  const pool = [...QUESTIONS.any, ...QUESTIONS[kind]];
  return random.sample(pool, random.chance(0.35) ? 0 : random.int(1, 4)).map(([question, answer]) => ({
    question,
    answer: random.chance(0.88) ? answer : null,
    createdAt: between(since, until, random),
  }));
}
