import { importScript } from './bootstrap.mjs';

await importScript('test.ts');
