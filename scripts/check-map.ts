/** `npm run map`: fails on a folder that the map in docs/architecture.md does not list, and on an entry without a folder. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { findMapFaults } from './folder-map.ts';

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8', maxBuffer: 1e8 });
const files = listed.split('\n').filter((file) => existsSync(file));
const faults = findMapFaults(readFileSync('docs/architecture.md', 'utf8'), files);
for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);
