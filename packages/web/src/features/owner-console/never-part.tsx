import type { LimitedContract } from '@vellum/contracts/owner-limits/owner-limit';
import { ownerLimits } from '@vellum/contracts/owner-limits/owner-limits';
import type { ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Section } from '../../shared/ui/lists/section.tsx';
import { OwnerActionRow } from './owner-action-row.tsx';
import { ownerTexts } from './texts.ts';

type NeverPartProps = Readonly<{
  /** Each in the reader's words. */
  contracts: readonly Readonly<{ contract: LimitedContract; what: string }>[];
}>;

/** What the code of these contracts refuses even to their owners, with the reason. */
export function NeverPart({ contracts }: NeverPartProps): ReactNode {
  const t = useTexts(ownerTexts);
  return (
    <Section title={t('never')}>
      <p className="px-4 pb-2 text-14 text-ink-2">{t('neverText')}</p>
      <ul>
        {contracts.map(({ contract, what }) => (
          <LimitsOf key={contract} contract={contract} what={what} />
        ))}
      </ul>
    </Section>
  );
}

function LimitsOf({ contract, what }: NeverPartProps['contracts'][number]): ReactNode {
  const t = useTexts(ownerTexts);
  const limits = ownerLimits.filter((limit) => limit.contract === contract);
  return (
    <OwnerActionRow title={what} text={t('neverCount', { n: limits.length })}>
      <ul>
        {limits.map((limit) => (
          <li key={limit.name} className="border-t border-line-soft py-3 first:border-t-0">
            <span className="block">{t(`never_${limit.name}`)}</span>
            <span className="block text-14 text-pretty text-ink-2">{t(`why_${limit.name}`)}</span>
            <span className="block text-13 text-ink-2">
              {'error' in limit ? t('refusedAs', { error: limit.error }) : t('noFunction')}
            </span>
          </li>
        ))}
      </ul>
    </OwnerActionRow>
  );
}
