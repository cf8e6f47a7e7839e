/** @jest-environment node */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { visitorOf } from './visitor';

const ID = '0b5a8f0e-6d0c-4a52-9d1c-2f6f3d1c7a10';

/** The id of a visitor with these cookies, and the cookie that the page sets. */
function visit(cookies: Record<string, string>, secure = false) {
  const setCookie = jest.fn();
  const request = { cookies } as unknown as FastifyRequest;
  const id = visitorOf(request, { setCookie } as unknown as FastifyReply, secure);
  return { id, setCookie };
}

const LIFE = { path: '/', httpOnly: true, sameSite: 'lax', secure: false, maxAge: 2_592_000 };

describe('the id of a visitor', () => {
  it('is new for a first visit and lives 30 days', () => {
    const { id, setCookie } = visit({});
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(setCookie.mock.calls).toEqual([['nkm_visitor', id, LIFE]]);
  });

  it('stays the same, and each page renews it for 30 days', () => {
    const { id, setCookie } = visit({ nkm_visitor: ID });
    expect(id).toBe(ID);
    expect(setCookie.mock.calls).toEqual([['nkm_visitor', ID, LIFE]]);
  });

  it('is replaced when the cookie holds something else', () => {
    const { id, setCookie } = visit({ nkm_visitor: '<script>' });
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(setCookie.mock.calls).toEqual([['nkm_visitor', id, LIFE]]);
  });

  it('is sent only over https where the shop is on https', () => {
    expect(visit({}, true).setCookie.mock.calls).toMatchObject([['nkm_visitor', expect.anything(), { secure: true }]]);
  });
});
