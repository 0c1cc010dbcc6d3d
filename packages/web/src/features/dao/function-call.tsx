import type { Address } from '@vellum/tron/address';
import { COIN_DECIMALS } from '@vellum/tron/amount';
import type { ReactNode } from 'react';
import { coinSentence } from '../../shared/coins/coin-amount.tsx';
import type { TextOf } from '../../shared/i18n/texts-of.ts';
import { type Translate, useTexts } from '../../shared/i18n/use-texts.ts';
import { Figure } from '../../shared/paid-action/fact.tsx';
import { AddressChip } from '../../shared/ui/address/address-chip.tsx';
import { spanText } from './span-text.ts';
import { type DaoText, daoTexts } from './texts.ts';
import type { ReadChange } from './try-calls.ts';

type FunctionCallProps = Extract<ReadChange['decoded'], { kind: 'function' }> &
  Readonly<{
    /** The lines below what it is given. */
    children: ReactNode;
  }>;

/** A call of ours that sets no value: what it does and what it is given, by the words of the code where we have none. */
export function FunctionCall({ contract, method, args, children }: FunctionCallProps): ReactNode {
  const t = useTexts(daoTexts);
  const isPlain = plain.includes(`${contract}.${method}`);
  const what = isPlain ? t(`call_${method as PlainMethod}`) : method;
  return (
    <div className="px-4">
      <p>{t('inContract', { contract: contractName(contract, t), what })}</p>
      <dl>
        {args.map((one) => (
          <Figure
            key={one.name}
            name={isPlain && isPlainName(one.name) ? t(`argument_${one.name}`) : one.name}
          >
            <Argument {...one} isPlain={isPlain} />
          </Figure>
        ))}
        {children}
      </dl>
    </div>
  );
}

type ArgumentProps = FunctionCallProps['args'][number] & Readonly<{ isPlain: boolean }>;

function Argument({ name, text, isAddress, isPlain }: ArgumentProps): ReactNode {
  const t = useTexts(daoTexts);
  if (isAddress) return <AddressChip address={text as Address} />;
  if (isPlain && /^\d{1,30}$/.test(text)) return plainText(name, text, t);
  return <span className="font-mono text-13 break-all">{text}</span>;
}

type PlainMethod = 'approve' | 'transfer' | 'fund';

/** Calls of which every number is a sum of WTRX or, if named so, a span of seconds. */
const plain: readonly string[] = [
  ...['wtrx.approve', 'wtrx.transfer', 'lpStake.fund', 'burnMine.fund', 'cards.fund'],
  'payout.fund',
];

const plainNames = ['spender', 'to', 'amount', 'duration'] as const;
const isPlainName = (name: string): name is (typeof plainNames)[number] =>
  plainNames.some((one) => one === name);

function plainText(name: string, text: string, t: Translate<TextOf<typeof daoTexts>>): string {
  if (name === 'duration') return spanText(Number(text) * 1000, t);
  return coinSentence(text, { symbol: 'WTRX', decimals: COIN_DECIMALS });
}

const named: readonly string[] = [
  ...['tokenFactory', 'cards', 'blindBox', 'feeVault', 'payout', 'liquidityHelper', 'lpStake'],
  ...['termStake', 'burnMine', 'otcDesk', 'governor', 'timelock', 'vlm', 'usdt', 'wtrx'],
];

/** A contract of the deployment in words; one without words by its name there. */
export const contractName = (name: string, t: Translate<DaoText>): string =>
  named.includes(name) ? t(`contract_${name}` as DaoText) : name;
