/** Converts a foreign API document into a manifest. Pure: reads and writes no files. */
import { objectOr } from '#codegen/check/api/json-object.ts';
import type { PlainDocument } from '#codegen/read/document.ts';
import type { Plain } from '#codegen/read/tree.ts';
import { SchemaConverter } from './convert-schema.ts';
import { envelopeSettings, findEnvelope } from './find-envelope.ts';
import { type ImportNote, ImportNotes } from './import-note.ts';
import { nameOperations } from './name-operations.ts';
import { noteDroppedParts } from './note-dropped-parts.ts';
import { type BodyPart, type Conversion, type OperationSource, operationSources } from './operation-parts.ts';
import { readOpenapiAnswer, readOpenapiBody, readOpenapiParameters } from './read-openapi-parts.ts';
import { readSwaggerAnswer, readSwaggerBody, readSwaggerParameters } from './read-swagger-parts.ts';
import { removeCircularItems, removeCircularParts } from './remove-circular-parts.ts';
import { SchemaRefs } from './schema-refs.ts';
import { authOf, needsSignIn, serversOf } from './settings.ts';
import { type Dialect, listOr, type Source, textKey, textOr } from './source.ts';
import { type Operation, OperationWriter } from './write-operations.ts';

export interface Imported {
	manifest: { readonly [key: string]: Plain };
	operations: number;
	schemas: number;
	notes: readonly ImportNote[];
}

/** Never throws, whatever the document contains; notes everything it cannot convert. */
export function importDocument(document: PlainDocument, dialect: Dialect, name: string): Imported {
	const source: Source = { document, dialect, notes: new ImportNotes(document) };

	// 1. read: parameters, bodies and responses of every operation, with the schemas they reference
	const refs = new SchemaRefs(source);
	const conversion: Conversion = { source, schemas: new SchemaConverter(source, refs) };
	const operations = readOperations(conversion);
	const schemas: Record<string, Plain> = {};
	for (const wanted of refs.all()) schemas[wanted.name] = conversion.schemas.convert(wanted.value, wanted.path);
	noteCircularItems(source, refs, removeCircularItems(schemas));
	noteCircularParts(source, refs, removeCircularParts(schemas));

	// 2. adapt: unique input names, data without its envelope
	const bare = operations.flatMap(({ answer }) => (answer.schema && answer.media === null ? [answer.schema] : []));
	const envelope = findEnvelope(bare, schemas);
	const writer = new OperationWriter(source, schemas, envelope);
	const paths = writer.paths(operations);

	// 3. write
	noteDroppedParts(
		source,
		operations.map(({ source }) => source),
	);
	const used: { [key: string]: Plain } = Object.keys(schemas).length > 0 ? { schemas } : {};
	const auth = authOf(source, name);
	const token = { type: 'apiKey', in: 'header', name: String(listOr(auth.headers)[0]) };
	const manifest = {
		openapi: '3.1.0',
		info: infoOf(source, name),
		servers: serversOf(source, name),
		'x-envelope': envelopeSettings(source, envelope),
		'x-auth': auth,
		...(needsSignIn(document.value.security) ? { security: [{ token: [] }] } : {}),
		...tagsOf(source),
		paths,
		components: { securitySchemes: { token }, ...used },
	};
	return { manifest, operations: writer.count, schemas: Object.keys(schemas).length, notes: source.notes.list() };
}

function readOperations(conversion: Conversion): Operation[] {
	const { source } = conversion;
	const sources = operationSources(source);
	const ids = nameOperations(source, sources);
	const old = source.dialect === 'Swagger 2.0';
	return sources.map((operation, index) => ({
		id: ids[index] as string,
		source: operation,
		parameters: old ? readSwaggerParameters(conversion, operation) : readOpenapiParameters(conversion, operation),
		body: sendable(conversion, operation, old ? readSwaggerBody(conversion, operation) : readOpenapiBody(conversion, operation)),
		answer: old ? readSwaggerAnswer(conversion, operation) : readOpenapiAnswer(conversion, operation),
	}));
}

function infoOf({ document }: Source, name: string): Plain {
	const info = objectOr(document.value.info);
	return { title: textOr(info.title, name), version: textOr(info.version, '1'), ...textKey('description', info.description) };
}

function tagsOf({ document }: Source): { tags?: Plain } {
	const tags = listOr(document.value.tags).flatMap((tag) => {
		const { name, description, parent } = objectOr(tag);
		return typeof name === 'string' ? [{ name, ...textKey('description', description), ...textKey('parent', parent) }] : [];
	});
	return tags.length > 0 ? { tags } : {};
}

function noteCircularItems({ notes }: Source, refs: SchemaRefs, opened: readonly string[]): void {
	for (const schema of opened)
		notes.leftOut(
			refs.placeOf(schema),
			`\`${schema}\` is a list of itself, for which there is no type: of its items nothing is known.`,
			'Put an object with a field between the two, where pages need the items.',
		);
}

function noteCircularParts({ notes }: Source, refs: SchemaRefs, broken: readonly { schema: string; part: string }[]): void {
	for (const { schema, part } of broken)
		notes.leftOut(
			[...refs.placeOf(schema), part],
			`\`${part}\` of \`${schema}\` leads back to \`${schema}\`, and a schema cannot be made of itself.`,
			'Let the other schemas build on this one by `allOf`; that is kept.',
		);
}

/** Browsers refuse to send a body with GET or HEAD. */
function sendable({ source }: Conversion, { method }: OperationSource, body: BodyPart | null): BodyPart | null {
	if (!body || (method !== 'get' && method !== 'head')) return body;
	const message = `A browser sends no body with ${method.toUpperCase()}, so this one is not there.`;
	source.notes.leftOut(body.path, message, 'Have the server take POST, or its fields as parameters of the query.');
	return null;
}
