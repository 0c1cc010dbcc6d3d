import type { ReactNode } from 'react';
import { Controls } from './controls.tsx';
import { Figures } from './figures.tsx';
import { Inputs } from './inputs.tsx';
import { Overlays } from './overlays.tsx';
import { PaidActions } from './paid-actions.tsx';
import { States } from './states.tsx';

/** Every shared component on one page, for designers and tests; not part of the product's build. */
export function ComponentsPage(): ReactNode {
  return (
    <>
      <Controls />
      <Inputs />
      <Figures />
      <Overlays />
      <PaidActions />
      <States />
    </>
  );
}
