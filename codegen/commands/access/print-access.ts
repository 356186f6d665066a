import stringWidth from 'string-width';
import type { SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import { locator, type Sources } from '#codegen/diagnostics/line-table.ts';
import type { Reach } from './reach.ts';

const COUNTED = ['routes', 'menuItems', 'blocks', 'actions', 'operations'] as const;
const HEADS: Readonly<Record<(typeof COUNTED)[number], string>> = {
	routes: 'routes',
	menuItems: 'menu items',
	blocks: 'blocks',
	actions: 'actions',
	operations: 'operations',
};

export function printMatrix(reaches: readonly Reach[]): string {
	const rows = reaches.map((reach) => [reach.subject.name, ...COUNTED.map((key) => String(reach[key].length)), reach.subject.title]);
	return aligned([['role', ...COUNTED.map((key) => HEADS[key]), ''], ...rows], (column) => column > 0 && column <= COUNTED.length);
}

export function printReach(reach: Reach, sources: Sources): string {
	const { text: place } = locator(sources);
	const sections = [
		section('Routes', reach.routes, ({ name, path, page, leadsTo, at }) => [name, path, page ?? `leads to ${leadsTo}`, place(at)]),
		section('Menu items', reach.menuItems, ({ menu, title, leadsTo, at }) => [menu, title, leadsTo, place(at)]),
		section('Blocks', reach.blocks, ({ page, block, at }) => [page, block, place(at)]),
		section('Actions', reach.actions, ({ page, action, at }) => [page, action, place(at)]),
		section('Operations', reach.operations, (name) => [name]),
	];
	const { name, title } = reach.subject;
	return [`${name}: ${title}`, ...sections].join('\n\n');
}

function section<T>(title: string, items: readonly T[], row: (item: T) => string[]): string {
	const lines = items.length > 0 ? aligned(items.map(row)).replace(/^/gm, '  ') : '  none';
	return `${title} (${items.length})\n${lines}`;
}

/** Aligns columns by display width: Chinese characters are two columns wide. */
function aligned(rows: readonly (readonly string[])[], toTheRight: (column: number) => boolean = () => false): string {
	const widths = (rows[0] ?? []).map((_cell, column) => Math.max(...rows.map((row) => stringWidth(row[column] ?? ''))));
	return rows
		.map((row) =>
			row
				.map((cell, column) => {
					const gap = ' '.repeat((widths[column] ?? 0) - stringWidth(cell));
					return toTheRight(column) ? gap + cell : cell + gap;
				})
				.join('  ')
				.trimEnd(),
		)
		.join('\n');
}

export function reachData(reach: Reach, sources: Sources) {
	const { start } = locator(sources);
	const placed = <T extends { at: SourceSpan }>({ at, ...rest }: T) => ({ ...rest, ...start(at) });
	const { name, title, signedIn, admin } = reach.subject;
	return {
		role: name,
		title,
		signedIn,
		admin,
		routes: reach.routes.map(placed),
		menuItems: reach.menuItems.map(placed),
		blocks: reach.blocks.map(placed),
		actions: reach.actions.map(placed),
		operations: reach.operations,
	};
}
