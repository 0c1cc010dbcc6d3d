import { useStore } from '../state/use-store.ts';

const inks = {
  text: '--text-2',
  grid: '--line-soft',
  cross: '--text',
  paper: '--bg',
  rise: '--rise',
  fall: '--fall',
  newest: '--accent',
  average: '--info',
  idle: '--line',
} as const;

/** Colours of the page's theme for a canvas, which cannot read them by itself. */
export type ChartPaint = Readonly<Record<keyof typeof inks, string>>;

/** Follows theme, language and the choice of colours. */
export function useChartPaint(): ChartPaint {
  const values = useStore(hearChanges, readInks, () => '').split(';');
  const names = Object.keys(inks) as (keyof ChartPaint)[];
  return Object.fromEntries(names.map((name, at) => [name, values[at] ?? ''])) as ChartPaint;
}

/** One text, so that an unchanged look is the same value. */
function readInks(): string {
  const style = getComputedStyle(document.documentElement);
  return Object.values(inks)
    .map((name) => style.getPropertyValue(name).trim())
    .join(';');
}

function hearChanges(heard: () => void): () => void {
  const root = new MutationObserver(heard);
  root.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-rise', 'lang'] });
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', heard);
  return () => {
    root.disconnect();
    system.removeEventListener('change', heard);
  };
}
