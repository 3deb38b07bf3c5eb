import { launch } from './launch/launch';

process.exit(await launch('development'));
