import { importScript } from './bootstrap.mjs';

await importScript('migration.ts');
