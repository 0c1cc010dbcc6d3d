import { feeVault } from '@vellum/contracts/fees';
import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useChainRead } from '../chain/use-chain-read.ts';
import { amountText } from '../format/amount.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Icon } from '../ui/art/icon.tsx';
import { Skeleton } from '../ui/states/skeleton.tsx';
import { type FeeParts, feeParts } from './fee-parts.ts';
import { membershipTexts } from './texts.ts';

const FEE = 10_000_000n;

const inks = {
  inviter: 'bg-primary',
  theirInviter: 'bg-accent',
  pools: 'hatched border border-primary bg-surface [--hatch:var(--primary)]',
  treasury: 'bg-ink-2',
} as const satisfies Record<keyof FeeParts, string>;

const labels = {
  inviter: 'feeInviter',
  theirInviter: 'feeTheirInviter',
  pools: 'feePools',
  treasury: 'feeTreasury',
} as const;

const names = ['inviter', 'theirInviter', 'pools', 'treasury'] as const;

/** What inviters get, shown on a fee: read from the contract, so that it is what is really paid. */
export function FeeSplit({ invited }: Readonly<{ invited: boolean }>): ReactNode {
  const t = useTexts(membershipTexts);
  const { data, isError } = useChainRead(['feeVault', 'split'], (chain, signal) =>
    chain.read('feeVault', feeVault.split(), signal),
  );
  return (
    <section className="double-rule grid gap-3 pt-4">
      <h3 className="font-strong">{t('feeTitle')}</h3>
      {data && <Parts parts={feeParts(FEE, data, invited)} />}
      {!data && !isError && <Skeleton height={72} />}
      {isError && <p className="text-14 text-ink-2">{t('feeUnread')}</p>}
      <p className="text-14 text-ink-2">{t(invited ? 'feeSame' : 'feeAlone')}</p>
    </section>
  );
}

function Parts({ parts }: Readonly<{ parts: FeeParts }>): ReactNode {
  const t = useTexts(membershipTexts);
  return (
    <>
      <div aria-hidden className="flex h-4 gap-0.5 overflow-hidden rounded-[4px]">
        {names.map(
          (name) =>
            parts[name] > 0n && (
              <span key={name} className={inks[name]} style={{ flexGrow: Number(parts[name]) }} />
            ),
        )}
      </div>
      <dl className="grid grid-cols-4 gap-2">
        {names.map((name) => (
          <div key={name} className="flex flex-col justify-between">
            <dt className="flex items-baseline gap-1 text-13 text-ink-2">
              <span aria-hidden className={`size-2.5 flex-none rounded-[2px] ${inks[name]}`} />
              {t(labels[name])}
            </dt>
            <dd>{amountText(parts[name], 6).full}</dd>
          </div>
        ))}
      </dl>
      <p className="flex items-center gap-2 text-13 text-ink-2">
        <Icon of={ShieldCheck} size={16} className="text-up" />
        {t('feeProof')}
      </p>
    </>
  );
}
