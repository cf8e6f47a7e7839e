export { afterPaint } from './after-paint';
export { Deferred, deferred, type DeferredOptions } from './deferred';
export { firstViewOver, hasFirstView, useFirstViewOver } from './first-view';
export { once, type Once } from './once';
