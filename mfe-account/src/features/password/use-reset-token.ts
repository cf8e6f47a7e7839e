import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { keepResetToken, restoreResetToken } from './reset-token';

/** The token of the link by which this page was opened; it leaves the address bar, and with it the history, at once. */
export function useResetToken() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const inAddress = new URLSearchParams(search).get('token');
  const [token, setToken] = useState(() => inAddress ?? restoreResetToken());
  // A newer link may be opened in the same document.
  if (inAddress !== null && inAddress !== token) setToken(inAddress);

  useEffect(() => {
    if (inAddress === null) return;
    keepResetToken(inAddress);
    void navigate(pathname, { replace: true, preventScrollReset: true });
  }, [navigate, pathname, inAddress]);

  return { token: token === '' ? null : token, forget: () => keepResetToken(null) };
}
