export interface FrameVersionsTable {
  version: string;
  body: string;
  seen_at: Date;
}

declare module '../../platform/database/tables' {
  interface Database {
    frame_versions: FrameVersionsTable;
  }
}
