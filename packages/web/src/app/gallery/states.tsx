import { CreditCard } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { InfiniteList } from '../../shared/ui/lists/infinite-list.tsx';
import { Section } from '../../shared/ui/lists/section.tsx';
import { ComingSoon } from '../../shared/ui/states/coming-soon.tsx';
import { EmptyState } from '../../shared/ui/states/empty-state.tsx';
import { ErrorState } from '../../shared/ui/states/error-state.tsx';
import { PartFailed } from '../../shared/ui/states/part-failed.tsx';
import { PageSkeleton } from '../../shared/ui/states/skeleton.tsx';

export function States(): ReactNode {
  return (
    <>
      <Section title="Loading">
        <PageSkeleton />
      </Section>
      <Section title="Empty">
        <EmptyState
          title="No cards yet"
          text="A Bronze card costs 20 U. You can pledge it the same day."
          action={<Button>See the market</Button>}
        />
      </Section>
      <Section title="Error">
        <ErrorState
          title="The node did not answer"
          text="We asked for 10 seconds. Your money is not affected; nothing was sent."
          retry={() => {}}
          technical="TimeoutError: signal timed out"
        />
      </Section>
      <Section title="A part that failed">
        <div className="px-4">
          <PartFailed text="The list of holders did not load." retry={() => {}} />
        </div>
      </Section>
      <Section title="Soon">
        <ComingSoon icon={CreditCard} title="PayFI" text="Nothing here yet." />
      </Section>
      <Section title="Endless list">
        <Endless />
      </Section>
    </>
  );
}

function Endless(): ReactNode {
  const [count, setCount] = useState(20);
  return (
    <InfiniteList
      label="Numbers"
      items={Array.from({ length: count }, (_, index) => index)}
      keyOf={String}
      render={(item) => <p className="px-4 py-3">{item}</p>}
      tail={count < 60 ? 'more' : 'end'}
      loadMore={() => setCount((shown) => shown + 20)}
    />
  );
}
