/** Every text that a shopper may read from this module; those of the specification stand verbatim (spec 1 §8). */
export const messages = {
  voted: 'Review Successful',
  asked: 'Question Successfully Submitted',
  alreadyDone: "You've reviewed this",
  ownReview: 'You cannot vote on your own review.',
  noReview: 'There is no such review.',
  questionRequired: 'question is required',
  questionTooLong: (most: number) => `question may have at most ${most} characters`,
};
