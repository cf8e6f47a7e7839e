import type { SellerSite, User } from '@nkm/contracts';
import type { IdKind } from '@nkm/contracts/kyc';
import { sendToApi } from './send-to-api';

/** What the shopper gave before, for the form. */
export interface KycState {
  profile: User;
  reason: string | null;
  /** Names of the sections whose data is kept after a rejection. */
  accepted: string[];
  application: { full_name: string; bank: string; account_last4: string; id_kind: IdKind; id_last4: string } | null;
}

export interface Redeemed {
  destination: SellerSite;
  profile: User;
  grant: string;
}

/** What the seller sites do for a shopper who arrived with a code. */
export interface SellerApi {
  /** Throws Refused for a code that is unknown, used or expired. */
  redeem(code: string): Promise<Redeemed>;
  readKyc(grant: string): Promise<KycState>;
  /** Throws Refused with errors by field. */
  submitKyc(grant: string, application: object): Promise<void>;
}

export function createSellerApi({ apiBaseUrl, linksKey }: { apiBaseUrl: string; linksKey: string }): SellerApi {
  const key = { 'x-links-key': linksKey };
  const as = (grant: string) => ({ ...key, authorization: `Bearer ${grant}` });
  const json = (headers: Record<string, string>, body: object) => ({
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return {
    redeem: async (code) =>
      (await sendToApi<{ data: Redeemed }>(apiBaseUrl, '/links/redeem', json(key, { code }))).data,
    readKyc: async (grant) =>
      (await sendToApi<{ data: KycState }>(apiBaseUrl, '/kyc/application', { headers: as(grant) })).data,
    submitKyc: async (grant, application) => {
      await sendToApi(apiBaseUrl, '/kyc/application', json(as(grant), application));
    },
  };
}
