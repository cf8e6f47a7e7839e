import path from 'node:path';
import type { StartSandbox } from '../sandbox';
import { startPaystackSandbox } from './start-paystack-sandbox';

/** The payment provider on PORT + 3: Paystack’s protocol without real money. */
export const startSandbox: StartSandbox = async (config) => {
  const sandbox = await startPaystackSandbox({
    port: config.port + 3,
    host: config.host,
    secretKey: config.paystackSecretKey,
    webhookUrl: `http://localhost:${config.apiPort}/payments/paystack/webhook`,
    publicUrl: config.paystackBaseUrl,
    stateFile: path.join(config.dataDir, 'paystack-sandbox.json'),
    nodeEnvironment: config.staging ? 'staging' : config.nodeEnv,
    log: (message) => process.stdout.write(`${JSON.stringify({ sandbox: 'paystack', msg: message })}\n`),
  });
  return { address: sandbox.url, stop: () => sandbox.close() };
};
