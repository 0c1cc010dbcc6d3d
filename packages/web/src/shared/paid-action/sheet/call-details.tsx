import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { NodeSource } from '../../chain/node-source.tsx';
import { useProjectConfig } from '../../chain/project-config.ts';
import { countText, feeText } from '../../coins/cost-text.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { AddressFull } from '../../ui/address/address-full.tsx';
import { Icon } from '../../ui/art/icon.tsx';
import { addressOf } from '../../wallet/connection.ts';
import { useWallet } from '../../wallet/wallet.ts';
import { Figure } from '../fact.tsx';
import type { ActionSummary } from '../paid-action.ts';
import { type CallArgument, describeCall } from '../review/describe-call.ts';
import type { Review } from '../review/review.ts';
import { paidActionTexts } from '../texts.ts';

type CallDetailsProps = Readonly<{ summary: ActionSummary; review: Review }>;

/** Behind one tap: the very call with all its arguments, its contract, its energy and its fee limit. */
export function CallDetails(props: CallDetailsProps): ReactNode {
  const t = useTexts(paidActionTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="group border-t border-line-soft text-14"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3">
        {t('details')}
        <Icon of={ChevronDown} size={20} className="text-primary group-open:rotate-180" />
      </summary>
      {isOpen && <Opened {...props} />}
    </details>
  );
}

function Opened({ summary, review }: CallDetailsProps): ReactNode {
  const t = useTexts(paidActionTexts);
  const locale = useLocale();
  const contracts = useProjectConfig()?.contracts ?? {};
  const account = addressOf(useWallet().connection);
  const { planned, approvals, cost, size, trial } = review;
  const amounts = [...summary.give, ...approvals.map(({ coin }) => coin)];
  const { name, selector, args } = describeCall(planned.call, {
    amounts,
    contracts,
    account,
    locale,
  });
  const contractName = Object.keys(contracts).find(
    (known) => contracts[known] === planned.contract,
  );
  return (
    <>
      <section className="rounded-control border border-line-soft bg-bg px-3 py-3">
        <h4 className="font-mono text-13 font-strong break-words">{name ?? selector}</h4>
        <dl className="mt-1">
          {args.map((argument) => (
            <Argument key={argument.name} {...argument} />
          ))}
        </dl>
      </section>
      <p className="mt-3 text-ink-2">
        {contractName === undefined ? t('contract') : t('contractOf', { name: contractName })}
      </p>
      <div className="mt-2">
        <AddressFull address={planned.contract} />
      </div>
      <dl className="mt-3">
        <Figure name={t('energy')}>
          {t(trial ? 'energyNeeded' : 'energyGuess', { energy: countText(cost.energy) })}
          <span className="block text-ink-2">
            {t('ownDetail', { energy: countText(cost.ownEnergy) })}
          </span>
        </Figure>
        <Figure name={t('feeLimit')}>{feeText(size.feeLimit)}</Figure>
        {cost.bandwidth > 0n && <Figure name={t('bandwidth')}>{feeText(cost.bandwidth)}</Figure>}
      </dl>
      {trial && (
        <p className="mt-2 text-13 text-ink-2">
          {t('triedIn', { block: countText(trial.block) })}
          <NodeSource />
        </p>
      )}
    </>
  );
}

function Argument({ name, value }: CallArgument): ReactNode {
  const t = useTexts(paidActionTexts);
  return (
    <div className="grid gap-x-3 border-t border-line-soft py-2 font-mono text-13 first:border-t-0">
      <dt className="text-ink-2">{name}</dt>
      <dd className="min-w-0 break-words">
        {value.kind === 'address' ? (
          <>
            {value.isOwn ? t('yourWallet') : value.contract}
            <span className="block break-all">{value.address}</span>
          </>
        ) : (
          value.text
        )}
      </dd>
    </div>
  );
}
