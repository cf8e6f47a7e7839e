import type { SettingReader } from '@nkm/server';

/** The sites of vendors and KYC, and the desk that plays them where sandboxes are allowed. */
export interface DeskSettings {
  /** Key of the vendor and KYC sites to redeem a code. Null: redemption is closed. */
  linksKey: string | null;
  /** Seconds between two steps of the desk's robots, which pack and deliver paid orders; 0: no robots. */
  robotSeconds: number;
  /** Percentage of the parcels that the robots deliver late, lose or return. */
  robotMishaps: number;
}

/** Key of the desk sandbox; refused in production. */
export const SANDBOX_LINKS_KEY = 'links_test_nkm_sandbox';

export function readDeskSettings(read: SettingReader, sandboxes: boolean): DeskSettings {
  return {
    linksKey:
      read.optional('LINKS_KEY', {
        what: 'key with which the sites of `LINK_VENDOR` and `LINK_KYC` redeem the code of a seller handoff',
        unset: 'the sandbox’s key, in production none',
      }) ?? (sandboxes ? SANDBOX_LINKS_KEY : null),
    robotSeconds: read.number('ROBOT_SECONDS', 0, 0, 3_600, {
      what: 'time between two steps of the desk’s robots, which pack and deliver paid orders; 0: no robots',
      unit: 's',
    }),
    robotMishaps: read.integer('ROBOT_MISHAPS', 0, 0, 100, {
      what: 'share of the parcels that the robots deliver late, lose or return to the sender',
      unit: '%',
    }),
  };
}
