import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { useRiseColour } from '../../state/rise-colour.ts';
import { uiTexts } from '../texts.ts';
import { Segmented } from './segmented.tsx';

/** Which colour prices rise in, in the whole app. */
export function RiseSwitch(): ReactNode {
  const t = useTexts(uiTexts);
  const [colour, changeColour] = useRiseColour();
  return (
    <Segmented
      label={t('rise')}
      value={colour}
      onChange={changeColour}
      choices={[
        { value: 'region', label: t('riseRegion'), detail: t('riseRegionDetail') },
        { value: 'green', label: t('riseGreen') },
        { value: 'red', label: t('riseRed') },
      ]}
    />
  );
}
