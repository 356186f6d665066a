import { expect, test } from 'vitest';
import type { MenuFinding } from '#src/tools/menu-studio/menu-calls.ts';
import { ImportReport } from '#src/tools/menu-studio/publish/import-report.tsx';
import { NameChoiceForm } from '#src/tools/menu-studio/publish/name-choice-form.tsx';
import { NO_CHOICES } from '#src/tools/menu-studio/publish/name-choices.ts';
import { lazyCode, render } from '#tests/support/render.tsx';

const finding: MenuFinding = {
	code: 'unknown-field',
	severity: 'warning',
	path: [4],
	label: '丁',
	message: '应用不认识 meta.wobble',
	remedy: '',
};
const lost = (place: number, label: string) => ({
	path: [0, place],
	label,
	what: `meta.isFull: ${place}`,
	reason: '页面都在应用的外框里显示',
});

test('an import is told in words by reason, with each record; fields and places are folded away', async () => {
	const screen = await render(
		<ImportReport
			findings={[finding]}
			dropped={[lost(0, '甲'), lost(1, '乙'), lost(2, '甲'), { ...lost(3, '丙'), reason: '按钮不是菜单' }]}
			converted={[{ path: [], label: '', field: 'order', from: 'rank', to: '按它排好的次序' }]}
		/>,
	);
	const words = [...screen.container.querySelectorAll('section > ul')].map((list) => list.textContent);
	expect(words).toEqual(['有应用不认识的设置，留着但不起作用：丁', '页面都在应用的外框里显示：甲、乙按钮不是菜单：丙', '次序：整份菜单']);
	const details = [...screen.container.querySelectorAll('details')];
	expect(details.map(({ open }) => open)).toEqual([false, false, false]);
	expect(details.map((each) => each.querySelectorAll('li').length)).toEqual([1, 4, 1]);
	expect(details[1]?.querySelector('li')?.textContent).toBe('1.1 甲 meta.isFull: 0');
});

test('each unknown role and icon has a choice of its own name, and nothing is asked without one', async () => {
	const form = (names: { roles: string[]; icons: string[] }) => (
		<NameChoiceForm names={names} choices={NO_CHOICES} onChange={() => undefined} />
	);
	const screen = await render(form({ roles: ['teacher'], icons: ['ep:ghost'] }));
	await lazyCode();
	expect(screen.getAllByRole('combobox')).toHaveLength(2);
	expect([screen.getByLabelText('teacher'), screen.getByLabelText('ep:ghost')]).toHaveLength(2);
	expect((await render(form({ roles: [], icons: [] }))).container.textContent).toBe('');
});
