import { ShieldCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { NodeSource } from '../../../shared/chain/node-source.tsx';
import { amountText } from '../../../shared/format/amount.ts';
import { countText } from '../../../shared/format/count-text.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { Notice } from '../../../shared/ui/states/notice.tsx';
import type { PublicDraw, Series } from '../box-queries.ts';
import { boxNumber } from '../figures.ts';
import { boxTexts } from '../texts.ts';
import { type ChainDraw, differences, placeOf, type Verification } from './verification.ts';

type VerdictProps = Readonly<{
  draw: PublicDraw;
  result: Verification | null;
  chain: ChainDraw | null;
  coin: Series['prizeCoin'];
  box: string;
}>;

/** Whether the draw is what it should be, in plain words, and for one box what it holds. */
export function Verdict(props: VerdictProps): ReactNode {
  const t = useTexts(boxTexts);
  const { chain } = props;
  const wrong = useWrong(props);
  const isRight = wrong.length === 0;
  return (
    <div role="status" className="mx-4 mt-4">
      <Notice kind={isRight ? 'good' : 'bad'} icon={isRight ? ShieldCheck : TriangleAlert}>
        <p className="font-strong">
          {isRight ? t(chain ? 'agreesWithChain' : 'fitsTogether') : t('doesNotFit')}
        </p>
        {wrong.map((words) => (
          <p key={words}>{words}</p>
        ))}
        {isRight && <BoxHolds {...props} />}
        {chain && <NodeSource />}
      </Notice>
    </div>
  );
}

function useWrong({ draw, result, chain, coin }: VerdictProps): readonly string[] {
  const t = useTexts(boxTexts);
  if (!result) return [t('notReadable')];
  const { wrongBoxes } = result;
  return [
    ...(result.secret ? [] : [t('wrongSecret')]),
    ...(result.block ? [] : [t('wrongBlock')]),
    ...(result.seed ? [] : [t('wrongSeed')]),
    ...(result.check.tiersFit ? [] : [t('wrongTiers')]),
    ...(wrongBoxes.length === 0
      ? []
      : [
          t('wrongBoxes', {
            n: wrongBoxes.length,
            boxes: wrongBoxes.slice(0, 5).map(boxNumber).join(', '),
          }),
        ]),
    ...(chain ? differences(draw, coin, chain).map((part) => t(`differs_${part}`)) : []),
  ];
}

/** What the box in question holds, or how many were computed. */
function BoxHolds({ draw, result, coin, box }: VerdictProps): ReactNode {
  const t = useTexts(boxTexts);
  if (!result) return null;
  if (box === '') {
    return <p>{t('allComputed', { n: countText(draw.sold) })}</p>;
  }
  const place = placeOf(draw, result, Number(box));
  if (!place) return <p>{t('notSold', { box: boxNumber(box), n: countText(draw.sold) })}</p>;
  const prize = `${amountText(place.amount, coin.decimals).full}\u00a0${coin.symbol}`;
  return <p>{t('boxHolds', { box: boxNumber(box), prize })}</p>;
}
