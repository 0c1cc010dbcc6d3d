import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { writing } from '../../shared/i18n/locale.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { saveFile } from '../../shared/ui/save-file.ts';
import type { PublicDraw, Series } from './box-queries.ts';
import { useSeriesName } from './series-name.ts';
import { boxTexts } from './texts.ts';
import { type VerifierWords, verifierFile } from './verifier-file.ts';

type SaveVerifierProps = Readonly<{ draw: PublicDraw; coin: Series['prizeCoin'] }>;

/** Data and program of this draw as one page: it goes on working whatever becomes of us. */
export function SaveVerifier({ draw, coin }: SaveVerifierProps): ReactNode {
  const t = useTexts(boxTexts);
  const locale = useLocale();
  const words = useWords(draw, coin);
  return (
    <div className="mt-8 px-4">
      <Button
        kind="secondary"
        onClick={() =>
          save(
            verifierFile(draw, words, writing[locale].html),
            `vellum-boxes-${draw.seriesId}.html`,
          )
        }
      >
        <Icon of={Download} size={20} />
        {t('saveVerifier')}
      </Button>
    </div>
  );
}

function useWords(draw: PublicDraw, { symbol, decimals }: Series['prizeCoin']): VerifierWords {
  const t = useTexts(boxTexts);
  const name = useSeriesName();
  return {
    title: name(draw.seriesId),
    intro: t('verifyIntro'),
    right: t('fileRight'),
    wrong: t('doesNotFit'),
    secret: t('stepSecretFits'),
    seed: t('stepSeed'),
    places: t('stepPlaces'),
    box: t('box'),
    prize: t('prize'),
    drawn: t('fileDrawn'),
    expected: t('fileExpected'),
    symbol,
    decimals,
  };
}

function save(text: string, name: string): void {
  saveFile(new Blob([text], { type: 'text/html' }), name);
}
