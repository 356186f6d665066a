/** Times of building, searching and reading a menu of 1,000 routes, and of checking one of 2,000, beside React Router's matching of one path. */
import { execFileSync } from 'node:child_process';
import { compare, least, takeTurns } from './compare.ts';
import type { Figure } from './figure.ts';
import { timeChecked, timeMenu, timeRouter, timeServed } from './menu-times.ts';

const ROUNDS = 25;
const PROCESSES = 5;

export async function menuFigures(): Promise<Figure[]> {
	const first = Array.from({ length: PROCESSES }, timeFirst);
	const warm = await takeTurns({ rounds: ROUNDS }, { router: timeRouter, menu: timeMenu, served: timeServed, checked: timeChecked });
	const comparison = { unit: 'ms', yardstick: "React Router's matchRoutes on the same routes", typical: least } as const;
	return [
		compare(
			{ ...comparison, name: 'menu-first', limit: 5 },
			first.map(({ menu }) => menu),
			first.map(({ router }) => router),
		),
		compare({ ...comparison, name: 'menu', limit: 2 }, warm.menu, warm.router),
		compare({ ...comparison, name: 'menu-served', limit: 4 }, warm.served, warm.router),
		compare({ ...comparison, name: 'menu-checked', limit: 14 }, warm.checked, warm.router),
	];
}

/** Measures cold code in a fresh process, like a browser that has just started the app. */
const timeFirst = (): { router: number; menu: number } =>
	JSON.parse(execFileSync(process.execPath, ['--import', 'tsx', 'bench/menu-first.ts'], { encoding: 'utf8' }));
