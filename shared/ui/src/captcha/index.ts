export { CaptchaField } from './captcha-field';
export { type Captcha, useCaptcha } from './use-captcha';
