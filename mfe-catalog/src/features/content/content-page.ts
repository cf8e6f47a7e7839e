/** What the head of the document says of a page of texts; it comes with the page, so that no other page carries it. */
export interface ContentPage {
  title: string;
  description: string;
  /** Its address. */
  path: string;
}
