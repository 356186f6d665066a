import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

export interface DemoAccount {
	username: string;
	password: string;
	note: string;
}

export function readDemoAccounts(manifests: string): DemoAccount[] {
	const file = path.join(manifests, 'app.yaml');
	if (!existsSync(file)) return [];
	const accounts = (parse(readFileSync(file, 'utf8')) as { mock?: { accounts?: Partial<DemoAccount>[] } } | null)?.mock?.accounts ?? [];
	return accounts.map(({ username = '', password = '', note = '' }) => ({ username, password, note }));
}

/** One line an account, in columns. Only the last column has (double-width) Chinese characters. */
export function formatAccounts(accounts: readonly DemoAccount[]): string {
	const widest = (key: 'username' | 'password'): number => Math.max(...accounts.map((account) => account[key].length));
	const name = widest('username');
	const password = widest('password');
	return accounts
		.map((account) => `    ${account.username.padEnd(name)}  ${account.password.padEnd(password)}  ${account.note}`.trimEnd())
		.join('\n');
}
