import { Circuit as AnyCircuit, type CircuitOptions as AnyCircuitOptions } from '../../../platform/connections/circuit';
import { PaymentProviderError } from './payment-provider-error';

export type CircuitOptions = Pick<AnyCircuitOptions, 'failures' | 'restMs' | 'now'>;

/** The circuit before the payment provider. While it rests, it throws a PaymentProviderError of kind `unavailable`. */
export class Circuit extends AnyCircuit {
  constructor(options: CircuitOptions) {
    super({
      ...options,
      isOutage,
      refusal: () => new PaymentProviderError('unavailable', 'The payment provider did not answer recent calls'),
    });
  }
}

/** A refused payment or reference says nothing about the next one. */
function isOutage(error: unknown): boolean {
  return error instanceof PaymentProviderError && !['refused', 'duplicate-reference'].includes(error.kind);
}
