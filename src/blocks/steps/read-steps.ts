import type { StepsBlock } from '#generated/block-types.ts';
import type { PageScope } from '#src/pages/page-scope.ts';
import { toRow } from '#src/pages/use-rows.ts';
import { type StepState, stepStates } from './step-states.ts';

export interface Step {
	key: string;
	title: string;
	note: string;
	state: StepState;
}

interface Stage extends Omit<Step, 'state'> {
	own: unknown;
}

export function readSteps(block: StepsBlock, scope: PageScope): Step[] {
	const stages = block.rows ? stagesOfRows(block.rows, scope) : stagesOfItems(block.items ?? [], scope);
	const current = block.current ? scope.read(block.current) : null;
	const states = stepStates(stages, {
		current: current === null || current === undefined ? null : String(current),
		failed: block.failed ? scope.read(block.failed) : false,
		finished: block.finished ? scope.read(block.finished) : false,
	});
	return stages.map(({ key, title, note }, index) => ({ key, title, note, state: states[index] ?? 'waiting' }));
}

const stagesOfItems = (items: NonNullable<StepsBlock['items']>, scope: PageScope): Stage[] =>
	items
		.filter(({ when }) => !when || scope.read(when))
		.map(({ key, title, note }) => ({ key, title: scope.text(title), note: scope.text(note), own: null }));

const stagesOfRows = ({ source, key, title, note, state }: NonNullable<StepsBlock['rows']>, scope: PageScope): Stage[] =>
	(scope.read(source.rows) ?? []).map((item, index) => {
		const row = toRow(scope.with({ row: item }), key, index);
		return {
			key: row.key,
			title: row.scope.shown(title),
			note: row.scope.text(note),
			own: state ? row.scope.read(state) : null,
		};
	});
