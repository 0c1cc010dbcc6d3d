import { tokenFactory } from '@vellum/contracts/token-launch';
import type { Address } from '@vellum/tron/address';
import { COIN_DECIMALS } from '@vellum/tron/amount';
import { type ReactNode, useState } from 'react';
import { useChainRead } from '../../shared/chain/use-chain-read.ts';
import { trxCoin } from '../../shared/coins/coin.ts';
import { exactSentence } from '../../shared/coins/coin-amount.tsx';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { AddressInput } from '../../shared/ui/address/address-input.tsx';
import { AmountInput } from '../../shared/ui/fields/amount-input.tsx';
import { DeedButton } from './deed-button.tsx';
import { DeedRow } from './deed-row.tsx';
import { noFields } from './owner-act.ts';
import { ownerTexts } from './texts.ts';
import type { Deeds } from './use-deeds.tsx';

type FactoryDeedsProps = Readonly<{ at: Address; deeds: Deeds }>;

/** What the owner of the token factory can do. */
export function FactoryDeeds({ at, deeds }: FactoryDeedsProps): ReactNode {
  const t = useTexts(ownerTexts);
  const { data } = useChainRead(['owner', 'factory'], async (chain) => ({
    isEnabled: await chain.read(at, tokenFactory.isEnabled()),
    fee: await chain.read(at, tokenFactory.creationFee()),
  }));
  const { act } = deeds;
  const what = t('tokenFactory');
  if (!data) return null;
  const next = data.isEnabled ? 'switchOff' : 'switchOn';
  return (
    <>
      <DeedRow title={t(next)} text={t(data.isEnabled ? 'switchOffText' : 'switchOnText')}>
        <DeedButton
          used={act}
          onPress={() =>
            act.begin({
              ...{ ...noFields, contract: at, deed: 'setEnabled', what },
              ...{ enabled: !data.isEnabled, value: t(data.isEnabled ? 'off' : 'on') },
            })
          }
        />
      </DeedRow>
      <FeeDeed at={at} deeds={deeds} fee={data.fee} />
      <SweepDeed at={at} deeds={deeds} />
    </>
  );
}

function FeeDeed({ at, deeds, fee }: FactoryDeedsProps & Readonly<{ fee: bigint }>): ReactNode {
  const t = useTexts(ownerTexts);
  const [amount, setAmount] = useState<bigint | null>(null);
  const begin = () => {
    if (amount === null) return;
    deeds.act.begin({
      ...{ ...noFields, contract: at, deed: 'setCreationFee', what: t('tokenFactory') },
      ...{ amount: amount.toString(), value: exactSentence(amount, trxCoin) },
    });
  };
  return (
    <DeedRow
      title={t('deed_setCreationFee')}
      text={t('feeNow', { fee: exactSentence(fee, trxCoin) })}
    >
      <AmountInput
        label={t('newFee')}
        value={amount}
        onChange={setAmount}
        decimals={COIN_DECIMALS}
        unit={trxCoin.symbol}
      />
      <DeedButton
        used={deeds.act}
        missing={amount === null ? 'enterAmount' : null}
        onPress={begin}
      />
    </DeedRow>
  );
}

function SweepDeed({ at, deeds: { act } }: FactoryDeedsProps): ReactNode {
  const t = useTexts(ownerTexts);
  const what = t('tokenFactory');
  return (
    <CoinOrTrxDeed
      title={t('deed_sweep')}
      text={t('sweepText')}
      used={act}
      onPress={(coin) =>
        act.begin(
          coin === null
            ? { ...noFields, contract: at, deed: 'sweep', what }
            : { ...noFields, contract: at, deed: 'sweepCoin', what, coin, value: coin },
        )
      }
    />
  );
}

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
