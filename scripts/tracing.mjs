/**
 * Starts the OpenTelemetry SDK before a part of the shop, which sends its spans to the collector that the `OTEL_…`
 * variables name. The SDK is not a dependency of the shop: docs/operations.md, "Traces".
 */
import { NodeSDK } from '@opentelemetry/sdk-node';

const sdk = new NodeSDK();
sdk.start();
// Spans of the last seconds would be lost.
for (const signal of ['SIGTERM', 'SIGINT'])
  process.once(signal, () => void sdk.shutdown().catch((error) => console.error('The last spans are lost:', error)));
