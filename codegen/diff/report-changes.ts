import type { SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import { lineTables, locator, type Sources } from '#codegen/diagnostics/line-table.ts';
import { githubCommand, githubNote } from '#codegen/diagnostics/report-github.ts';
import type { Finding, Verdict } from './match-uses.ts';
import type { UseLocation } from './uses.ts';

const HEADINGS: Readonly<Record<Verdict, string>> = {
	breaks: 'Breaks the app',
	unused: 'Breaking, but nothing uses it',
	other: 'Other changes',
};

export function reportChangesText(findings: readonly Finding[], since: string, sources: Sources): string {
	if (findings.length === 0) return `The API has not changed since ${since}.`;
	const { text: place } = locator(sources);
	const sections = (['breaks', 'unused', 'other'] as const).flatMap((verdict) => {
		const own = findings.filter((finding) => finding.verdict === verdict);
		return own.length === 0 ? [] : [[`${HEADINGS[verdict]} (${own.length})`, '', ...changeLines(own, place)].join('\n')];
	});
	return [...sections, summary(findings, since)].join('\n\n');
}

function changeLines(findings: readonly Finding[], place: (at: SourceSpan) => string): string[] {
	const width = Math.max(...findings.flatMap(({ at, uses }) => [at, ...uses.map((use) => use.at)]).map((at) => place(at).length));
	return findings.flatMap(({ kind, operation, message, at, uses }) => [
		`  ${operation}: ${message}`,
		...(kind === 'type-error' ? [] : [`      ${place(at).padEnd(width)}  API`]),
		...uses.map((use) => `      ${place(use.at).padEnd(width)}  ${formatUse(use)}`),
	]);
}

const formatUse = ({ page, part }: UseLocation): string => (page === null ? `app, ${part}` : `page ${page}, ${part}`);

function summary(findings: readonly Finding[], since: string): string {
	const count = (verdict: Verdict): number => findings.filter((finding) => finding.verdict === verdict).length;
	const changes = findings.length === 1 ? '1 change' : `${findings.length} changes`;
	const breaking =
		count('breaks') === 0 ? 'nothing in use breaks' : `${count('breaks')} ${count('breaks') === 1 ? 'breaks' : 'break'} the app`;
	return `${changes} of the API since ${since}: ${breaking}.`;
}

/** A JSON array in the order of the text; lines and columns count from 1. */
export function reportChangesJson(findings: readonly Finding[], sources: Sources): string {
	const { start } = locator(sources);
	const changes = findings.map(({ operation, kind, subject, message, verdict, breaking, at, uses }) => ({
		operation,
		kind,
		subject,
		message,
		breaking,
		verdict,
		...start(at),
		uses: uses.map((use) => ({ page: use.page, part: use.part, ...start(use.at) })),
	}));
	return JSON.stringify(changes, null, '\t');
}

/** An error at each place that breaks; a warning for a breaking change that affects nothing. `isHere`: the file is in the new version. */
export function reportChangesGithub(findings: readonly Finding[], sources: Sources, isHere: (file: string) => boolean): string {
	const tableOf = lineTables(sources);
	return findings
		.flatMap(({ verdict, operation, kind, message, at, uses }) => {
			const said = { code: kind, message: `${operation}: ${message}.` };
			if (verdict === 'breaks') return uses.map((use) => githubCommand('error', { ...said, at: use.at }, tableOf(use.at.file)));
			if (verdict === 'other') return [];
			return [isHere(at.file) ? githubCommand('warning', { ...said, at }, tableOf(at.file)) : githubNote('warning', said)];
		})
		.join('\n');
}
