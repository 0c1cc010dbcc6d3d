import type { AbiParameter } from '@vellum/tron/abi/abi-item';

/** The parameters in a signature such as `open(uint256,(address,bool)[])`. */
export function signatureParameters(signature: string): readonly AbiParameter[] {
  const start = signature.indexOf('(');
  return start === -1 ? [] : listOf(signature.slice(start + 1, -1)).map(parameterOf);
}

function parameterOf(type: string): AbiParameter {
  if (!type.startsWith('(')) return { type };
  const end = type.lastIndexOf(')');
  return {
    type: `tuple${type.slice(end + 1)}`,
    components: listOf(type.slice(1, end)).map(parameterOf),
  };
}

/** Splits at the commas outside of any parentheses. */
function listOf(types: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const letter of types) {
    if (letter === ',' && depth === 0) {
      parts.push(part);
      part = '';
      continue;
    }
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    part += letter;
  }
  return part === '' ? parts : [...parts, part];
}
