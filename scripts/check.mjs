import { runScript } from './bootstrap.mjs';

runScript('check.ts');
