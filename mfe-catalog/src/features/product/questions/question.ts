/** A question of a shopper with the seller's answer. */
export interface Question {
  question: string;
  answer: string;
}
