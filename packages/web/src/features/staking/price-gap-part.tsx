import { useQuery } from '@tanstack/react-query';
import { impermanentLoss } from '@vellum/api/impermanent-loss';
import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { percentText } from '../../shared/format/percent.ts';
import { signedPercent } from '../../shared/format/signed-percent.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { useSignedIn } from '../../shared/session/session.ts';
import { Section } from '../../shared/ui/section.tsx';
import { Stat, StatRow } from '../../shared/ui/stat.tsx';
import { myLpQuery } from './staking-queries.ts';
import { stakingTexts } from './texts.ts';

/** By how much one price moves against the other, in halves. */
const moves = [3n, 4n, 8n] as const;

/** What LP loses against keeping both coins when their prices part: in general, and since one's own stake. */
export function PriceGapPart({ address }: Readonly<{ address: Address | null }>): ReactNode {
  const t = useTexts(stakingTexts);
  return (
    <Section title={t('pricesPart')}>
      <p className="px-4 pb-3 text-14 text-ink-2">{t('pricesPartText')}</p>
      <StatRow>
        {moves.map((halves) => (
          <Stat
            key={halves}
            value={`\u2212${percentText(impermanentLoss([2n, 2n], [2n, halves]))}`}
            label={t('movedBy', { times: Number(halves) / 2 })}
          />
        ))}
      </StatRow>
      <Mine address={address} />
    </Section>
  );
}

function Mine({ address }: Readonly<{ address: Address | null }>): ReactNode {
  const t = useTexts(stakingTexts);
  const isMine = useSignedIn() === address;
  const { data } = useQuery({ ...myLpQuery(address), enabled: address !== null && isMine });
  if (!data?.againstKeeping) return null;
  const { loss, priceChange } = data.againstKeeping;
  if (loss === 0 && priceChange === 0) return null;
  return (
    <p className="px-4 pt-3 text-14">
      {t('againstKeeping', { move: signedPercent(priceChange), loss: percentText(loss) })}
    </p>
  );
}
