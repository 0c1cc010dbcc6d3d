import { liquidityHelper } from '@vellum/contracts/liquidity';
import {
  type Address,
  fromHexAddress,
  type HexAddress,
  shortenAddress,
} from '@vellum/tron/address';
import { type ReactNode, useState } from 'react';
import { useChainRead } from '../../shared/chain/use-chain-read.ts';
import { percentText } from '../../shared/format/percent.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { AmountInput } from '../../shared/ui/fields/amount-input.tsx';
import { Row, RowLink } from '../../shared/ui/lists/row.tsx';
import { Section } from '../../shared/ui/lists/section.tsx';
import { PartFailed } from '../../shared/ui/states/part-failed.tsx';
import { Skeleton } from '../../shared/ui/states/skeleton.tsx';
import { StatusBadge } from '../../shared/ui/states/status-badge.tsx';
import { CardActions } from './card-actions.tsx';
import { CoinOrTrxForm, FactoryActions } from './factory-actions.tsx';
import { OwnerActionRow } from './owner-action-row.tsx';
import { OwnershipActions } from './ownership-actions.tsx';
import { ReviewButton } from './review-button.tsx';
import { ownerTexts } from './texts.ts';
import { type OwnedContract, type Owners, useContractOwners } from './use-contract-owners.ts';
import type { OwnerActions } from './use-owner-actions.tsx';

/** The owner of what was given up. */
const nobody = fromHexAddress('410000000000000000000000000000000000000000' as HexAddress);

type ContractsPartProps = Readonly<{ address: Address; actions: OwnerActions }>;

/** The platform's contracts: those of the reader with all they can do, the others with who owns them. */
export function ContractsPart({ address, actions }: ContractsPartProps): ReactNode {
  const t = useTexts(ownerTexts);
  const { data, isError, refetch } = useContractOwners();
  if (!data) {
    return (
      <Section title={t('contracts')}>
        <div className="px-4">
          {isError ? (
            <PartFailed text={t('contractsFailed')} retry={() => void refetch()} />
          ) : (
            <Skeleton height={120} />
          )}
        </div>
      </Section>
    );
  }
  const isMine = ({ owner, pending }: OwnedContract) => owner === address || pending === address;
  return (
    <>
      {data.contracts.filter(isMine).map((contract) => (
        <Section key={contract.name} title={t(contract.name)}>
          <ul>
            <ActionsOf contract={contract} address={address} actions={actions} />
          </ul>
        </Section>
      ))}
      <Others owners={data} contracts={data.contracts.filter((one) => !isMine(one))} />
    </>
  );
}

type ActionsOfProps = ContractsPartProps & Readonly<{ contract: OwnedContract }>;

function ActionsOf({ contract, address, actions }: ActionsOfProps): ReactNode {
  const t = useTexts(ownerTexts);
  const { name, at, owner } = contract;
  const isOwner = owner === address;
  return (
    <>
      {isOwner && name === 'tokenFactory' && <FactoryActions at={at} actions={actions} />}
      {isOwner && name === 'liquidityHelper' && <HelperActions actions={actions} />}
      {isOwner && name === 'cards' && <CardActions at={at} actions={actions} />}
      <OwnershipActions {...contract} what={t(name)} address={address} actions={actions} />
    </>
  );
}

type OthersProps = Readonly<{ owners: Owners; contracts: readonly OwnedContract[] }>;

function Others({ owners, contracts }: OthersProps): ReactNode {
  const t = useTexts(ownerTexts);
  const delay = useDelayText(owners);
  if (contracts.length === 0) return null;
  const ofTimelock = contracts.some(({ owner }) => owner === owners.timelock);
  return (
    <Section title={t('contracts')}>
      {ofTimelock && <p className="px-4 pb-2 text-14 text-ink-2">{t('timelockText', { delay })}</p>}
      {contracts.map(({ name, owner, at }) => {
        const shown = {
          title: t(name),
          detail: <span className="font-mono">{shortenAddress(at)}</span>,
          value: <OwnerBadge owner={owner} owners={owners} />,
        };
        const isVoted = owner === owners.timelock;
        return isVoted ? (
          <RowLink key={name} to={`${paths.daoPropose}?contract=${name}`} {...shown} />
        ) : (
          <Row key={name} {...shown} />
        );
      })}
      {ofTimelock && <RowLink to={paths.dao} title={t('proposals')} detail={t('proposalsText')} />}
    </Section>
  );
}

const HOUR = 3600;
const MINUTE = 60;

/** The timelock's delay in words. */
function useDelayText({ delay }: Owners): string {
  const t = useTexts(ownerTexts);
  const seconds = Number(delay);
  return seconds < HOUR
    ? t('minutes', { n: Math.ceil(seconds / MINUTE) })
    : t('hours', { n: Math.floor(seconds / HOUR) });
}

function OwnerBadge({ owner, owners }: Readonly<{ owner: Address; owners: Owners }>): ReactNode {
  const t = useTexts(ownerTexts);
  if (owner === owners.timelock) return <StatusBadge kind="primary">{t('ofTimelock')}</StatusBadge>;
  if (owner === nobody) return <StatusBadge>{t('ofNobody')}</StatusBadge>;
  return <span className="font-mono text-13">{shortenAddress(owner)}</span>;
}

/** Basis points have two decimals as a percentage. */
const PERCENT_DECIMALS = 2;
const TRX = fromHexAddress('410000000000000000000000000000000000000000' as HexAddress);

/** What the owner of the liquidity helper can do. */
function HelperActions({ actions: { helper } }: Readonly<{ actions: OwnerActions }>): ReactNode {
  const t = useTexts(ownerTexts);
  const [bps, setBps] = useState<bigint | null>(null);
  const { data: now } = useChainRead(['owner', 'slippage'], (chain) =>
    chain.read('liquidityHelper', liquidityHelper.slippage()),
  );
  const slippage = now === undefined ? '…' : percentText(Number(now));
  return (
    <>
      <OwnerActionRow title={t('helper_slippage')} text={t('slippageNow', { value: slippage })}>
        <AmountInput
          label={t('newSlippage')}
          value={bps}
          onChange={setBps}
          decimals={PERCENT_DECIMALS}
          unit="%"
        />
        <ReviewButton
          used={helper}
          missing={bps === null ? 'enterAmount' : null}
          onPress={() =>
            helper.begin({ bps: Number(bps), coin: null, value: percentText(Number(bps)) })
          }
        />
      </OwnerActionRow>
      <CoinOrTrxForm
        title={t('helper_withdraw')}
        text={t('strayText')}
        used={helper}
        onPress={(coin) => helper.begin({ bps: null, coin: coin ?? TRX, value: coin ?? 'TRX' })}
      />
    </>
  );
}
