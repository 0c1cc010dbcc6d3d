import { isJsonObject, type Json, type JsonObject } from '@vellum/tron/json';
import { NullPointer } from '../../wire/java-bytes.ts';
import { asJavaObject } from '../../wire/java-object.ts';
import { MalformedJson, parseJson } from '../../wire/json-text.ts';
import { JavaError } from './java-error.ts';

const FORM = 'application/x-www-form-urlencoded';

/** A request as a servlet of java-tron sees it. */
export type ServletRequest = Readonly<{
  /** A parameter of the query or, where the body is a form, of that; the first of several. */
  parameter(name: string): string | undefined;
  /** Whether the body is a form by its type. */
  isForm: boolean;
  /** The body as it came. */
  body: string;
  /** The body; a form as the JSON of its fields, all of them text. */
  json: string;
}>;

export type RequestParts = Readonly<{ query: string; body: string; contentType: string }>;

export function servletRequest({ query, body, contentType }: RequestParts): ServletRequest {
  const isForm = contentType.split(';', 1)[0]?.trim().toLowerCase() === FORM;
  const parameters = () => new URLSearchParams(isForm ? `${query}&${body}` : query);
  return {
    parameter: (name) => parameters().get(name) ?? undefined,
    isForm,
    body,
    // With a charset behind it, java-tron does not know the type of a form.
    get json() {
      return contentType === FORM && !isJson(body) ? formJson(body) : body;
    },
  };
}

/** curl sends JSON as a form unless it is told otherwise. */
function isJson(text: string): boolean {
  if (text === '') return true;
  try {
    parseJson(text);
    return true;
  } catch (error) {
    if (error instanceof MalformedJson) return false;
    throw error;
  }
}

function formJson(form: string): string {
  const parameters = new URLSearchParams(form);
  const fields = [...new Set(parameters.keys())].map((name) => {
    const [first, ...others] = parameters.getAll(name);
    return [name, others.length === 0 ? first : [first, ...others]];
  });
  return JSON.stringify(asJavaObject(Object.fromEntries(fields)));
}

/** The fields of a body; null when there is none. Throws java-tron's refusals of what is no object. */
export function objectIn(text: string): JsonObject | null {
  if (text.trim() === '') return null;
  const value: Json = parseJson(text);
  if (value === null) return null;
  if (isJsonObject(value)) return value;
  throw new JavaError('com.alibaba.fastjson.JSONException', 'can not cast to JSONObject.');
}

/** The same where something is read of it in any case. */
export function requiredObjectIn(text: string): JsonObject {
  const fields = objectIn(text);
  if (fields === null) throw new NullPointer();
  return fields;
}

/** Whether a body asks for addresses in base58 and names as text. */
export function isVisible(text: string): boolean {
  if (text.trim() === '') return false;
  const { visible } = requiredObjectIn(text) as { visible?: Json };
  return isTrue(visible === undefined ? undefined : textOf(visible));
}

export function isTrue(text: string | null | undefined): boolean {
  return text?.toLowerCase() === 'true';
}

/** A field of a body as text: numbers and flags as they are written, objects as JSON, null for nothing. */
export function textOf(value: Json | undefined): string | null {
  if (value === undefined || value === null) return null;
  return typeof value === 'object' ? JSON.stringify(value, bigintText) : String(value);
}

const bigintText = (_: string, value: unknown) =>
  typeof value === 'bigint' ? value.toString() : value;
