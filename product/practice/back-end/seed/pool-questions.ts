import type { SeedTools } from '#mock/store/load-seed.ts';
import type { Row } from '#mock/store/store.ts';
import { placeOptions, type QuestionDraft } from './question-draft.ts';
import { shuffle } from './shuffle.ts';

interface PoolRow extends Row {
	subjects: string[];
	knowledge: string;
	difficulty: number;
	thing: string;
	members: string[];
	others: string[];
	/** Given on request before the answer. */
	hint?: string;
	why: string;
}

type Random = SeedTools['random'];
type Make = (pool: PoolRow, random: () => number) => Pick<QuestionDraft, 'type' | 'stem' | 'options' | 'key'>;

function fromPools(pools: readonly PoolRow[], random: Random, { rounds, make }: { rounds: number; make: Make }): QuestionDraft[] {
	return Array.from({ length: rounds }, (_item, round) =>
		pools.map((pool) => {
			const { subjects, knowledge, difficulty, hint } = pool;
			const made = make(rotate(pool, round), random(`pool-${pool.id}-${make.name}-${round}`));
			return { subjects, knowledge, difficulty, ...made, key: { ...made.key, ...(hint && { hints: [hint] }) } };
		}),
	).flat();
}

/** Rotates the members so that rounds differ. */
function rotate(pool: PoolRow, round: number): PoolRow {
	const turn = (list: readonly string[]): string[] => list.map((_item, index) => list[(index + round) % list.length] ?? '');
	return { ...pool, members: turn(pool.members), others: turn(pool.others) };
}

const spaced = (thing: string): string => (/^[`A-Za-z]/.test(thing) ? ` ${thing}` : thing);

const multiple: Make = ({ thing, members, others, why }, random) => {
	const rightCount = 2 + Math.floor(random() * 2);
	const { options, answer } = placeOptions(members.slice(0, rightCount), others.slice(0, 4 - rightCount), (list) => shuffle(list, random));
	return { type: 'multiple', stem: `下面哪些是${spaced(thing)}？`, options, key: { answer, analysis: why } };
};

const single: Make = ({ thing, members, others, why }, random) => {
	const { options, answer } = placeOptions(members.slice(0, 1), others.slice(0, 3), (list) => shuffle(list, random));
	return { type: 'single', stem: `下面哪一个是${spaced(thing)}？`, options, key: { answer, analysis: why } };
};

const oddOneOut: Make = ({ thing, members, others, why }, random) => {
	const { options, answer } = placeOptions(others.slice(0, 1), members.slice(0, 3), (list) => shuffle(list, random));
	return { type: 'single', stem: `下面哪一个不是${spaced(thing)}？`, options, key: { answer, analysis: why } };
};

const judge: Make = ({ thing, members, others, why }, random) => {
	const right = random() < 0.5;
	return {
		type: 'judge',
		stem: `“${(right ? members : others)[0]}”是${spaced(thing)}。`,
		key: { answer: [right ? 'right' : 'wrong'], analysis: why },
	};
};

export function poolQuestions(pools: readonly Row[], random: Random): QuestionDraft[] {
	const list = pools as readonly PoolRow[];
	return [
		...fromPools(list, random, { rounds: 4, make: multiple }).slice(0, 98),
		...fromPools(list, random, { rounds: 2, make: single }),
		...fromPools(list, random, { rounds: 1, make: oddOneOut }),
		...fromPools(list, random, { rounds: 2, make: judge }),
	];
}
