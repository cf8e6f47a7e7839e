import { useLocation, useNavigate } from 'react-router-dom';
import { FORGOT_QUERY, paths } from '../../paths';

/** What the link to the dialog leaves in the browser's history. */
export interface Arrival {
  cameByLink?: boolean;
}

/** The dialog stands in the address of /account: mails lead to it, and the browser's own way back closes it. */
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
