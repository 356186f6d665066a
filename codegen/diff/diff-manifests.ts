import { handlerFolders } from '#codegen/check/mock/check-mock.ts';
import { codeFolder } from '#codegen/check/named-file.ts';
import type { Diagnostic, SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import { LineTable } from '#codegen/diagnostics/line-table.ts';
import type { SourceFile } from '#codegen/read/document.ts';
import { readManifestFiles } from '#codegen/read/read-manifests.ts';
import { type ObjectSpec, scalarAt } from '#codegen/read/spec.ts';
import type { SourceName } from '#codegen/source/source-names.ts';
import { type SourceReader, sourceModules } from '#codegen/source/source-reader.ts';
import type { TypedSource } from '#codegen/source/typed-source.ts';
import { addSourceUses, type PartOf, partsOf } from './add-source-uses.ts';
import type { Change } from './change.ts';
import { compareApis } from './compare-apis.ts';
import { findMockUses } from './find-mock-uses.ts';
import { findUses } from './find-uses.ts';
import { locateOperations } from './locate-operations.ts';
import { type Finding, matchUses } from './match-uses.ts';
import { readApis } from './read-apis.ts';

export interface Version {
	files: readonly SourceFile[];
	folder: string;
}

/** Parts of the app besides its manifests that may use an API: TypeScript, seeds, findings of the compiler. */
export interface Evidence {
	source: SourceReader;
	/** Null or left out: TypeScript is only read for names of operations, in what components.yaml names. */
	typed?: TypedSource | null;
	seeds?: readonly SourceFile[];
	/** Findings of the new version; left out if they are unknown. */
	findings?: readonly Diagnostic[];
}

export interface ManifestDifference {
	findings: readonly Finding[];
	unreadable: { before: readonly string[]; after: readonly string[] };
	compared: number;
}

/** API changes between two versions, each with the affected places in the new version's manifests, seeds and TypeScript. */
export function diffManifests(before: Version, after: Version, evidence: Evidence): ManifestDifference {
	const was = readApis(before.files, before.folder);
	const is = readApis(after.files, after.folder);
	const unreadable = { before: was.unreadable, after: is.unreadable };
	const changes = compareApis(was.apis, is.apis);
	if (changes.length === 0) return { findings: [], unreadable, compared: was.apis.length };
	const { app, rest } = readManifestFiles(after, () => undefined);
	const old = new Map(was.apis.flatMap((api) => [...locateOperations(api)]));
	const now = new Map(is.apis.flatMap((api) => [...locateOperations(api)]));
	// Old operations take precedence, so that uses are resolved through the old schemas. New operations cannot be affected.
	const operations = new Map([...now, ...old]);
	const mock = findMockUses(operations, now, evidence.seeds ?? []);
	const partOf = partsOf(
		handlerFolders(is.apis, codeFolder(after.folder, app ? (scalarAt(app, 'code') as string | undefined) : undefined)),
	);
	const uses = addSourceUses(findUses(app, rest.pages, operations), sourceNames(evidence, rest.components), partOf);
	uses.given.push(...mock.given);
	uses.reads.push(...mock.reads);
	const errors = evidence.typed?.errors() ?? [];
	const source = { declared: declaredUses(changes, evidence), isError: errorPlaces(errors, evidence), partOf };
	const findings = matchUses(changes, uses, source);
	return {
		findings: [...findings, ...unexplained(errors, findings, { typed: evidence.typed, partOf })],
		unreadable,
		compared: was.apis.length,
	};
}

function sourceNames({ typed, source }: Evidence, components: ObjectSpec | null): readonly SourceName[] {
	return typed ? typed.names : sourceModules(components).flatMap((module) => source.namesFrom(module));
}

const declaredUses = (changes: readonly Change[], { typed }: Evidence) =>
	typed?.uses(new Set(changes.flatMap(({ declared }) => declared ?? []))) ?? [];

/** In manifests the place itself or the step of a path after it, in TypeScript its line. Everywhere, if no findings are known. */
function errorPlaces(errors: readonly Diagnostic[], { findings, typed }: Evidence): (at: SourceSpan) => boolean {
	if (!findings) return () => true;
	const lines = linesOf(errors, typed);
	return (at) =>
		lines.has(at) ||
		findings.some((finding) => finding.at.file === at.file && finding.at.start <= at.end + 1 && finding.at.end >= at.start);
}

function linesOf(errors: readonly Diagnostic[], typed: TypedSource | null | undefined) {
	const tables = new Map<string, LineTable>();
	const lineOf = ({ file, start }: SourceSpan): string => {
		const table = tables.get(file) ?? new LineTable(typed?.texts.get(file) ?? '');
		tables.set(file, table);
		return `${file}:${table.place(start).line}`;
	};
	const lines = new Set(errors.map(({ at }) => lineOf(at)));
	return { has: (at: SourceSpan): boolean => lines.has(lineOf(at)), lineOf };
}

/** Type errors on lines that no change names. */
function unexplained(
	errors: readonly Diagnostic[],
	findings: readonly Finding[],
	{ typed, partOf }: Pick<Evidence, 'typed'> & { partOf: PartOf },
): Finding[] {
	const { lineOf } = linesOf([], typed);
	const named = new Set(findings.flatMap(({ uses }) => uses.map(({ at }) => lineOf(at))));
	return errors
		.filter(({ at }) => !named.has(lineOf(at)))
		.map(({ message, at }): Finding => {
			const uses = [{ page: null, part: partOf(at.file), at }];
			return {
				operation: 'TypeScript',
				kind: 'type-error',
				subject: '',
				message,
				breaking: true,
				verdict: 'breaks',
				target: { kind: 'nothing' },
				at,
				uses,
			};
		});
}
