import { importScript } from './bootstrap.mjs';

await importScript('explore.ts');
