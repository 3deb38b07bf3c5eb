import { runScript } from './bootstrap.mjs';

runScript('check-documents.ts');
