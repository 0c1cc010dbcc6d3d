/** What a field of a form may hold before it becomes text. */
export type FormValue = string | number | bigint | boolean | readonly (string | number | bigint)[];

/**
 * The body of a call: every value as text, lists separated by commas, absent fields left out.
 * `form-fields.ts` reads exactly this back.
 */
export function encodeForm(
  values: Readonly<Record<string, FormValue | undefined>>,
): URLSearchParams {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) form.set(name, Array.isArray(value) ? value.join(',') : String(value));
  }
  return form;
}
