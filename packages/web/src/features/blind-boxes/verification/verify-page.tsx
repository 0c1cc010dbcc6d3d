import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { Icon } from '../../../shared/ui/art/icon.tsx';
import { buttonClass } from '../../../shared/ui/buttons/button-class.ts';
import { Field, inputClass } from '../../../shared/ui/fields/field.tsx';
import { EmptyState } from '../../../shared/ui/states/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/states/error-state.tsx';
import { PageSkeleton } from '../../../shared/ui/states/skeleton.tsx';
import { drawQuery, revealedSeriesQuery, seriesQuery } from '../box-queries.ts';
import { boxNumber } from '../figures.ts';
import { seriesIn, useSeriesName } from '../series-name.ts';
import { boxTexts } from '../texts.ts';
import { VerifyResult } from './verify-result.tsx';

/** Computes a draw again from what is public, in this browser; without a network once it is loaded. */
export function VerifyPage(): ReactNode {
  const t = useTexts(boxTexts);
  const name = useSeriesName();
  const [search, setSearch] = useSearchParams();
  const { data: revealed, isError, refetch } = useQuery(revealedSeriesQuery);
  const asked = seriesIn(search);
  const known = revealed?.list.map(({ seriesId }) => seriesId) ?? [];
  const seriesId = asked ?? known[0] ?? null;
  const choices = [...new Set([...(seriesId === null ? [] : [seriesId]), ...known])];
  if (seriesId === null && isError) {
    return (
      <ErrorState title={t('failedTitle')} text={t('failedText')} retry={() => void refetch()} />
    );
  }
  if (seriesId === null) return revealed ? <NothingDrawn /> : <PageSkeleton />;
  const box = search.get('box') ?? '';
  const go = (series: string, number: string) =>
    setSearch(
      { series, ...(number !== '' && { box: String(Number(number)) }) },
      { replace: true, preventScrollReset: true },
    );
  return (
    <>
      <p className="px-4 pt-2 text-14 text-ink-2">{t('verifyIntro')}</p>
      <VerifyForm
        series={choices.map((id) => ({ id, label: name(id) }))}
        seriesId={seriesId}
        box={box === '' ? '' : boxNumber(box)}
        onSeries={(id) => go(id, '')}
        onBox={(number) => go(seriesId, number)}
      />
      <Draw key={seriesId} seriesId={seriesId} box={box} />
    </>
  );
}

type DrawProps = Readonly<{ seriesId: string; box: string }>;

function Draw({ seriesId, box }: DrawProps): ReactNode {
  const t = useTexts(boxTexts);
  const draw = useQuery(drawQuery(seriesId));
  const series = useQuery(seriesQuery(seriesId));
  if (draw.data && series.data) {
    return <VerifyResult draw={draw.data} coin={series.data.prizeCoin} box={box} />;
  }
  if (!draw.isError && !series.isError) return <PageSkeleton />;
  const retry = () => {
    void draw.refetch();
    void series.refetch();
  };
  return <ErrorState title={t('failedTitle')} text={t('failedText')} retry={retry} />;
}

function NothingDrawn(): ReactNode {
  const t = useTexts(boxTexts);
  return (
    <EmptyState
      title={t('nothingDrawn')}
      text={t('nothingDrawnText')}
      action={
        <Link to={paths.boxes} className={buttonClass()}>
          {t('allSeries')}
        </Link>
      }
    />
  );
}

type VerifyFormProps = Readonly<{
  series: readonly Readonly<{ id: string; label: string }>[];
  seriesId: string;
  box: string;
  onSeries: (id: string) => void;
  onBox: (number: string) => void;
}>;

/** Which series, and which box of it. */
function VerifyForm({ series, seriesId, box, onSeries, onBox }: VerifyFormProps): ReactNode {
  const t = useTexts(boxTexts);
  const [typed, setTyped] = useState(box);
  // Another box may come by a link while the page stands.
  useEffect(() => setTyped(box), [box]);
  return (
    <div className="grid grid-cols-[1fr_120px] gap-3 px-4 pt-3">
      <Field label={t('series')}>
        {(links) => (
          <>
            <select
              {...links}
              value={seriesId}
              onChange={({ target }) => onSeries(target.value)}
              className={`${inputClass} appearance-none`}
            >
              {series.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </select>
            <Icon of={ChevronDown} size={20} className="pointer-events-none mr-2 text-primary" />
          </>
        )}
      </Field>
      <Field label={t('box')}>
        {(links) => (
          <input
            {...links}
            inputMode="numeric"
            placeholder={t('all')}
            value={typed}
            onChange={({ target }) => {
              const digits = target.value.replace(/\D/g, '').slice(0, 6);
              setTyped(digits);
              onBox(digits);
            }}
            onBlur={() => setTyped(box)}
            className={`${inputClass} font-mono placeholder:font-sans`}
          />
        )}
      </Field>
    </div>
  );
}
