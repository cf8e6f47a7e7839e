import type { App } from '../../platform/app';
import { Circuit } from '../../platform/connections/circuit';
import type { ThirdPartyCaptcha } from '../../platform/environment/captcha-settings';
import { unavailable } from '../../platform/errors/api-problem';
import type { CaptchaProvider } from './captcha-provider';
import { FRAME_PATH } from './frame-page';
import { THIRD_PARTIES } from './third-parties';
import { CaptchaOutage, verifyToken } from './verify-token';

const MESSAGE = 'The captcha cannot be checked right now. Please try again.';
/** One circuit for all forms of a process, because they depend on the same server. */
const circuits = new WeakMap<ThirdPartyCaptcha, Circuit>();

/** A captcha of another company: its widget runs in a frame, and its server judges each token once. */
export function thirdPartyCaptcha(
  { config, log }: Pick<App, 'config' | 'log'>,
  settings: ThirdPartyCaptcha,
): CaptchaProvider {
  const party = THIRD_PARTIES[settings.provider];
  const circuit = circuits.get(settings) ?? createCircuit();
  circuits.set(settings, circuit);
  const host = config.production ? new URL(config.publicUrl).hostname : null;

  return {
    name: settings.provider,
    seconds: party.seconds,
    challenge: async () => ({ frame: `/api${FRAME_PATH}` }),
    async redeem(token) {
      try {
        return await circuit.run(() => verifyToken(token, { settings, party, host }));
      } catch (error) {
        if (!(error instanceof CaptchaOutage)) throw error;
        // Nobody gets in without an answer.
        log.warn({ err: error }, 'The captcha provider gave no usable answer');
        throw unavailable(MESSAGE, 5, { cause: error });
      }
    },
  };
}

function createCircuit(): Circuit {
  return new Circuit({
    failures: 3,
    restMs: 5_000,
    isOutage: (error) => error instanceof CaptchaOutage,
    refusal: () => new CaptchaOutage('It did not answer recent calls'),
  });
}
