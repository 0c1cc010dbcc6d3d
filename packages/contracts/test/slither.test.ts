import { expect, it } from 'vitest';
import { missingTool } from '../scripts/python-tools.ts';
import { slitherFindings } from '../scripts/slither-findings.ts';
import { slitherTriage } from './slither-triage.ts';

const missing = missingTool('slither');
if (missing !== null) console.warn(`Skipped: ${missing}`);

const explained = slitherTriage.flatMap(({ detector, places }) =>
  places
    .trim()
    .split(/\s+/)
    .map((place) => `${detector} ${place}`),
);

it.skipIf(missing !== null)('slither finds what the triage explains', () => {
  expect(slitherFindings()).toEqual(explained.toSorted());
});

it('the triage explains each finding once', () => {
  const places = explained.map((finding) => finding.replace(/\*\d+$/, ''));
  expect(new Set(places).size).toBe(places.length);
});
