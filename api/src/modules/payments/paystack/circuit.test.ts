import { Circuit } from './circuit';
import { PaymentProviderError, type ProviderErrorKind } from './payment-provider-error';

const failing = (kind: ProviderErrorKind) => () => Promise.reject(new PaymentProviderError(kind, 'down'));
const working = () => Promise.resolve('page');

function setUp() {
  let now = 0;
  const circuit = new Circuit({ failures: 2, restMs: 5_000, now: () => now });
  return { circuit, advance: (ms: number) => void (now += ms) };
}
const fail = (circuit: Circuit, kind: ProviderErrorKind = 'timeout') =>
  expect(circuit.run(failing(kind))).rejects.toThrow(PaymentProviderError);

describe('the circuit before the payment provider', () => {
  it('makes no calls for a while after two failures in a row, then lets one call try', async () => {
    const { circuit, advance } = setUp();
    await fail(circuit);
    expect(circuit.wait).toBe(0);
    await fail(circuit, 'unreachable');
    expect(circuit.wait).toBe(5_000);
    const work = jest.fn(working);
    await expect(circuit.run(work)).rejects.toMatchObject({ kind: 'unavailable' });
    expect(work).not.toHaveBeenCalled();

    advance(5_000);
    let answer = (_: string) => {};
    const trying = circuit.run(() => new Promise<string>((resolve) => (answer = resolve)));
    await expect(circuit.run(work)).rejects.toMatchObject({ kind: 'unavailable' });
    answer('page');
    await expect(trying).resolves.toBe('page');
    await expect(circuit.run(work)).resolves.toBe('page');
  });

  it('pauses again when the trial call fails', async () => {
    const { circuit, advance } = setUp();
    await fail(circuit);
    await fail(circuit);
    advance(5_000);
    await fail(circuit, 'unavailable');
    expect(circuit.wait).toBe(5_000);
  });

  it('does not count refusals, or failures separated by a success', async () => {
    const { circuit } = setUp();
    for (const kind of ['refused', 'duplicate-reference', 'refused'] as const) await fail(circuit, kind);
    await fail(circuit);
    await circuit.run(working);
    await fail(circuit);
    expect(circuit.wait).toBe(0);
  });
});
