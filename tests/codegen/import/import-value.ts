import { expect } from 'vitest';
import { checkApis } from '#codegen/check/check-app.ts';
import type { Diagnostic } from '#codegen/diagnostics/diagnostic.ts';
import { type Imported, importDocument } from '#codegen/import/import-document.ts';
import { dialectOf } from '#codegen/import/source.ts';
import { type PlainDocument, readDocument } from '#codegen/read/document.ts';
import { readManifestFiles } from '#codegen/read/read-manifests.ts';
import type { Plain } from '#codegen/read/tree.ts';

export function read(path: string, text: string): PlainDocument {
	const document = readDocument({ path, text }, () => undefined);
	if (!document) throw new Error(`${path} cannot be read`);
	return document;
}

export function importValue(value: Plain): Imported {
	const at = { file: 'document.json', start: 0, end: 0 };
	const document: PlainDocument = { file: at.file, value: value as PlainDocument['value'], locate: () => at };
	return importDocument(document, dialectOf(document) ?? 'OpenAPI 3.1', 'sample');
}

export function findingsOf(imported: Imported): string[] {
	const findings: Diagnostic[] = [];
	const report = (finding: Diagnostic): void => void findings.push(finding);
	const files = [
		{ path: 'manifests/api/sample.json', text: JSON.stringify(imported.manifest) },
		{ path: 'manifests/app.yaml', text: 'apis: [sample]\n' },
	];
	const { apis } = checkApis(
		readManifestFiles({ folder: 'manifests', files }, () => undefined),
		report,
	);
	expect(apis.flatMap(({ operations }) => operations)).toHaveLength(imported.operations);
	return findings.map(({ code, message }) => `${code}: ${message}`);
}
