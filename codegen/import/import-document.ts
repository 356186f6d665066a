/** One document of somebody else's → the manifest of an API. Pure: reads no file and writes none. */
import type { PlainDocument } from '#codegen/read/document.ts';
import type { Plain } from '#codegen/read/tree.ts';
import { breakLists, breakRings } from './break-rings.ts';
import { SchemaConverter } from './convert-schema.ts';
import { envelopeSettings, findEnvelope } from './find-envelope.ts';
import { type ImportNote, ImportNotes } from './import-note.ts';
import { nameOperations } from './name-operations.ts';
import { type BodyPart, type Conversion, type Place, placesOf } from './operation-parts.ts';
import { readOpenapiAnswer, readOpenapiBody, readOpenapiParameters } from './read-openapi-parts.ts';
import { readSwaggerAnswer, readSwaggerBody, readSwaggerParameters } from './read-swagger-parts.ts';
import { SchemaRefs } from './schema-refs.ts';
import { authOf, needsSignIn, serversOf } from './settings.ts';
import { type Dialect, listOr, objectOr, type Source, textKey, textOr } from './source.ts';
import { tellRest } from './tell-rest.ts';
import { type Operation, OperationWriter } from './write-operations.ts';

export interface Imported {
	/** The manifest as a value. */
	manifest: { readonly [key: string]: Plain };
	operations: number;
	schemas: number;
	notes: readonly ImportNote[];
}

/** Never throws for what a document may hold; whatever it cannot keep is among the notes. */
export function importDocument(document: PlainDocument, dialect: Dialect, name: string): Imported {
	const source: Source = { document, dialect, notes: new ImportNotes(document) };

	// 1. read: parameters, bodies and answers of every operation, with the schemas that they name
	const refs = new SchemaRefs(source);
	const conversion: Conversion = { source, schemas: new SchemaConverter(source, refs) };
	const operations = readOperations(conversion);
	const schemas: Record<string, Plain> = {};
	for (const wanted of refs.all()) schemas[wanted.name] = conversion.schemas.convert(wanted.value, wanted.path);
	tellLists(source, refs, breakLists(schemas));
	tellRings(source, refs, breakRings(schemas));

	// 2. settle: one meaning for each name, data without its wrapping
	const bare = operations.flatMap(({ answer }) => (answer.schema ? [answer.schema] : []));
	const envelope = findEnvelope(bare, schemas);
	const writer = new OperationWriter(source, schemas, envelope);
	const paths = writer.paths(operations);

	// 3. write
	tellRest(
		source,
		operations.map(({ place }) => place),
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
	const places = placesOf(source);
	const ids = nameOperations(source, places);
	const old = source.dialect === 'Swagger 2.0';
	return places.map((place, index) => ({
		id: ids[index] as string,
		place,
		parameters: old ? readSwaggerParameters(conversion, place) : readOpenapiParameters(conversion, place),
		body: sendable(conversion, place, old ? readSwaggerBody(conversion, place) : readOpenapiBody(conversion, place)),
		answer: old ? readSwaggerAnswer(conversion, place) : readOpenapiAnswer(conversion, place),
	}));
}

function infoOf({ document }: Source, name: string): Plain {
	const info = objectOr(document.value.info);
	return { title: textOr(info.title, name), version: textOr(info.version, '1'), ...textKey('description', info.description) };
}

function tagsOf({ document }: Source): { tags?: Plain } {
	const tags = listOr(document.value.tags).flatMap((tag) => {
		const { name, description } = objectOr(tag);
		return typeof name === 'string' ? [{ name, ...textKey('description', description) }] : [];
	});
	return tags.length > 0 ? { tags } : {};
}

function tellLists({ notes }: Source, refs: SchemaRefs, opened: readonly string[]): void {
	for (const schema of opened)
		notes.leftOut(
			refs.placeOf(schema),
			`\`${schema}\` is a list of itself, for which there is no type: of its items nothing is known.`,
			'Put an object with a field between the two, where pages need the items.',
		);
}

function tellRings({ notes }: Source, refs: SchemaRefs, broken: readonly { schema: string; part: string }[]): void {
	for (const { schema, part } of broken)
		notes.leftOut(
			[...refs.placeOf(schema), part],
			`\`${part}\` of \`${schema}\` leads back to \`${schema}\`, and a schema cannot be made of itself.`,
			'Let the other schemas build on this one by `allOf`; that is kept.',
		);
}

/** Browsers refuse to send a body with these methods. */
function sendable({ source }: Conversion, { method }: Place, body: BodyPart | null): BodyPart | null {
	if (!body || (method !== 'get' && method !== 'head')) return body;
	const message = `A browser sends no body with ${method.toUpperCase()}, so this one is not there.`;
	source.notes.leftOut(body.path, message, 'Have the server take POST, or its fields as parameters of the query.');
	return null;
}
