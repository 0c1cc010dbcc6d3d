import type { Address } from '@vellum/tron/address';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Figure } from '../../shared/paid-action/fact.tsx';
import { AddressChip } from '../../shared/ui/address/address-chip.tsx';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { contractName, FunctionCall } from './function-call.tsx';
import type { Field, Parameter, Value } from './parameter.ts';
import { daoTexts } from './texts.ts';
import type { ReadChange } from './try-calls.ts';
import { valueText } from './value-text.ts';

type ChangePartProps = Readonly<{
  change: ReadChange;
  /** Whether it was carried out: then what stands there now is not what it replaced. */
  isDone: boolean;
}>;

/** A call in words: what stands there, what would stand there, and what the code allows. */
export function ChangePart({ change: { call, decoded, now }, isDone }: ChangePartProps): ReactNode {
  const t = useTexts(daoTexts);
  const place = <Place {...call} />;
  if (decoded.kind === 'function') return <FunctionCall {...decoded}>{place}</FunctionCall>;
  return (
    <>
      {decoded.kind === 'parameter' ? (
        <Change {...decoded} now={now} isDone={isDone} />
      ) : (
        <p className="px-4 text-down">{t('unknownCall')}</p>
      )}
      <dl className="px-4">{place}</dl>
    </>
  );
}

/** Where the call goes and what it takes along: of every call, understood or not. */
function Place({ target, value }: ReadChange['call']): ReactNode {
  const t = useTexts(daoTexts);
  return (
    <>
      {value !== '0' && <Figure name={t('sends')}>{valueText(BigInt(value), 'TRX', t)}</Figure>}
      <Figure name={t('contract')}>
        <AddressChip address={target} />
      </Figure>
    </>
  );
}

type ChangeProps = Readonly<{
  parameter: Parameter;
  values: readonly Value[];
  now: readonly Value[] | null;
  isDone: boolean;
}>;

function Change({ parameter, values, now, isDone }: ChangeProps): ReactNode {
  const t = useTexts(daoTexts);
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
  const t = useTexts(daoTexts);
  const { unit } = field;
  const isSame = old === value;
  if (isSame && withName) {
    return (
      <dl className="border-b border-line-soft last:border-b-0">
        <Figure name={t(`field_${field.name}`)}>
          {t('stays', { value: valueText(value, unit, t) })}
        </Figure>
      </dl>
    );
  }
  if (unit === 'address') return <AddressChange {...{ field, value, old, isDone }} />;
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

/** The address that stands there now beside the one that would replace it. */
function AddressChange(props: Omit<FieldChangeProps, 'withName'>): ReactNode {
  const { field, value, old, isDone } = props;
  const t = useTexts(daoTexts);
  const isSame = old === value;
  return (
    <div>
      <dl>
        {old !== null && !isSame && (
          <Figure name={t('now')}>
            <AddressChip address={old as Address} />
          </Figure>
        )}
        <Figure name={t(`field_${field.name}`)}>
          <AddressChip address={value as Address} />
        </Figure>
      </dl>
      {isSame && !isDone && <p className="text-14 text-warn">{t('sameValue')}</p>}
    </div>
  );
}

function Bounds({ unit, most, least }: Field): ReactNode {
  const t = useTexts(daoTexts);
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
  const t = useTexts(daoTexts);
  const isShare = field.unit === 'share' && typeof old === 'bigint' && typeof value === 'bigint';
  if (!isShare || old === value || field.name === 'slippage') return null;
  const part = (share: bigint) => valueText((SAMPLE * share) / 10_000n, 'TRX', t);
  return (
    <p className="text-13 text-ink-2">
      {t('example', { base: valueText(SAMPLE, 'TRX', t), old: part(old), new: part(value) })}
    </p>
  );
}
