import { parseAddress } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { amountText, signedAmount } from '../../shared/format/amount.ts';
import { dateText, dateTimeText } from '../../shared/format/date.ts';
import { durationText } from '../../shared/format/duration.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useHydrated } from '../../shared/start/use-hydrated.ts';
import { AddressChip } from '../../shared/ui/address/address-chip.tsx';
import { AddressFull } from '../../shared/ui/address/address-full.tsx';
import { LinkCode } from '../../shared/ui/art/link-code.tsx';
import { QrCode } from '../../shared/ui/art/qr-code.tsx';
import { DoneSeal, Seal } from '../../shared/ui/art/seal.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { Row } from '../../shared/ui/lists/row.tsx';
import { Section } from '../../shared/ui/lists/section.tsx';
import { Stat, StatRow } from '../../shared/ui/lists/stat.tsx';
import { CopyButton } from '../../shared/ui/overlays/copy-button.tsx';
import { ProgressBar } from '../../shared/ui/states/progress-bar.tsx';
import { Countdown } from '../../shared/ui/time/countdown.tsx';

const sample = parseAddress('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t');
const halfPastNoon = Date.UTC(2027, 5, 30, 12, 30);
const loadedAt = Date.now();

export function Figures(): ReactNode {
  const isHydrated = useHydrated();
  return (
    <>
      <Section title="Addresses">{sample && <Addresses address={sample} />}</Section>
      <Section title="Progress">
        <div className="px-4">
          <ProgressBar
            label="Raised"
            done={6930}
            mark={{ at: 6000, text: 'Soft cap 240,000' }}
            ends={['0', 'Hard cap 400,000']}
          />
          <div className="h-6" />
          {isHydrated && <Countdown until={loadedAt + 211_267_000} clock={Date.now} />}
        </div>
      </Section>
      <Section title="Figures">
        <StatRow>
          <Stat value={12} label="active invitees" />
          <Stat value={47} label="team size" />
          <Stat value={amountText(31_420_000n, 6).short} unit="USDT" label="earned" />
        </StatRow>
        <div className="pt-2">
          <Formats />
        </div>
      </Section>
      <Section title="Seals">
        <div className="flex items-center gap-3 px-4">
          {['V', 'N', 'C', 'L', 'P', 'T'].map((letter, ink) => (
            <Seal key={letter} letter={letter} ink={ink} />
          ))}
        </div>
        <div className="px-4 pt-3">
          <DoneSeal />
        </div>
      </Section>
    </>
  );
}

function Addresses({ address }: Readonly<{ address: NonNullable<typeof sample> }>): ReactNode {
  return (
    <Card>
      <AddressFull address={address} />
      <div className="mt-3 flex items-center justify-between">
        <AddressChip address={address} />
        <CopyButton text={address} what={address} />
      </div>
      <QrCode text={address} label="The address as a code" size={144} />
      <LinkCode url="https://vellum.example/team" size={144} />
      <LinkCode url="http://127.0.0.1/team" size={144} />
    </Card>
  );
}

function Formats(): ReactNode {
  const locale = useLocale();
  return (
    <>
      <Row title="In a list" value={amountText(1_234_567_890_000n, 6).short} />
      <Row title="In full" value={amountText(1_234_567_890_000n, 6).full} />
      <Row title="Change" value={signedAmount(-4_080_000n, 6)} />
      <Row title="Span" value={durationText(211_267_000, locale)} />
      <Row title="Day" value={dateText(halfPastNoon, locale, 'UTC')} />
      <Row title="Moment" value={dateTimeText(halfPastNoon, locale, 'UTC')} />
    </>
  );
}
