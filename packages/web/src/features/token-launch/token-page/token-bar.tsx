import { COIN_DECIMALS } from '@vellum/tron/amount';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { SunAmount } from '../../../shared/cards/sun-amount.tsx';
import { CoinAmount } from '../../../shared/coins/coin-amount.tsx';
import { useBalance } from '../../../shared/coins/use-balance.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import type { TokenDetail } from '../../../shared/launch/launch-queries.ts';
import { Price } from '../../../shared/launch/price.tsx';
import { paths } from '../../../shared/navigation/paths.ts';
import { swapPath } from '../../../shared/navigation/swap-path.ts';
import { buttonClass } from '../../../shared/ui/buttons/button-class.ts';
import { FootBar } from '../../../shared/ui/buttons/foot-bar.tsx';
import { addressOf } from '../../../shared/wallet/connection.ts';
import { useWallet } from '../../../shared/wallet/wallet.ts';
import { tokenPageTexts } from './texts.ts';

/** What I hold, or what a share costs, and the one way on from here. */
export function TokenBar({ token }: Readonly<{ token: TokenDetail }>): ReactNode {
  const t = useTexts(tokenPageTexts);
  const owner = addressOf(useWallet().connection);
  const held = useBalance(owner, token.tokenAddress);
  const step = nextStep(token);
  const way = `${paths[step.page]}?token=${token.tokenAddress}`;
  const name = t(`step_${step.name}`);
  if (token.stage === 'launched') {
    return (
      <FootBar>
        <div className="flex items-center justify-between gap-4 pb-2">
          <div className="min-w-0">
            <Worth token={token} held={held} />
          </div>
          <Link to={way} className={buttonClass('ghost', 'small')}>
            {name}
          </Link>
        </div>
        <div className="grid grid-cols-2 gap-3">
          <Link to={swapPath({ pay: token.tokenAddress })} className={buttonClass('secondary')}>
            {t('sell')}
          </Link>
          <Link to={swapPath({ receive: token.tokenAddress })} className={buttonClass()}>
            {t('buy')}
          </Link>
        </div>
      </FootBar>
    );
  }
  return (
    <FootBar className="flex items-center gap-4">
      <div className="min-w-0 flex-1">
        <Worth token={token} held={held} />
      </div>
      <div className="w-1/2 flex-none">
        <Link to={way} className={buttonClass()}>
          {name}
        </Link>
      </div>
    </FootBar>
  );
}

type WorthProps = Readonly<{ token: TokenDetail; held: bigint | undefined }>;

function Worth({ token, held }: WorthProps): ReactNode {
  const t = useTexts(tokenPageTexts);
  const { stage, price, sharePrice, tokenSymbol: symbol } = token;
  if (stage !== 'launched' || price === null) {
    const name = t(stage === 'failed' ? 'sharePriceWas' : 'sharePrice');
    return <Line name={name} value={<SunAmount sun={sharePrice} />} />;
  }
  if (held === undefined) return <Line name={t('price')} value={<Price price={price} />} />;
  const coin = { symbol, decimals: COIN_DECIMALS };
  return <Line name={t('iHold')} value={<CoinAmount amount={held} coin={coin} />} />;
}

function Line({ name, value }: Readonly<{ name: string; value: ReactNode }>): ReactNode {
  return (
    <>
      <p className="text-13 text-ink-2">{name}</p>
      <p>{value}</p>
    </>
  );
}

type Step = Readonly<{
  page: 'presale' | 'trade';
  name: 'watch' | 'buy' | 'launch' | 'refund' | 'trade' | 'claim';
}>;

/** The one way on from a token: where something can be bought, claimed or taken back now. */
function nextStep({ stage, trade }: Pick<TokenDetail, 'stage' | 'trade'>): Step {
  switch (stage) {
    case 'notStarted':
      return { page: 'presale', name: 'watch' };
    case 'inProgress':
      return { page: 'presale', name: 'buy' };
    case 'ended':
      return { page: 'presale', name: 'launch' };
    case 'failed':
      return { page: 'presale', name: 'refund' };
    case 'launched':
      return trade === 'open'
        ? { page: 'trade', name: 'trade' }
        : { page: 'presale', name: 'claim' };
  }
}
