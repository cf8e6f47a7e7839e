import type { Identity } from '../../platform/database/tables';
import type {} from '../catalog/public';

export interface ReviewVotesTable {
  review_id: number;
  user_id: number;
  is_helpful: boolean;
  created_at: Date;
}

export interface VendorRatingsTable {
  id: Identity;
  vendor_id: number;
  user_id: number | null;
  name: string;
  stars: number;
  comment: string;
  created_at: Date;
}

declare module '../../platform/database/tables' {
  interface Database {
    review_votes: ReviewVotesTable;
    vendor_ratings: VendorRatingsTable;
  }
}
