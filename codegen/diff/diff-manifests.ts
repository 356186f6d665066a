import type { SourceFile } from '#codegen/read/document.ts';
import { readManifestFiles } from '#codegen/read/read-manifests.ts';
import type { SourceReader } from '#codegen/source/source-reader.ts';
import { addSourceUses } from './add-source-uses.ts';
import { compareApis } from './compare-apis.ts';
import { findUses } from './find-uses.ts';
import { locateOperations } from './locate-operations.ts';
import { type Finding, matchUses } from './match-uses.ts';
import { readApis } from './read-apis.ts';

export interface Version {
	files: readonly SourceFile[];
	folder: string;
}

export interface ManifestDifference {
	findings: readonly Finding[];
	unreadable: { before: readonly string[]; after: readonly string[] };
	compared: number;
}

/** API changes between two versions, each with the affected locations in the new version's manifests and source, which `source` reads. */
export function diffManifests(before: Version, after: Version, source: SourceReader): ManifestDifference {
	const was = readApis(before.files, before.folder);
	const is = readApis(after.files, after.folder);
	const { app, rest } = readManifestFiles(after, () => undefined);
	// Old operations take precedence, so that uses are resolved through the old schemas. New operations cannot be affected.
	const operations = new Map([...is.apis, ...was.apis].flatMap((api) => [...locateOperations(api)]));
	const uses = addSourceUses(findUses(app, rest.pages, operations), rest.components, source);
	return {
		findings: matchUses(compareApis(was.apis, is.apis), uses),
		unreadable: { before: was.unreadable, after: is.unreadable },
		compared: was.apis.length,
	};
}
