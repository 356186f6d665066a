import { expect, test } from 'vitest';
import type { StepRows, StepsBlock } from '#generated/block-types.ts';
import { type Progress, stepStates } from '#src/blocks/steps/step-states.ts';
import { createWorld, openPage, page } from '#tests/support/page-world.tsx';

test.each<[string, Partial<Progress>, string]>([
	['before and after the current step', { current: 'b' }, 'done current waiting'],
	['the current step has failed', { current: 'b', failed: true }, 'done failed waiting'],
	['without a current step', {}, 'waiting waiting waiting'],
	['an unknown current step', { current: 'x', failed: true }, 'waiting waiting waiting'],
	['all are done', { current: 'b', finished: true }, 'done done done'],
])('%s', (_name, progress, expected) => {
	const stages = ['a', 'b', 'c'].map((key) => ({ key, own: null }));
	expect(stepStates(stages, { current: null, failed: false, finished: false, ...progress }).join(' ')).toBe(expected);
});

test('uses the state that a step declares, and ignores unknown states', () => {
	const stages = ['failed', 'odd', undefined].map((own, index) => ({ key: String(index), own }));
	expect(stepStates(stages, { current: '1', failed: false, finished: false })).toEqual(['failed', 'current', 'waiting']);
});

const base = { block: 'steps', needs: [], label: '报名' } as const satisfies Partial<StepsBlock>;

test('fixed steps show their progress as text', async () => {
	const block: StepsBlock = {
		...base,
		items: [
			{ key: 'draft', title: '填表', note: '三分钟' },
			{ key: 'secret', title: '内部', when: () => false },
			{ key: 'pending', title: (s) => `审核 ${s.state.no}` },
			{ key: 'ended', title: '比赛' },
		],
		current: () => 'pending',
	};
	const { screen } = await openPage(page([block], { state: { no: { default: '7' } } }), createWorld());
	const items = [...screen.getByRole('list', { name: '报名' }).children];
	expect(items.map((item) => item.querySelector(':scope > :last-child')?.textContent)).toEqual([
		'填表，已完成三分钟',
		'审核 7，进行中',
		'比赛，未开始',
	]);
	expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
});

test('steps from a list take their state from the row or from the current key', async () => {
	const rows: StepRows = {
		source: {
			rows: () => [
				{ id: 1, name: '初赛', ok: false },
				{ id: 2, name: '决赛', ok: null },
			],
		},
		title: (s) => s.row.name,
		state: (s) => (s.row.ok === false ? 'failed' : null),
	};
	const { screen } = await openPage(page([{ ...base, rows, current: () => '2' }]), createWorld());
	expect([...screen.getByRole('list', { name: '报名' }).children].map((item) => item.getAttribute('data-state'))).toEqual([
		'failed',
		'current',
	]);
	const none = { ...rows, source: { rows: () => null } };
	const { screen: empty } = await openPage(page([{ ...base, rows: none, empty: '赛程还没有公布' }]), createWorld());
	expect(empty.container.textContent).toContain('赛程还没有公布');
});
