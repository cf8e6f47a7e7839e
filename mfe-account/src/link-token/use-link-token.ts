import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { keepLinkToken, type LinkPurpose, restoreLinkToken } from './link-token';

/** Returns the token of the opened mailed link and removes it from the address bar and the history at once. */
export function useLinkToken(purpose: LinkPurpose) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const inAddress = new URLSearchParams(search).get('token');
  const [token, setToken] = useState(() => inAddress ?? restoreLinkToken(purpose));
  // The shopper can open a newer link in the same document.
  if (inAddress !== null && inAddress !== token) setToken(inAddress);

  useEffect(() => {
    if (inAddress === null) return;
    keepLinkToken(purpose, inAddress);
    void navigate(pathname, { replace: true, preventScrollReset: true });
  }, [navigate, pathname, inAddress, purpose]);

  return { token: token === '' ? null : token, forget: () => keepLinkToken(purpose, null) };
}
