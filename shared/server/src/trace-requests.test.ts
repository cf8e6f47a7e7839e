import { type Context, propagation, trace, type TracerProvider } from '@opentelemetry/api';
import fastify from 'fastify';
import { describeSpan, passedOn, traceOf, traceRequests } from './trace-requests';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const CALLER = `00-${TRACE}-b7ad6b7169203331-01`;
const OWN_SPAN = '00f067aa0ba902b7';

interface Ended {
  name: string;
  parent: string | undefined;
  attributes: Record<string, unknown>;
}

/** Registers what a tracing SDK registers. Returns the spans that have ended. */
function startTracing(): Ended[] {
  const ended: Ended[] = [];
  const parents = new WeakMap<Context, string>();
  propagation.setGlobalPropagator({
    extract: (context, carrier: Record<string, string>) => {
      const own = context.setValue(Symbol('caller'), null);
      if (carrier.traceparent) parents.set(own, carrier.traceparent);
      return own;
    },
    inject: (context, carrier: Record<string, string>) => {
      const span = trace.getSpan(context)?.spanContext();
      if (span) carrier.traceparent = `00-${span.traceId}-${span.spanId}-01`;
    },
    fields: () => ['traceparent'],
  });
  const startSpan = (name: string, options: { attributes: object }, context: Context) => {
    const attributes: Record<string, unknown> = { ...options.attributes };
    return {
      spanContext: () => ({ traceId: TRACE, spanId: OWN_SPAN, traceFlags: 1 }),
      setAttributes: (more: object) => Object.assign(attributes, more),
      end: () => ended.push({ name, parent: parents.get(context), attributes }),
    };
  };
  trace.setGlobalTracerProvider({ getTracer: () => ({ startSpan }) } as unknown as TracerProvider);
  return ended;
}
afterEach(() => {
  trace.disable();
  propagation.disable();
});

async function ask(headers: Record<string, string>): Promise<{ passed: Record<string, string>; trace?: string }> {
  const app = fastify({ genReqId: () => 'request-0001' });
  traceRequests(app, 'nkm-shop');
  app.get('/orders/:id', async (request) => {
    describeSpan(request, { 'nkm.slice': 'mfe-orders' });
    return { passed: passedOn(request), ...traceOf(request) };
  });
  const answer = await app.inject({ url: '/orders/7?code=secret', headers });
  await app.close();
  return answer.json();
}

describe('without a tracing SDK', () => {
  it('passes on the id of the request and the trace of the caller', async () => {
    expect(await ask({ traceparent: CALLER, tracestate: 'vendor=1' })).toEqual({
      passed: { 'x-request-id': 'request-0001', traceparent: CALLER, tracestate: 'vendor=1' },
      trace: TRACE,
    });
  });

  it.each(['', 'x', CALLER.toUpperCase(), `${CALLER}\u00e9`, `${CALLER}-more`])(
    'passes on no trace that is not one: %j',
    async (traceparent) => {
      expect(await ask({ traceparent, tracestate: 'vendor=1' })).toEqual({
        passed: { 'x-request-id': 'request-0001' },
      });
    },
  );

  it('leaves out a state that is too long', async () => {
    const { passed } = await ask({ traceparent: CALLER, tracestate: 'x'.repeat(513) });
    expect(passed).toEqual({ 'x-request-id': 'request-0001', traceparent: CALLER });
  });
});

describe('with a tracing SDK', () => {
  it('records a span within the trace of the caller, and passes on that span', async () => {
    const ended = startTracing();
    const { passed } = await ask({ traceparent: CALLER });
    expect(passed.traceparent).toBe(`00-${TRACE}-${OWN_SPAN}-01`);
    expect(ended).toEqual([
      {
        name: 'GET /orders/:id',
        parent: CALLER,
        attributes: {
          'http.request.method': 'GET',
          'http.route': '/orders/:id',
          'nkm.request_id': 'request-0001',
          'nkm.slice': 'mfe-orders',
          'http.response.status_code': 200,
        },
      },
    ]);
  });
});
