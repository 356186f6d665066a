import { isRecord } from '#src/lib/is-record.ts';
import type { RefusalSpec } from '#src/pages/block-base.ts';

/** Error messages by field; empty if the response names no field. `names`: names of the fields by their place in the body. */
export function readRefusals(
	body: unknown,
	{ at, name, message }: RefusalSpec,
	names: ReadonlyMap<string, string> = NO_NAMES,
): ReadonlyMap<string, string> {
	const found = at.reduce<unknown>((value, step) => (isRecord(value) ? value[step] : undefined), body);
	const pairs = Array.isArray(found)
		? found.map((item) => (isRecord(item) ? ([item[name], item[message]] as const) : ([undefined, undefined] as const)))
		: Object.entries(isRecord(found) ? found : {});
	const texts = new Map<string, string>();
	for (const [field, messages] of pairs) {
		const key = fieldName(field, names);
		const text = textOf(messages);
		if (key !== '' && text !== '' && !texts.has(key)) texts.set(key, text);
	}
	return texts;
}

const NO_NAMES: ReadonlyMap<string, string> = new Map();

/** `body.tags[0]`, `/tags/0`, `#/tags/0` and `['body', 'tags', 0]` all mean the field `tags`; a path into a row means the field within it. */
function fieldName(path: unknown, names: ReadonlyMap<string, string>): string {
	const steps = Array.isArray(path) ? path.map(String) : String(path ?? '').split(/[./[\]]+/);
	const [place = '', ...rest] = steps.filter((step) => step !== '' && step !== '$' && step !== '#');
	const found = (place === 'body' || place === 'query') && rest.length > 0 ? rest : [place, ...rest];
	const known = found.map((_, index) => names.get(found.slice(0, found.length - index).join('.')));
	return known.find((name) => name !== undefined) ?? found[0] ?? '';
}

function textOf(messages: unknown): string {
	const first: unknown = Array.isArray(messages) ? messages[0] : messages;
	return typeof first === 'string' ? first.trim() : '';
}
