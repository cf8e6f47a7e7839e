import type { ContactMessage } from '../contact-messages/public';

/** Every text of this module that shoppers or staff see. Strings fixed by requirements stay verbatim. */
export const messages = {
  captchaRequired: 'captcha is required',
  received: 'Thank you. We have received your report, and our team will review this product.',
  mail: (
    brand: string,
    { name, email, subject, content }: ContactMessage,
    product: { title: string; address: string },
  ) => ({
    subject: `${brand} abuse report: ${product.title}`,
    text: `${name} <${email}> reports ${product.title}\n${product.address}\n\n${subject}\n\n${content}`,
  }),
};
