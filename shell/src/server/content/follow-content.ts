import { ApiError, type ApiClient } from '@nkm/platform';
import { followFrame } from './current-frame';
import { followSettings } from './current-settings';
import { followAnswer } from './follow-answer';
import { readFrame } from './read-frame';
import { EMPTY_CONTENT, type ShopContent } from './shop-content';

type Warn = (message: string, error: unknown) => void;

/** Keeps the shared content of all pages up to date. Without `GET /frame`, it reads each part separately. */
export function followContent(api: ApiClient, warn: Warn) {
  let parts: ReturnType<typeof followParts> | null = null;
  let last: ShopContent | null = null;
  const whole = followAnswer<ShopContent | null>({
    ask: async () => {
      try {
        const next = await readFrame(api);
        // Unchanged content stays the same object, because cached pages refer to it.
        return (last = last?.version === next.version ? last : next);
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 404)) throw error;
        await (parts ??= followParts(api, warn)).ready;
        return null;
      }
    },
    first: null,
    warn: (error) => warn('Could not refresh the frame; using the last answer', error),
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
      const now = { version: null, settings: settings.current(), frame: frame.current() };
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
