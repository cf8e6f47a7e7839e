const { TestEnvironment } = require('jest-environment-jsdom');

// jsdom lacks these; data routers need them. MessageChannel stays out: it would keep jest alive. So do FormData and
// Blob, which jsdom has: React makes a FormData of a form of the document.
const FROM_NODE = [
  'fetch', 'Request', 'Response', 'Headers', 'AbortController', 'AbortSignal',
  'TextEncoder', 'TextDecoder', 'ReadableStream', 'WritableStream', 'TransformStream', 'structuredClone',
]; // prettier-ignore

module.exports = class JsdomWithFetch extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
    const { HTMLDialogElement } = this.global;
    // jsdom knows <dialog> but not its methods.
    HTMLDialogElement.prototype.showModal ??= function showModal() {
      this.setAttribute('open', '');
    };
    HTMLDialogElement.prototype.show ??= HTMLDialogElement.prototype.showModal;
    HTMLDialogElement.prototype.close ??= function close() {
      if (!this.hasAttribute('open')) return;
      this.removeAttribute('open');
      this.dispatchEvent(new this.ownerDocument.defaultView.Event('close'));
    };
    // Like new browsers it gives a promise, which must not be taken for the clean-up of an effect.
    this.global.Element.prototype.scrollIntoView ??= () => Promise.resolve();
    this.global.Element.prototype.scrollTo ??= () => undefined;
    this.global.scrollTo = () => undefined;
    // Nothing is laid out in jsdom, so nothing is ever resized, and no media query holds.
    this.global.ResizeObserver ??= class ResizeObserver {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    // … and nothing ever comes into view.
    this.global.IntersectionObserver ??= this.global.ResizeObserver;
    this.global.matchMedia ??= (media) => Object.assign(new this.global.EventTarget(), { media, matches: false });
  }
};
