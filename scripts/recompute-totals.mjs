import { runScript } from './bootstrap.mjs';

runScript('recompute-totals.ts');
