/** What the stand-in for the browser's passkeys answers, or the name of its error. */
type Answer = object | string;

const bytes = (text: string) => new TextEncoder().encode(text).buffer;

/** A browser with passkeys, for tests: jsdom has none. Returns the mocked `navigator.credentials`. */
export function givePasskeys() {
  const credential = (response: object) => ({
    id: 'a2V5',
    rawId: bytes('key'),
    type: 'public-key',
    response,
    getClientExtensionResults: () => ({}),
  });
  const act = (answer: Answer) => async () => {
    if (typeof answer === 'string') throw new DOMException('The device says no', answer);
    return answer;
  };
  const made = credential({
    attestationObject: bytes('made'),
    clientDataJSON: bytes('{}'),
    getTransports: () => ['usb'],
  });
  const signed = credential({
    authenticatorData: bytes('data'),
    clientDataJSON: bytes('{}'),
    signature: bytes('signature'),
    userHandle: bytes('handle'),
  });
  const create = jest.fn(act(made));
  const get = jest.fn(act(signed));
  Object.defineProperty(globalThis, 'PublicKeyCredential', { configurable: true, value: jest.fn() });
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create, get } });
  return {
    create,
    get,
    /** The next prompt ends with an error of this name. */
    refuse: (name: string) => {
      create.mockImplementationOnce(act(name));
      get.mockImplementationOnce(act(name));
    },
  };
}

export function takePasskeys(): void {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
}
