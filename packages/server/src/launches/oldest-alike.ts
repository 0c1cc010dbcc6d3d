/** The oldest launch before this one with such a shape; constants of launches that a block took back stay behind. */
const olderWith = (of: string, shape: string) => `
  select was.token, was.name, was.symbol, was.idx from launch_constant was
    where was.${shape} in (${of}.symbol_shape, ${of}.name_shape) and was.${shape} <> '' and was.idx < ${of}.idx
      and exists (select from launch_token made where made.token = was.token)
    order by was.idx limit 1`;

/** The oldest launch that the row `of` of `launch_constant` can be mistaken for, as SQL. */
export const oldestAlike = (of: string) => `select token, name, symbol, idx from (
  (${olderWith(of, 'symbol_shape')}) union all (${olderWith(of, 'name_shape')})) older order by idx limit 1`;
