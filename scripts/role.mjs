import { runScript } from './bootstrap.mjs';

runScript('role.ts');
