import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { openRecords } from '#src/lib/kept-records.ts';

test('stores records by owner and kind until they are removed', async () => {
	const letters = openRecords<string>('app', 'outbox');
	await letters.put('u1', 'a', '甲');
	await letters.put('u1', 'a', '乙');
	await letters.put('u1', 'b', '丙');
	await letters.put('u10', 'a', '丁');
	const later = openRecords<string>('app', 'outbox');
	expect(await later.all('u1')).toEqual(['乙', '丙']);
	expect([await later.get('u1', 'a'), await later.get('u2', 'a'), await openRecords('app', 'files').all('u1')]).toEqual([
		'乙',
		undefined,
		[],
	]);
	await later.remove('u1', 'a');
	expect([await later.all('u1'), await later.all('u10')]).toEqual([['丙'], ['丁']]);
	expect(await openRecords('other-app', 'outbox').all('u1')).toEqual([]);
});

test('sweeping keeps the listed records of its owner', async () => {
	const files = openRecords<number>('swept', 'files');
	await Promise.all([files.put('u1', 'a', 1), files.put('u1', 'b', 2), files.put('u2', 'a', 3)]);
	await files.sweep('u1', new Set(['a']));
	expect([await files.all('u1'), await files.all('u2')]).toEqual([[1], []]);
});

test('reports records that cannot be stored', async () => {
	await expect(openRecords('app', 'files').put('u1', 'a', () => undefined)).rejects.toThrow();
	expect(await openRecords('app', 'files').get('u1', 'a')).toBeUndefined();
});
