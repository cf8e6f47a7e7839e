import { usePlatform, useTopic } from '@nkm/platform';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../paths';

/**
 * Leaves a page whose data is missing for the page that asks for it. When the session has ended, the data is missing
 * for that reason: then the sign-in opens, and leads back to the attempted path (SH-RULE-003).
 */
export function LeaveFor({ path }: { path: string }) {
  const { session } = usePlatform();
  const isGuest = useTopic('session').status === 'guest';
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (isGuest) session.keepReturnPath(pathname + search);
    void navigate(isGuest ? paths.account : path, { replace: true });
  }, [isGuest, navigate, path, pathname, search, session]);
  return null;
}
