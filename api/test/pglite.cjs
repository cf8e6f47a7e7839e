// See environment.cjs.
module.exports = globalThis.nativePglite;
