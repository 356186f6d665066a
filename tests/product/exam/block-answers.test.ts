/** A program of blocks earns what the same Python earns, on the engine that judges papers. */
import { expect, it } from 'vitest';
import { BLOCKS, pythonIn } from '#app/blocks/block-language.ts';
import {
	block,
	calculate,
	change,
	compare,
	count,
	item,
	number,
	print,
	readNumber,
	set,
	started,
	textOf,
	variable,
	when,
} from '#tests/product/blocks/support/build-program.ts';
import { useMachine } from '#tests/product/judge/engines/judge-machine.ts';
import { createWorld } from '#tests/product/student-world.ts';

const machine = useMachine();

/** Its program is P1035: how long an elevator needs that begins on floor 1. */
const PAPER = 'p37';
const FULL = 25;

interface Item {
	score: number;
	comment: string;
	question: { id: string; type: string };
}

const floor = item('楼层', variable('i'));
const at = variable('在');
const solved = [
	set('n', readNumber()),
	set('楼层', block('read_numbers')),
	set('在', number(1)),
	set('秒', number(0)),
	count(
		'i',
		number(1),
		variable('n'),
		when(compare(floor, '>', at), change('秒', calculate(calculate(floor, '-', at), '*', number(6)))),
		when(compare(floor, '<', at), change('秒', calculate(calculate(at, '-', floor), '*', number(4)))),
		change('秒', number(5)),
		set('在', floor),
	),
	print(variable('秒')),
];

async function graded(value: readonly string[]) {
	const world = createWorld(undefined, machine.runner());
	const student = await world.as('newbie');
	const { id: attemptId } = await student.ask('main.paperAttemptStart', { paperId: PAPER, clientTab: 'tab-1' });
	const { sections } = await student.ask('main.paperDetail', { id: PAPER, attemptId });
	const items: Item[] = sections.flatMap((section: { items: Item[] }) => section.items);
	const program = items.find(({ question }) => question.type === 'program')?.question;
	const answers = [{ questionId: program?.id, value, rev: 1 }];
	await student.ask('main.paperSubmit', { paperId: PAPER, attemptId, clientTab: 'tab-1', action: 'submit', answers, requestKey: 'k' });
	await world.backend.settled();
	const { rows } = await student.ask('main.paperHistoryAggregateDetail', { attemptId });
	const { score, comment } = rows.find(({ question }: Item) => question.id === program?.id);
	return { score, comment };
}

it.each([
	['a right one', started(...solved), FULL],
	['one that passes a case', started(print(number(5))), 4],
	['one that fails', started(print(calculate(number(1), '/', number(0)))), 0],
])('%s', async (_what, json, score) => {
	const code = textOf(json);
	const [ofBlocks, ofPython] = [await graded([BLOCKS, code]), await graded(['Python3', pythonIn(code)])];
	expect(ofBlocks).toEqual(ofPython);
	expect(ofBlocks.score).toBe(score);
});
