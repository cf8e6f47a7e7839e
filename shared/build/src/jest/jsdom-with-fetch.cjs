const { TestEnvironment } = require('jest-environment-jsdom');

// jsdom lacks these globals, which data routers need. MessageChannel is left out because it keeps Jest running.
// FormData and Blob stay jsdom's: React creates a FormData from a form of the document.
const FROM_NODE = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'AbortController',
  'AbortSignal',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'structuredClone',
];

module.exports = class JsdomWithFetch extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
    const { HTMLDialogElement } = this.global;
    // jsdom has <dialog> without its methods.
    HTMLDialogElement.prototype.showModal ??= function showModal() {
      this.setAttribute('open', '');
    };
    HTMLDialogElement.prototype.show ??= HTMLDialogElement.prototype.showModal;
    HTMLDialogElement.prototype.close ??= function close() {
      if (!this.hasAttribute('open')) return;
      this.removeAttribute('open');
      this.dispatchEvent(new this.ownerDocument.defaultView.Event('close'));
    };
    // Returns a promise like new browsers, which an effect must not return as its clean-up function.
    this.global.Element.prototype.scrollIntoView ??= () => Promise.resolve();
    this.global.Element.prototype.scrollTo ??= () => undefined;
    this.global.scrollTo = () => undefined;
    // jsdom has no layout, so nothing resizes and no media query matches.
    this.global.ResizeObserver ??= class ResizeObserver {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    // Without layout, nothing scrolls into view.
    this.global.IntersectionObserver ??= this.global.ResizeObserver;
    this.global.matchMedia ??= (media) => Object.assign(new this.global.EventTarget(), { media, matches: false });
  }
};
