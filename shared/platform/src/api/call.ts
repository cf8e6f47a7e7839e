import type { RequestOptions } from './api-client';

export interface Call {
  method: 'get' | 'post' | 'patch' | 'delete';
  path: string;
  body: object | undefined;
  request: RequestOptions;
}

/** Resolves with the response body; rejects like a method of `ApiClient`. */
export type Send = (call: Call) => Promise<unknown>;
