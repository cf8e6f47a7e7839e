import { SANDBOX_OIDC_CLIENT } from '../../platform/environment/oidc-settings';
import type { StartSandbox } from '../sandbox';
import { startIdentitySandbox } from './start-identity-sandbox';

/** The identity providers on PORT + 4: Google, Apple and Twitter, without real people. */
export const startSandbox: StartSandbox = async (config) => {
  const sandbox = await startIdentitySandbox({
    port: config.port + 4,
    host: config.host,
    url: config.oidc.sandboxUrl,
    shopUrl: config.publicUrl,
    client: SANDBOX_OIDC_CLIENT,
    nodeEnvironment: config.staging ? 'staging' : config.nodeEnv,
  });
  return { address: sandbox.url, stop: () => sandbox.close() };
};
