import type { ReactNode } from 'react';
import { amountText } from '../../../shared/format/amount.ts';
import { countText } from '../../../shared/format/count-text.ts';
import { useLocale } from '../../../shared/i18n/use-locale.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { Dot } from '../../../shared/ui/dot.tsx';
import { Section } from '../../../shared/ui/lists/section.tsx';
import type { PublicDraw, Series } from '../box-queries.ts';
import { oddsTexts, sentences } from '../figures.ts';
import { boxTexts } from '../texts.ts';
import { fitOf } from './draw-fit.ts';
import type { Verification } from './verification.ts';

type DrawnOddsProps = Readonly<{
  draw: PublicDraw;
  result: Verification;
  coin: Series['prizeCoin'];
}>;

/** What the sold boxes held beside what the odds promised. */
export function DrawnOdds({ draw, result, coin }: DrawnOddsProps): ReactNode {
  const t = useTexts(boxTexts);
  const { tiers } = result.check;
  const stated = oddsTexts(tiers.map(({ count }) => count));
  const drawn = oddsTexts(tiers.map(({ observed }) => observed));
  const widest = Math.max(
    ...tiers.map(({ count, observed }) => Math.max(count / draw.total, observed / draw.sold)),
  );
  return (
    <Section title={t('drawnTitle')}>
      <div className="px-4">
        <p className="flex gap-5 text-14 text-ink-2">
          <Legend look="bg-primary">{t('drawn', { n: countText(draw.sold) })}</Legend>
          <Legend look="hatched border border-line [--hatch:var(--line)]">{t('stated')}</Legend>
        </p>
        <ul className="mt-2 grid gap-2">
          {tiers.map(({ count, amount, observed }, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: tiers never change their places.
              key={index}
            >
              <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-14">
                <span>{`${amountText(amount, coin.decimals).short} ${coin.symbol}`}</span>
                <span className="text-ink-2">
                  <b className="font-strong text-ink">{countText(observed)}</b>{' '}
                  {t('ofExpected', { n: expectedText(count, draw) })}
                  <Dot />
                  {`${drawn[index]} / ${stated[index]}`}
                </span>
              </div>
              <Bars stated={count / draw.total / widest} drawn={observed / draw.sold / widest} />
            </li>
          ))}
        </ul>
        <Fit draw={draw} result={result} />
      </div>
    </Section>
  );
}

function Legend({ look, children }: Readonly<{ look: string; children: ReactNode }>): ReactNode {
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden className={`size-3 ${look}`} />
      {children}
    </span>
  );
}

function Bars({ stated, drawn }: Readonly<{ stated: number; drawn: number }>): ReactNode {
  return (
    <div aria-hidden className="relative mt-1 h-4">
      <div
        className="hatched absolute inset-y-0 left-0 border border-line [--hatch:var(--line)]"
        style={{ width: `${stated * 100}%` }}
      />
      <div
        className="absolute inset-y-[3px] left-0 bg-primary"
        style={{ width: `${drawn * 100}%` }}
      />
    </div>
  );
}

/** How usual that is, and what became of boxes that nobody bought. */
function Fit({ draw, result }: Omit<DrawnOddsProps, 'coin'>): ReactNode {
  const t = useTexts(boxTexts);
  const locale = useLocale();
  const unsold = draw.total - draw.sold;
  const fit = fitOf(result.check.tiers.map(({ count, observed }) => ({ count, drawn: observed })));
  return (
    <>
      <p className="mt-4 text-14">
        {unsold === 0 && t('allSold')}
        {unsold > 0 && fit === null && t('tooFew')}
        {fit !== null &&
          sentences(locale, t('strays', { n: fit }), t(fit < 5 ? 'unusual' : 'usual'))}
      </p>
      {unsold > 0 && <p className="mt-1 text-14 text-ink-2">{t('unsoldBoxes', { n: unsold })}</p>}
    </>
  );
}

/** To one decimal, as far as it has one. */
function expectedText(count: number, { sold, total }: PublicDraw): string {
  const tenths = Math.round((count * sold * 10) / total);
  return (tenths / 10).toLocaleString('en-US', { maximumFractionDigits: 1 });
}
