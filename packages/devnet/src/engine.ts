/**
 * Version of the execution rules. Raise it with every change that can give an old block another state or
 * receipt: data folders of other versions are replayed from genesis and refused where the outcome differs.
 */
export const ENGINE = '5';
