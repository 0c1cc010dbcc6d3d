import type { Address } from '@vellum/tron/address';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { AddressInput } from '../../shared/ui/address-input.tsx';
import { DeedButton } from './deed-button.tsx';
import { DeedRow } from './deed-row.tsx';
import { ownerTexts } from './texts.ts';

type CoinOrTrxDeedProps = Readonly<{
  title: string;
  text: string;
  used: Parameters<typeof DeedButton>[0]['used'];
  /** Null for TRX. */
  onPress: (coin: Address | null) => void;
}>;

/** Something done with one coin; with TRX where none is named. */
export function CoinOrTrxDeed({ title, text, used, onPress }: CoinOrTrxDeedProps): ReactNode {
  const t = useTexts(ownerTexts);
  const [typed, setTyped] = useState('');
  const [coin, setCoin] = useState<Address | null>(null);
  return (
    <DeedRow title={title} text={text}>
      <AddressInput
        label={t('coinOrNothing')}
        text={typed}
        onChange={(next, found) => {
          setTyped(next);
          setCoin(found);
        }}
      />
      <DeedButton
        used={used}
        missing={typed !== '' && coin === null ? 'enterAddress' : null}
        onPress={() => onPress(coin)}
      />
    </DeedRow>
  );
}
