import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { SunAmount } from '../../../shared/cards/sun-amount.tsx';
import { CoinAmount } from '../../../shared/coins/coin-amount.tsx';
import { useBalance } from '../../../shared/coins/use-balance.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { buttonClass } from '../../../shared/ui/button-class.ts';
import { FootBar } from '../../../shared/ui/foot-bar.tsx';
import { addressOf } from '../../../shared/wallet/connection.ts';
import { useWallet } from '../../../shared/wallet/wallet.ts';
import { nextStep } from './next-step.ts';
import type { TokenDetail } from './token-queries.ts';
import { useTexts } from './use-texts.ts';

/** What I hold, or what a share costs, and the one way on from here. */
export function TokenBar({ token }: Readonly<{ token: TokenDetail }>): ReactNode {
  const t = useTexts();
  const owner = addressOf(useWallet().connection);
  const held = useBalance(owner, token.tokenAddress);
  const step = nextStep(token);
  return (
    <FootBar className="flex items-center gap-4">
      <div className="min-w-0 flex-1">
        {token.stage === 'launched' && held !== undefined ? (
          <>
            <p className="text-13 text-ink-2">{t('iHold')}</p>
            <CoinAmount amount={held} coin={{ symbol: token.tokenSymbol, decimals: 6 }} />
          </>
        ) : (
          <>
            <p className="text-13 text-ink-2">{t('sharePrice')}</p>
            <SunAmount sun={token.sharePrice} />
          </>
        )}
      </div>
      <div className="w-1/2 flex-none">
        <Link to={`${paths[step.page]}?token=${token.tokenAddress}`} className={buttonClass()}>
          {t(`step_${step.name}`)}
        </Link>
      </div>
    </FootBar>
  );
}
