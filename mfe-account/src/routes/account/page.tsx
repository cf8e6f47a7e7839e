import { hasFeature } from '@nkm/contracts';
import { usePlatform } from '@nkm/platform';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { BarePage } from '../../bare-page/bare-page';
import { ForgotLink } from '../../features/forgot-password/forgot-link';
import { ForgotDialog } from '../../features/forgot-password/deferred-forgot-dialog';
import { useForgotAddress } from '../../features/forgot-password/use-forgot-address';
import { ForOtherSite } from '../../features/consent/for-other-site';
import { PasskeyButton } from '../../features/passkeys/passkey-button';
import { SignInPanel } from '../../features/sign-in/sign-in-panel';
import { prepareSignUpForm } from '../../features/sign-up/load-sign-up-form';
import { SignUpPanel } from '../../features/sign-up/sign-up-panel';
import { isStep, STEPS } from '../../features/sign-up/steps';
import { SocialButtons } from '../../features/social-sign-in/social-buttons';
import { messages } from '../../messages';
import { FROM_QUERY, paths, SIGN_UP_QUERY } from '../../paths';
import styles from './page.module.css';

const texts = messages.account;

/** Sign-in or sign-up. No sign-up with a server as documented, which has another captcha. */
export default function Account() {
  const { settings } = usePlatform();
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const from = query.get(FROM_QUERY);
  const canSignUp = from === null && hasFeature(settings, 'captcha');
  const step = canSignUp ? query.get(SIGN_UP_QUERY) : null;
  const signsUp = step !== null;
  // Only the first step offers other ways to sign up.
  const isLaterStep = isStep(step) && step !== STEPS[0];
  // Stays mounted once opened, so that it keeps its values.
  const [hasSignUp, setHasSignUp] = useState(signsUp);
  if (signsUp && !hasSignUp) setHasSignUp(true);
  const forgot = useForgotAddress();
  const [typedEmail, setTypedEmail] = useState('');

  const stays = from !== null;
  const signIn = (
    <>
      <SignInPanel help={<ForgotLink onOpen={setTypedEmail} />} stays={stays} />
      <PasskeyButton stays={stays} />
    </>
  );

  return (
    <BarePage>
      {canSignUp && (
        <nav className={styles.ways} aria-label={texts.ways}>
          <Link to={paths.signIn(search)} aria-current={signsUp ? undefined : 'page'}>
            {texts.signIn}
          </Link>
          <Link
            to={paths.signUp(search)}
            aria-current={signsUp ? 'page' : undefined}
            onFocus={prepareSignUpForm}
            onPointerEnter={prepareSignUpForm}
          >
            {texts.signUp}
          </Link>
        </nav>
      )}
      <div hidden={signsUp}>{from === null ? signIn : <ForOtherSite from={from} signIn={signIn} />}</div>
      {hasSignUp && (
        <div hidden={!signsUp}>
          <SignUpPanel />
        </div>
      )}
      {/* A provider would cut off the window that asks. */}
      {from === null && !isLaterStep && <SocialButtons />}
      {forgot.isOpen && <ForgotDialog email={typedEmail} onClose={forgot.close} />}
    </BarePage>
  );
}
