import type { Diagnostic } from './diagnostic.ts';
import { type LineTable, lineTables, type Sources } from './line-table.ts';

type Level = 'error' | 'warning' | 'notice';

const levelOf = ({ severity }: Diagnostic): Level => (severity === 'note' ? 'notice' : 'error');

/** Findings as workflow commands, which GitHub shows beside the changed lines. */
export function reportGithub(diagnostics: readonly Diagnostic[], sources: Sources): string {
	const tableOf = lineTables(sources);
	return diagnostics.map((diagnostic) => githubCommand(levelOf(diagnostic), diagnostic, tableOf(diagnostic.at.file))).join('\n');
}

export function githubCommand(level: Level, { code, message, hint, at }: Diagnostic, table: LineTable): string {
	const from = table.place(at.start);
	const to = table.place(at.end);
	// GitHub supports columns only for annotations within one line.
	const columns = from.line === to.line ? [`col=${from.column}`, `endColumn=${to.column}`] : [];
	const place = [`file=${escapeProperty(at.file)}`, `line=${from.line}`, `endLine=${to.line}`, ...columns, `title=${escapeProperty(code)}`];
	return `::${level} ${place.join(',')}::${escapeMessage(hint ? `${message}\n${hint}` : message)}`;
}

/** An annotation of the whole run, for findings without a location in the new version. */
export const githubNote = (level: Level, { code, message }: { code: string; message: string }): string =>
	`::${level} title=${escapeProperty(code)}::${escapeMessage(message)}`;

const escapeMessage = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const escapeProperty = (text: string): string => escapeMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
