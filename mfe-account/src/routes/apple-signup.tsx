import { SocialLanding } from '../features/social-sign-in/social-landing';

/** /apple_signup: completes a sign-in at Apple. */
export default function AppleSignup() {
  return <SocialLanding provider="apple" />;
}
