import { ApiProblem } from '../../platform/errors/api-problem';

/** 429 until the codes expire: no further code is sent after too many wrong ones. */
export function tooManyTries({ expires_at }: { expires_at: Date }, now: Date): ApiProblem {
  const seconds = Math.ceil((expires_at.getTime() - now.getTime()) / 1000);
  const minutes = Math.ceil(seconds / 60);
  const wait = `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
  return new ApiProblem(429, `Too many wrong codes. Please request a new one in ${wait}.`, undefined, seconds);
}
