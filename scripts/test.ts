/**
 * `npm test [-- filters and options of vitest]`: runs the tests of Node and of the DOM, with samples of their matrices, and the journeys of the three
 * users in a browser; named files, or the tests of the app that `MANIFESTS` names. `npm run test:all` (`TEST_MATRIX=whole`) runs everything. The last
 * line is `N passed, N failed`.
 */
import { parseCLI, startVitest } from 'vitest/node';
import { resolveProject } from '#codegen/project.ts';
import { findBrowser } from './find-browser.ts';
import { chooseProjects } from './test/choose-projects.ts';
import { countsLine, countTests } from './test/count-tests.ts';
import { processorTime } from './test/processor-time.ts';
import { formatDuration } from './test/progress.ts';
import { ProgressReporter } from './test/progress-reporter.ts';

const { filter, options } = parseCLI(['vitest', 'run', ...process.argv.slice(2)]);
const reporters = options.reporters ?? [new ProgressReporter()];
const isProduct = resolveProject(process.env, process.cwd()).tsconfig === null;
const config = isProduct ? options.config : 'scripts/test/app.vitest.config.ts';
const named = options.project === undefined ? undefined : [options.project].flat();
const whole = process.env.TEST_MATRIX === 'whole';
const { projects, withoutBrowser } = isProduct
	? chooseProjects({ filter, named, whole, hasBrowser })
	: { projects: named, withoutBrowser: false };
const project = projects === undefined ? undefined : [...projects];
const vitest = await startVitest('test', filter, { ...options, ...(project && { project }), config, reporters, watch: false, run: true });
const counts = countTests(vitest.state.getTestModules());
const broken = vitest.state.getUnhandledErrors().length;
await vitest.close();

const none = counts.passed + counts.failed === 0;
if (none) console.error('No test ran.');
if (broken > 0) console.error(`${broken} error(s) outside of any test: see above.`);
console.log(timesLine());
if (withoutBrowser) console.error('The tests in a browser did not run: see the first lines.');
console.log(countsLine({ ...counts, failed: counts.failed + broken }));
process.exit(counts.failed + broken > 0 || none || withoutBrowser ? 1 : 0);

/** Looks for a browser before any test, since it may have to be installed. */
function hasBrowser(): boolean {
	try {
		process.env.CHROMIUM_PATH = findBrowser();
		return true;
	} catch (error) {
		console.error(`${String(error)} The other tests run.`);
		return false;
	}
}

/** Read at the very end, because the system adds a child's CPU time when the child exits. */
function timesLine(): string {
	const processor = processorTime();
	return `${formatDuration(performance.now())}${processor === null ? '' : `, ${formatDuration(processor)} of processor time`}`;
}
