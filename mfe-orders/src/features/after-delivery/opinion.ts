/** What a shopper is writing of a product or a seller. */
export interface Opinion {
  /** 0 until one is chosen (spec 2 §5). */
  stars: number;
  comment: string;
}

export const EMPTY_OPINION: Opinion = { stars: 0, comment: '' };

/** Recognises a draft in storage; what another version wrote is forgotten. */
export function isOpinion(value: unknown): value is Opinion {
  const { stars, comment } = (value ?? {}) as Partial<Opinion>;
  return [0, 1, 2, 3, 4, 5].includes(stars as number) && typeof comment === 'string';
}
