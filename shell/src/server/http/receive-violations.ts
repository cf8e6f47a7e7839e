import type { FastifyInstance } from 'fastify';
import { VIOLATIONS_PATH } from './security-headers';

/** Bytes of a report. Browsers shorten the samples in it. */
const LARGEST_REPORT = 16 * 1024;
const MINUTE_MS = 60_000;
/** Violations that are counted in a minute; anybody can send reports. */
const MOST_IN_A_MINUTE = 200;
/** Different ones in a line of the log. */
const MOST_KINDS = 20;
const NAME = /^[a-z-]{1,40}$/;

interface Violation {
  directive: string;
  blocked: string;
}

/**
 * Counts what the policy of pages blocked in browsers, and logs the counts once a minute. The log names the directive
 * and the origin of what was blocked, and no address of a page, because that can hold a secret.
 * @param now milliseconds since 1970
 */
export async function receiveViolations(app: FastifyInstance, now: () => number = Date.now): Promise<void> {
  const counts = new Map<string, number>();
  let since = now();
  let received = 0;

  function write() {
    if (received > 0)
      app.log.warn({ violations: Object.fromEntries(counts), received }, 'The content security policy blocked this');
    counts.clear();
    received = 0;
    since = now();
  }
  function count({ directive, blocked }: Violation) {
    received += 1;
    const kind = `${directive} ${blocked}`;
    if (received <= MOST_IN_A_MINUTE && (counts.has(kind) || counts.size < MOST_KINDS))
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const timer = setInterval(write, MINUTE_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    write();
  });

  await app.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string', bodyLimit: LARGEST_REPORT },
      (_request, body, done) => done(null, readReports(String(body))),
    );
    scope.post(VIOLATIONS_PATH, async (request, reply) => {
      if (now() - since >= MINUTE_MS) write();
      for (const violation of (request.body as Violation[] | undefined) ?? []) count(violation);
      return reply.code(204).send();
    });
  });
}

/** The violations in a report of either format; none in anything else. */
function readReports(text: string): Violation[] {
  let report: unknown;
  try {
    report = JSON.parse(text);
  } catch {
    return []; // not from a browser
  }
  const entries = Array.isArray(report) ? report : [report];
  return entries.slice(0, MOST_KINDS).flatMap((entry: Record<string, unknown> | null) => {
    const body = (entry?.['csp-report'] ?? entry?.body) as Record<string, unknown> | undefined;
    const directive = body?.['effective-directive'] ?? body?.['violated-directive'] ?? body?.effectiveDirective;
    if (typeof directive !== 'string' || !NAME.test(directive)) return [];
    return [{ directive, blocked: originOf(body?.['blocked-uri'] ?? body?.blockedURL) }];
  });
}

/** The origin of a blocked address; else a word such as `inline` or `eval`. */
function originOf(blocked: unknown): string {
  if (typeof blocked !== 'string') return 'unknown';
  if (NAME.test(blocked)) return blocked;
  const origin = URL.canParse(blocked) ? new URL(blocked).origin : 'unknown';
  return origin === 'null' ? 'unknown' : origin.slice(0, 100);
}
