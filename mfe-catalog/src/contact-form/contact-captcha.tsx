import { type Captcha, CaptchaField, useCaptcha } from '@nkm/ui/captcha';
import { useEffect } from 'react';

/** The captcha of the contact form, which starts solving when it mounts. */
export function ContactCaptcha({ error, onChange }: { error?: string; onChange: (captcha: Captcha) => void }) {
  const { status, token, renew, place } = useCaptcha();
  useEffect(() => onChange({ status, token, renew, place }), [onChange, status, token, renew, place]);
  return (
    <>
      <CaptchaField captcha={{ status, token, renew, place }} />
      {error && <p role="alert">{error}</p>}
    </>
  );
}
