import type * as z from 'zod/mini';
import type { ActionKind } from '../order-kinds/order-kinds.ts';
import type { SomeAction } from '../orders/actions.ts';
import type { AnyEndpoint } from '../wire/endpoint.ts';
import type { endpoints } from './endpoints.ts';

type All = typeof endpoints;
type OfFeature<F extends keyof All> = { [N in keyof All[F]]: All[F][N] }[keyof All[F]];
type Some = { [F in keyof All]: OfFeature<F> }[keyof All];

/** Every path of the wire. */
export type Path = Some['path'];

/** The endpoint behind a path of `paths.ts`, as a type: schemas do not come along. */
export type EndpointAt<P extends Path> = Extract<Some, { path: P }>;

type WithBody = Readonly<{ body: z.ZodMiniType }>;

/** What the server works with once the form is decoded. */
export type BodyOf<E extends WithBody> = z.output<E['body']>;

/** What a caller hands to `encodeForm`: decoded values, with those optional that the server fills in. */
export type FormOf<E extends WithBody> = {
  [K in keyof z.input<E['body']>]: K extends keyof z.output<E['body']>
    ? z.output<E['body']>[K]
    : never;
};

/** The definition of an action that goes by name. */
export type ActionCalled<K extends ActionKind> = Extract<SomeAction, { kind: K }>;

export type ReplyOf<E extends AnyEndpoint> = z.output<E['reply']>;
