import { ApiError, type ApiClient } from '@nkm/platform';
import { followFrame } from './current-frame';
import { followSettings } from './current-settings';
import { followAnswer } from './follow-answer';
import { readFrameVersion } from './read-frame-version';
import { EMPTY_CONTENT, type ShopContent } from './shop-content';

type Warn = (message: string, error: unknown) => void;

/** Keeps at hand what the API says for all pages. A server without `GET /frame` is asked for each part by itself. */
export function followContent(api: ApiClient, warn: Warn) {
  let parts: ReturnType<typeof followParts> | null = null;
  let last: ShopContent | null = null;
  const whole = followAnswer<ShopContent | null>({
    ask: async () => {
      try {
        const next = await readFrameVersion(api);
        // The same object as long as it says the same: pages are kept with it.
        return (last = last?.version === next.version ? last : next);
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 404)) throw error;
        await (parts ??= followParts(api, warn)).ready;
        return null;
      }
    },
    first: null,
    warn: (error) => warn('The frame of the pages could not be read; the last answer stays in use', error),
  });
  return {
    current: (): ShopContent => whole.current() ?? parts?.current() ?? EMPTY_CONTENT,
    ready: whole.ready,
    stop() {
      whole.stop();
      parts?.stop();
    },
  };
}

function followParts(api: ApiClient, warn: Warn) {
  const settings = followSettings(api, warn);
  const frame = followFrame(api, warn);
  let last = EMPTY_CONTENT;
  return {
    current(): ShopContent {
      const now = { version: null, isClosed: false, settings: settings.current(), frame: frame.current() };
      if (JSON.stringify(now) !== JSON.stringify(last)) last = now;
      return last;
    },
    ready: Promise.all([settings.ready, frame.ready]),
    stop() {
      settings.stop();
      frame.stop();
    },
  };
}
