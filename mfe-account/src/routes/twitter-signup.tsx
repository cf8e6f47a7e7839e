import { SocialLanding } from '../features/social-sign-in/social-landing';

/** /twitter_signup: completes a sign-in at Twitter. */
export default function TwitterSignup() {
  return <SocialLanding provider="twitter" />;
}
