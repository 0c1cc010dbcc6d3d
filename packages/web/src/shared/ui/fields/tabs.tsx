import { Tabs as Radix } from 'radix-ui';
import { type ReactNode, startTransition, useOptimistic } from 'react';

type Tab<Name extends string> = Readonly<{ name: Name; label: string; content: ReactNode }>;
type TabsProps<Name extends string> = Readonly<{
  label: string;
  tabs: readonly Tab<Name>[];
  value: Name;
  onChange: (name: Name) => void;
}>;

/** Views of the same thing, one at a time. A tapped tab is marked at once; its view follows as soon as it is drawn. */
export function Tabs<Name extends string>(props: TabsProps<Name>): ReactNode {
  const { label, tabs, value, onChange } = props;
  const [tapped, tap] = useOptimistic(value);
  const change = (name: Name) =>
    startTransition(() => {
      tap(name);
      onChange(name);
    });
  return (
    <Radix.Root value={value} onValueChange={(name) => change(name as Name)}>
      <Radix.List
        aria-label={label}
        className="flex gap-4 overflow-x-auto border-b border-line-soft px-4 [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.name}
            value={tab.name}
            aria-selected={tab.name === tapped}
            data-state={tab.name === tapped ? 'active' : 'inactive'}
            data-label={tab.label}
            // The bold letters of a chosen tab have their room before it is chosen: no other tab moves.
            className="relative before:invisible before:block before:h-0 before:overflow-hidden before:font-strong before:content-[attr(data-label)] -mx-1.5 min-h-12 min-w-11 flex-none px-1.5 text-left -outline-offset-2 whitespace-nowrap text-ink-2 max-[374px]:text-14 data-[state=active]:font-strong data-[state=active]:text-ink data-[state=active]:after:absolute data-[state=active]:after:inset-x-1.5 data-[state=active]:after:bottom-0 data-[state=active]:after:h-[3px] data-[state=active]:after:rounded-t-[2px] data-[state=active]:after:bg-primary"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.name} value={tab.name}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
