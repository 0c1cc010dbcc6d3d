import type { FormValue } from '@vellum/api/wire/form';

type Sample = readonly [
  form: () => Readonly<Record<string, FormValue>>,
  expected: string | Readonly<Record<string, string>>,
];

const nowhere = 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb';

/** Bodies that are in order for people, votes, what they trust each other with and wait for, where there is nothing yet. */
export const communitySamples = (): Readonly<Record<string, Sample>> => ({
  'dao.list': [() => ({}), 'OK'],
  'dao.get': [() => ({ proposalId: '1' }), 'NOT_FOUND'],
  'dao.listVotes': [() => ({ voter: nowhere }), 'OK'],
  'dao.listDelegates': [() => ({}), 'OK'],
  'team.community': [() => ({}), 'OK'],
  'profiles.list': [() => ({}), 'OK'],
  'profiles.get': [() => ({ address: nowhere }), 'NOT_FOUND'],
  'profiles.update': [() => ({ nickName: 'Vellum', introduction: '' }), 'REVIEW_FAILED'],
  'energy.desk': [() => ({}), 'OK'],
  'energy.list': [() => ({ address: nowhere }), 'OK'],
  'solvency.overview': [() => ({}), 'OK'],
  'solvency.list': [() => ({}), 'OK'],
  'solvency.shares': [() => ({ address: nowhere }), 'OK'],
  'solvency.listClaims': [() => ({ block: '1', contract: nowhere }), 'NOT_FOUND'],
  'portfolio.get': [() => ({ address: nowhere }), 'OK'],
  'portfolio.mine': [() => ({}), 'OK'],
  'portfolio.showName': [() => ({ show: 'false' }), 'OK'],
  'portfolio.export': [() => ({}), '200'],
  'waiting.list': [() => ({ address: nowhere }), 'OK'],
  'chainClock.dueDates': [() => ({ address: nowhere }), 'OK'],
  'approvals.list': [() => ({ address: nowhere }), 'OK'],
});
