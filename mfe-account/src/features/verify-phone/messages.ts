/** Visible strings of /verify-phone. Strings fixed by requirements stay verbatim. */
export const messages = {
  home: 'Home',
  profile: 'User Information',
  heading: 'Verify your phone number',
  intro: 'Couriers call this number when they deliver your parcels. We will text you a six-digit code to confirm it.',
  lastStep: 'This is the last step. Then you can order.',
  loading: 'Loading your account…',
  current: (phone: string) => `Your current number is +${phone}. A new number replaces it.`,
  country: 'Country: Nigeria (+234)',
  number: 'Mobile number',
  numberHint: 'For example 0803 123 4567 or +234 803 123 4567.',
  submit: 'Text me a code',
  submitting: 'Sending the code…',
  captchaPending: 'Confirm that you are human, or wait until the check is done.',
  notMobile: 'Enter a Nigerian mobile number, for example 0803 123 4567.',
  code: {
    sentTo: (contact: string) => `We texted a six-digit code to +${contact}. It can take a minute.`,
    loading: 'Loading the form…',
    notLoaded: 'The form could not be loaded.',
    label: 'Six-digit code',
    submit: 'Verify',
    submitting: 'Checking the code…',
    expiresIn: 'The code expires in',
    notReceived: "Didn't get code?",
    resend: 'Resend',
    resent: 'A new code is on its way',
    otherNumber: 'Use another number',
  },
  verified: 'Your phone number is verified',
} as const;

/** The server's message (ACC-MSG-036). The verification then starts again. */
export const CONTACT_TAKEN = 'The contact has already been taken.';
