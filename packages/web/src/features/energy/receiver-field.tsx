import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { AddressInput } from '../../shared/ui/address-input.tsx';
import type { FieldNote } from '../../shared/ui/field.tsx';
import { type EnergyText, energyTexts } from './texts.ts';
import type { EnteredReceiver } from './use-receiver.ts';

type ReceiverFieldProps = Readonly<{ receiver: EnteredReceiver; mine: Address | null }>;

const notes = {
  good: 'receiverGood',
  new: 'receiverNew',
  contract: 'receiverContract',
  operator: 'receiverOperator',
} as const satisfies Record<string, EnergyText>;

/** Whom the energy is for, and whether it can use it. */
export function ReceiverField({ receiver, mine }: ReceiverFieldProps): ReactNode {
  const t = useTexts(energyTexts);
  const { text, enter, address, standing } = receiver;
  const note: FieldNote | undefined =
    address && standing
      ? { kind: standing === 'good' ? 'good' : 'bad', text: t(notes[standing]) }
      : undefined;
  const isMine = mine !== null && address === mine;
  return (
    <div className="grid gap-1">
      <AddressInput label={t('forAddress')} text={text} onChange={enter} note={note} />
      {mine !== null && !isMine && (
        <button
          type="button"
          onClick={() => enter(mine, mine)}
          className="min-h-11 justify-self-start text-14 text-primary underline underline-offset-3"
        >
          {t('useMine')}
        </button>
      )}
    </div>
  );
}
