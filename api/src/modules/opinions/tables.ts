import '../catalog/tables';

export interface ReviewVotesTable {
  review_id: number;
  user_id: number;
  is_helpful: boolean;
  created_at: Date;
}

declare module '../../platform/database/tables' {
  interface Database {
    review_votes: ReviewVotesTable;
  }
}
