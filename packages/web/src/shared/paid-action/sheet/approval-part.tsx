import { shortenAddress } from '@vellum/tron/address';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { moneyText } from '../../coins/cost-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../navigation/paths.ts';
import { AddressFull } from '../../ui/address/address-full.tsx';
import { Icon } from '../../ui/art/icon.tsx';
import { AmountInput } from '../../ui/fields/amount-input.tsx';
import type { ReviewedApproval } from '../review/review.ts';
import {
  type ApprovalChoice,
  approvedAmount,
  exactApproval,
  offersSuggestion,
} from '../run/approval-choice.ts';
import { paidActionTexts } from '../texts.ts';
import { allowedText } from './allowed-text.ts';

type ApprovalPartProps = Readonly<{
  approvals: readonly ReviewedApproval[];
  otherwise?: ReactNode;
  choices: readonly ApprovalChoice[];
  onChoose: (choices: readonly ApprovalChoice[]) => void;
}>;

/** Who may take coins by this, how much, and the choice of how much. Exact unless the person wants otherwise. */
export function ApprovalPart(props: ApprovalPartProps): ReactNode {
  const { approvals, otherwise, choices, onChoose } = props;
  if (approvals.length === 0) return otherwise;
  const missing = approvals.filter((approval) => approval.missing);
  return (
    <div className="grid gap-4">
      {approvals.map((approval) => {
        const place = missing.indexOf(approval);
        return place === -1 ? (
          <Standing key={approval.spender} approval={approval} />
        ) : (
          <Asked
            key={approval.spender}
            approval={approval}
            choice={choices[place] ?? exactApproval}
            onChoose={(choice) =>
              onChoose(
                missing.map((_, other) =>
                  other === place ? choice : (choices[other] ?? exactApproval),
                ),
              )
            }
          />
        );
      })}
    </div>
  );
}

function Standing({ approval }: Readonly<{ approval: ReviewedApproval }>): ReactNode {
  const t = useTexts(paidActionTexts);
  const amount = allowedText(approval, approval.allowance);
  return <Spender approval={approval}>{t('mayTakeAlready', { amount })}</Spender>;
}

/** Who may take coins, by name and address, and how much. */
function Spender({
  approval: { spender, spenderName },
  children,
}: Readonly<{ approval: ReviewedApproval; children: ReactNode }>): ReactNode {
  const t = useTexts(paidActionTexts);
  return (
    <dl className="flex items-baseline justify-between gap-4">
      <dt className="flex-none text-ink-2">{t('whoCanSpend')}</dt>
      <dd className="min-w-0 text-right">
        {spenderName}{' '}
        <span className="font-mono text-13 whitespace-nowrap" title={spender}>
          {shortenAddress(spender)}
        </span>
        <span className="block text-ink-2">{children}</span>
      </dd>
    </dl>
  );
}

type AskedProps = Readonly<{
  approval: ReviewedApproval;
  choice: ApprovalChoice;
  onChoose: (choice: ApprovalChoice) => void;
}>;

function Asked({ approval, choice, onChoose }: AskedProps): ReactNode {
  const t = useTexts(paidActionTexts);
  const { coin, spender } = approval;
  const amount = approvedAmount(choice, coin.amount);
  const text = allowedText(approval, amount ?? coin.amount);
  const isExact = amount === null || amount === coin.amount;
  return (
    <div>
      <Spender approval={approval}>
        {t(isExact ? 'mayTakeOnce' : 'mayTakeUpTo', { amount: text })}
      </Spender>
      <details className="group">
        <summary className="flex min-h-11 cursor-pointer list-none items-center justify-end gap-1 text-primary">
          {t('howMuch')}
          <Icon of={ChevronDown} size={16} className="group-open:rotate-180" />
        </summary>
        <div className="grid gap-2 pb-2">
          <AddressFull address={spender} />
          <Choices approval={approval} choice={choice} onChoose={onChoose} />
          {choice.kind === 'custom' && (
            <AmountInput
              label={t('allowAtMost')}
              value={choice.amount}
              onChange={(value) => onChoose({ kind: 'custom', amount: value })}
              decimals={coin.decimals}
              unit={coin.symbol}
              note={
                amount === null
                  ? { kind: 'bad', text: t('allowTooLittle', { amount: moneyText(coin) }) }
                  : undefined
              }
            />
          )}
          <p className="text-13 text-ink-2">{t('risk')}</p>
          <Link to={paths.approvals} className="inline-flex min-h-11 items-center text-primary">
            {t('cancelApprovals')}
          </Link>
        </div>
      </details>
    </div>
  );
}

function Choices({ approval, choice, onChoose }: AskedProps): ReactNode {
  const t = useTexts(paidActionTexts);
  const name = useId();
  const { coin } = approval;
  const kinds = [
    { kind: 'exact', label: t('exact'), value: exactApproval },
    ...(offersSuggestion(coin.amount, coin.decimals)
      ? [{ kind: 'suggested', label: t('thousand'), value: { kind: 'suggested' } as const }]
      : []),
    { kind: 'custom', label: t('other'), value: { kind: 'custom', amount: coin.amount } as const },
  ];
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{t('howMuch')}</legend>
      {kinds.map(({ kind, label, value }) => (
        <label key={kind} className="flex min-h-11 cursor-pointer items-center">
          <input
            type="radio"
            name={name}
            className="peer sr-only"
            checked={choice.kind === kind}
            onChange={() => onChoose(value)}
          />
          <span className="flex h-9 items-center rounded-full border border-line-soft bg-surface px-4 peer-checked:border-primary peer-checked:bg-primary peer-checked:text-on-primary peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-info">
            {label}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
