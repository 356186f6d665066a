// @vitest-environment node
import { expect, test } from 'vitest';
import { groupDictionaries } from '#src/dictionaries/dictionaries.ts';

test('groups rows by type and keeps their order', () => {
	const groups = groupDictionaries([
		{ type: 'grade', value: 1, label: '一年级', tone: 'info' },
		{ type: 'state', value: 'done', label: '已完成', tone: 'ok' },
		{ type: 'grade', value: 2, label: '二年级' },
	]);
	expect(groups.get('grade')).toEqual([
		{ value: '1', label: '一年级', tone: 'info' },
		{ value: '2', label: '二年级', tone: 'mute' },
	]);
	expect(groups.get('state')).toEqual([{ value: 'done', label: '已完成', tone: 'ok' }]);
});

test.each([null, {}, [null], [{ value: 1 }], [{ type: 'grade' }], [{ type: 'grade', value: null }]])(
	'%j contains no dictionary',
	(rows) => {
		expect(groupDictionaries(rows).size).toBe(0);
	},
);

test('an unknown colour becomes muted, and a missing label falls back to the value', () => {
	expect(groupDictionaries([{ type: 'a', value: 'x', tone: '#f00' }]).get('a')).toEqual([{ value: 'x', label: 'x', tone: 'mute' }]);
});
