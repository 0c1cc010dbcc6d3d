import type { Address } from '@vellum/tron/address';
import { ShieldCheck } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useProjectConfig } from '../../shared/chain/project-config.ts';
import type { ReadTransaction } from '../../shared/chain/read-transaction.ts';
import { moneyText } from '../../shared/coins/cost-text.ts';
import { durationText } from '../../shared/format/duration.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { useStore } from '../../shared/state/use-store.ts';
import { AddressFull } from '../../shared/ui/address/address-full.tsx';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import { Skeleton } from '../../shared/ui/states/skeleton.tsx';
import { secondTicker } from '../../shared/ui/time/ticker.ts';
import { DecodedCall } from './decoded-call.tsx';
import type { DemoAccount } from './demo-accounts.ts';
import type { DemoHead } from './demo-node.ts';
import { currentDemoNode } from './demo-wallet.ts';
import type { PublishedContract } from './published-contract.ts';
import { ApproveRow, Signer } from './signer.tsx';
import { demoWalletTexts } from './texts.ts';

const nothing: PublishedContract = { name: '', abi: [], maker: null };

/** What the maker of a contract has published about it; empty when nothing, null while it is asked for. */
function usePublished(address: Address): PublishedContract | null {
  const [known, setKnown] = useState<Readonly<{
    of: Address;
    published: PublishedContract;
  }> | null>(null);
  useEffect(() => {
    let over = false;
    const settle = (published: PublishedContract | null) => {
      if (!over) setKnown({ of: address, published: published ?? nothing });
    };
    (currentDemoNode()?.contract(address) ?? Promise.resolve(null)).then(settle, () =>
      settle(null),
    );
    return () => {
      over = true;
    };
  }, [address]);
  return known?.of === address ? known.published : null;
}

const trx = (sun: bigint) => moneyText({ amount: sun, decimals: 6, symbol: 'TRX' });

type CallPartProps = Readonly<{
  transaction: ReadTransaction;
  account: DemoAccount;
  head: DemoHead | null;
}>;

/** A transaction in words: to whom, how much, which call, until when. */
export function CallPart({ transaction, account, head }: CallPartProps): ReactNode {
  const t = useTexts(demoWalletTexts);
  const { to, value, data, feeLimit, expiration, rawHex } = transaction;
  const published = usePublished(to);
  return (
    <>
      <dl>
        <ApproveRow label={t('youGive')}>
          <b className="text-18/6 font-strong">{trx(value)}</b>
        </ApproveRow>
        <Signer account={account} />
        <ApproveRow label={t(data ? 'contract' : 'receiver')}>
          {data && <ContractName address={to} published={published} />}
          <AddressFull address={to} />
        </ApproveRow>
        <ApproveRow label={t('mostItCosts')}>
          <b className="text-18/6 font-strong">{trx(value + feeLimit)}</b>
          <span className="block text-14 text-ink-2">
            {value === 0n ? t('feeLimitAll') : t('feeLimit', { amount: trx(feeLimit) })}
          </span>
        </ApproveRow>
      </dl>
      {data && <DecodedCall data={data} value={value} abi={published?.abi ?? null} />}
      {head && <Validity expiration={expiration} head={head} />}
      <details className="mt-2 text-14">
        <summary className="min-h-11 cursor-pointer py-3 text-primary">{t('rawBytes')}</summary>
        <code className="block font-mono text-13 break-all">{rawHex}</code>
      </details>
    </>
  );
}

type ContractNameProps = Readonly<{ address: string; published: PublishedContract | null }>;

/** The name by which the site knows the contract, or that its factory made it; another one is marked so. */
function ContractName({ address, published }: ContractNameProps): ReactNode {
  const t = useTexts(demoWalletTexts);
  const contracts = useProjectConfig()?.contracts ?? {};
  const known = Object.keys(contracts).find((name) => contracts[name] === address);
  if (!known && !published) return <Skeleton width="60%" />;
  const name = known ?? published?.name ?? '';
  const isMade = published?.maker != null && published.maker === contracts['tokenFactory'];
  const kind = known ? 'contractOfSite' : isMade ? 'contractOfFactory' : 'contractOther';
  const text = name === '' ? t('contractNameless') : t(kind, { name });
  return <span className="mb-2 block first-letter:uppercase">{text}</span>;
}

function Validity({
  expiration,
  head,
}: Readonly<{ expiration: number; head: DemoHead }>): ReactNode {
  const t = useTexts(demoWalletTexts);
  const locale = useLocale();
  const left = useStore(secondTicker.subscribe, () =>
    Math.max(0, Math.ceil((expiration - head.clock()) / 1000)),
  );
  if (left === 0) {
    return (
      <div className="mt-3">
        <Notice kind="warn">{t('expired')}</Notice>
      </div>
    );
  }
  return (
    <p className="mt-3 flex gap-2 text-14 text-up">
      <Icon of={ShieldCheck} size={20} />
      <span>{t('exactly', { time: durationText(left * 1000, locale) })}</span>
    </p>
  );
}
