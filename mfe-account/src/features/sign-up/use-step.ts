import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths, SIGN_UP_QUERY } from '../../paths';
import { isStep, type Step, stepBefore } from './steps';

/** Marks a history entry that Next created, so that the previous entry is the previous step. */
interface Arrival {
  cameByNext?: boolean;
}

/**
 * Keeps the step in the address, so that the browser's Back button moves between steps and a reload keeps the step.
 * @param furthest returns the furthest step that the form can show when it opens
 */
export function useStep(furthest: (wanted: Step) => Step) {
  const navigate = useNavigate();
  const { search, state } = useLocation() as { search: string; state: Arrival | null };
  const wanted = stepIn(search);
  // Applies only when the form opens; afterwards the form itself checks its values.
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
