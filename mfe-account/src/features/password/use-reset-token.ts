import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { keepResetToken, restoreResetToken } from './reset-token';

/** Returns the token of the reset link and removes it from the address bar and the history at once. */
export function useResetToken() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const inAddress = new URLSearchParams(search).get('token');
  const [token, setToken] = useState(() => inAddress ?? restoreResetToken());
  // The shopper can open a newer link in the same document.
  if (inAddress !== null && inAddress !== token) setToken(inAddress);

  useEffect(() => {
    if (inAddress === null) return;
    keepResetToken(inAddress);
    void navigate(pathname, { replace: true, preventScrollReset: true });
  }, [navigate, pathname, inAddress]);

  return { token: token === '' ? null : token, forget: () => keepResetToken(null) };
}
