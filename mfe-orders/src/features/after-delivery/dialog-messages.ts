import { OPINION_LENGTH, REWARDS } from '@nkm/contracts';

/** Strings of the dialogs after delivery; those of the specification stay verbatim (spec 2 §4, §5, §8). */
export const messages = {
  confirm: {
    title: 'Confirm receipt',
    means: 'By confirming you say that the items were as described and in good condition.',
    final: "This action can't be reversed",
    earns: `You earn ${REWARDS.receipt} NKM Coin.`,
    notYet: 'Not yet',
    received: 'Order received',
  },
  completed: {
    title: 'Order Completed!',
    congratulations: (coins: number) => `Congratulations! You have earned ${coins} NKM Coin.`,
    thanks: 'Thank you for confirming that everything came.',
    feedback: 'How do you like what you bought? Your feedback helps other shoppers.',
    leaveFeedback: 'Leave Feedback',
    close: 'Close',
  },
  feedback: {
    title: 'Leave Feedback',
    product: 'Product',
    stars: 'Your rating',
    comment: 'Your review',
    done: 'Product has been successfully reviewed',
  },
  rating: {
    title: 'Rate Seller',
    intro: (store: string) => `How was buying from ${store}?`,
    stars: 'Your rating',
    comment: 'Your comment',
    done: 'Vendor Rated Successfully',
  },
  opinion: {
    placeholder: `Max. characters (${OPINION_LENGTH.max})`,
    chooseStars: 'Choose your stars',
    starsRequired: 'Choose 1 to 5 stars.',
    counter: (count: number) => `${count} of ${OPINION_LENGTH.max} characters`,
    tooShort: `Your text must be over ${OPINION_LENGTH.min - 1} characters.`,
    tooLong: `Your text may have at most ${OPINION_LENGTH.max} characters.`,
    isPublic: 'Everybody can read it, with your first name.',
    cancel: 'Cancel',
    send: 'Submit',
  },
} as const;
