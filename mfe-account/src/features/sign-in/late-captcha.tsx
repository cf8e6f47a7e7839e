import { FailurePanel } from '@nkm/ui';
import { type ComponentType, useEffect, useState } from 'react';
import { messages } from '../../messages';
import type { LoginCaptchaProps } from './login-captcha';

/** The captcha of the sign-in; its code loads when the server asks for a captcha. */
export function LateCaptcha(props: LoginCaptchaProps) {
  const [Captcha, setCaptcha] = useState<ComponentType<LoginCaptchaProps> | null>(null);
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState(0);
  useEffect(() => {
    let isLeft = false;
    import(/* webpackChunkName: "login-captcha" */ './login-captcha').then(
      ({ LoginCaptcha }) => isLeft || setCaptcha(() => LoginCaptcha),
      () => isLeft || setFailed(attempt),
    );
    return () => {
      isLeft = true;
    };
  }, [attempt]);
  if (Captcha) return <Captcha {...props} />;
  if (failed !== attempt) return null;
  return <FailurePanel title={messages.signIn.captchaUnavailable} onRetry={() => setAttempt(attempt + 1)} />;
}
