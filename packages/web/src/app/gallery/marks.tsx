import type { ReactNode } from 'react';
import { HashText } from '../../shared/ui/address/hash-text.tsx';
import { Identicon } from '../../shared/ui/address/identicon.tsx';
import { BrandMark } from '../../shared/ui/art/brand.tsx';
import { CardPicture } from '../../shared/ui/art/card-picture.tsx';
import { PageArt } from '../../shared/ui/art/page-art.tsx';
import { RoundPicture } from '../../shared/ui/art/round-picture.tsx';
import { Spinner } from '../../shared/ui/buttons/spinner.tsx';
import { Dot } from '../../shared/ui/dot.tsx';
import { Section } from '../../shared/ui/lists/section.tsx';
import { TestFundsStamp } from '../../shared/ui/states/test-funds-stamp.tsx';

const levels = [
  [1, 'Bronze'],
  [2, 'Silver'],
  [3, 'Gold'],
  [4, 'Platinum'],
  [5, 'Diamond'],
  [6, 'Black'],
] as const;

const people = ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'TUVDB6ERnHbxzNnPjie51asogjWgjwo5xG'];
const hash = '780dc462d2abababababababababababababababababababababababab0b5221f6';

/** Card art, faces, stamps and the other marks. */
export function Marks(): ReactNode {
  return (
    <>
      <Section title="Certificates">
        <div className="grid grid-cols-2 gap-3 px-4">
          {levels.map(([level, name]) => (
            <CardPicture key={level} level={level} serial={318n} size="card" alt={`${name} 318`} />
          ))}
        </div>
      </Section>
      <Section title="Marks">
        <div className="flex flex-wrap items-center gap-4 px-4">
          <BrandMark size={40} />
          {people.map((address) => (
            <Identicon key={address} address={address} size={36} />
          ))}
          <RoundPicture image={null} size={44}>
            <Identicon address={people[1] ?? ''} size={44} />
          </RoundPicture>
          <TestFundsStamp text="Test funds" />
          <Spinner />
        </div>
        <p className="px-4 pt-3 text-14 text-ink-2">
          Block 68,214,903
          <Dot />4 s ago
        </p>
        <div className="px-4 pt-3">
          <HashText hex={hash.slice(0, 64)} />
        </div>
        <div className="relative mt-3 h-40 overflow-hidden">
          <PageArt className="absolute -top-[120px] -right-[110px] size-[300px] text-engrave" />
        </div>
      </Section>
    </>
  );
}
