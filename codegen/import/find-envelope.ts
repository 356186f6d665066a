import type { Plain } from '#codegen/read/tree.ts';
import type { MutableJsonObject } from './operation-parts.ts';
import { fieldsOf, type SchemasByName } from './schema-fields.ts';
import type { Source } from './source.ts';

const CODES = ['code', 'status', 'errcode', 'errCode', 'errorCode', 'retCode', 'ret', 'resultCode'];
const MESSAGES = ['message', 'msg', 'errmsg', 'errMsg', 'error', 'detail'];
const DATA = ['data', 'result', 'payload', 'content'];

export interface Envelope {
	code: string;
	data: string;
	messages: readonly string[];
}

/** The envelope that most responses share: a code field and a data field. Null if responses have none. */
export function findEnvelope(answers: readonly Plain[], schemas: SchemasByName): Envelope | null {
	const found = answers.map((answer) => envelopeOf(answer, schemas));
	const [first] = found.filter((envelope) => envelope !== null);
	const same = found.filter((envelope) => envelope && envelope.code === first?.code && envelope.data === first.data);
	return first && same.length * 2 > answers.length ? first : null;
}

function envelopeOf(answer: Plain, schemas: SchemasByName): Envelope | null {
	const fields = fieldsOf(answer, schemas);
	const first = (names: readonly string[]): string | undefined => names.find((name) => fields.has(name));
	const code = first(CODES);
	const data = first(DATA);
	const message = first(MESSAGES);
	return code && data && message ? { code, data, messages: MESSAGES.filter((name) => fields.has(name)) } : null;
}

/** The schema of the data in the envelope; the response itself if it has no envelope. */
export function unwrap(
	answer: MutableJsonObject,
	envelope: Envelope | null,
	schemas: SchemasByName,
): { schema: MutableJsonObject; wrapped: boolean } {
	const fields = envelope ? fieldsOf(answer, schemas) : null;
	const inside = envelope && fields?.has(envelope.code) ? fields.get(envelope.data) : undefined;
	return inside ? { schema: inside.schema as MutableJsonObject, wrapped: true } : { schema: answer, wrapped: false };
}

export function envelopeSettings({ notes }: Source, envelope: Envelope | null): Plain {
	if (envelope) {
		const { code, messages, data } = envelope;
		notes.assumed(
			[],
			`\`x-envelope\`: most answers wrap their data in \`${data}\` beside \`${code}\`, which is taken off; the codes 0 and 200 are taken for success.`,
			'Write the codes that the server really uses under `success`.',
		);
		return { code: [code], message: [...messages], data, success: [0, 200] };
	}
	notes.assumed(
		[],
		'`x-envelope`: answers are taken as they come, without a wrapping; the HTTP status says whether a call succeeded.',
		'If the server wraps its answers, name the fields there and let the schemas describe the data inside alone.',
	);
	return { code: [], message: [...MESSAGES], data: '', success: [] };
}
