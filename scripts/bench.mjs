import { runScript } from './bootstrap.mjs';

runScript('bench.ts');
