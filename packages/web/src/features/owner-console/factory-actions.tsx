import { tokenFactory } from '@vellum/contracts/token-launch';
import type { Address } from '@vellum/tron/address';
import { COIN_DECIMALS } from '@vellum/tron/amount';
import { type ReactNode, useState } from 'react';
import { useChainRead } from '../../shared/chain/use-chain-read.ts';
import { trxCoin } from '../../shared/coins/coin.ts';
import { exactSentence } from '../../shared/coins/coin-amount.tsx';
import { AddressInput } from '../../shared/contacts/address-input.tsx';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { AmountInput } from '../../shared/ui/fields/amount-input.tsx';
import { noFields } from './owner-act.ts';
import { OwnerActionRow } from './owner-action-row.tsx';
import { ReviewButton } from './review-button.tsx';
import { ownerTexts } from './texts.ts';
import type { OwnerActions } from './use-owner-actions.tsx';

type FactoryActionsProps = Readonly<{ at: Address; actions: OwnerActions }>;

/** What the owner of the token factory can do. */
export function FactoryActions({ at, actions }: FactoryActionsProps): ReactNode {
  const t = useTexts(ownerTexts);
  const { data } = useChainRead(['owner', 'factory'], async (chain) => ({
    isEnabled: await chain.read(at, tokenFactory.isEnabled()),
    fee: await chain.read(at, tokenFactory.creationFee()),
  }));
  const { act } = actions;
  const what = t('tokenFactory');
  if (!data) return null;
  const next = data.isEnabled ? 'switchOff' : 'switchOn';
  return (
    <>
      <OwnerActionRow title={t(next)} text={t(data.isEnabled ? 'switchOffText' : 'switchOnText')}>
        <ReviewButton
          used={act}
          onPress={() =>
            act.begin({
              ...{ ...noFields, contract: at, deed: 'setEnabled', what },
              ...{ enabled: !data.isEnabled, value: t(data.isEnabled ? 'off' : 'on') },
            })
          }
        />
      </OwnerActionRow>
      <FeeForm at={at} actions={actions} fee={data.fee} />
      <SweepForm at={at} actions={actions} />
    </>
  );
}

function FeeForm({ at, actions, fee }: FactoryActionsProps & Readonly<{ fee: bigint }>): ReactNode {
  const t = useTexts(ownerTexts);
  const [amount, setAmount] = useState<bigint | null>(null);
  const begin = () => {
    if (amount === null) return;
    actions.act.begin({
      ...{ ...noFields, contract: at, deed: 'setCreationFee', what: t('tokenFactory') },
      ...{ amount: amount.toString(), value: exactSentence(amount, trxCoin) },
    });
  };
  return (
    <OwnerActionRow
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
      <ReviewButton
        used={actions.act}
        missing={amount === null ? 'enterAmount' : null}
        onPress={begin}
      />
    </OwnerActionRow>
  );
}

function SweepForm({ at, actions: { act } }: FactoryActionsProps): ReactNode {
  const t = useTexts(ownerTexts);
  const what = t('tokenFactory');
  return (
    <CoinOrTrxForm
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

type CoinOrTrxFormProps = Readonly<{
  title: string;
  text: string;
  used: Parameters<typeof ReviewButton>[0]['used'];
  /** Null for TRX. */
  onPress: (coin: Address | null) => void;
}>;

/** Something done with one coin; with TRX where none is named. */
export function CoinOrTrxForm({ title, text, used, onPress }: CoinOrTrxFormProps): ReactNode {
  const t = useTexts(ownerTexts);
  const [typed, setTyped] = useState('');
  const [coin, setCoin] = useState<Address | null>(null);
  return (
    <OwnerActionRow title={title} text={text}>
      <AddressInput
        label={t('coinOrNothing')}
        text={typed}
        onChange={(next, found) => {
          setTyped(next);
          setCoin(found);
        }}
      />
      <ReviewButton
        used={used}
        missing={typed !== '' && coin === null ? 'enterAddress' : null}
        onPress={() => onPress(coin)}
      />
    </OwnerActionRow>
  );
}
