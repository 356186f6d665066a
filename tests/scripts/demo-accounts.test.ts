import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { formatAccounts, readDemoAccounts } from '#scripts/demo-accounts.ts';

function manifests(app?: string): string {
	const folder = mkdtempSync(path.join(tmpdir(), 'manifests-'));
	if (app !== undefined) writeFileSync(path.join(folder, 'app.yaml'), app);
	return folder;
}

it('reads the accounts of app.yaml and aligns them in columns', () => {
	const folder = manifests(
		'mock: { accounts: [{ username: student01, password: "123456", note: 学生 }, { username: new, password: "1", note: 新同学 }] }',
	);
	expect(formatAccounts(readDemoAccounts(folder))).toBe('    student01  123456  学生\n    new        1       新同学');
});

it.each([undefined, '', 'site: { title: 无账号 }', 'mock: { seed: seed }'])('reads no accounts from the app.yaml %j', (app) => {
	expect(readDemoAccounts(manifests(app))).toEqual([]);
});
