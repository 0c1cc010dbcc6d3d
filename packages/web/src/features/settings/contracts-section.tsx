import { useQueryClient } from '@tanstack/react-query';
import { type Address, shortenAddress } from '@vellum/tron/address';
import { ChevronDown, ShieldCheck, TriangleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { loadChain } from '../../shared/chain/load-chain.ts';
import { NodeSource } from '../../shared/chain/node-source.tsx';
import { projectConfigQuery, useProjectConfig } from '../../shared/chain/project-config.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { Section } from '../../shared/ui/lists/section.tsx';
import { Skeleton } from '../../shared/ui/states/skeleton.tsx';
import { StatusBadge } from '../../shared/ui/states/status-badge.tsx';
import { useOnline } from '../../shared/ui/use-online.ts';
import { type ContractCheck, checkContract } from './contract-check.ts';
import { ContractDetail } from './contract-detail.tsx';
import type { messages } from './messages.en.ts';
import { settingsTexts } from './texts.ts';

const named = [
  'basePoolCode',
  'blindBox',
  'burnMine',
  'cards',
  'dex',
  'energyDesk',
  'feeVault',
  'governor',
  'launchTokenCode',
  'liquidityHelper',
  'locker',
  'lpStake',
  'oracle',
  'otcDesk',
  'payout',
  'presaleCode',
  'router',
  'solvencyLog',
  'team',
  'termStake',
  'timelock',
  'tokenFactory',
  'tradeCode',
  'usdt',
  'vlm',
  'vlmUsdt',
  'vlmWtrx',
  'wtrx',
  'wtrxUsdt',
] as const;

/** The words for a contract of the deployment. */
function contractText(name: string): keyof typeof messages {
  const known = named.find((one) => one === name);
  return known ? `contract_${known}` : 'contract_other';
}

/** What came of one look; `failed` when the node gave no answer. */
export type Checked = ContractCheck | 'asking' | 'failed';

/** Every contract of the deployment, and whether its code is ours. */
export function ContractsSection(): ReactNode {
  const t = useTexts(settingsTexts);
  const contracts = useProjectConfig()?.contracts;
  const { checks, check } = useChecks();
  const names = Object.keys(contracts ?? {});
  const fine = names.filter((name) => isFine(checks.get(name))).length;
  const isAsking = names.some((name) => checks.get(name) === 'asking');
  return (
    <Section
      title={t('contracts')}
      aside={fine > 0 && t('matching', { n: fine, of: names.length })}
    >
      <p className="px-4 pb-2 text-13 text-ink-2">
        {t('matchMeans')}
        <NodeSource />
      </p>
      {contracts ? (
        <ul>
          {names.map((name) => (
            <li key={name} className="border-t border-line-soft first:border-t-0">
              <Contract
                name={name}
                address={contracts[name] as Address}
                checked={checks.get(name)}
                onCheck={() => void check([name])}
                timelock={contracts['timelock']}
              />
            </li>
          ))}
        </ul>
      ) : (
        <div className="px-4">
          <Skeleton height={240} />
        </div>
      )}
      <div className="px-4 pt-3">
        <Button
          kind="secondary"
          busy={isAsking}
          disabled={!useOnline() || names.length === 0}
          onClick={() => void check(names)}
        >
          {t('verifyAll')}
        </Button>
      </div>
    </Section>
  );
}

const isFine = (checked: Checked | undefined) =>
  typeof checked === 'object' && (checked.standing === 'match' || checked.standing === 'pair');

function useChecks() {
  const queries = useQueryClient();
  const [checks, setChecks] = useState<ReadonlyMap<string, Checked>>(new Map());
  const note = (name: string, checked: Checked) =>
    setChecks((known) => new Map(known).set(name, checked));
  const check = async (names: readonly string[]) => {
    for (const name of names) note(name, 'asking');
    const chain = await queries
      .fetchQuery(projectConfigQuery)
      .then(loadChain)
      .catch(() => null);
    for (const name of names) {
      note(
        name,
        chain ? await checkContract(chain, name).catch(() => 'failed' as const) : 'failed',
      );
    }
  };
  return { checks, check };
}

type ContractProps = Readonly<{
  name: string;
  address: Address;
  checked: Checked | undefined;
  onCheck: () => void;
  timelock: Address | undefined;
}>;

function Contract({ name, address, checked, onCheck, timelock }: ContractProps): ReactNode {
  const t = useTexts(settingsTexts);
  return (
    <details className="group">
      <summary className="flex min-h-15 cursor-pointer items-center gap-3 px-4 py-2 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          <span className="block">{t(contractText(name))}</span>
          <span className="block font-mono text-13 text-ink-2">{shortenAddress(address)}</span>
        </span>
        <Mark checked={checked} />
        <Icon of={ChevronDown} size={20} className="flex-none text-ink-2 group-open:rotate-180" />
      </summary>
      <ContractDetail address={address} checked={checked} onCheck={onCheck} timelock={timelock} />
    </details>
  );
}

function Mark({ checked }: Readonly<{ checked: Checked | undefined }>): ReactNode {
  const t = useTexts(settingsTexts);
  if (checked === undefined) return null;
  if (checked === 'asking') return <StatusBadge>{t('asking')}</StatusBadge>;
  if (checked === 'failed') return <StatusBadge kind="warn">{t('noAnswer')}</StatusBadge>;
  if (checked.standing === 'foreign') return <StatusBadge>{t('standing_foreign')}</StatusBadge>;
  const isOurs = isFine(checked);
  return (
    <StatusBadge kind={isOurs ? 'up' : 'down'} icon={isOurs ? ShieldCheck : TriangleAlert}>
      {t(`standing_${checked.standing}`)}
    </StatusBadge>
  );
}
