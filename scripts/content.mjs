import { runScript } from './bootstrap.mjs';

runScript('content.ts');
