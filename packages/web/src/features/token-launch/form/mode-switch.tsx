import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { Segmented } from '../../../shared/ui/fields/segmented.tsx';
import { launchFormTexts } from './texts.ts';

type ModeSwitchProps = Readonly<{ mode: 'simple' | 'advanced'; isKept: boolean }>;

/** Both forms write into the same draft. */
export function ModeSwitch({ mode, isKept }: ModeSwitchProps): ReactNode {
  const t = useTexts(launchFormTexts);
  const navigate = useNavigate();
  const choices = [
    { value: 'simple', label: t('simple') },
    { value: 'advanced', label: t('advanced') },
  ] as const;
  const change = (next: 'simple' | 'advanced') =>
    navigate(next === 'simple' ? paths.launchSimple : paths.launchAdvanced, { replace: true });
  return (
    <div className="relative px-4 pt-2">
      <Segmented
        label={t('mode')}
        choices={choices}
        value={mode}
        onChange={(next) => void change(next)}
      />
      <p role="status" className="absolute top-2 right-4 text-14 text-ink-2">
        {isKept ? t('draftSaved') : ''}
      </p>
    </div>
  );
}
