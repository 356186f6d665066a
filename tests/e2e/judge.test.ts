import { expect, test } from 'vitest';
import { joinCpp, joinPython, withName } from '#tests/product/judge/engines/joined-programs.ts';
import { referencesIn } from '#tests/product/judge/engines/problems.ts';
import { RUNS } from '#tests/product/judge/engines/robot-programs.ts';
import traces from '#tests/product/judge/engines/robot-traces.json' with { type: 'json' };
import { isWholeMatrix, seededSample } from '#tests/support/matrix.ts';
import { useJudgePage } from './support/use-judge-page.ts';

const { fetched, opened, run } = useJudgePage();

/** Node judges all programs with the same engines. Here, a sample shows that the browser's judge agrees. */
const REFERENCES = isWholeMatrix ? 5 : 2;

const PROGRAMS = { 'JavaScript V8': null, Python3: joinPython, 'C++': joinCpp } as const;

async function judged(language: keyof typeof PROGRAMS, right: boolean): Promise<Record<string, number>> {
	// What a robot does is compared by its trace, below: it reads no input that could name a joined program.
	const candidates = referencesIn(language, right).filter(([, { problem }]) => !problem.robot);
	const references = seededSample(candidates, REFERENCES, 1);
	const join = PROGRAMS[language];
	const joined = join?.(references);
	const tasks = references.map(([name, { problem, program }]) =>
		joined ? { problem: withName(name, problem), program: joined } : { problem, program },
	);
	const statuses = await opened().page.evaluate((all) => window.judgePage.judgeEach(all), tasks);
	return Object.fromEntries(references.map(([name], index) => [name, statuses[index] ?? Number.NaN]));
}

test.each(['JavaScript V8', 'Python3', 'C++'] as const)('correct %s programs are accepted', async (language) => {
	const found = await judged(language, true);
	expect(Object.keys(found)).toHaveLength(REFERENCES);
	expect(Object.entries(found).filter(([, status]) => status !== 0)).toEqual([]);
});

test('programs with the typical mistake of each problem are not accepted', async () => {
	const found = Object.values(await judged('Python3', false));
	expect(found).toHaveLength(REFERENCES);
	// Wrong, or partly right for problems with partial points.
	expect(found.filter((status) => status !== -1 && status !== 8)).toEqual([]);
});

test('a robot drives as it does in Node, to the last digit', async () => {
	const runs = seededSample(RUNS, isWholeMatrix ? RUNS.length : 10, 2);
	expect(traces).toMatchObject(await opened().page.evaluate((all) => window.judgePage.traceEach(all), runs));
});

test('a judge worker can only fetch engine files and cannot import or evaluate text', async () => {
	const { site, context } = opened();
	const own = await context.newPage();
	await own.goto(site.url);
	await own.evaluate((limits) => window.judgePage.run({ language: 'JavaScript V8', code: 'print(1)' }, '', limits), {
		timeMs: 1000,
		memoryKb: 131_072,
		outputBytes: 100,
	});
	const [worker] = own.workers();
	const outcomes = await worker?.evaluate(
		async (elsewhere) => {
			const statusOf = (address: string) =>
				fetch(address).then(
					({ status }) => status,
					({ name }: Error) => name,
				);
			const evaluated = new Promise((resolve) => {
				// In a timer: eval called through the debugger bypasses the policy.
				setTimeout(() => {
					try {
						resolve(new Function('return 1')());
					} catch (error) {
						resolve((error as Error).name);
					}
				});
			});
			return {
				engines: await statusOf('/judge-engines/index.json'),
				origin: await statusOf('/index.html'),
				elsewhere: await statusOf(`${elsewhere}/judge-engines/index.json`),
				text: await statusOf('data:text/plain,1'),
				evaluated: await evaluated,
			};
		},
		site.url.replace('127.0.0.1', 'localhost'),
	);
	// As a string, because the test runner would rewrite `import()` in a function.
	const imported = await worker?.evaluate<string>("import('data:text/javascript,1').then(() => 'done', ({ name }) => name)");
	expect({ ...outcomes, imported }).toEqual({
		engines: 200,
		origin: 'TypeError',
		elsewhere: 'TypeError',
		text: 'TypeError',
		imported: 'TypeError',
		evaluated: 'EvalError',
	});
	await own.close();
});

test('engines report loading progress and are fetched once', async () => {
	const { page } = opened();
	const progress = await page.evaluate(() => window.judgePage.progress);
	for (const engine of ['javascript', 'python', 'clang']) {
		const own = progress.filter((each) => each.engine === engine && (each.state === 'loading' || each.state === 'starting'));
		expect(own.at(-1)?.loaded, engine).toBe(own.at(-1)?.total);
	}
	const engines = fetched.filter((url) => url.includes('.gz'));
	expect(engines.length).toBe(new Set(engines).size);
	await page.reload();
	expect(await run('JavaScript V8', 'print(read())', 'again')).toMatchObject({ verdict: 'OK', stdout: 'again\n' });
	expect(fetched.filter((url) => url.includes('.gz'))).toEqual(engines);
});
