import { importScript } from './bootstrap.mjs';

await importScript('check.ts');
