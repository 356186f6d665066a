import path from 'node:path';
import { objectOr } from '#codegen/check/api/json-object.ts';
import type { Diagnostic } from '#codegen/diagnostics/diagnostic.ts';
import { closest } from '#codegen/diagnostics/did-you-mean.ts';
import { lineColumn } from '#codegen/diagnostics/line-column.ts';
import { readManifests, readNamedFile, writeNewFile } from '#codegen/files.ts';
import { bundleFiles, type ReadOther } from '#codegen/import/bundle-files.ts';
import { importDocument } from '#codegen/import/import-document.ts';
import { API_NAME, apiNameOf } from '#codegen/import/names.ts';
import { printManifest } from '#codegen/import/print-manifest.ts';
import { importAsJson, reportImport } from '#codegen/import/report-import.ts';
import { dialectOf, textOr } from '#codegen/import/source.ts';
import { type Project, schemaLine } from '#codegen/project.ts';
import { type PlainDocument, readDocument } from '#codegen/read/document.ts';
import { type Command, refused } from './command.ts';

const USAGE = 'Use `npm run codegen -- import <openapi file> [api name]`.';

/** `import <openapi file> [api name]` writes the manifest of a new API. Never overwrites one. */
export const importApi: Command = async ([file, chosenName, ...more], { project, format }) => {
	if (file === undefined) return refused(`Which document is to be imported? ${USAGE}`);
	if (more.length > 0) return refused(`\`${more[0]}\` is one argument too many. ${USAGE}`);
	if (chosenName !== undefined && !API_NAME.test(chosenName)) return refused(misnamed(chosenName));
	const found = readNamedFile(project, file);
	if (found === null) return refused(`There is no file \`${file}\`. ${USAGE}`);
	const main = readWhole(file, found);
	if ('refusal' in main) return refused(main.refusal);
	const texts = new Map([[file, found]]);
	const document = bundleFiles(main, readBeside(project, texts));
	const dialect = dialectOf(document);
	if (!dialect) return refused(`\`${file}\` is no document that can be imported: ${versionOf(document)}.`);
	const name = chosenName ?? apiNameOf(file, textOr(objectOr(document.value.info).title, ''));
	const taken = manifestOf(project, name);
	if (taken)
		return refused(
			`${taken} is there already and is not written over. Give another name: \`npm run codegen -- import ${file} <api name>\`, or delete it first.`,
		);
	const imported = importDocument(document, dialect, name);
	const manifest = `${project.manifests}/api/${name}.yaml`;
	writeNewFile(project, manifest, schemaLine(project, manifest, 'api') + printManifest(imported.manifest));
	const places = { name, manifest, app: `${project.manifests}/app.yaml`, dialect, file, texts };
	return { output: format === 'json' ? importAsJson(imported, places) : reportImport(imported, places), code: 0 };
};

/** Reads files that a document refers to once each, and adds their texts to `texts`. */
function readBeside(project: Project, texts: Map<string, string>): ReadOther {
	const known = new Map<string, PlainDocument | null>();
	return (named, from) => {
		const file = path.posix.join(path.posix.dirname(from), decodeURI(named));
		if (known.has(file)) return known.get(file) ?? null;
		const text = readNamedFile(project, file);
		const read = text === null ? null : readWhole(file, text);
		const document = read === null || 'refusal' in read ? null : read;
		if (text !== null) texts.set(file, text);
		known.set(file, document);
		return document;
	};
}

function misnamed(chosenName: string): string {
	const near = apiNameOf(chosenName, chosenName);
	return `\`${chosenName}\` cannot be the name of an API: it begins with a small letter and has only letters and digits.${near === 'api' ? '' : ` Did you mean \`${near}\`?`}`;
}

/** The document, or the first reason why it is unreadable. */
function readWhole(file: string, text: string): PlainDocument | { refusal: string } {
	const findings: Diagnostic[] = [];
	const document = readDocument({ path: file, text }, (finding) => findings.push(finding));
	const [first] = findings;
	if (document && !first) return document;
	const { line, column } = lineColumn(text, first?.at.start ?? 0);
	return { refusal: `\`${file}\` cannot be read, at line ${line}, column ${column}: ${first?.message ?? 'it holds nothing.'}` };
}

function versionOf({ value }: PlainDocument): string {
	const near = closest('openapi', Object.keys(value)) ?? closest('swagger', Object.keys(value));
	if (value.swagger !== undefined || value.openapi !== undefined)
		return `it is of version ${textOr(value.swagger ?? value.openapi, 'unknown')}, and Swagger 2.0, OpenAPI 3.0, 3.1 and 3.2 are understood`;
	return `it has neither \`openapi\` nor \`swagger\` at its top${near ? `; \`${near}\` may be misspelt` : ''}`;
}

function manifestOf(project: Project, name: string): string | null {
	const places = ['yaml', 'yml', 'json'].map((extension) => `${project.manifests}/api/${name}.${extension}`);
	return readManifests(project).find((manifest) => places.includes(manifest.path))?.path ?? null;
}
