import { deferred, FailurePanel } from '@nkm/ui';
import { messages } from '../../messages';
import type { LoginCaptchaProps } from './login-captcha';

/** The captcha of the sign-in; its code loads when the server asks for a captcha. */
export const DeferredCaptcha = deferred<LoginCaptchaProps>(
  async () => (await import(/* webpackChunkName: "login-captcha" */ './login-captcha')).LoginCaptcha,
  {
    server: false,
    failed: ({ retry }) => <FailurePanel title={messages.signIn.captchaUnavailable} onRetry={retry} />,
  },
);
