import type { PlainDocument } from '#codegen/read/document.ts';
import type { TreePath } from '#codegen/read/tree.ts';
import type { JsonObject, StreamFormat } from '../api-model.ts';
import { objectOr } from '../json-object.ts';
import { isEventStream, isStream } from '../media-types.ts';
import { resolveRef } from '../schema-type.ts';
import { type StreamRow, streamRow } from '../stream-row.ts';
import { changeResponses } from './change-responses.ts';
import { MovedPaths } from './moved-paths.ts';

/** Key of a lowered media type: how the rows of a stream are written. */
export const STREAM_FORMAT = 'x-stream-format';

const STATES = ['open', 'waiting', 'ended', 'broken'];

/** A document in which the answer of a stream is what a page has of it: the rows so far, and the state of the connection. */
export function growStreams(document: PlainDocument): PlainDocument {
	const moved = new MovedPaths();
	const grow = (response: JsonObject, path: TreePath): JsonObject => {
		const [type = ''] = Object.keys(objectOr(response.content));
		if (!isStream(type)) return response;
		const at = [...path, 'content', type];
		const row = streamRow(document, objectOr(objectOr(response.content)[type]), { at, isEvents: isEventStream(type) });
		moved.add([...at, 'schema', 'properties', 'rows', 'items'], row.path);
		moved.add([...at, 'schema', 'properties'], at);
		const properties = { rows: { type: 'array', items: row.schema }, state: { type: 'string', enum: STATES } };
		const schema = { type: 'object', required: ['rows', 'state'], properties };
		return { ...response, content: { [type]: { [STREAM_FORMAT]: formatOf(document, row, type), schema } } };
	};
	return changeResponses(document, grow, moved);
}

function formatOf(document: PlainDocument, { schema, path }: StreamRow, type: string): StreamFormat {
	if (!isEventStream(type)) return 'lines';
	return objectOr(resolveRef(document, schema, path)?.value).type === 'string' ? 'texts' : 'events';
}
