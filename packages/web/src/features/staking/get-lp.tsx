import { Blend, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../shared/navigation/paths.ts';
import { RowLink } from '../../shared/ui/row.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { useTexts } from './use-texts.ts';

/** Where LP comes from, and where it waits for a day after it was bought. */
export function GetLp(): ReactNode {
  const t = useTexts();
  return (
    <Section title={t('getLp')}>
      <RowLink to={paths.buyLp} icon={Blend} title={t('buyLp')} detail={t('buyLpText')} />
      <RowLink to={paths.locks} icon={Lock} title={t('locks')} detail={t('locksText')} />
    </Section>
  );
}
