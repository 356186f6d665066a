import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** In the order of their times in a whole run. Begun late, one would leave the other workers without work at the end. */
const LONGEST: readonly string[] = [
	'product/judge/engines/native',
	'product/judge/engines/escapes',
	'src/pages/faults',
	'product/judge/engines/load',
	'product/judge/engines/bank',
	'codegen/renames',
	'codegen/cli',
	'e2e/judge-escapes',
	'e2e/every-account',
	'journeys/every-page',
	'e2e/judge',
	'e2e/soak',
	'journeys/developer-page',
];

const rankOf = ({ moduleId }: TestSpecification): number => {
	const rank = LONGEST.findIndex((name) => moduleId.includes(`/tests/${name}.test.`));
	return rank < 0 ? LONGEST.length : rank;
};

export class LongestFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		return (await super.sort(files)).sort((one, other) => rankOf(one) - rankOf(other));
	}
}
