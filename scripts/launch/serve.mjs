// Runs serve.ts. The TypeScript loader is needed for our own few files and leaves before Next starts
// working, which brings its own.
import { register } from 'tsx/esm/api';

const unregister = register();
await import('./serve.ts');
await unregister();
