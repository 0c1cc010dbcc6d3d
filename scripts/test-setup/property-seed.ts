import { configureGlobal } from 'fast-check';

// Property tests draw from the seed that the check prints, so that a red run can be repeated.
configureGlobal({ seed: Number(process.env['VELLUM_SEED']) });
