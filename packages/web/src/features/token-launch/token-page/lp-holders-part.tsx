import { COIN_DECIMALS } from '@vellum/tron/amount';
import { type ReactNode, useState } from 'react';
import { amountText } from '../../../shared/format/amount.ts';
import { percentText, shareText } from '../../../shared/format/percent.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import type { TokenDetail } from '../../../shared/launch/launch-queries.ts';
import { AddressChip } from '../../../shared/ui/address/address-chip.tsx';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { Section } from '../../../shared/ui/lists/section.tsx';
import { StatusBadge } from '../../../shared/ui/states/status-badge.tsx';
import { type LpPartName, lpParts } from './lp-parts.ts';
import { tokenPageTexts } from './texts.ts';

/** Wallets before more are asked for. */
const FEW = 3;

const looks: Readonly<Record<LpPartName, string>> = {
  burned: 'bg-ink-2',
  creator: 'hatched bg-surface [--hatch:var(--primary)]',
  largest: 'bg-accent',
  others: 'bg-primary',
};

/** Who could take the pool's coins out: wallets by LP, whether it is in the wallet, in a lock or still to be claimed. */
export function LpHoldersPart({ token }: Readonly<{ token: TokenDetail }>): ReactNode {
  const t = useTexts(tokenPageTexts);
  const [isWhole, setWhole] = useState(false);
  const { liquidity, lpHolders } = token;
  if (!liquidity) return null;
  const { list, count } = lpHolders;
  const total = BigInt(liquidity.lpTotal);
  const pool = 2n * BigInt(liquidity.trx);
  const parts = lpParts(total, lpHolders);
  const words = { n: list.filter(({ isCreator }) => !isCreator).length, rest: count - list.length };
  return (
    <Section title={t('lpHolders')} aside={t('walletCount', { n: count })}>
      <div aria-hidden className="mx-4 flex h-3 gap-0.5 overflow-hidden rounded-[4px]">
        {parts.map(({ name, amount }) => (
          <span
            key={name}
            className={`min-w-0.5 ${looks[name]}`}
            style={{ flexGrow: Number((amount * 10_000n) / (total || 1n)) }}
          />
        ))}
      </div>
      <ul className="px-4 pt-2">
        {parts.map(({ name, amount }) => (
          <li key={name} className="flex min-h-8 items-center gap-2 text-14">
            <span aria-hidden className={`size-2.5 flex-none rounded-[2px] ${looks[name]}`} />
            <span className="min-w-0 flex-1">{t(`lp_${name}`, words)}</span>
            <Worth sun={(pool * amount) / (total || 1n)} />
            <span className="min-w-14 text-right text-13 text-ink-2">
              {shareText(amount, total)}
            </span>
          </li>
        ))}
      </ul>
      <ul aria-label={t('lpHolders')} className="px-4 pt-2">
        {list.slice(0, isWhole ? undefined : FEW).map(({ address, trx, share, isCreator }) => (
          <li
            key={address}
            className="flex min-h-14 items-center gap-2 border-t border-line-soft text-14"
          >
            <div className="min-w-0 flex-1">
              <AddressChip address={address} />
            </div>
            {isCreator && <StatusBadge>{t('kind_creator')}</StatusBadge>}
            <Worth sun={2n * BigInt(trx)} />
            <span className="min-w-14 text-right text-13 text-ink-2">{percentText(share)}</span>
          </li>
        ))}
      </ul>
      {!isWhole && list.length > FEW && (
        <div className="pt-1">
          <Button kind="ghost" size="small" onClick={() => setWhole(true)}>
            {t('allLargest', { n: list.length })}
          </Button>
        </div>
      )}
    </Section>
  );
}

/** Both coins of some LP at the price of the pool. */
function Worth({ sun }: Readonly<{ sun: bigint }>): ReactNode {
  const { short, full } = amountText(sun, COIN_DECIMALS);
  return (
    <span title={`${full} ${unit}`} className="flex-none whitespace-nowrap">
      <span className="font-strong">{short}</span>{' '}
      <span className="text-13 text-ink-2">{unit}</span>
    </span>
  );
}

const unit = 'TRX';
