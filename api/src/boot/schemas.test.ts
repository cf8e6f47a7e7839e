import buildValidator from '@fastify/ajv-compiler';
import buildSerializer from '@fastify/fast-json-stringify-compiler';
import type { FastifySchema } from 'fastify';
import { withApi } from '../../test/with-api';
import { VALIDATION } from '../platform/http/compile-on-demand';

/** A server compiles a schema at its first request, so a broken one would not stop its start. */
describe('the schemas of all routes', () => {
  const api = withApi({ database: 'pglite' });

  it('compile', () => {
    const compileRequest = buildValidator()({}, VALIDATION) as (route: object) => unknown;
    const compileAnswer = buildSerializer()({}, {});
    const broken: string[] = [];
    let compiled = 0;
    for (const { method, url, schema } of api.app.routeList) {
      try {
        for (const part of requestParts(schema)) compileRequest({ schema: part });
        for (const [httpStatus, answer] of Object.entries(schema.response ?? {}))
          compileAnswer({ schema: answer, method, url, httpStatus });
        compiled += Object.keys(schema.response ?? {}).length + requestParts(schema).length;
      } catch (error) {
        broken.push(`${method} ${url}: ${String(error)}`);
      }
    }
    expect(broken).toEqual([]);
    expect(compiled).toBeGreaterThan(1_000);
  });
});

const requestParts = ({ body, querystring, params, headers }: FastifySchema): unknown[] =>
  [body, querystring, params, headers].filter(Boolean);
