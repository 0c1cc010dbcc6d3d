import { liquidityHelper } from '@vellum/contracts/liquidity';
import { fromHexAddress, type HexAddress } from '@vellum/tron/address';
import { type ReactNode, useState } from 'react';
import { useChainRead } from '../../shared/chain/use-chain-read.ts';
import { percentText } from '../../shared/format/percent.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { AmountInput } from '../../shared/ui/amount-input.tsx';
import { CoinOrTrxDeed } from './coin-or-trx-deed.tsx';
import { DeedButton } from './deed-button.tsx';
import { DeedRow } from './deed-row.tsx';
import { ownerTexts } from './texts.ts';
import type { Deeds } from './use-deeds.tsx';

/** Basis points have two decimals as a percentage. */
const PERCENT_DECIMALS = 2;
const TRX = fromHexAddress('410000000000000000000000000000000000000000' as HexAddress);

/** What the owner of the liquidity helper can do. */
export function HelperDeeds({ deeds: { helper } }: Readonly<{ deeds: Deeds }>): ReactNode {
  const t = useTexts(ownerTexts);
  const [bps, setBps] = useState<bigint | null>(null);
  const { data: now } = useChainRead(['owner', 'slippage'], (chain) =>
    chain.read('liquidityHelper', liquidityHelper.slippage()),
  );
  const slippage = now === undefined ? '…' : percentText(Number(now));
  return (
    <>
      <DeedRow title={t('helper_slippage')} text={t('slippageNow', { value: slippage })}>
        <AmountInput
          label={t('newSlippage')}
          value={bps}
          onChange={setBps}
          decimals={PERCENT_DECIMALS}
          unit="%"
        />
        <DeedButton
          used={helper}
          missing={bps === null ? 'enterAmount' : null}
          onPress={() =>
            helper.begin({ bps: Number(bps), coin: null, value: percentText(Number(bps)) })
          }
        />
      </DeedRow>
      <CoinOrTrxDeed
        title={t('helper_withdraw')}
        text={t('strayText')}
        used={helper}
        onPress={(coin) => helper.begin({ bps: null, coin: coin ?? TRX, value: coin ?? 'TRX' })}
      />
    </>
  );
}
