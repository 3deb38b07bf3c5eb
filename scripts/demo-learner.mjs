import { runScript } from './bootstrap.mjs';

runScript('demo-learner.ts');
