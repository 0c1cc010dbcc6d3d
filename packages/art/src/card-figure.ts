import type { CardLevelKey } from './card-level.ts';
import type { CardDetail, CardPlan } from './card-plan.ts';
import { flower } from './flower.ts';
import { ring } from './ring.ts';
import type { Seeded } from './seeded.ts';
import { stitch } from './stitch.ts';
import { trochoid } from './trochoid.ts';
import { type Layer, turned } from './turned.ts';

/** What a figure is drawn with: radius, line, strands by detail, and what the seed says. */
type Press = Readonly<{
  r: number;
  line: number;
  /** Fewer strands where the drawing is small. */
  strands: (count: number) => number;
  tint: string | undefined;
  seed: Seeded;
}>;

type Composition = (press: Press) => readonly Layer[];

const bronze: Composition = ({ r, line, strands, tint, seed }) => {
  const folds = seed.whole(5, 7);
  const edge = ring({
    folds,
    waves: seed.whole(2, 4),
    radius: r * 0.8,
    amplitude: r * seed.between(0.12, 0.16),
    swing: r * seed.between(0.01, 0.06),
    pinch: seed.between(0, 0.35),
    count: strands(9),
  });
  const heart = flower({
    folds: folds + seed.whole(0, 3),
    inner: r * 0.16,
    outer: r * 0.6,
    innerDepth: r * 0.03,
    outerDepth: r * 0.13,
    twist: seed.between(0.1, 0.22),
    count: strands(13),
  });
  return [
    { figure: edge, line },
    { figure: heart, line, opacity: 0.95, ink: tint },
  ];
};

const silver: Composition = ({ r, line, strands, tint, seed }) => {
  const folds = seed.whole(8, 10);
  const outer = ring({
    folds,
    waves: seed.whole(1, 3),
    radius: r * 0.86,
    amplitude: r * 0.11,
    swing: r * seed.between(0, 0.04),
    pinch: seed.between(0.1, 0.4),
    count: strands(8),
  });
  const inner = ring({
    folds,
    waves: 2,
    radius: r * 0.58,
    amplitude: r * 0.15,
    swing: r * -0.04,
    pinch: -0.35,
    count: strands(9),
  });
  const heart = trochoid({
    petals: 2 * seed.whole(3, 6) + 1,
    windings: 2,
    radius: r * 0.4,
    pens: [0.55, 1],
    count: strands(4),
    rolls: 'inside',
  });
  return [
    { figure: outer, line },
    { figure: inner, line, opacity: 0.95 },
    { figure: heart, line, opacity: 0.95, ink: tint },
  ];
};

const gold: Composition = ({ r, line, strands, tint, seed }) => {
  const folds = seed.whole(10, 12);
  const rope = flower({
    folds: folds * 2,
    inner: r * 0.8,
    outer: r * 0.97,
    innerDepth: r * 0.01,
    outerDepth: r * 0.03,
    twist: seed.between(0.25, 0.45),
    count: strands(9),
  });
  const band = ring({
    folds,
    waves: seed.whole(1, 2),
    radius: r * 0.56,
    amplitude: r * seed.between(0.15, 0.2),
    pinch: seed.between(-0.2, 0.2),
    count: strands(11),
  });
  const heart = flower({
    folds,
    inner: r * 0.05,
    outer: r * 0.34,
    innerDepth: r * 0.01,
    outerDepth: r * 0.06,
    twist: seed.between(0.3, 0.5),
    count: strands(10),
  });
  return [
    { figure: rope, line },
    { figure: band, line },
    { figure: heart, line, opacity: 0.95, ink: tint },
  ];
};

const platinum: Composition = ({ r, line, strands, tint, seed }) => {
  const half = seed.whole(7, 9);
  const petals = trochoid({
    petals: half * 2 + 1,
    windings: half === 7 ? 4 : 6,
    radius: r * 0.98,
    pens: [seed.between(0.4, 0.55), seed.between(0.75, 0.95)],
    count: strands(6),
    rolls: 'inside',
  });
  const heart = ring({
    folds: half,
    waves: 2,
    radius: r * 0.4,
    amplitude: r * 0.12,
    pinch: 0.4,
    count: strands(8),
  });
  return [
    { figure: petals, line, opacity: 0.95 },
    { figure: heart, line, opacity: 0.9, ink: tint },
  ];
};

const diamond: Composition = ({ r, line, strands, tint, seed }) => {
  const folds = seed.one([8, 10, 12]);
  const halo = flower({
    folds: folds * 2,
    inner: r * 0.58,
    outer: r * 0.8,
    innerDepth: r * 0.02,
    outerDepth: r * 0.1,
    twist: seed.between(0.02, 0.16),
    count: strands(9),
  });
  const star = stitch({ folds, radius: r * 0.99, count: strands(18), span: 1 });
  const facets = stitch({ folds, radius: r * 0.99, count: strands(12), span: 2 });
  const heart = ring({
    folds: 16,
    waves: 1,
    radius: r * 0.3,
    amplitude: r * 0.1,
    count: strands(seed.whole(6, 8)),
  });
  return [
    { figure: halo, line: line * 0.9, opacity: 0.75, ink: tint },
    { figure: star, line: line * 0.9, opacity: 0.95 },
    { figure: facets, line: line * 0.8, opacity: 0.5 },
    { figure: heart, line: line * 0.9 },
  ];
};

/** Windings that share no divisor with the petals, so that the curve closes only at the end. */
const blackWindings: Readonly<Record<number, readonly [number, ...number[]]>> = {
  9: [2, 4, 5],
  10: [3],
  11: [3, 4, 5],
};

const black: Composition = ({ r, line, strands, tint, seed }) => {
  const folds = seed.whole(9, 11);
  const edge = ring({
    folds,
    waves: seed.whole(2, 4),
    radius: r * 0.86,
    amplitude: r * seed.between(0.09, 0.12),
    swing: r * seed.between(0, 0.03),
    pinch: seed.between(0, 0.35),
    count: strands(10),
  });
  const orbits = trochoid({
    petals: folds,
    windings: seed.one(blackWindings[folds] ?? [1]),
    radius: r * 0.72,
    pens: [0.35, 0.95],
    count: strands(7),
    rolls: 'outside',
  });
  const core = ring({
    folds,
    waves: seed.whole(1, 2),
    radius: r * 0.24,
    amplitude: r * 0.1,
    count: strands(8),
  });
  return [
    { figure: edge, line },
    { figure: orbits, line, opacity: 0.9 },
    { figure: core, line, opacity: 0.95, ink: tint },
  ];
};

const compositions: Readonly<Record<CardLevelKey, Composition>> = {
  bronze,
  silver,
  gold,
  platinum,
  diamond,
  black,
};

const lines: Readonly<Record<CardDetail, number>> = { full: 0.55, card: 0.9, thumb: 1.5 };

/** The level's figure around the middle of the plane, in tenths, as markup. */
export function cardFigure(plan: CardPlan, radius: number, detail: CardDetail): string {
  const small = detail === 'thumb';
  const layers = compositions[plan.level.key]({
    r: radius,
    line: lines[detail],
    strands: (count) => (small ? Math.max(3, Math.round(count / 2)) : count),
    tint: small ? undefined : plan.tint,
    seed: plan.random,
  });
  const drawn = layers.map((layer, index) => turned(`f${index}`, layer)).join('');
  // A star stands on its point; everything else is turned by the seed.
  const angle = plan.level.key === 'diamond' ? -90 : plan.turn;
  return `<g transform="rotate(${angle})">${drawn}</g>`;
}
