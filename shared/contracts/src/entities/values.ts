export type Naira = number;

/** ISO 8601 date-time. */
export type Timestamp = string;

export interface Picture {
  /** Address of the largest rendition; `srcset` lists all of them. */
  src: string;
  /** Renditions as `url 320w, url 640w`. */
  srcset: string;
  /** The same renditions as AVIF, which is smaller. */
  srcset_avif?: string;
  width: number;
  height: number;
  /** Alternative text of a photograph, in the pictures of a product page (ours). */
  alt?: string;
}

export type StarSummary = Record<'1' | '2' | '3' | '4' | '5', number>;
