/** Names and versions become paths and addresses, so only these shapes are allowed. */
const SLICE_NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const VERSION = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(-[0-9A-Za-z]+([.-][0-9A-Za-z]+)*)?$/;

export const isSliceName = (value: unknown): value is string => typeof value === 'string' && SLICE_NAME.test(value);
/** Semantic version without build metadata (a `+` would have to be escaped in addresses). */
export const isVersion = (value: unknown): value is string => typeof value === 'string' && VERSION.test(value);
