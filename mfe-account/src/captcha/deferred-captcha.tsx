import { deferred, FailurePanel } from '@nkm/ui';
import type { LoginCaptchaProps } from './login-captcha';
import { messages } from './messages';

/** A captcha for a form that usually needs none; its code loads when the server asks for a captcha. */
export const DeferredCaptcha = deferred<LoginCaptchaProps>(
  async () => (await import(/* webpackChunkName: "login-captcha" */ './login-captcha')).LoginCaptcha,
  {
    server: false,
    failed: ({ retry }) => <FailurePanel title={messages.unavailable} onRetry={retry} />,
  },
);
