/**
 * `npm test [-- filters and options of vitest]`: runs all tests, browser tests included, or the tests of the app that `MANIFESTS` names. The last line
 * is `N passed, N failed`.
 */
import { parseCLI, startVitest } from 'vitest/node';
import { resolveProject } from '#codegen/project.ts';
import { countsLine, countTests } from './test/count-tests.ts';
import { processorTime } from './test/processor-time.ts';
import { formatDuration } from './test/progress.ts';
import { ProgressReporter } from './test/progress-reporter.ts';

const { filter, options } = parseCLI(['vitest', 'run', ...process.argv.slice(2)]);
const reporters = options.reporters ?? [new ProgressReporter()];
const isProduct = resolveProject(process.env, process.cwd()).tsconfig === null;
const config = isProduct ? options.config : 'scripts/test/app.vitest.config.ts';
const vitest = await startVitest('test', filter, { ...options, config, reporters, watch: false, run: true });
const counts = countTests(vitest.state.getTestModules());
const broken = vitest.state.getUnhandledErrors().length;
await vitest.close();

const none = counts.passed + counts.failed === 0;
if (none) console.error('No test ran.');
if (broken > 0) console.error(`${broken} error(s) outside of any test: see above.`);
console.log(timesLine());
console.log(countsLine({ ...counts, failed: counts.failed + broken }));
process.exit(counts.failed + broken > 0 || none ? 1 : 0);

/** Read at the very end, because the system adds a child's CPU time when the child exits. */
function timesLine(): string {
	const processor = processorTime();
	return `${formatDuration(performance.now())}${processor === null ? '' : `, ${formatDuration(processor)} of processor time`}`;
}
