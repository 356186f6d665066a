import path from 'node:path';
import type { Diagnostic } from '#codegen/diagnostics/diagnostic.ts';
import { closest } from '#codegen/diagnostics/did-you-mean.ts';
import { lineColumn } from '#codegen/diagnostics/line-column.ts';
import { readNamedFile } from '#codegen/files.ts';
import { bundleFiles, type ReadOther } from '#codegen/import/bundle-files.ts';
import { type Dialect, dialectOf, textOr } from '#codegen/import/source.ts';
import type { Project } from '#codegen/project.ts';
import { type PlainDocument, readDocument } from '#codegen/read/document.ts';

interface ForeignDocument {
	document: PlainDocument;
	dialect: Dialect;
	/** Texts of the document and of the files that it refers to, by name. */
	texts: ReadonlyMap<string, string>;
}

/** Reads a document of OpenAPI or Swagger with the local files that it refers to; null if there is no such file. */
export function readForeignDocument(project: Project, file: string): ForeignDocument | { refusal: string } | null {
	const found = readNamedFile(project, file);
	if (found === null) return null;
	const main = readWhole(file, found);
	if ('refusal' in main) return main;
	const texts = new Map([[file, found]]);
	const document = bundleFiles(main, readBeside(project, texts));
	const dialect = dialectOf(document);
	if (!dialect) return { refusal: `\`${file}\` is no document that can be imported: ${versionOf(document)}.` };
	return { document, dialect, texts };
}

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
