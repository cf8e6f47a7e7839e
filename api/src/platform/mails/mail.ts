/** What a mail says. */
export interface Mail {
  subject: string;
  text: string;
  /** Paths of the pictures in the HTML, in the order of the `- ` lines of the text. Null: a line without picture. */
  pictures?: readonly (string | null)[];
  /** The one-time code in the text, if there is one. */
  code?: string;
  /** Unsubscribe link for mail programs (RFC 8058). */
  unsubscribeUrl?: string;
}
