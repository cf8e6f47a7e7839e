import { useLocation, useNavigate } from 'react-router-dom';
import { FORGOT_QUERY, paths } from '../../paths';

/** History state of an entry that the link to the dialog created. */
export interface Arrival {
  cameByLink?: boolean;
}

/** Keeps the dialog in the query of /account, so that emails can link to it and the browser's Back button closes it. */
export function useForgotAddress() {
  const navigate = useNavigate();
  const { search, state } = useLocation() as { search: string; state: Arrival | null };
  return {
    isOpen: new URLSearchParams(search).has(FORGOT_QUERY),
    close() {
      if (state?.cameByLink) void navigate(-1);
      else void navigate(paths.signIn(search), { replace: true, preventScrollReset: true });
    },
  };
}
