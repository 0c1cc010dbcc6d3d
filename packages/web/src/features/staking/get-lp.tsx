import { Blend, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { RowLink } from '../../shared/ui/row.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { stakingTexts } from './texts.ts';

/** Where LP comes from, and where it waits for a day after it was bought. */
export function GetLp(): ReactNode {
  const t = useTexts(stakingTexts);
  return (
    <Section title={t('getLp')}>
      <RowLink to={paths.buyLp} icon={Blend} title={t('buyLp')} detail={t('buyLpText')} />
      <RowLink to={paths.locks} icon={Lock} title={t('locks')} detail={t('locksText')} />
    </Section>
  );
}
