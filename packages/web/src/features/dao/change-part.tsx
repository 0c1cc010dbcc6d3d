import type { Address } from '@vellum/tron/address';
import { COIN_DECIMALS } from '@vellum/tron/amount';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { coinSentence } from '../../shared/coins/coin-amount.tsx';
import { durationText } from '../../shared/format/duration.ts';
import { Figure } from '../../shared/paid-action/fact.tsx';
import { AddressChip } from '../../shared/ui/address-chip.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import type { Field, Parameter, Value } from './parameters.ts';
import type { ReadChange } from './try-calls.ts';
import { type DaoText, useTexts } from './use-texts.ts';
import { valueText } from './value-text.ts';

type ChangePartProps = Readonly<{
  change: ReadChange;
  /** Whether it was carried out: then what stands there now is not what it replaced. */
  isDone: boolean;
}>;

/** A call in words: what stands there, what would stand there, and what the code allows. */
export function ChangePart(props: ChangePartProps): ReactNode {
  return (
    <>
      <Words {...props} />
      <Place {...props.change.call} />
    </>
  );
}

function Words({ change: { decoded, now }, isDone }: ChangePartProps): ReactNode {
  const t = useTexts();
  switch (decoded.kind) {
    case 'parameter':
      return <Change {...decoded} now={now} isDone={isDone} />;
    case 'function':
      return <FunctionCall {...decoded} />;
    case 'unknown':
      return <p className="px-4 text-down">{t('unknownCall')}</p>;
  }
}

/** Where the call goes and what it takes along: of every call, understood or not. */
function Place({ target, value }: ReadChange['call']): ReactNode {
  const t = useTexts();
  return (
    <dl className="px-4 pt-2">
      {value !== '0' && <Figure name={t('sends')}>{valueText(BigInt(value), 'TRX', t)}</Figure>}
      <Figure name={t('contract')}>
        <AddressChip address={target} />
      </Figure>
    </dl>
  );
}

type ChangeProps = Readonly<{
  parameter: Parameter;
  values: readonly Value[];
  now: readonly Value[] | null;
  isDone: boolean;
}>;

function Change({ parameter, values, now, isDone }: ChangeProps): ReactNode {
  const t = useTexts();
  return (
    <div className="px-4">
      <p className="pb-2">
        {t('inContract', {
          contract: contractName(parameter.contract, t),
          what: t(`parameter_${parameter.name}`),
        })}
      </p>
      {parameter.fields.map((field, place) => {
        const value = values[place];
        if (value === undefined) return null;
        const old = now?.[place];
        return (
          <FieldChange
            key={field.name}
            {...{ field, value, isDone }}
            old={old === undefined ? null : old}
            withName={parameter.fields.length > 1}
          />
        );
      })}
    </div>
  );
}

type FieldChangeProps = Readonly<{
  field: Field;
  value: Value;
  old: Value | null;
  isDone: boolean;
  withName: boolean;
}>;

function FieldChange({ field, value, old, isDone, withName }: FieldChangeProps): ReactNode {
  const t = useTexts();
  const { unit } = field;
  const isSame = old === value;
  if (isSame && withName) {
    return (
      <dl>
        <Figure name={t(`field_${field.name}`)}>
          {t('stays', { value: valueText(value, unit, t) })}
        </Figure>
      </dl>
    );
  }
  if (unit === 'address') {
    return (
      <dl>
        <Figure name={t(`field_${field.name}`)}>
          <AddressChip address={value as Address} />
        </Figure>
      </dl>
    );
  }
  return (
    <div className="border-b border-line-soft pb-3 last:border-b-0">
      {withName && <p className="pt-2 text-14 text-ink-2">{t(`field_${field.name}`)}</p>}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        {old !== null && (
          <>
            <p>
              <span className="block text-13 text-ink-2">{t('now')}</span>
              <span
                className={`text-24 font-strong ${isSame || isDone ? '' : 'text-ink-2 line-through'}`}
              >
                {valueText(old, unit, t)}
              </span>
            </p>
            <Icon of={ArrowRight} className="mt-4 text-ink-2" />
          </>
        )}
        <p>
          <span className="block text-13 text-ink-2">{t(isDone ? 'decided' : 'after')}</span>
          <span className="text-24 font-strong">{valueText(value, unit, t)}</span>
        </p>
      </div>
      {isSame && !isDone && <p className="text-14 text-warn">{t('sameValue')}</p>}
      <Bounds {...field} />
      {old !== null && <Example field={field} old={old} value={value} />}
    </div>
  );
}

function Bounds({ unit, most, least }: Field): ReactNode {
  const t = useTexts();
  // A bound that only the width of the number sets says nothing.
  if (most === undefined || most > 10n ** 15n) return null;
  const text =
    least === undefined
      ? valueText(most, unit, t)
      : t('fromTo', { least: valueText(least, unit, t), most: valueText(most, unit, t) });
  return <p className="pt-1 text-13 text-ink-2">{t('codeAllows', { text })}</p>;
}

const SAMPLE = 500_000_000n;

/** What a share means for a payment. */
function Example({ field, old, value }: Readonly<{ field: Field; old: Value; value: Value }>) {
  const t = useTexts();
  const isShare = field.unit === 'share' && typeof old === 'bigint' && typeof value === 'bigint';
  if (!isShare || old === value || field.name === 'slippage') return null;
  const part = (share: bigint) => valueText((SAMPLE * share) / 10_000n, 'TRX', t);
  return (
    <p className="text-13 text-ink-2">
      {t('example', { base: valueText(SAMPLE, 'TRX', t), old: part(old), new: part(value) })}
    </p>
  );
}

type FunctionCallProps = Extract<ReadChange['decoded'], { kind: 'function' }>;

/** A call of ours without words of its own: its name and what it is given. */
function FunctionCall({ contract, method, args }: FunctionCallProps): ReactNode {
  const t = useTexts();
  return (
    <div className="px-4">
      <p>{t('inContract', { contract: contractName(contract, t), what: method })}</p>
      <dl>
        {args.map(({ name, text, isAddress }) => (
          <Figure key={name} name={name}>
            {isAddress ? (
              <AddressChip address={text as Address} />
            ) : (
              <span className="font-mono text-13 break-all">
                {argumentText(`${contract}.${method}`, name, text)}
              </span>
            )}
          </Figure>
        ))}
      </dl>
    </div>
  );
}

/** Calls whose sums are WTRX. */
const inWtrx: readonly string[] = [
  ...['wtrx.approve', 'wtrx.transfer', 'lpStake.fund', 'burnMine.fund', 'cards.fund'],
];

/** Sums and times of our own contracts in their units; anything else as it is. */
function argumentText(call: string, name: string, text: string): string {
  if (!inWtrx.includes(call) || !/^\d{1,30}$/.test(text)) return text;
  if (name === 'duration') return durationText(Number(text) * 1000);
  return coinSentence(text, { symbol: 'WTRX', decimals: COIN_DECIMALS });
}

const named: readonly string[] = [
  ...['tokenFactory', 'cards', 'blindBox', 'feeVault', 'payout', 'liquidityHelper', 'lpStake'],
  ...['termStake', 'burnMine', 'otcDesk', 'governor', 'timelock', 'vlm', 'usdt', 'wtrx'],
];

const contractName = (name: string, t: ReturnType<typeof useTexts>): string =>
  named.includes(name) ? t(`contract_${name}` as DaoText) : name;
