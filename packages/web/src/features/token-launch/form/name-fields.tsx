import { DESCRIPTION_LENGTH, NAME_LENGTH } from '@vellum/api/launch-limits';
import type { ReactNode } from 'react';
import { NumberField } from './number-field.tsx';
import { PicturePart } from './picture-part.tsx';
import { TextField } from './text-field.tsx';
import type { UsedForm } from './use-launch-form.ts';
import { useSymbolNote } from './use-symbol-note.ts';
import { useTexts } from './use-texts.ts';

/** Picture, name, symbol, supply and description: the same in both forms. */
export function NameFields({ form }: Readonly<{ form: UsedForm }>): ReactNode {
  const t = useTexts();
  const { draft, change } = form;
  return (
    <>
      <PicturePart
        image={draft.image}
        symbol={draft.symbol.trim()}
        onChange={(image) => change({ image })}
      />
      <TextField form={form} field="name" label={t('name')} max={NAME_LENGTH} />
      <div className="grid grid-cols-[2fr_3fr] gap-4">
        <TextField
          form={form}
          field="symbol"
          label={t('symbol')}
          note={useSymbolNote(draft.symbol.trim())}
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
