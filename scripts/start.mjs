import { importScript } from './bootstrap.mjs';

await importScript('start.ts');
