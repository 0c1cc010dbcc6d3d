import { usePrefetchQuery } from '@tanstack/react-query';
import type { castingLabels } from '@vellum/api/order-kinds/display-states';
import { presale } from '@vellum/contracts/presale';
import type { Address } from '@vellum/tron/address';
import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useDeferredValue } from 'react';
import { Link } from 'react-router';
import { ProofLine } from '../../shared/chain/proof-line.tsx';
import { useChainRead } from '../../shared/chain/use-chain-read.ts';
import { moneyText } from '../../shared/coins/cost-text.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import type { Launch } from '../../shared/launch/launch.ts';
import { tokenQuery } from '../../shared/launch/launch-queries.ts';
import { tokenPath } from '../../shared/launch/token-path.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { trx } from '../../shared/paid-action/trx.ts';
import { useLastDone } from '../../shared/paid-action/use-last-done.ts';
import { AlikeBadge } from '../../shared/sale/alike-badge.tsx';
import { EvidenceNote } from '../../shared/sale/evidence-note.tsx';
import { LaunchGate } from '../../shared/sale/launch-gate.tsx';
import { LaunchHead } from '../../shared/sale/launch-head.tsx';
import { useLookAlike } from '../../shared/sale/look-alike.ts';
import { LookAlikeNotice } from '../../shared/sale/look-alike-notice.tsx';
import { PhaseBar } from '../../shared/sale/phase-bar.tsx';
import { TextsChanged } from '../../shared/sale/texts-changed.tsx';
import { type TokenTexts, useTokenTexts } from '../../shared/sale/token-texts.ts';
import { buttonClass } from '../../shared/ui/buttons/button-class.ts';
import { Section } from '../../shared/ui/lists/section.tsx';
import { ErrorState } from '../../shared/ui/states/error-state.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import { PageSkeleton } from '../../shared/ui/states/skeleton.tsx';
import { StatusBadge } from '../../shared/ui/states/status-badge.tsx';
import { addressOf } from '../../shared/wallet/connection.ts';
import { useWallet } from '../../shared/wallet/wallet.ts';
import { BuyPart } from './buy-part.tsx';
import { FeedPart } from './feed-part.tsx';
import { MyPart } from './my-part.tsx';
import { PhaseNote } from './phase-note.tsx';
import { PresaleBar } from './presale-bar.tsx';
import { type PresaleFacts, type PresalePart, readPart, readPresale } from './presale-facts.ts';
import { RaisedPart } from './raised-part.tsx';
import { RedeemPart } from './redeem-part.tsx';
import { ReleasePart } from './release-part.tsx';
import { BuyersLine, LargestPart } from './room-part.tsx';
import { presaleTexts } from './texts.ts';
import { usePresaleActions } from './use-presale-actions.tsx';

/** Milliseconds after which a presale is asked for again: its state follows from the chain's time. */
const AGAIN = 10_000;

function usePresale(launch: Launch) {
  return useChainRead(['presale', launch.token], (chain) => readPresale(chain, launch), AGAIN);
}

type ReadPart = Readonly<{
  /** Of the connected address; undefined until it is known, or when nobody is connected. */
  mine: PresalePart | undefined;
  /** Reads it again where it could not be read. */
  again: (() => void) | null;
}>;

function useMyPart(launch: Launch): ReadPart {
  const address = addressOf(useWallet().connection);
  const { data, isError, refetch } = useChainRead(
    address && ['presale', launch.token, 'mine', address],
    (chain) => readPart(chain, launch, address as Address),
    AGAIN,
  );
  return { mine: data, again: isError && !data ? () => void refetch() : null };
}

/** One presale: where it stands, my part in it, and the one thing to do now. */
export function PresalePage(): ReactNode {
  return <LaunchGate>{(launch) => <Loaded key={launch.token} launch={launch} />}</LaunchGate>;
}

function Loaded({ launch }: Readonly<{ launch: Launch }>): ReactNode {
  const t = useTexts(presaleTexts);
  // What the issuer says stands above what is bought: asked for afterwards, it would move that down.
  usePrefetchQuery(tokenQuery(launch.token));
  const { data, isError, refetch } = usePresale(launch);
  // Drawn in short turns, so that a tap meanwhile is felt at once.
  const facts = useDeferredValue(data);
  if (facts) return <Presale launch={launch} facts={facts} />;
  if (!isError) return <PageSkeleton />;
  return (
    <ErrorState title={t('failedTitle')} text={t('failedText')} retry={() => void refetch()} />
  );
}

type FootProps = PresaleProps & Readonly<{ score: number | null }>;

type PresaleProps = Readonly<{ launch: Launch; facts: PresaleFacts }>;

function Presale({ launch, facts }: PresaleProps): ReactNode {
  const actions = usePresaleActions();
  const bought = useLastDone(actions.buy.state);
  const { mine, again } = useMyPart(launch);
  const texts = useTokenTexts(launch.token, actions.buy.state);
  const alike = useLookAlike(launch, texts.looksLike);
  const isSelling = facts.state === 'not-started' || facts.state === 'in-progress';
  return (
    <>
      <LookAlikeNotice launch={launch} alike={alike} />
      <LaunchHead
        launch={launch}
        image={texts.image}
        badge={
          <>
            {alike && <AlikeBadge />}
            <CastingBadge label={texts.label} />
          </>
        }
        path={`${paths.presale}?token=${launch.token}`}
      />
      <PhaseBar state={facts.state} />
      <RaisedPart launch={launch} facts={facts} />
      <BuyersLine launch={launch} />
      <PhaseNote token={launch.token} facts={facts} />
      <TextsChanged token={launch.token} texts={texts} />
      {isWeighed(facts, texts) && <EvidenceNote launch={launch} texts={texts} />}
      <MyPart launch={launch} facts={facts} mine={mine} again={again} leave={actions.leave} />
      {isSelling ? (
        <BuyPart
          key={bought}
          launch={launch}
          facts={facts}
          mine={mine}
          texts={texts}
          alike={alike}
          buy={actions.buy}
        >
          <RoomParts launch={launch} />
          <ReleasePart launch={launch} facts={facts} />
          <Foot launch={launch} facts={facts} score={texts.score} />
        </BuyPart>
      ) : (
        <>
          <ReleasePart launch={launch} facts={facts} />
          <RoomParts launch={launch} />
          <RedeemPart launch={launch} facts={facts} mine={mine} redeem={actions.redeem} />
          <Foot launch={launch} facts={facts} score={texts.score} />
          <PresaleBar launch={launch} facts={facts} mine={mine} actions={actions} />
        </>
      )}
      {/* The result of an action may remove the part that started it. */}
      {actions.sheets}
    </>
  );
}

/** Who else is in it, as it happens and in all. */
function RoomParts({ launch }: Readonly<{ launch: Launch }>): ReactNode {
  return (
    <>
      <FeedPart launch={launch} />
      <LargestPart launch={launch} />
    </>
  );
}

/** Nothing is weighed of a failed sale; and what a base pool backs does not rest on what others pay alone. */
function isWeighed({ state, backing }: PresaleFacts, { evidence }: TokenTexts): boolean {
  return state !== 'failed' && (evidence !== null || backing === 0n);
}

/** What holds in every phase, and what to weigh before one buys. */
function Foot({ launch, facts, score }: FootProps): ReactNode {
  const t = useTexts(presaleTexts);
  return (
    <>
      {/* A failed sale can only be left: there is nothing to weigh any more. */}
      {facts.state !== 'failed' && (
        <Section title={t('safety')} aside={score !== null && t('outOf100', { score })}>
          <div className="grid gap-3 px-4">
            <p className="text-14 text-ink-2">{t('safetyText')}</p>
            <Link to={tokenPath(launch.token)} className={buttonClass('secondary')}>
              {t('allFacts')}
            </Link>
            <Notice kind="warn">{t('risk')}</Notice>
          </div>
        </Section>
      )}
      <ProofLine
        block={facts.block}
        ask={async (chain) => {
          const { sold, raised } = await chain.read(launch.presale, presale.data());
          return t('chainSays', { n: sold.toString(), amount: moneyText(trx(raised)) });
        }}
      />
    </>
  );
}

type CastingBadgeProps = Readonly<{ label: (typeof castingLabels)[number] | null }>;

/** Spec §4: what is being locked or released, or that the content check refused the texts. */
function CastingBadge({ label }: CastingBadgeProps): ReactNode {
  const t = useTexts(presaleTexts);
  if (label === null) return null;
  if (label === 'reviewFailed') {
    return (
      <StatusBadge kind="warn" icon={TriangleAlert}>
        {t('label_reviewFailed')}
      </StatusBadge>
    );
  }
  return <StatusBadge>{t(`label_${label}`)}</StatusBadge>;
}
