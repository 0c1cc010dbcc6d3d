import type { Typesetter } from './typesetter.ts';

const TEXT = /<text ([^>]*)>([^<]*)<\/text>/g;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;

/** A drawing of ours with each of its texts as outlines. */
export async function outlinedTexts(setter: Typesetter, svg: string): Promise<string> {
  const found = [...svg.matchAll(TEXT)];
  const drawn = await Promise.all(
    found.map(([, look = '', text = '']) => outlined(setter, look, text)),
  );
  let at = 0;
  return svg.replaceAll(TEXT, () => drawn[at++] ?? '');
}

async function outlined(setter: Typesetter, look: string, text: string): Promise<string> {
  const attributes = Object.fromEntries(
    [...look.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, value]),
  );
  const number = (name: string) => Number(attributes[name] ?? 0);
  const laid = await setter.lay(text, {
    family: attributes['font-family']?.startsWith('Georgia') ? 'serif' : 'sans',
    weight: number('font-weight') >= 600 ? 700 : 400,
    size: number('font-size'),
    spacing: number('letter-spacing'),
  });
  return laid.markup(number('x'), number('y'));
}
