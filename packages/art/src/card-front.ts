import { cardFigure } from './card-figure.ts';
import { cardFrame } from './card-frame.ts';
import type { CardLanguage } from './card-level.ts';
import type { CardPlan } from './card-plan.ts';
import { cardSize } from './card-size.ts';
import { numerals } from './numerals.ts';
import { waveField } from './wave-field.ts';

const { width, height } = cardSize;
const serif = "Georgia,'Noto Serif TC','Noto Serif CJK TC','Songti TC',PMingLiU,serif";
const sans = "'PingFang TC','Noto Sans TC','Noto Sans CJK TC','Microsoft JhengHei',sans-serif";
const mono = "ui-monospace,Menlo,'Liberation Mono',monospace";
const subtitle: Readonly<Record<CardLanguage, string>> = {
  en: 'Card certificate',
  'zh-TW': '卡片憑證',
};

/** Where things stand: large cards carry more and finer print than small ones. */
const layouts = {
  full: {
    middle: [448, 202],
    radius: 134,
    seal: { radius: 27, line: 1, size: 26, drop: 12.2 },
    name: { y: 172, size: 50 },
    rule: { y: 192, gap: 4, length: 176, line: 1 },
    serial: { y: 226, size: 19, spacing: 1.5 },
    value: { size: 58, long: 50, unit: 28 },
  },
  card: {
    middle: [472, 202],
    radius: 124,
    seal: { radius: 34, line: 2, size: 34, drop: 16 },
    name: { y: 132, size: 56 },
    rule: { y: 162, gap: 6, length: 200, line: 2 },
    serial: { y: 210, size: 28, spacing: 0.5 },
    value: { size: 62, long: 44, unit: 34 },
  },
} as const;

/** A whole card: paper, wave field, figure, frame and print. */
export function cardFront(plan: CardPlan, detail: 'full' | 'card', language: CardLanguage): string {
  const { ink, paper, names, value } = plan.level;
  const layout = layouts[detail];
  const [x, y] = layout.middle;
  const full = detail === 'full';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<title>${names[language]} ${plan.serial}, ${value} U</title>`,
    `<defs><clipPath id="c"><rect x="43" y="43" width="${width - 86}" height="${height - 86}" rx="4"/></clipPath>`,
    `<clipPath id="o"><rect width="${width}" height="${height}" rx="22"/></clipPath></defs>`,
    `<g clip-path="url(#o)"><rect width="${width}" height="${height}" fill="${paper}"/>`,
    `<g clip-path="url(#c)"><g transform="scale(.1)">${paperWaves(plan, full)}</g></g>`,
    `<circle cx="${x}" cy="${y}" r="${layout.radius + 3}" fill="${paper}" opacity=".86"/>`,
    `<g transform="translate(${x} ${y}) scale(.1)" fill="none" stroke="${ink}" stroke-linecap="round">`,
    `${cardFigure(plan, layout.radius, detail)}</g>`,
    seal(plan, layout),
    cardFrame(plan, full),
    `<g fill="${ink}">${print(plan, layout, language)}</g></g></svg>`,
  ].join('');
}

type Layout = (typeof layouts)['full'] | (typeof layouts)['card'];

function paperWaves({ level, tint, drift, swell }: CardPlan, full: boolean): string {
  const { ink, field } = level;
  const dark = level.key === 'black';
  const common = {
    left: 30,
    right: width - 30,
    bottom: height - 26,
    gap: field.gap * (full ? 1 : 1.5),
    height: field.height * swell,
    length: field.length,
  };
  const shift = field.drift + drift;
  const first = { top: 30, drift: shift, line: full ? 0.6 : 0.9, opacity: dark ? 0.6 : 0.36 };
  const second = {
    top: 34,
    drift: 3 - shift * 0.7,
    line: full ? 0.5 : 0.8,
    opacity: dark ? 0.22 : 0.18,
  };
  return (
    waveField('w', { ...common, ...first, ink: tint }) +
    waveField('v', { ...common, ...second, ink })
  );
}

/** The house's letter in the middle of the figure. */
function seal({ level }: CardPlan, { middle, seal: { radius, line, size, drop } }: Layout): string {
  const [x, y] = middle;
  const { markup } = numerals('V', size, [x, y + drop], 'middle');
  return [
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${level.paper}"/>`,
    `<circle cx="${x}" cy="${y}" r="${radius - 3}" fill="none" stroke="${level.ink}" stroke-width="${line}"/>`,
    `<g fill="${level.ink}">${markup}</g>`,
  ].join('');
}

function print({ level, serial }: CardPlan, layout: Layout, language: CardLanguage): string {
  const { name, rule, value } = layout;
  const chinese = language === 'zh-TW';
  const size = level.value > 9_999 ? value.long : value.size;
  const amount = numerals(level.value.toLocaleString('en-US'), size, [66, 338], 'start');
  const weight = chinese ? ' font-weight="700" letter-spacing="4"' : ' letter-spacing="-.5"';
  return [
    layout === layouts.full ? house(language) : '',
    `<text x="64" y="${name.y}" font-family="${serif}" font-size="${name.size}"${weight}>${level.names[language]}</text>`,
    `<path d="M66 ${rule.y}h${rule.length}m0 ${rule.gap}h-${rule.length}" fill="none" stroke="${level.ink}" stroke-width="${rule.line}"/>`,
    `<text x="66" y="${layout.serial.y}" font-family="${mono}" font-size="${layout.serial.size}" letter-spacing="${layout.serial.spacing}">${serial}</text>`,
    amount.markup,
    `<text x="${Math.round(78 + amount.width)}" y="338" font-family="${serif}" font-size="${value.unit}">U</text>`,
  ].join('');
}

function house(language: CardLanguage): string {
  return (
    `<text x="66" y="88" font-family="${sans}" font-size="13" font-weight="600" letter-spacing="5">VELLUM</text>` +
    `<text x="66" y="108" font-family="${sans}" font-size="11" letter-spacing=".6">${subtitle[language]}</text>`
  );
}
