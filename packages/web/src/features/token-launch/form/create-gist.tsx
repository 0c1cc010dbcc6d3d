import type { LaunchForm } from '@vellum/api/token-launch/launch-form';
import type { ReactNode } from 'react';
import { percentText } from '../../../shared/format/percent.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { AddressFull } from '../../../shared/ui/address/address-full.tsx';
import { count, exact } from './figures.ts';
import { launchFormTexts } from './texts.ts';

type CreateGistProps = Readonly<{
  /** The token and its presale in words. */
  words: string;
  form: LaunchForm;
  symbol: string;
}>;

/** What the contract locks for one receiver: the creator's LP, and every token that is neither sold nor pooled. */
function partOf(hasLp: boolean, hasTokens: boolean) {
  if (hasLp) return hasTokens ? 'createBothTo' : 'createLpTo';
  return hasTokens ? 'createTokensTo' : null;
}

/** What a launch makes: also who gets the part of the creator, and what is sold internally. */
export function CreateGist({ words, form, symbol }: CreateGistProps): ReactNode {
  const t = useTexts(launchFormTexts);
  const { devShare, devLpReceiver, supply, lpSupply } = form;
  const { tradeSupply, tradeShares, tradePrice } = form;
  const tokens = supply - lpSupply - (tradeSupply ?? 0n);
  const part = partOf(devShare > 0, tokens > 0n);
  return (
    <>
      {words}
      {tradeSupply && tradeShares && tradePrice ? (
        <span className="mt-2 block text-14">
          {t('createTrade', {
            shares: count(tradeShares),
            price: exact(tradePrice),
            tokens: exact(tradeSupply / BigInt(tradeShares)),
            symbol,
          })}
        </span>
      ) : null}
      {part !== null && devLpReceiver && (
        <span className="mt-2 grid gap-2 text-14">
          {t(part, { share: percentText(devShare), tokens: exact(tokens), symbol })}
          <AddressFull address={devLpReceiver} />
        </span>
      )}
    </>
  );
}
