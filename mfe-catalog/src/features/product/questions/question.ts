/** A shopper's question with the seller's answer. */
export interface Question {
  question: string;
  answer: string;
}
