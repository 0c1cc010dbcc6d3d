import { useQuery } from '@tanstack/react-query';
import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { swapTexts } from '../../shared/swap/texts.ts';
import { Notice } from '../../shared/ui/states/notice.tsx';
import { PartFailed } from '../../shared/ui/states/part-failed.tsx';
import { Skeleton } from '../../shared/ui/states/skeleton.tsx';
import { PickerRow } from './picker-row.tsx';
import { type TokenVerdict, verdictQuery } from './swap-queries.ts';
import { swapTokenOf } from './swap-token.ts';
import { UntradablePart } from './untradable-part.tsx';

type PastedTokenProps = Readonly<{
  address: Address;
  isChosen: boolean;
  onPick: (coin: Address) => void;
}>;

/** What a pasted contract address is: known here, a look-alike, or not to be swapped. */
export function PastedToken({ address, isChosen, onPick }: PastedTokenProps): ReactNode {
  const t = useTexts(swapTexts);
  const { data, isError, refetch } = useQuery(verdictQuery(address));
  if (!data) {
    return isError ? (
      <PartFailed text={t('tokenFailed')} retry={() => void refetch()} />
    ) : (
      <Skeleton height={60} />
    );
  }
  const token = swapTokenOf(data);
  return (
    <div className="grid gap-3">
      <VerdictNotice verdict={data} />
      {token.reason === null ? (
        <PickerRow
          token={token}
          liquidity={data.liquidity}
          isChosen={isChosen}
          onPick={() => onPick(address)}
        />
      ) : (
        <UntradablePart token={token} />
      )}
    </div>
  );
}

function VerdictNotice({ verdict }: Readonly<{ verdict: TokenVerdict }>): ReactNode {
  const t = useTexts(swapTexts);
  const { standing, like, reason } = verdict;
  if (like !== null) return <Notice kind="warn">{t('verdictLike', { like })}</Notice>;
  if (reason !== null) return null;
  return (
    <Notice kind="good">
      {t(standing === 'platform' ? 'verdictPlatform' : 'verdictLaunched')}
    </Notice>
  );
}
