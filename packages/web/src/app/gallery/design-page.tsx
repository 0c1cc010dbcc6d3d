import type { ReactNode } from 'react';
import { LanguageSwitch } from '../../shared/ui/fields/language-switch.tsx';
import { ThemeSwitch } from '../../shared/ui/fields/theme-switch.tsx';
import { Controls } from './controls.tsx';
import { Figures } from './figures.tsx';
import { Inks } from './inks.tsx';
import { Inputs } from './inputs.tsx';
import { Marks } from './marks.tsx';
import { Overlays } from './overlays.tsx';
import { PaidActions } from './paid-actions.tsx';
import { Pickers } from './pickers.tsx';
import { States } from './states.tsx';

/** Every shared component in every state, in the theme one chooses; not part of the product's build. */
export function DesignPage(): ReactNode {
  return (
    <>
      <div className="grid gap-4 px-4 pt-2">
        <ThemeSwitch />
        <LanguageSwitch />
      </div>
      <Inks />
      <Controls />
      <Inputs />
      <Pickers />
      <Figures />
      <Marks />
      <Overlays />
      <PaidActions />
      <States />
    </>
  );
}
