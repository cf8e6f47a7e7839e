import { CaptchaField, useCaptcha } from '@nkm/ui/captcha';
import { useEffect } from 'react';

export interface LoginCaptchaProps {
  /** Grows with every token that was sent: each is good for one try. */
  spent: number;
  /** Null while none is solved. */
  onToken: (token: string | null) => void;
}

/** Solves itself while the shopper looks at the form. */
export function LoginCaptcha({ spent, onToken }: LoginCaptchaProps) {
  const { status, token, renew } = useCaptcha();
  useEffect(() => onToken(token), [onToken, token]);
  useEffect(() => {
    if (spent > 0) renew();
  }, [renew, spent]);
  return <CaptchaField captcha={{ status, token, renew }} />;
}
