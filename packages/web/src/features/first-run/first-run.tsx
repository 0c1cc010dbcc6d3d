import { X } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import { changeLocale } from '../../shared/i18n/active-locale.ts';
import { offeredLocale, writing } from '../../shared/i18n/locale.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { useStored } from '../../shared/state/use-store.ts';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { buttonClass } from '../../shared/ui/buttons/button-class.ts';
import { IconButton } from '../../shared/ui/buttons/icon-button.tsx';
import { TestFundsStamp } from '../../shared/ui/states/test-funds-stamp.tsx';
import { lastWallet } from '../../shared/wallet/last-wallet.ts';
import { firstRunTexts } from './texts.ts';
import { Tour } from './tour.tsx';
import { startTour, useTourStep } from './tour-state.ts';
import { useIsWelcomed, welcomeSeen } from './welcome-state.ts';

/** On the first page: the tour while it is taken, else the welcome of who has not been here before. */
export function FirstRun(): ReactNode {
  return useTourStep() === null ? <WelcomeSlip /> : <Tour />;
}

/**
 * The welcome: it lies at the end of the page and stays in sight above the navigation, so that it moves
 * nothing and everything beside it can be pressed. Whoever connects a wallet has found the way already.
 */
function WelcomeSlip(): ReactNode {
  const isWelcomed = useIsWelcomed();
  const wallet = useStored(lastWallet);
  useEffect(() => {
    if (wallet !== null) welcomeSeen();
  }, [wallet]);
  return isWelcomed && <Slip />;
}

function Slip(): ReactNode {
  const t = useTexts(firstRunTexts);
  const tour = () => {
    welcomeSeen();
    startTour();
  };
  return (
    <section
      aria-label={t('slipTitle')}
      data-at-foot
      className="pop sticky bottom-[calc(72px+env(safe-area-inset-bottom))] z-10 mx-2 mt-2 mb-2 rounded-card border border-line-soft bg-surface shadow-2"
    >
      <div className="m-2 rounded-control border border-dashed border-rule p-2 pt-1">
        <div className="flex items-center gap-2">
          <TestFundsStamp text={t('testFunds')} />
          <h2 className="title min-w-0 flex-1 truncate text-18">{t('slipTitle')}</h2>
          <IconButton
            of={X}
            size={20}
            label={t('dismiss')}
            className="-mr-2"
            onClick={welcomeSeen}
          />
        </div>
        <LanguageOffer />
        <p className="text-14 text-ink-2">{t('slipText')}</p>
        <div className="mt-2 grid grid-cols-2 gap-2">
          <Link
            to={`${paths.market}?new=1`}
            onClick={welcomeSeen}
            className={buttonClass('primary', 'small')}
          >
            {t('firstCard')}
          </Link>
          <Button kind="secondary" size="small" onClick={tour}>
            {t('tour')}
          </Button>
        </div>
      </div>
    </section>
  );
}

/** One line in the language that the browser asks for, as long as none was chosen. */
function LanguageOffer(): ReactNode {
  const t = useTexts(firstRunTexts);
  const locale = useLocale();
  const offered = offeredLocale(navigator.languages);
  if (offered === null || offered === locale) return null;
  return (
    <button
      type="button"
      lang={writing[offered].html}
      // Whose texts do not come stays with those that are there, and can press again.
      onClick={() => void changeLocale(offered).catch(() => {})}
      className="min-h-11 text-14 font-strong text-primary underline underline-offset-3"
    >
      {t('inChinese')}
    </button>
  );
}
