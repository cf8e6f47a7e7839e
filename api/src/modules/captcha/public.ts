/** Captchas for forms that guests can send (ours). */
export type { CaptchaProvider } from './captcha-provider';
export { createCaptcha } from './create-captcha';
export { demandCaptcha, LONGEST_TOKEN } from './demand-captcha';
export { captchaModule } from './module';
export { captchaPersonalData } from './personal-data';
