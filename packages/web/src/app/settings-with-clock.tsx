import type { ReactNode } from 'react';
import { ClockSection } from '../features/chain-clock/clock-section.tsx';
import { SettingsPage } from '../features/settings/settings-page.tsx';

/** The settings, and on the embedded chain its clock. */
export function SettingsWithClock(): ReactNode {
  return (
    <>
      <SettingsPage />
      <ClockSection />
    </>
  );
}
