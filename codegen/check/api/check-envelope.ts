import type { Report } from '#codegen/diagnostics/diagnostic.ts';
import type { PlainDocument } from '#codegen/read/document.ts';
import type { Plain } from '#codegen/read/tree.ts';
import { isObject } from './schema-type.ts';

const PATH = /^[A-Za-z_]\w*(\.[A-Za-z_]\w*)*$/;
const KEYS = ['at', 'name', 'message'];

/** Checks that `x-envelope: { fields: … }` is a path, or an object with a path and the field names of list items. */
export function checkEnvelope(document: PlainDocument, report: Report): void {
	const envelope = document.value['x-envelope'];
	if (!isObject(envelope) || envelope.fields === undefined || isRefusals(envelope.fields)) return;
	report({
		code: 'wrong-type',
		message: '`fields` says where an answer names the wrong fields of a form, by a path such as `data.errors`.',
		hint: 'Write `fields: data.errors` for a map from field to text, or `fields: { at: data.errors, name: field, message: text }` for a list.',
		at: document.locate(['x-envelope', 'fields']),
	});
}

function isRefusals(value: Plain): boolean {
	if (!isObject(value)) return typeof value === 'string' && PATH.test(value);
	return typeof value.at === 'string' && PATH.test(value.at) && Object.entries(value).every(([key, word]) => isWord(key, word));
}

const isWord = (key: string, word: Plain): boolean => KEYS.includes(key) && typeof word === 'string' && word !== '';
