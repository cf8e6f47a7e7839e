import type { Letter } from '../contact/check-letter';

/** Every text that somebody may read from this module; those of the specification stand verbatim (spec 1 §5). */
export const messages = {
  captchaRequired: 'captcha is required',
  received: 'Thank you. Your report has been received, and our team will look at this product.',
  mail: (brand: string, { name, email, subject, content }: Letter, product: { title: string; address: string }) => ({
    subject: `${brand} report of abuse: ${product.title}`,
    text: `${name} <${email}> reports ${product.title}\n${product.address}\n\n${subject}\n\n${content}`,
  }),
};
