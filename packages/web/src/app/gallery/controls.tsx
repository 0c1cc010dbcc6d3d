import { ArrowDown, Check, Clock, Flame, Lock, RotateCw, ShieldCheck, Tag, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { IconButton } from '../../shared/ui/buttons/icon-button.tsx';
import { Segmented } from '../../shared/ui/fields/segmented.tsx';
import { Tabs } from '../../shared/ui/fields/tabs.tsx';
import { Section } from '../../shared/ui/lists/section.tsx';
import { Notice } from '../../shared/ui/states/notice.tsx';
import { StatusBadge } from '../../shared/ui/states/status-badge.tsx';

export function Controls(): ReactNode {
  return (
    <>
      <Section title="Buttons">
        <Buttons />
      </Section>
      <Section title="Badges">
        <Badges />
      </Section>
      <Section title="Notes on a page">
        <Notices />
      </Section>
      <Section title="Tabs, choices">
        <Choices />
      </Section>
    </>
  );
}

function Buttons(): ReactNode {
  return (
    <div className="grid gap-3 px-4">
      <Button>Review purchase</Button>
      <Button kind="secondary">Copy link</Button>
      <Button kind="ghost">Back to the card</Button>
      <Button kind="danger">Cancel allowance</Button>
      <Button disabled>Activate first</Button>
      <Button busy>Confirming</Button>
      <div className="flex gap-3">
        <Button size="small">Claim</Button>
        <Button size="small" kind="secondary">
          Add
        </Button>
        <IconButton of={RotateCw} label="Refresh" />
      </div>
    </div>
  );
}

function Badges(): ReactNode {
  return (
    <div className="flex flex-wrap gap-2 px-4">
      <StatusBadge kind="primary">Trading</StatusBadge>
      <StatusBadge kind="accent">Presale</StatusBadge>
      <StatusBadge>Soon</StatusBadge>
      <StatusBadge kind="up" icon={Check}>
        Success
      </StatusBadge>
      <StatusBadge kind="info" icon={Clock}>
        Confirming
      </StatusBadge>
      <StatusBadge kind="warn" icon={Lock}>
        Not yet unlocked
      </StatusBadge>
      <StatusBadge kind="down" icon={X}>
        Failed
      </StatusBadge>
      <StatusBadge kind="primary" icon={Tag}>
        On sale
      </StatusBadge>
      <StatusBadge kind="down" icon={ArrowDown}>
        Refund available
      </StatusBadge>
    </div>
  );
}

function Notices(): ReactNode {
  return (
    <div className="grid gap-3 px-4">
      <Notice kind="good" icon={ShieldCheck}>
        Simulated successfully
      </Notice>
      <Notice kind="warn" icon={Flame}>
        <b>Permanent.</b> These coins cannot come back.
      </Notice>
      <Notice kind="info">Open your wallet, a request is waiting.</Notice>
      <Notice kind="bad">Looks like an address you used before, but chunks 3 and 5 differ.</Notice>
      <Notice>Joining is free. Nobody earns by recruiting.</Notice>
    </div>
  );
}

function Choices(): ReactNode {
  const [tab, setTab] = useState<'owned' | 'sale' | 'pledged'>('owned');
  const [days, setDays] = useState<'30' | '90' | '180'>('90');
  return (
    <>
      <Tabs
        label="Cards"
        value={tab}
        onChange={setTab}
        tabs={[
          { name: 'owned', label: 'Owned', content: <p className="p-4">Seven cards</p> },
          { name: 'sale', label: 'On sale', content: <p className="p-4">One card</p> },
          { name: 'pledged', label: 'Pledged', content: <p className="p-4">No card</p> },
        ]}
      />
      <div className="px-4">
        <Segmented
          label="Term"
          value={days}
          onChange={setDays}
          choices={[
            { value: '30', label: '30 d', detail: '1.4 %' },
            { value: '90', label: '90 d', detail: '3.1 %' },
            { value: '180', label: '180 d', detail: '3.9 %' },
          ]}
        />
      </div>
    </>
  );
}
