import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths, SIGN_UP_QUERY } from '../../paths';
import { isStep, type Step, stepBefore } from './steps';

/** A step that Next led to has the one before it in the browser's history. */
interface Arrival {
  cameByNext?: boolean;
}

/**
 * The step stands in the address, so that the browser's own way back goes from step to step, and a reload stays.
 * @param furthest the step that can be shown instead when the address asks for too much as the form is opened
 */
export function useStep(furthest: (wanted: Step) => Step) {
  const navigate = useNavigate();
  const { search, state } = useLocation() as { search: string; state: Arrival | null };
  const wanted = stepIn(search);
  // Only where the form is opened: from then on it knows better than a rule what it holds.
  const [opened, setOpened] = useState<{ search: string; step: Step } | null>(() => ({
    search,
    step: furthest(wanted),
  }));
  if (opened && opened.search !== search) setOpened(null);
  const step = opened?.step ?? wanted;

  useEffect(() => {
    if (step !== wanted) void navigate(paths.signUp(search, step), { replace: true });
  }, [navigate, search, step, wanted]);

  return {
    step,
    goTo(next: Step) {
      const arrival: Arrival = { cameByNext: stepBefore(next) === step };
      void navigate(paths.signUp(search, next), { state: arrival });
    },
    goBack() {
      if (state?.cameByNext) void navigate(-1);
      else void navigate(paths.signUp(search, stepBefore(step)), { replace: true });
    },
  };
}

function stepIn(search: string): Step {
  const step = new URLSearchParams(search).get(SIGN_UP_QUERY);
  return isStep(step) ? step : 'name';
}
