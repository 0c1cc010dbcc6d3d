import { DESCRIPTION_LENGTH, NAME_LENGTH } from '@vellum/api/token-launch/launch-limits';
import type { ReactNode } from 'react';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { TokenFace } from '../../../shared/launch/token-face.tsx';
import type { FieldNote } from '../../../shared/ui/fields/field.tsx';
import { PictureField } from '../../../shared/uploads/picture-field.tsx';
import { NumberField } from './number-field.tsx';
import { TextField } from './text-field.tsx';
import { launchFormTexts } from './texts.ts';
import { useAlike } from './use-alike.ts';
import type { UsedForm } from './use-launch-form.ts';

/** Picture, name, symbol, supply and description: the same in both forms. */
export function NameFields({ form }: Readonly<{ form: UsedForm }>): ReactNode {
  const t = useTexts(launchFormTexts);
  const { draft, change } = form;
  return (
    <>
      <PictureField
        image={draft.image}
        face={
          <TokenFace
            key={draft.image}
            image={draft.image === '' ? null : draft.image}
            tokenAddress={draft.symbol.trim()}
            tokenSymbol={draft.symbol}
            size={68}
          />
        }
        hint={t(draft.image === '' ? 'pictureSeal' : 'pictureOwn')}
        onChange={(image) => change({ image })}
      />
      <TextField
        form={form}
        field="name"
        label={t('name')}
        max={NAME_LENGTH}
        note={useAlikeNote('name', draft.name)}
      />
      <div className="grid grid-cols-[2fr_3fr] gap-4">
        <TextField
          form={form}
          field="symbol"
          label={t('symbol')}
          note={useAlikeNote('symbol', draft.symbol)}
        />
        <NumberField form={form} field="supply" label={t('supply')} aside={t('supplyFixed')} />
      </div>
      <TextField
        form={form}
        field="description"
        label={t('description')}
        max={DESCRIPTION_LENGTH}
        long
      />
    </>
  );
}

/** Whether a name or symbol can be mistaken for one that others bear: allowed, but buyers are warned of the younger one. */
function useAlikeNote(field: 'name' | 'symbol', text: string): FieldNote | undefined {
  const t = useTexts(launchFormTexts);
  const alike = useAlike(field, text);
  if (alike === undefined) return undefined;
  if (alike === null) {
    return field === 'symbol' ? { kind: 'good', text: t('symbolFree') } : undefined;
  }
  const { tokenName: name, tokenSymbol: symbol } = alike;
  return { kind: 'warn', text: t('alike', { name, symbol }) };
}
