import type { SourceFile } from '#codegen/read/document.ts';
import { readManifestFiles } from '#codegen/read/read-manifests.ts';
import { compareApis } from './compare-apis.ts';
import { findUses } from './find-uses.ts';
import { type Finding, matchUses } from './match-uses.ts';
import { placeOperations } from './place-schemas.ts';
import { readApis } from './read-apis.ts';

/** One version of the manifests. */
export interface Version {
	files: readonly SourceFile[];
	/** The folder of the manifests, as it stands at the front of every path of `files`. */
	folder: string;
}

export interface ManifestDifference {
	findings: readonly Finding[];
	/** API documents that could not be read, by version. */
	unreadable: { before: readonly string[]; after: readonly string[] };
	/** How many API documents the old version has. */
	compared: number;
}

/** The changes of the APIs between two versions, each with the places in the manifests of the new one that it touches. */
export function diffManifests(before: Version, after: Version): ManifestDifference {
	const was = readApis(before.files, before.folder);
	const is = readApis(after.files, after.folder);
	const { app, rest } = readManifestFiles(after, () => undefined);
	// What is new was not there to be used; what has changed is followed through the schemas it had.
	const operations = new Map([...is.apis, ...was.apis].flatMap((api) => [...placeOperations(api)]));
	const uses = findUses(app, rest.pages, operations);
	return {
		findings: matchUses(compareApis(was.apis, is.apis), uses),
		unreadable: { before: was.unreadable, after: is.unreadable },
		compared: was.apis.length,
	};
}
