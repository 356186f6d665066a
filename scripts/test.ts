/** `npm test [-- filters and options of vitest]`: every test, the browser ones included; closes with `N passed, N failed`. */
import { parseCLI, startVitest, type TestModule } from 'vitest/node';

interface Counts {
	passed: number;
	failed: number;
	skipped: number;
}

function count(modules: readonly TestModule[]): Counts {
	const counts: Counts = { passed: 0, failed: 0, skipped: 0 };
	for (const module of modules) {
		const tests = [...module.children.allTests()];
		for (const test of tests) {
			const { state } = test.result();
			if (state === 'passed' || state === 'failed' || state === 'skipped') counts[state] += 1;
			else counts.failed += 1;
		}
		// A file that could not be loaded, or whose hooks failed, counts for one even when none of its tests could say so.
		if (module.state() === 'failed' && !tests.some((test) => test.result().state === 'failed')) counts.failed += 1;
	}
	return counts;
}

const { filter, options } = parseCLI(['vitest', 'run', ...process.argv.slice(2)]);
const vitest = await startVitest('test', filter, { ...options, watch: false, run: true });
const { passed, failed, skipped } = count(vitest.state.getTestModules());
const broken = vitest.state.getUnhandledErrors().length;
await vitest.close();

const none = passed + failed === 0;
if (none) console.error('No test ran.');
if (broken > 0) console.error(`${broken} error(s) outside of any test: see above.`);
console.log(`${passed} passed, ${failed + broken} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exit(failed + broken > 0 || none ? 1 : 0);
