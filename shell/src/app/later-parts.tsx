import { type ComponentType, useEffect, useState } from 'react';
import { useShell } from './shell-context';

/** The place of what is loaded later, beside every page. */
export function LaterParts() {
  const { later } = useShell();
  const [Parts, setParts] = useState<ComponentType | null>(null);
  useEffect(() => later?.((Loaded) => setParts(() => Loaded)), [later]);
  return Parts && <Parts />;
}
