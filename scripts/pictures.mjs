import { importScript } from './bootstrap.mjs';

await importScript('pictures.ts');
