import { type Json, type JsonObject, stringifyJson } from '@vellum/tron/json';
import type { HttpRequest } from '../node/tron-node.ts';
import { type Cast, goodValue, oddValues } from './field-samples.ts';
import type { RouteFields } from './route-fields.ts';

export type Variant = Readonly<{ id: string; request: HttpRequest }>;

/** The ways in which every route is asked: bare, by GET and POST, with every field good, odd and missing. */
export function variantsOf(path: string, fields: RouteFields, cast: Cast): Variant[] {
  const good = goodBody(fields, cast, false);
  const visible = { ...goodBody(fields, cast, true), visible: true };
  return [
    { id: 'GET', request: { method: 'GET', path } },
    { id: 'GET visible', request: { method: 'GET', path: `${path}?visible=true` } },
    { id: 'POST without a body', request: { method: 'POST', path } },
    { id: 'POST nonsense', request: { method: 'POST', path, body: 'nonsense' } },
    { id: 'POST half an object', request: { method: 'POST', path, body: '{"a":' } },
    { id: 'POST a list', request: { method: 'POST', path, body: [] } },
    posted('nothing', path, {}),
    posted('visible alone', path, { visible: true }),
    posted('unknown field', path, { ...good, unknown_field: 1 }),
    posted('all fields', path, good),
    posted('all fields, visible', path, visible),
    { id: 'GET all fields', request: { method: 'GET', path: `${path}?${queryOf(good)}` } },
    {
      id: 'GET all fields, visible',
      request: { method: 'GET', path: `${path}?${queryOf(visible)}` },
    },
    form(path, good),
    ...Object.entries(fields).flatMap(([name, sort]) => [
      ...(sort === 'label'
        ? []
        : [posted(`without ${name}`, path, { ...good, [name]: undefined })]),
      ...oddValues(sort).map((value) => odd(name, value, path, good)),
    ]),
  ];
}

function goodBody(fields: RouteFields, cast: Cast, visible: boolean): JsonObject {
  return Object.fromEntries(
    Object.entries(fields).map(([name, sort]) => [name, goodValue(sort, cast, visible)]),
  );
}

function posted(id: string, path: string, body: JsonObject): Variant {
  return { id: `POST ${id}`, request: { method: 'POST', path, body } };
}

function odd(name: string, value: Json, path: string, good: JsonObject): Variant {
  return posted(`${name} ${stringifyJson(value)}`, path, { ...good, [name]: value });
}

function form(path: string, good: JsonObject): Variant {
  const contentType = 'application/x-www-form-urlencoded';
  return { id: 'POST form', request: { method: 'POST', path, body: queryOf(good), contentType } };
}

function queryOf(body: JsonObject): string {
  const entries = Object.entries(body).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : stringifyJson(value ?? null),
  ]);
  return new URLSearchParams(entries as [string, string][]).toString();
}
