import { useQuery } from '@tanstack/react-query';
import { type Address, parseAddress } from '@vellum/tron/address';
import { FileUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { ToldAmount } from '../../shared/lp/told-amount.tsx';
import { ConnectButton } from '../../shared/session/step-buttons.tsx';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { Section } from '../../shared/ui/lists/section.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import { PartFailed } from '../../shared/ui/states/part-failed.tsx';
import { Skeleton } from '../../shared/ui/states/skeleton.tsx';
import { addressOf } from '../../shared/wallet/connection.ts';
import { useWallet } from '../../shared/wallet/wallet.ts';
import { checkShares } from './check-shares.ts';
import { poolName } from './pool-name.ts';
import { ShareResult } from './share-result.tsx';
import { type Shares, sharesQuery } from './solvency-queries.ts';
import { solvencyTexts } from './texts.ts';
import { useChainRoot } from './use-chain-root.ts';

/** Whether one's own claims are counted in the root, found out in this browser. */
export function SharePart(): ReactNode {
  const t = useTexts(solvencyTexts);
  const address = addressOf(useWallet().connection);
  return (
    <Section title={t('checkMine')}>
      <div className="grid gap-3 px-4">
        {address ? <Mine key={address} address={address} /> : <Connect />}
        <SavedProof />
      </div>
    </Section>
  );
}

function Connect(): ReactNode {
  const t = useTexts(solvencyTexts);
  return (
    <>
      <p className="text-14 text-ink-2">{t('connectText')}</p>
      <ConnectButton kind="secondary" />
    </>
  );
}

function Mine({ address }: Readonly<{ address: Address }>): ReactNode {
  const t = useTexts(solvencyTexts);
  const { data, isError, refetch } = useQuery(sharesQuery(address));
  const root = useChainRoot(data?.statement?.block ?? null);
  if (isError && !data) return <PartFailed text={t('sharesFailed')} retry={() => void refetch()} />;
  if (data?.statement === null) return <Words>{t('noRootYet')}</Words>;
  if (data?.list.length === 0) return <Words>{t('notOwed')}</Words>;
  if (root.isError && root.data === undefined) {
    return <PartFailed text={t('chainAway')} retry={() => void root.refetch()} />;
  }
  if (!data || root.data === undefined) return <Skeleton height={180} />;
  return <ShareResult owner={address} shares={data} root={root.data} />;
}

function Words({ children }: Readonly<{ children: ReactNode }>): ReactNode {
  return <p className="text-14 text-ink-2">{children}</p>;
}

/** What a file of ours has in it. */
type Saved = Readonly<{ owner: Address; root: string; shares: Shares }>;
type Opened = Saved | 'unreadable' | null;

const MOST_BYTES = 4_000_000;

/** Checks a proof that someone kept, or was given: the file never leaves the browser. */
function SavedProof(): ReactNode {
  const t = useTexts(solvencyTexts);
  const [opened, setOpened] = useState<Opened>(null);
  const open = async (file: File | undefined) => {
    if (file) setOpened(file.size > MOST_BYTES ? 'unreadable' : savedIn(await file.text()));
  };
  return (
    <div className="grid gap-2 border-t border-line-soft pt-1">
      <label className="relative inline-flex min-h-11 cursor-pointer items-center gap-1 justify-self-start text-left text-primary has-focus-visible:outline-2 has-focus-visible:outline-info">
        {t('savedLabel')}
        <Icon of={FileUp} size={16} />
        <input
          type="file"
          accept="application/json,.json"
          className="absolute inset-0 cursor-pointer opacity-0"
          onChange={({ target }) => void open(target.files?.[0])}
        />
      </label>
      {opened === 'unreadable' && (
        <div role="alert">
          <Notice kind="bad">{t('savedUnreadable')}</Notice>
        </div>
      )}
      {opened !== null && opened !== 'unreadable' && <Outcome saved={opened} />}
    </div>
  );
}

function Outcome({ saved }: Readonly<{ saved: Saved }>): ReactNode {
  const t = useTexts(solvencyTexts);
  const { owner, root, shares } = saved;
  const onChain = useChainRoot(shares.statement?.block ?? null).data;
  const { list, isRight } = checkShares(owner, shares, root);
  const isSame = onChain === undefined || onChain === root;
  const isGood = isRight && isSame && list.length > 0;
  return (
    <div role="status">
      <Notice kind={isGood ? 'good' : 'bad'}>
        <p className="font-strong">
          {isGood ? t(onChain ? 'savedOnChain' : 'savedFits') : t('savedWrong')}
        </p>
        <p className="break-all">{owner}</p>
        {list.map(({ share }) => (
          <p key={`${share.contract}${share.coin}`}>
            {`${poolName(t, share)}: `}
            <ToldAmount amount={share.amount} coin={share} className="" />
          </p>
        ))}
      </Notice>
    </div>
  );
}

/** Anyone may have written the file: what does not have its shape is none. */
function savedIn(text: string): Opened {
  try {
    const { owner, root, statement, list } = JSON.parse(text);
    const address = parseAddress(String(owner));
    const isWhole = /^[0-9a-f]{64}$/.test(root) && Array.isArray(list) && statement !== null;
    if (!address || !isWhole) return 'unreadable';
    for (const { amount, path, poolPath, kind, symbol, decimals } of list) {
      BigInt(amount);
      const isShare = Array.isArray(path) && Array.isArray(poolPath) && decimals <= 36;
      if (!isShare || typeof kind !== 'string' || typeof symbol !== 'string') return 'unreadable';
    }
    return { owner: address, root, shares: { statement, list, asOf: { head: 0, solid: 0 } } };
  } catch {
    return 'unreadable';
  }
}
