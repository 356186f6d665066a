/** Every text of a course of programming has a program, which runs. Takes a minute. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blocksIn, isOfBlocks } from '#app/blocks/block-text.ts';
import { toPython } from '#app/blocks/to-python.ts';
import type { CourseRow } from '#app/course/back-end/rows.ts';
import type { AttachmentRow } from '#app/documents/back-end/rows.ts';
import { worldOf } from '#app/robot/world-case.ts';
import { endOf } from '#app/robot/world-words.ts';
import { createRunner } from '#engines/create-runner.ts';
import { replay } from '#engines/robot/world-run.ts';
import type { Limits, Runner, RunResult } from '#engines/runner.ts';
import { Station } from '#engines/station.ts';
import { createJudgeHost } from '#mock/server/judge-host.ts';
import { joinCpp } from '#tests/product/judge/engines/joined-programs.ts';
import { createWorld } from '#tests/product/student-world.ts';

const LIMITS: Limits = { timeMs: 10_000, memoryKb: 256 * 1024, outputBytes: 1024 * 1024 };
const FILES = path.resolve('manifests/files/static/files');
const BLOCKS = 'd1';
const PYTHON = 'd2';
const CPP = 'd3';
/** Some of their texts have a program, which drives a robot. */
const ROBOTS = ['d4', 'd5'];

/** Lines for `input()`, by name of the lesson. */
const INPUTS: Readonly<Record<string, string>> = {
	键盘控制方向: '右\n上\n左\n上\n',
	试玩反馈表: '第二关\n苹果变金色\n怎么开始\n',
	如果与否则: '60\n',
	找出最大的数: '3 7 2 9\n',
	猜数游戏: '50\n25\n37\n',
	故事卡模板: '小航船\n夜里的海\n',
	观众的选择: '灯塔\n',
	'输入 input': '小舟\n10\n',
	'if 与 else': '20\n',
	多个条件: '95\n',
	一步步搭出控制台: '前\n前\n后\n停\n',
	'字典：用名字找数据': '小舟\n',
	'从 1 试到 n': '36\n',
	顺序查找: '9\n',
	兔子与楼梯: '5\n',
	汉诺塔: '3\n',
	拆解一道题: '3 9 -2 7\n',
	颜色名对照表: 'pink\n',
	'cin 与 cout': '3 4\n',
	switch: '6\n',
	'while 与 do while': '1234\n2468\n',
	综合例题: '3\n80 55 90\n',
	读入与遍历: '3\n5 8 2\n',
	读入一行: 'hello big world\n',
	回文: 'level robot\n',
	输入输出与格式: '3\n1 2 3\n2\n4 5\n0\n',
	数组与前缀和: '2 4\n3 4\n',
	字符串处理: 'aaabb\n',
	图的表示: '4 3\n1 2\n1 3\n3 4\n',
};

const { store } = createWorld();
const courses = (directory: string) => store.rows<CourseRow>('courses').filter(({ directoryIds }) => directoryIds.includes(directory));
const attachments = store.rows<AttachmentRow>('attachments');
const textOf = ({ id, ext }: AttachmentRow): string => readFileSync(path.join(FILES, `${id}.${ext}`), 'utf8');
const lessonsOf = ({ id }: CourseRow): AttachmentRow[] =>
	attachments.filter(({ ownerId, ext, lessonId }) => ownerId === id && ext === 'md' && lessonId);

interface RunProgram {
	code: string;
	/** Names the world of a robot. */
	world?: string | undefined;
}

const programsIn = (text: string, language: string): RunProgram[] =>
	[...text.matchAll(/^```(\w+) run(?: world=([^\n]+))?\n(.*?)^```$/gms)].flatMap(([, name, world, code]) =>
		name === language && code ? [{ code, world }] : [],
	);

interface Example extends RunProgram {
	name: string;
}

const examplesOf = (course: CourseRow, language: string): Example[] =>
	lessonsOf(course).flatMap((lesson) =>
		programsIn(textOf(lesson), language).map((program) => ({ name: lesson.name.replace(/\.md$/, ''), ...program })),
	);

it.each([
	...courses(BLOCKS).map((course) => ({ course, language: 'blocks' })),
	...courses(PYTHON).map((course) => ({ course, language: 'python' })),
	...courses(CPP).map((course) => ({ course, language: 'cpp' })),
])('every text of $course.title has a program', ({ course, language }) => {
	const lessons = lessonsOf(course);
	expect(lessons).not.toEqual([]);
	expect(lessons.filter((lesson) => programsIn(textOf(lesson), language).length !== 1).map(({ name }) => name)).toEqual([]);
});

it('the worlds of robots in all texts are known', () => {
	const named = attachments
		.filter(({ ext }) => ext === 'md')
		.flatMap((lesson) => [...textOf(lesson).matchAll(/^```\w+ run world=(.+)$/gm)].map(([, world = '']) => world));
	expect(named.filter((world) => worldOf(world) === null)).toEqual([]);
});

it('the programs of blocks open as blocks, none of which is loose or has an empty slot', () => {
	for (const { name, code } of [BLOCKS, ...ROBOTS].flatMap(courses).flatMap((course) => examplesOf(course, 'blocks'))) {
		const program = blocksIn(code)?.program;
		expect([name, isOfBlocks(code)]).toEqual([name, true]);
		expect(program && toPython(program)).toMatchObject({ loose: 0, unfilled: [], unknown: [] });
	}
});

/** A course's examples one after the other, each with what it leaves behind, as its file of expected output has them. */
async function transcriptOf(
	examples: readonly Example[],
	run: (example: Example, input: string) => Promise<RunResult & { drawn?: string }>,
) {
	const parts: string[] = [];
	for (const example of examples) {
		const { verdict, stdout, stderr, drawn = '' } = await run(example, INPUTS[example.name] ?? '');
		expect([example.name, verdict, stderr]).toEqual([example.name, 'OK', '']);
		expect(stdout + drawn, example.name).not.toBe('');
		parts.push(`## ${example.name}\n\n${stdout}${drawn}`);
	}
	return parts.join('\n');
}

const expectedOf = ({ id }: CourseRow): string => `./lesson-programs/${id}.txt`;

describe('Python', () => {
	let station: Station;
	beforeAll(() => {
		station = new Station({ engine: 'python', host: createJudgeHost() });
	});
	afterAll(() => station.drop());

	async function watch({ name, code, world }: Example, input: string) {
		// Without a seed, numbers by chance differ from machine to machine.
		const watching = { seed: 1, clock: null, interactive: true, window: null, world: world ? (worldOf(world) ?? undefined) : undefined };
		const { result, steps } = await station.watch({ language: 'Python3', code }, input, LIMITS, watching);
		expect([name, steps?.asks]).toEqual([name, false]);
		const kinds = (steps?.marks ?? []).map(({ text }): string => JSON.parse(text)[0]);
		const drawn = [...new Set(kinds)].map((kind) => `${kind} × ${kinds.filter((each) => each === kind).length}\n`).join('');
		const driven = watching.world
			? `robot: ${endOf(replay(watching.world, (steps?.moves ?? []).map(({ text }) => text).join('\n')).outcome, watching.world)}\n`
			: '';
		return { ...result, drawn: drawn + driven };
	}

	it.each([
		...courses(BLOCKS).map((course) => ({ course, language: 'blocks' })),
		...courses(PYTHON).map((course) => ({ course, language: 'python' })),
	])('the programs of $course.title run', async ({ course, language }) => {
		await expect(await transcriptOf(examplesOf(course, language), watch)).toMatchFileSnapshot(expectedOf(course));
	});

	it('the programs of robots drive', async () => {
		const examples = ROBOTS.flatMap(courses).flatMap((course) => [...examplesOf(course, 'blocks'), ...examplesOf(course, 'python')]);
		await expect(await transcriptOf(examples, watch)).toMatchFileSnapshot('./lesson-programs/robots.txt');
	});

	it('the programs beside the lessons on drawing draw', async () => {
		const files = attachments.filter(({ ownerId, ext }) => ownerId === 'c08' && ext === 'py');
		const examples = files.map((file) => ({ name: file.name, code: textOf(file) }));
		await expect(await transcriptOf(examples, watch)).toMatchFileSnapshot('./lesson-programs/c08-attachments.txt');
	});
});

describe('C++', () => {
	let runner: Runner;
	beforeAll(() => {
		runner = createRunner({ host: createJudgeHost() });
	});
	afterAll(() => runner.close());

	it.each(courses(CPP))('the programs of $title run', async (course) => {
		const examples = examplesOf(course, 'cpp');
		const named = new Map(examples.map((example, index) => [example, `lesson${index}`]));
		const joined = joinCpp([...named].map(([{ code }, name]) => [name, { program: { code } }]));
		const run = (example: Example, input: string) => runner.run(joined, `${named.get(example)}\n${input}`, LIMITS);
		await expect(await transcriptOf(examples, run)).toMatchFileSnapshot(expectedOf(course));
	});
});
