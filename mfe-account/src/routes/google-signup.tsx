import { SocialLanding } from '../features/social-sign-in/social-landing';

/** /google_signup: completes a sign-in at Google. */
export default function GoogleSignup() {
  return <SocialLanding provider="google" />;
}
