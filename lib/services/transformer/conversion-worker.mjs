// Runs conversion-thread.ts, which is TypeScript, in a thread that knows none yet.
import { register } from 'tsx/esm/api';

const unregister = register();
await import('./conversion-thread.ts');
await unregister();
