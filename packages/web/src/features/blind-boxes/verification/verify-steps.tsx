import { ArrowRight, Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { amountText } from '../../../shared/format/amount.ts';
import { countText } from '../../../shared/format/count-text.ts';
import { dateText } from '../../../shared/format/date.ts';
import { useLocale } from '../../../shared/i18n/use-locale.ts';
import { type Translate, useTexts } from '../../../shared/i18n/use-texts.ts';
import { HashText } from '../../../shared/ui/address/hash-text.tsx';
import { Icon } from '../../../shared/ui/art/icon.tsx';
import type { PublicDraw, Series } from '../box-queries.ts';
import { boxNumber } from '../figures.ts';
import { type BoxText, boxTexts } from '../texts.ts';
import { placeOf, type Verification } from './verification.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A span of milliseconds by its largest part, cut off: `8 min`. A begun second counts whole. */
function spanText(milliseconds: number, t: Translate<BoxText>): string {
  if (milliseconds >= HOUR) return t('spanHours', { n: Math.floor(milliseconds / HOUR) });
  if (milliseconds >= MINUTE) return t('spanMinutes', { n: Math.floor(milliseconds / MINUTE) });
  return t('spanSeconds', { n: Math.max(0, Math.ceil(milliseconds / 1000)) });
}

type VerifyStepsProps = Readonly<{
  draw: PublicDraw;
  result: Verification;
  coin: Series['prizeCoin'];
  box: string;
}>;

/** Commitment, block, seed, places: each with what it is made of. */
export function VerifySteps({ draw, result, coin, box }: VerifyStepsProps): ReactNode {
  const t = useTexts(boxTexts);
  const locale = useLocale();
  const { created, captured, revealed } = draw.steps;
  const made = { day: dateText(created.at, locale), block: countText(created.block) };
  const before = captured && revealed ? spanText(revealed.at - captured.at, t) : '';
  return (
    <ol className="px-4">
      <Step right={result.secret} title={t('stepSecretFits')}>
        <Word label={t('secretLabel')} hex={draw.secret} />
        <Word label={t('commitFrom', made)} hex={draw.commit} />
      </Step>
      <Step right={result.block} title={t('stepBlockFixed')}>
        <Word
          label={t('blockFrom', { block: countText(draw.revealBlock ?? 0), before })}
          hex={draw.blockHash}
        />
      </Step>
      <Step right={result.seed} title={t('stepSeed')}>
        <Word hex={draw.seed} />
      </Step>
      <Step right={result.places} title={t('stepPlaces')} last>
        <Way draw={draw} result={result} coin={coin} box={box} />
      </Step>
    </ol>
  );
}

type StepProps = Readonly<{ right: boolean; title: string; last?: boolean; children: ReactNode }>;

function Step({ right, title, last = false, children }: StepProps): ReactNode {
  const t = useTexts(boxTexts);
  return (
    <li className={`relative pl-9 ${last ? '' : 'pb-6'}`}>
      {!last && (
        <span
          aria-hidden
          className={`absolute top-6 bottom-0 left-[11px] w-0.5 ${right ? 'bg-primary' : 'bg-line-soft'}`}
        />
      )}
      <span
        className={`absolute top-0.5 left-0 grid size-6 place-items-center rounded-full ${right ? 'bg-primary text-on-primary' : 'bg-down text-bg'}`}
      >
        <Icon of={right ? Check : X} size={16} />
        <span className="sr-only">{t(right ? 'right' : 'wrong')}</span>
      </span>
      <h3 className="font-strong text-balance">{title}</h3>
      <div className="grid gap-2">{children}</div>
    </li>
  );
}

function Word({ label, hex }: Readonly<{ label?: string; hex: string | null }>): ReactNode {
  return (
    <div>
      {label && <p className="text-14 text-ink-2">{label}</p>}
      {hex && <HashText hex={hex} />}
    </div>
  );
}

/** Box, place, prize. Without a box of its own the first one shows the way. */
function Way({ draw, result, coin, box }: VerifyStepsProps): ReactNode {
  const t = useTexts(boxTexts);
  const number = box === '' ? 0 : Number(box);
  const place = placeOf(draw, result, number);
  if (!place) return null;
  const prize = `${amountText(place.amount, coin.decimals).short}\u00a0${coin.symbol}`;
  return (
    <>
      <p className="mt-1 flex flex-wrap items-center gap-x-1 gap-y-2 text-13 font-strong">
        <span className="rounded-mark bg-surface-2 px-2 py-0.5">
          {t('wayBox', { box: boxNumber(number) })}
        </span>
        <Onward look="bg-primary-soft text-on-primary-soft">
          {t('wayPlace', { place: countText(place.prize) })}
        </Onward>
        <Onward look="bg-accent-soft text-on-accent-soft">
          {t('wayPrize', { first: countText(place.first), last: countText(place.last), prize })}
        </Onward>
      </p>
      <p className="text-14 text-ink-2">
        {t('paidAsDrawn', { n: countText(result.check.checkedBoxes) })}
      </p>
    </>
  );
}

/** The next place on the way; its arrow goes with it to the next line. */
function Onward({ look, children }: Readonly<{ look: string; children: ReactNode }>): ReactNode {
  return (
    <span className="flex items-center gap-1">
      <Icon of={ArrowRight} size={14} className="text-ink-2" />
      <span className={`rounded-mark px-2 py-0.5 ${look}`}>{children}</span>
    </span>
  );
}
