import type { ValueType } from '#codegen/expression/value-type.ts';
import type { Plain, TreePath } from '#codegen/read/tree.ts';
import { readHeaders } from './answer-headers.ts';
import type { ApiContext } from './api-context.ts';
import type { AnswerHeadersModel, JsonObject } from './api-model.ts';
import { checkMediaType } from './check-media-type.ts';
import { objectOr } from './json-object.ts';
import { isJson, isStream, isText, meantMediaType } from './media-types.ts';
import { isObject, resolveRef } from './schema-type.ts';

interface AnswerModel {
	status: number;
	type: ValueType;
	schema: Plain;
	file: string | null;
	text: string | null;
	headers: AnswerHeadersModel | null;
}

/** The successful answer. */
export function readAnswer(context: ApiContext, node: JsonObject, where: TreePath): AnswerModel {
	const responses = objectOr(node.responses);
	const code = Object.keys(responses).find((code) => /^2\d\d$|^2XX$|^default$/.test(code));
	if (!code) {
		reportUnanswered(context, node, where);
		return { status: 200, type: { kind: 'unknown' }, schema: {}, file: null, text: null, headers: null };
	}
	const status = /^\d+$/.test(code) ? Number(code) : 200;
	const path = [...where, 'responses', code];
	const resolved = resolveRef(context.document, responses[code], path);
	const content = objectOr(objectOr(resolved?.value).content);
	const [entry] = Object.entries(content);
	if (!resolved || !entry) return { status, type: { kind: 'null' }, schema: {}, file: null, text: null, headers: null };
	const [contentType, media] = entry;
	const place = [...resolved.path, 'content', contentType];
	checkMediaType(contentType, place, context);
	if (reportStream(contentType, place, context))
		return { status, type: { kind: 'unknown' }, schema: {}, file: null, text: null, headers: null };
	const kind = meantMediaType(contentType) ?? contentType;
	if (!isObject(media) || !(isJson(kind) || isText(kind)))
		return { status, type: { kind: 'null' }, schema: {}, file: contentType, text: null, headers: null };
	return {
		status,
		file: null,
		text: isText(kind) ? contentType : null,
		headers: readHeaders(context, objectOr(resolved.value), resolved.path, media),
		type: context.types.typeOf(media.schema, [...place, 'schema']),
		schema: media.schema ?? {},
	};
}

function reportStream(type: string, path: TreePath, { document, report }: ApiContext): boolean {
	if (!isStream(type)) return false;
	report({
		code: 'unread-stream',
		message: 'Nothing here reads a stream of events: a page would wait for its end, which never comes.',
		hint: 'Describe an operation that answers the state at the moment, and have a page ask it with `every`.',
		at: document.locate(path, 'key'),
	});
	return true;
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
