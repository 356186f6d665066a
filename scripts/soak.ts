/** `npm run soak [-- --seed 17] [-- --from 1 --walks 500]`: random walks through the demo (tests/e2e/soak.test.ts). */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { seed: { type: 'string' }, from: { type: 'string' }, walks: { type: 'string' } } });
const { seed, from = '1', walks = '500' } = values;
const env = { ...process.env, SOAK_SEED: seed ?? from, SOAK_WALKS: seed === undefined ? walks : '1' };
const tests = ['--import', 'tsx', 'scripts/test.ts', '--project', 'e2e', 'tests/e2e/soak.test.ts'];
const { status } = spawnSync(process.execPath, tests, { stdio: 'inherit', env });
process.exit(status ?? 1);
