import { type Attributes, type Context, propagation, ROOT_CONTEXT, SpanKind, trace } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { REQUEST_ID_HEADER } from './request-id';

/** W3C Trace Context: version, trace, span and flags. */
const TRACEPARENT = /^[\da-f]{2}-([\da-f]{32})-[\da-f]{16}-[\da-f]{2}$/;
const LONGEST_STATE = 512;

const contexts = new WeakMap<object, Context>();

// Keep @opentelemetry/api at 1.9, the version in the SDK for Node 20. A newer API silently ignores an SDK with an older
// one. Newer SDKs accept 1.9.

/**
 * Starts a span for each request, within the trace of its caller, and ends it with the answer. A span records nothing
 * unless the process was started with a tracing SDK.
 * @param service name of the program, for the tracer
 */
export function traceRequests(app: FastifyInstance, service: string): void {
  const tracer = trace.getTracer(service);
  app.addHook('onRequest', (request, _, done) => {
    const caller = propagation.extract(ROOT_CONTEXT, request.headers);
    const route = request.routeOptions.url ?? 'unknown';
    const attributes = { 'http.request.method': request.method, 'http.route': route, 'nkm.request_id': request.id };
    const span = tracer.startSpan(`${request.method} ${route}`, { kind: SpanKind.SERVER, attributes }, caller);
    contexts.set(request, trace.setSpan(caller, span));
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    describeSpan(request, { 'http.response.status_code': reply.statusCode });
    trace.getSpan(contextOf(request))?.end();
    done();
  });
}

/** Adds facts to the span of a request. They must not tell who the client is. */
export function describeSpan(request: FastifyRequest, attributes: Attributes): void {
  trace.getSpan(contextOf(request))?.setAttributes(attributes);
}

/** The headers with which a call on behalf of the request belongs to the same request and trace. */
export function passedOn(request: Pick<FastifyRequest, 'id' | 'headers'>): Record<string, string> {
  const headers: Record<string, string> = { [REQUEST_ID_HEADER]: request.id };
  propagation.inject(contextOf(request), headers);
  const { traceparent, tracestate } = request.headers;
  // Without a tracing SDK, the call continues the span of the caller.
  if (headers.traceparent === undefined && typeof traceparent === 'string' && TRACEPARENT.test(traceparent)) {
    headers.traceparent = traceparent;
    if (typeof tracestate === 'string' && tracestate.length <= LONGEST_STATE) headers.tracestate = tracestate;
  }
  return headers;
}

/** The trace of a request, for its line in the log; nothing without one. */
export function traceOf(request: Pick<FastifyRequest, 'id' | 'headers'>): { trace?: string } {
  const found = TRACEPARENT.exec(passedOn(request).traceparent ?? '');
  return found ? { trace: found[1]! } : {};
}

const contextOf = (request: object) => contexts.get(request) ?? ROOT_CONTEXT;
