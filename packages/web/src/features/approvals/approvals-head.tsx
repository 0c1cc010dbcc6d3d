import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { useChainRead } from '../../shared/chain/use-chain-read.ts';
import { useInU } from '../../shared/coins/coin-rates.ts';
import { readBalance } from '../../shared/coins/use-balance.ts';
import { twoDecimals } from '../../shared/format/amount.ts';
import { shareText } from '../../shared/format/percent.ts';
import { useSentenceGap } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Notice } from '../../shared/ui/states/notice.tsx';
import { isPartial, type StandingApproval, takeable } from './standing-approval.ts';
import { approvalTexts } from './texts.ts';

type ApprovalsHeadProps = Readonly<{
  address: Address;
  list: readonly StandingApproval[];
  /** Those chosen to end. */
  marked: readonly StandingApproval[];
}>;

/** How much of the wallet is within reach of others, and how much less it would be. */
export function ApprovalsHead({ address, list, marked }: ApprovalsHeadProps): ReactNode {
  const t = useTexts(approvalTexts);
  const gap = useSentenceGap();
  const inU = useInU();
  const wallet = useWorth(address);
  const all = takeable(list, inU);
  const staying = takeable(
    list.filter((one) => !marked.includes(one)),
    inU,
  );
  const isUnknown = all === 0n && isPartial(list, inU);
  return (
    <div className="px-4 pt-4">
      <p className="text-14 text-ink-2">{t('couldTake')}</p>
      <p className="text-32 font-strong">
        {isUnknown ? t('noPriceNow') : twoDecimals(all)}{' '}
        {!isUnknown && <span className="text-20 font-normal text-ink-2">{'U'}</span>}
      </p>
      {wallet !== undefined && !isUnknown && (
        <>
          <p className="text-14 text-ink-2">
            {t('ofWallet', { share: shareText(all, wallet), amount: twoDecimals(wallet) })}
          </p>
          <ReachBar
            ends={all - staying}
            stays={staying}
            rest={wallet - all}
            marked={marked.length}
          />
        </>
      )}
      {isPartial(list, inU) && <p className="pt-2 text-13 text-ink-2">{t('notCounted')}</p>}
      <div className="pt-4">
        <Notice kind="warn">
          <b className="font-strong">{t('riskTitle')}</b>
          {gap}
          {t('risk')}
        </Notice>
      </div>
    </div>
  );
}

/** What an address holds of the platform's coins and TRX; undefined while one of them has no price. */
function useWorth(address: Address): bigint | undefined {
  const inU = useInU();
  const { data } = useChainRead(['approvals', 'wallet', address], async (chain) => {
    const coins = [null, ...['usdt', 'vlm', 'wtrx'].map(chain.contract)];
    const held = coins.map(async (coin) => ({
      coin,
      amount: await readBalance(chain, address, coin),
    }));
    return Promise.all(held);
  });
  const worths = data?.filter(({ amount }) => amount > 0n).map(inU);
  if (!worths || worths.includes(null)) return undefined;
  return worths.reduce<bigint>((sum, worth) => sum + (worth ?? 0n), 0n);
}

type ReachBarProps = Readonly<{ ends: bigint; stays: bigint; rest: bigint; marked: number }>;

function ReachBar({ ends, stays, rest, marked }: ReachBarProps): ReactNode {
  const t = useTexts(approvalTexts);
  const parts = [
    { look: 'bg-down', value: ends, label: t('ends', { n: marked }), isShown: marked > 0 },
    { look: 'bg-primary', value: stays, label: t('stays'), isShown: true },
    {
      look: 'hatched border border-line [--hatch:var(--engrave)]',
      value: rest > 0n ? rest : 0n,
      label: t('outOfReach'),
      isShown: true,
    },
  ].filter(({ isShown }) => isShown);
  const total = parts.reduce((sum, { value }) => sum + value, 0n);
  const width = (value: bigint) => (total === 0n ? 0 : Number((value * 10_000n) / total) / 100);
  return (
    <>
      <div aria-hidden className="mt-3 flex h-4 gap-0.5 overflow-hidden rounded-[4px]">
        {parts.map(({ look, value, label }) => (
          <span key={label} className={look} style={{ width: `${width(value)}%` }} />
        ))}
      </div>
      <dl className="mt-2 flex flex-wrap justify-between gap-x-4 gap-y-2 text-13">
        {parts.map(({ look, value, label }) => (
          <div key={label} className="last:text-right">
            <dt className="flex items-center gap-1 text-ink-2">
              <span aria-hidden className={`size-2.5 flex-none rounded-[2px] ${look}`} />
              {label}
            </dt>
            <dd className="text-14">{twoDecimals(value)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
