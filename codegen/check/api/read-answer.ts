import type { ValueType } from '#codegen/expression/value-type.ts';
import type { Plain, TreePath } from '#codegen/read/tree.ts';
import { readHeaders, reportFieldless } from './answer-headers.ts';
import type { ApiContext } from './api-context.ts';
import { type AnswerHeadersModel, type JsonObject, STREAM_FORMATS, type StreamFormat } from './api-model.ts';
import { checkMediaType } from './check-media-type.ts';
import { objectOr } from './json-object.ts';
import { STREAM_FORMAT } from './lower/grow-streams.ts';
import { isJson, isText, meantMediaType } from './media-types.ts';
import { isObject, resolveRef } from './schema-type.ts';

interface AnswerModel {
	status: number;
	type: ValueType;
	schema: Plain;
	file: string | null;
	text: string | null;
	headers: AnswerHeadersModel | null;
	stream: StreamFormat | null;
}

const NOTHING: Omit<AnswerModel, 'status'> = { type: { kind: 'null' }, schema: {}, file: null, text: null, headers: null, stream: null };

/** The successful answer. */
export function readAnswer(context: ApiContext, node: JsonObject, where: TreePath): AnswerModel {
	const responses = objectOr(node.responses);
	const code = Object.keys(responses).find((code) => /^2\d\d$|^2XX$|^default$/.test(code));
	if (!code) {
		reportUnanswered(context, node, where);
		return { ...NOTHING, status: 200, type: { kind: 'unknown' } };
	}
	const status = /^\d+$/.test(code) ? Number(code) : 200;
	const path = [...where, 'responses', code];
	const resolved = resolveRef(context.document, responses[code], path);
	const content = objectOr(objectOr(resolved?.value).content);
	const [entry] = Object.entries(content);
	if (!resolved || !entry) return { ...NOTHING, status };
	const [contentType, media] = entry;
	const place = [...resolved.path, 'content', contentType];
	checkMediaType(contentType, place, context);
	const kind = meantMediaType(contentType) ?? contentType;
	if (!isJson(kind)) reportFieldless(context, objectOr(resolved.value), resolved.path, contentType);
	if (!isObject(media)) return { ...NOTHING, status, file: contentType };
	const type = context.types.typeOf(media.schema, [...place, 'schema']);
	const schema = media.schema ?? {};
	const stream = STREAM_FORMATS.find((format) => format === media[STREAM_FORMAT]);
	if (stream) return { ...NOTHING, status, type, schema, file: contentType, stream };
	if (isText(kind)) return { ...NOTHING, status, type, schema, text: contentType };
	if (!isJson(kind)) return { ...NOTHING, status, file: contentType };
	return { ...NOTHING, status, type, schema, headers: readHeaders(context, objectOr(resolved.value), resolved.path, media) };
}

function reportUnanswered({ report, document }: ApiContext, { responses }: JsonObject, where: TreePath): void {
	const code = 'missing-response';
	const listed = isObject(responses) ? Object.keys(responses) : null;
	// `responses:` with anything else than a map below it is already reported.
	if (responses !== undefined && !listed) return;
	if (!listed)
		return report({
			code,
			message: 'This operation describes no successful answer.',
			hint: "Add `responses: { '200': … }`.",
			at: document.locate(where, 'key'),
		});
	const listing = listed.length > 0 ? `list only ${listed.join(', ')}` : 'are empty';
	report({
		code,
		message: `The \`responses\` of this operation ${listing}, so nothing is known of a successful answer.`,
		hint: "Add `'200': { description: …, content: … }` to them; without `content` if nothing is answered.",
		at: document.locate([...where, 'responses'], 'key'),
	});
}
