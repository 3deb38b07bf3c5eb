import { importScript } from './bootstrap.mjs';

await importScript('dev.ts');
