import type { ErrorBody } from '@nkm/contracts/envelopes';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { isDown } from '../database/connection-lost';
import { ApiProblem, unavailable, unprocessable } from './api-problem';
import { fieldErrors } from './field-errors';

/** PostgreSQL class "data exception": a value that does not fit the column type. */
const BAD_VALUE = /^22[0-9A-Z]{3}$/;

const NOT_FOUND = 'Not found.';

/**
 * The only place that turns an error into an answer `{message, errors?}`. Details of a 5xx stay on the server: the log
 * has the cause, with the id of the request that each answer carries.
 */
export const problemHandler = fp(
  async (app: FastifyInstance) => {
    app.setErrorHandler((error: FastifyError | ApiProblem, request, reply) => answer(toProblem(error), request, reply));
    app.setNotFoundHandler((_request, reply) => reply.code(404).send({ message: NOT_FOUND } satisfies ErrorBody));
  },
  { name: 'problem-handler' },
);

/**
 * An address that the router rejects: one with invalid encoding (`/100%`), or one with a longer part than any name,
 * which therefore does not exist.
 */
export function answerStrangeAddress({ code }: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  const namesNothing = code === 'FST_ERR_MAX_PARAM_LENGTH';
  const body: ErrorBody = { message: namesNothing ? NOT_FOUND : 'The address is not valid.' };
  void reply.code(namesNothing ? 404 : 400).send(body);
}

function toProblem(thrown: FastifyError | ApiProblem): ApiProblem {
  if (thrown instanceof ApiProblem) return thrown;
  // Any value can be thrown, for example a string.
  const error: FastifyError = Object(thrown);
  if (error.validation) return unprocessable(fieldErrors(error.validation));
  const status = error.statusCode ?? 500;
  // Before the checks of the database: a client that hangs up fails with the same code as a lost database.
  if (status >= 400 && status < 500)
    return new ApiProblem(status, error.message, undefined, undefined, { cause: error });
  if (isDown(error)) return unavailable('The service is not available right now.', 2, { cause: error });
  // Last check after the schemas: the value came from the request, so the client can fix it.
  if (isBadValue(error))
    return new ApiProblem(422, 'The given data was invalid.', undefined, undefined, { cause: error });
  return new ApiProblem(500, 'Something went wrong on our side. Please try again later.', undefined, undefined, {
    cause: error,
  });
}

/** Only errors of the database drivers have both a severity and such a code. */
function isBadValue(error: unknown): boolean {
  const { code, severity } = Object(error) as { code?: unknown; severity?: unknown };
  return typeof code === 'string' && BAD_VALUE.test(code) && severity !== undefined;
}

/** Fastify reports a body that ends too early with the code of the socket. */
const hasHungUp = (cause: unknown) => (Object(cause) as { code?: unknown }).code === 'ECONNRESET';

function answer(problem: ApiProblem, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // Without a cause the 5xx was deliberate, for example under overload, and needs no stack trace.
  if (problem.status >= 500 && problem.cause !== undefined) request.log.error({ err: problem.cause }, problem.message);
  else if (problem.status >= 500) request.log.warn(problem.message);
  else if (isBadValue(problem.cause))
    request.log.error({ err: problem.cause }, 'A schema accepted a value that the database refused.');
  else if (hasHungUp(problem.cause)) request.log.debug({ err: problem.cause }, 'The client hung up.');
  if (problem.retryAfter !== undefined) reply.header('retry-after', String(Math.ceil(problem.retryAfter)));
  const body: ErrorBody = { message: problem.message };
  if (problem.errors) body.errors = problem.errors;
  return reply.code(problem.status).type('application/json; charset=utf-8').serializer(JSON.stringify).send(body);
}
