import { type Captcha, CaptchaField, useCaptcha } from '@nkm/ui/captcha';
import { useEffect } from 'react';

/** The captcha of the form. Solving starts on mount, before the step that shows it. */
export function SignUpCaptcha({ error, onChange }: { error?: string; onChange: (captcha: Captcha) => void }) {
  const { status, token, renew, place } = useCaptcha();
  useEffect(() => onChange({ status, token, renew, place }), [onChange, status, token, renew, place]);
  return (
    <div>
      <CaptchaField captcha={{ status, token, renew, place }} />
      {error && <p role="alert">{error}</p>}
    </div>
  );
}
