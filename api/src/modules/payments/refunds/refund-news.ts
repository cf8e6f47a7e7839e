/** What happened to the products, for the shopper. It comes in one mail and one notification with the refund. */
export interface RefundNews {
  /** Of the mail when there is nothing to pay back. */
  subject: string;
  text: string;
  /** More of the mail, such as a list of products. */
  details?: string;
  /** Paths of the pictures of the products: one for each line of that list, or a row. */
  pictures?: string[];
}
