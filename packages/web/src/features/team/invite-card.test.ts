import type { Address } from '@vellum/tron/address';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { i18n } from '../../shared/i18n/active-locale.ts';
import { InviteCard } from './invite-card.tsx';
import type { MemberCard } from './team-queries.ts';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
afterEach(() => vi.unstubAllGlobals());

const card = {
  address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' as Address,
  activationCode: 'K7QM2XPC',
} as MemberCard;

function shownAt(page: string): string {
  vi.stubGlobal('location', new URL(page));
  return renderToStaticMarkup(
    createElement(MemoryRouter, null, createElement(InviteCard, { card })),
  );
}

test('an invitation that a friend can open is a code to scan', () => {
  const invitation = shownAt('https://vellum.example/teams');
  expect(invitation).toContain('role="img"');
  expect(invitation).toContain('team.cardText');
  expect(invitation).not.toContain('team.onlyHere');
});

test('one that opens on this machine only has no code, and says why', () => {
  const invitation = shownAt('http://127.0.0.1:8080/teams');
  expect(invitation).not.toContain('role="img"');
  expect(invitation).not.toContain('team.cardText');
  expect(invitation).toContain('team.onlyHere');
  expect(invitation).toContain('K7QM 2XPC');
});
