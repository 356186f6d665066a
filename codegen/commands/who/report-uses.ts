import { formatPlace, locator, type Sources } from '#codegen/diagnostics/line-table.ts';
import { compareText } from '#codegen/diagnostics/sort-diagnostics.ts';
import { type Declaration, USERS, type Use, type UserKind } from './use.ts';

export interface Answer {
	found: Declaration;
	uses: readonly LocatedUse[];
}

interface LocatedUse {
	by: UserKind;
	file: string;
	line: number;
	column: number;
	endLine: number;
	endColumn: number;
	what: string;
}

export function answersOf(found: readonly Declaration[], uses: readonly Use[], sources: Sources): Answer[] {
	const { whole } = locator(sources);
	return found.map((each) => {
		const placed = uses.flatMap((use) => {
			const what = each.uses(use);
			return what === null ? [] : [{ by: use.by, ...whole(use.at), what }];
		});
		return { found: each, uses: sorted(placed) };
	});
}

function sorted(uses: readonly LocatedUse[]): LocatedUse[] {
	const unique = new Map(uses.map((use) => [JSON.stringify(use), use]));
	return [...unique.values()].sort(
		(a, b) =>
			USERS.indexOf(a.by) - USERS.indexOf(b.by) ||
			compareText(a.file, b.file) ||
			a.line - b.line ||
			a.column - b.column ||
			compareText(a.what, b.what),
	);
}

export function reportUsesText(answers: readonly Answer[], sources: Sources): string {
	const { text: place } = locator(sources);
	const width = Math.max(0, ...answers.flatMap(({ uses }) => uses.map((use) => formatPlace(use).length)));
	return answers
		.map(({ found, uses }) => {
			const declared = found.at ? `  ${place(found.at)}` : '';
			const groups = USERS.flatMap((by) => {
				const lines = uses.filter((use) => use.by === by).map((use) => `    ${formatPlace(use).padEnd(width)}  ${use.what}`);
				return lines.length > 0 ? [`  ${by}`, ...lines] : [];
			});
			return [`${found.kind} ${found.name}${found.note ? ` (${found.note})` : ''}${declared}`, ...groups, ...unused(uses)].join('\n');
		})
		.join('\n\n');
}

function unused(uses: readonly LocatedUse[]): string[] {
	if (uses.length === 0) return ['  Nothing uses it.'];
	return uses.every(({ by }) => by === 'mock') ? ['  Nothing but the mock uses it.'] : [];
}

/** JSON; lines and columns count from 1, ends are exclusive. */
export function reportUsesJson(answers: readonly Answer[], sources: Sources): string {
	const { whole } = locator(sources);
	const entries = answers.map(({ found: { kind, name, note, at }, uses }) => ({
		kind,
		name,
		side: note ?? null,
		at: at && whole(at),
		uses,
	}));
	return JSON.stringify(entries, null, '\t');
}
