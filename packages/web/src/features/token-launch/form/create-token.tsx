import type { LaunchForm } from '@vellum/api/token-launch/launch-form';
import { NAME_LENGTH } from '@vellum/api/token-launch/launch-limits';
import { launchPlan } from '@vellum/api/token-launch/launch-plan';
import { paths as wire } from '@vellum/api/wire/paths';
import { tokenFactory } from '@vellum/contracts/token-launch';
import { toHexAddress } from '@vellum/tron/address';
import { COIN_DECIMALS, formatAmount } from '@vellum/tron/amount';
import { getAccount } from '@vellum/tron/client/accounts';
import type { ReactNode } from 'react';
import { shownName } from '../../../shared/coins/coin.ts';
import { dateTimeText } from '../../../shared/format/date.ts';
import { percentText } from '../../../shared/format/percent.ts';
import { activeLocale } from '../../../shared/i18n/active-locale.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { definePaidAction } from '../../../shared/paid-action/paid-action.ts';
import { trx } from '../../../shared/paid-action/trx.ts';
import { callSignedIn } from '../../../shared/session/call-signed-in.ts';
import { AddressFull } from '../../../shared/ui/address/address-full.tsx';
import { type CreateParams, formIn } from './create-params.ts';
import { count, exact } from './figures.ts';
import { type LaunchFormText, launchFormTexts } from './texts.ts';

type Quote = Readonly<{ creationFee: string }>;

const coins = (amount: bigint) => formatAmount(amount, COIN_DECIMALS, { grouping: true });

/** Makes a token with its presale and its internal trade, in one transaction. */
export const createToken = definePaidAction<CreateParams, Quote, LaunchFormText>({
  key: 'token-launch.create',
  texts: launchFormTexts,
  lock: ({ name, symbol }) => `token-launch.create:${name}:${symbol}`,
  needs: ['wallet', 'network', 'active'],
  check: async ({ fee }, { account, chain }) => {
    const [enabled, asked, holder] = await Promise.all([
      chain.read('tokenFactory', tokenFactory.isEnabled()),
      chain.read('tokenFactory', tokenFactory.creationFee()),
      getAccount(chain.client, toHexAddress(account)),
    ]);
    if (!enabled) return { code: 'FACTORY_DISABLED' };
    if (asked !== BigInt(fee)) return { code: 'PRICE_CHANGED' };
    return (holder?.balance ?? 0n) < asked ? { code: 'INSUFFICIENT_TRX' } : null;
  },
  summary: ({ params, orderId, t }) => {
    const form = formIn(params);
    const { startTime, endTime } = form;
    const name = shownName(form.name, NAME_LENGTH);
    const symbol = shownName(form.symbol);
    const locale = activeLocale();
    return {
      review: t('createReview'),
      doing: t('createDoing', { symbol }),
      done: t('createDone', { name }),
      undone: t('createUndone'),
      give: [trx(BigInt(params.fee))],
      get: (
        <CreateGist
          words={t('createGet', {
            name,
            symbol,
            supply: coins(form.supply),
            shares: coins(BigInt(form.shares) * 1_000_000n),
            price: coins(form.hardCap / BigInt(form.shares)),
            softCap: coins(form.softCap),
            start: dateTimeText(startTime, locale),
            end: dateTimeText(endTime, locale),
          })}
          form={form}
          symbol={symbol}
        />
      ),
      canFail: t('createCanFail', { start: dateTimeText(startTime, locale) }),
      warnings: [t('createPermanent'), t('createSeen')],
      smallPrint: t('createSmall'),
      ...(orderId && {
        next: { label: t('createSee'), to: `${paths.tokens}?order=${orderId}` },
      }),
    };
  },
  before: (params) => callSignedIn(wire.tokenLaunch.prepareCreation, formIn(params)),
  call: (params, _order, { account, chain }) => ({
    contract: chain.contract('tokenFactory'),
    call: tokenFactory.create(launchPlan(formIn(params), account), BigInt(params.fee)),
  }),
  after: wire.tokenLaunch.confirmCreation,
  invalidate: () => [['token-launch'], ['chain', 'balance']],
  failure: 'CREATE_ERROR',
});

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
function CreateGist({ words, form, symbol }: CreateGistProps): ReactNode {
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
