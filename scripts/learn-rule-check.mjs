import { runScript } from './bootstrap.mjs';

runScript('learn-rule-check.ts');
