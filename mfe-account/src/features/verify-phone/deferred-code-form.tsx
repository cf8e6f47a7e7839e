import { deferred, FailurePanel, once, Spinner } from '@nkm/ui';
import type { CodeFormProps } from '../../login-code/code-form';
import { messages } from './messages';

const formCode = once(
  async () => (await import(/* webpackChunkName: "code-form" */ '../../login-code/code-form')).CodeForm,
);

/** Preloads the form while the server texts the code. */
export function prepareCodeForm(): void {
  formCode.load().catch(() => undefined); // the form reports the failure
}

/** The form for the code, loaded with the first request for a code. */
export const DeferredCodeForm = deferred<CodeFormProps>(formCode, {
  server: false,
  loading: () => <Spinner label={messages.code.loading} />,
  failed: ({ retry }) => <FailurePanel title={messages.code.notLoaded} onRetry={retry} />,
});
