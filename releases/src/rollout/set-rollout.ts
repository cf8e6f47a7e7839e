import type { ReleaseDocument, SliceRelease } from '@nkm/contracts';
import { randomBytes } from 'node:crypto';
import { readSlice } from '../store/read-slice';
import { refusal } from '../store/release-error';
import type { ReleaseStore } from '../store/release-store';
import { changeSlice } from './change-slice';
import { firstRelease, withRollout } from './rollout-rules';

export interface Rollout {
  slice: string;
  version: string;
  /** 0…100 with at most two decimals; 100 makes the version stable, 0 withdraws it. */
  percent: number;
  /** The reason, for the history. */
  why?: string;
}

/** 100 % also brings a retired slice back. @throws ReleaseError `refused`, `no-version` */
export async function setRollout(store: ReleaseStore, rollout: Rollout): Promise<ReleaseDocument> {
  const { slice, version, percent, why } = rollout;
  readSlice(store, slice, version);
  const change = (release: SliceRelease | null) => {
    if (release !== null) return withRollout(release, version, percent, newSalt());
    if (percent !== 100) throw refusal(`${slice} has no release: 100 % starts one`);
    return firstRelease(version, newSalt());
  };
  return changeSlice(store, slice, change, why);
}

export const newSalt = () => randomBytes(6).toString('hex');
