import type { SliceService } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import type { SliceVersion } from './boot-data';

/** The platform of one run of a service, and the function that revokes its bus access. */
export interface ServiceSeat {
  platform: Platform;
  release(): void;
}

export interface ServiceRunner {
  /** Loads and starts a version's service; the previous one stops just before. */
  run(slice: string, version: SliceVersion): Promise<void>;
  stop(slice: string): void;
  /** Version of the running service, if any. */
  versionOf(slice: string): string | undefined;
}

export interface ServiceRunnerOptions {
  load(version: SliceVersion): Promise<SliceService<Platform>>;
  seatFor(slice: string, version: SliceVersion): ServiceSeat;
  /** The version has been marked broken, so a late service must not start. */
  isBroken(slice: string, version: string): boolean;
}

/** At most one service of each slice runs: two would run each command twice. */
export function createServiceRunner({ load, seatFor, isBroken }: ServiceRunnerOptions): ServiceRunner {
  const running = new Map<string, { version: string; stop(): void }>();

  function stop(slice: string): void {
    running.get(slice)?.stop();
    running.delete(slice);
  }

  return {
    stop,
    versionOf: (slice) => running.get(slice)?.version,
    async run(slice, version) {
      const service = await load(version);
      if (isBroken(slice, version.version)) throw new Error(`The service of ${version.container} came too late`);
      stop(slice);
      const seat = seatFor(slice, version);
      try {
        const stopService = service.start(seat.platform);
        running.set(slice, {
          version: version.version,
          stop() {
            seat.release();
            stopService?.();
          },
        });
      } catch (error) {
        seat.release();
        throw error;
      }
    },
  };
}
