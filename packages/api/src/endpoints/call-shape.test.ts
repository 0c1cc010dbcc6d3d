import type { Address } from '@vellum/tron/address';
import { describe, expectTypeOf, test } from 'vitest';
import type { CodeWithParams, ParamsOf } from '../refusals/error-codes.ts';
import type { encodeForm } from '../wire/form.ts';
import type { paths } from '../wire/paths.ts';
import type { ActionCalled, BodyOf, EndpointAt, FormOf, Path, ReplyOf } from './call-shape.ts';

type Enter = EndpointAt<typeof paths.membership.enter>;
type TeamList = EndpointAt<typeof paths.team.list>;
type Stake = EndpointAt<typeof paths.lpStaking.prepareStake>;
type IdoTransfer = EndpointAt<typeof paths.levelCards.prepareTransfer>;

describe('types that the web takes by path', () => {
  test('what to send', () => {
    expectTypeOf<FormOf<Enter>>().toEqualTypeOf<{
      address: Address;
      inviter?: string | undefined;
    }>();
    expectTypeOf<FormOf<TeamList>>().toEqualTypeOf<{
      pageNo?: number;
      pageSize?: number;
      depth?: number | undefined;
    }>();
    expectTypeOf<FormOf<Stake>['amount']>().toEqualTypeOf<bigint>();
    expectTypeOf<FormOf<Stake>>().toExtend<Parameters<typeof encodeForm>[0]>();
  });

  test('what the server works with', () => {
    expectTypeOf<BodyOf<TeamList>['pageNo']>().toEqualTypeOf<number>();
    expectTypeOf<BodyOf<IdoTransfer>>().toEqualTypeOf<{ tokenId: bigint; to: Address }>();
  });

  test('what comes back: money as text', () => {
    expectTypeOf<ReplyOf<Enter>['activated']>().toEqualTypeOf<boolean>();
    expectTypeOf<ReplyOf<TeamList>['list'][number]['address']>().toEqualTypeOf<Address>();
    expectTypeOf<ReplyOf<Stake>['quote']['amount']>().toEqualTypeOf<string>();
    expectTypeOf<ReplyOf<Stake>['call']['callValueSun']>().toEqualTypeOf<string>();
  });

  test('what an action by name takes', () => {
    expectTypeOf<FormOf<ActionCalled<'locks.unlock'>>>().toEqualTypeOf<{
      action: 'locks.unlock';
      createTime: number;
    }>();
  });

  test('a path of no endpoint is a type error', () => {
    expectTypeOf<'/nowhere'>().not.toExtend<Path>();
  });

  test('a code that has values cannot go without them', () => {
    expectTypeOf<ParamsOf<'NUMBER_RANGE'>>().toEqualTypeOf<
      Readonly<Record<'min' | 'max', string>>
    >();
    expectTypeOf<{ code: 'BELOW_MINIMUM' }>().not.toExtend<CodeWithParams>();
    expectTypeOf<{ code: 'SELF_INVITE' }>().toExtend<CodeWithParams>();
  });
});
