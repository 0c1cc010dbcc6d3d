import type { ReactNode } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { PasteButton } from '../ui/buttons/paste-button.tsx';
import { Field, type FieldNote, inputClass } from '../ui/fields/field.tsx';
import { membershipTexts } from './texts.ts';
import type { InviterCheck } from './use-inviter-check.ts';

export type TypedInviterForm = Readonly<{
  typed: string;
  type(text: string): void;
  leave(): void;
  check: InviterCheck;
}>;

/** Takes an address or a code, and says at once which it is and what is wrong with it. */
export function InviterField({ form }: Readonly<{ form: TypedInviterForm }>): ReactNode {
  const t = useTexts(membershipTexts);
  return (
    <Field label={t('field')} note={useNote(form.check)}>
      {(links) => (
        <>
          <input
            {...links}
            value={form.typed}
            onChange={(event) => form.type(event.target.value)}
            onBlur={form.leave}
            maxLength={64}
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            className={`${inputClass} font-mono`}
          />
          <PasteButton label={t('paste')} onText={form.type} />
        </>
      )}
    </Field>
  );
}

function useNote(check: InviterCheck): FieldNote {
  const t = useTexts(membershipTexts);
  switch (check.status) {
    case 'wrong':
      return { kind: 'bad', text: t(check.why) };
    case 'asking':
      return { kind: 'hint', text: t('asking') };
    case 'unknown':
      return { kind: 'bad', text: t('notChecked') };
    case 'found':
      return { kind: 'good', text: t(check.by === 'code' ? 'codeRight' : 'addressRight') };
    case 'unfinished':
      return { kind: 'hint', text: t('hint') };
  }
}
