import { CaptchaField, useCaptcha } from '@nkm/ui/captcha';
import { useEffect } from 'react';

export interface LoginCaptchaProps {
  /** The number of sent tokens. Each token is valid for one try, so a change renews the captcha. */
  spent: number;
  /** Receives null until the captcha is solved. */
  onToken: (token: string | null) => void;
}

/** Solves the captcha in the background. */
export function LoginCaptcha({ spent, onToken }: LoginCaptchaProps) {
  const captcha = useCaptcha();
  const { token, renew } = captcha;
  useEffect(() => onToken(token), [onToken, token]);
  useEffect(() => {
    if (spent > 0) renew();
  }, [renew, spent]);
  return <CaptchaField captcha={captcha} />;
}
