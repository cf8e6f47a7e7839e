/** Redeemed challenges, until they expire. */
export interface CaptchaUsesTable {
  nonce: string;
  expires_at: Date;
}

declare module '../../platform/database/tables' {
  interface Database {
    captcha_uses: CaptchaUsesTable;
  }
}
