/** Programs of blocks on the Python of the judge, all in one engine. */
import { expect, it } from 'vitest';
import { needsBlocks } from '#app/blocks/block-language.ts';
import { everyBlock } from '#app/blocks/block-program.ts';
import { blockRuleProblem } from '#app/blocks/block-rule.ts';
import { blocksIn, isOfBlocks } from '#app/blocks/block-text.ts';
import { KINDS } from '#app/blocks/kinds.ts';
import { judge, seenIn, statusOf } from '#app/judge/back-end/judging.ts';
import type { ProblemRow } from '#app/judge/back-end/rows.ts';
import { compareDrawings } from '#app/judge/back-end/rules/compare-drawings.ts';
import { VERDICT } from '#app/judge/back-end/rules/verdicts.ts';
import { Pen } from '#app/judge/back-end/seed/solvers/pen.ts';
import { worldOf } from '#app/robot/world-case.ts';
import { replay } from '#engines/robot/world-run.ts';
import { toolboxes } from '#generated/collections/toolboxes.ts';
import { COLOURS_READ, drawingPrograms } from '#tests/product/blocks/programs/drawing-programs.ts';
import { printingPrograms } from '#tests/product/blocks/programs/printing-programs.ts';
import { problemPrograms } from '#tests/product/blocks/programs/problem-programs.ts';
import { ROBOT_WORLD, robotPrograms } from '#tests/product/blocks/programs/robot-programs.ts';
import { textOf } from '#tests/product/blocks/support/build-program.ts';
import { useEngine } from './judge-machine.ts';
import { problems, referencesIn } from './problems.ts';

const run = useEngine('python');

const typesIn = (code: string): Set<string> => {
	const stacks = blocksIn(code)?.program?.stacks ?? [];
	return new Set([...everyBlock(stacks.flatMap(({ blocks }) => blocks))].map(({ type }) => type));
};

const all = [...printingPrograms, ...drawingPrograms, ...robotPrograms].map(([, json]) => textOf(json));

it('there are thirty programs, with every kind of block among them', () => {
	expect(all.length).toBeGreaterThanOrEqual(30);
	const used = new Set(all.flatMap((code) => [...typesIn(code)]));
	expect([...KINDS.keys()].filter((type) => !used.has(type))).toEqual([]);
});

it.each(printingPrograms)('%s', async (_, json, input, stdout) => {
	expect(await run({ language: 'Python3', code: textOf(json) }, input)).toMatchObject({ verdict: 'OK', stdout, stderr: '' });
});

it.each(drawingPrograms)('%s', async (_, json, draw) => {
	const pen = new Pen();
	draw(pen);
	const { verdict, drawing = '' } = await run({ language: 'Python3', code: textOf(json) }, COLOURS_READ);
	expect({ verdict, difference: compareDrawings(drawing, pen.drawing(), 1) }).toEqual({ verdict: 'OK', difference: '' });
});

it.each(robotPrograms)('%s', async (_, json, { x, y, shown, printed }) => {
	const { verdict, stdout, moves = '' } = await run({ language: 'Python3', code: textOf(json) }, '', {}, ROBOT_WORLD);
	const driven = replay(ROBOT_WORLD, moves);
	const end = driven.trace.at(-1);
	expect({
		verdict,
		stdout,
		shown: driven.shown.map(({ kind, value }) => `${kind} ${value}`),
		x: Math.round((end?.x ?? 0) / 1000),
		y: Math.round((end?.y ?? 0) / 1000),
	}).toEqual({ verdict: 'OK', stdout: printed, shown, x, y });
});

const problemOf = (id: string): ProblemRow => {
	const problem = problems.find((each) => each.id === id);
	if (!problem) throw new Error(`There is no problem ${id}.`);
	return problem;
};

/** The verdicts of all cases. */
async function verdictsOf(problem: ProblemRow, code: string): Promise<number[]> {
	const verdicts: number[] = [];
	for (const { in: input, out } of problem.cases) {
		const world = (problem.robot && worldOf(input)) ?? undefined;
		const result = await run({ language: 'Python3', code }, world ? '' : input, {}, world);
		verdicts.push(statusOf(result, out, { problem, seen: seenIn(result, { input, expected: out }, problem) }));
	}
	return verdicts;
}

const references = referencesIn('Python3', true).filter(([, { problem }]) => needsBlocks(problem.blocks));
const solutions: readonly (readonly [id: string, code: string])[] = [
	...problemPrograms.map(([id, json]) => [id, textOf(json)] as const),
	...references.map(([, { problem, program }]) => [problem.id, program.code] as const),
];

it('solves the first ten problems, the drawings, and those for blocks alone', () => {
	const ofBlocks = problems.filter(({ blocks }) => needsBlocks(blocks)).map(({ id }) => id);
	expect(references.map(([, { problem }]) => problem.id)).toEqual(ofBlocks);
	const solved = new Set(solutions.map(([id]) => id));
	expect(problems.filter(({ drawing }, index) => drawing || index < 10).filter(({ id }) => !solved.has(id))).toEqual([]);
});

it.each(solutions)('solves %s with the blocks of its toolbox', async (id, code) => {
	const problem = problemOf(id);
	expect(isOfBlocks(code)).toBe(true);
	expect(problem.blocks && blockRuleProblem(code, problem.blocks)).toBeNull();
	const offered = new Set(
		(problem.blocks ? toolboxes[problem.blocks.toolbox].drawers : []).flatMap(({ blocks }): readonly string[] => blocks),
	);
	expect([...typesIn(code)].filter((type) => type !== 'start' && !offered.has(type))).toEqual([]);
	expect(await verdictsOf(problem, code)).toEqual(problem.cases.map(() => VERDICT.accepted));
});

it('refuses a text where blocks are asked for, before anything runs', async () => {
	const runner = { lanes: 1, compile: neverRun, run: neverRun, release: () => undefined, close: async () => undefined };
	const judged = await judge({ problem: problemOf('P1071'), program: { language: 'C++', code: 'int main() {}' }, runner });
	expect(judged).toMatchObject({ status: VERDICT.compileError, errorMessage: '这道题要用积木编程', cases: [] });
});

const neverRun = (): never => {
	throw new Error('The program was run.');
};
