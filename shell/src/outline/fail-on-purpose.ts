import type { SliceVersion } from '../slices/boot-data';
import { messages } from './messages';
import type { OutlineParts } from './outline-parts';

export interface FailSwitch {
  isOn(version: SliceVersion): boolean;
  turn(slice: string, version: SliceVersion, on: boolean): void;
  /** Restores every version. */
  end(): void;
}

type Parts = Pick<OutlineParts, 'host' | 'federation' | 'versions' | 'reloadPage'>;

/**
 * Makes versions of slices fail like a real fault: their code no longer loads, and their visible or running parts are
 * set aside like after a crash. The shell then reacts as usual: last good version, panel, Retry.
 */
export function createFailSwitch({ host, federation, versions, reloadPage }: Parts): FailSwitch {
  const failing = new Set<SliceVersion>();
  const { load } = federation;
  federation.load = async (version, module) => {
    if (failing.has(version)) throw new Error(messages.failedOnPurpose);
    return load(version, module);
  };

  function fail(slice: string, version: SliceVersion): void {
    failing.add(version);
    host.markBroken(slice, version.version, new Error(messages.failedOnPurpose));
    // A service continues when no other version can replace it; here it must fail too.
    if (versions[slice]?.every((one) => host.isBroken(slice, one.version))) host.stopService(slice);
  }

  function mend(slice: string, version: SliceVersion): void {
    failing.delete(version);
    host.stopService(slice);
    host.forgive(slice);
    if (version.exposes.includes('service')) host.startService(slice).catch(() => undefined); // reported by the host
  }

  return {
    isOn: (version) => failing.has(version),
    turn(slice, version, on) {
      (on ? fail : mend)(slice, version);
      reloadPage();
    },
    end() {
      federation.load = load;
      const before = [...failing];
      for (const version of before)
        for (const [slice, list] of Object.entries(versions)) if (list.includes(version)) mend(slice, version);
      if (before.length > 0) reloadPage();
    },
  };
}
