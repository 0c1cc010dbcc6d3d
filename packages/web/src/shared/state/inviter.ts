import { storedValue } from './stored-value.ts';

/** The inviter of the link someone came by, until they activate their address or choose another. */
export const rememberedInviter = storedValue('vellum.inviter');
