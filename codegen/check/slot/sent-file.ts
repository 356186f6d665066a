/** Types of the file and of the part that an upload sends: `SentFile` and `SentPart` of `src/uploads/sent-file.ts`. */
import type { ValueType } from '#codegen/expression/value-type.ts';
import { fieldsOf } from './page-names.ts';

const TEXT: ValueType = { kind: 'string' };
const WHOLE_NUMBER: ValueType = { kind: 'number', integer: true };

export const SENT_FILE = fieldsOf('file', [
	['name', TEXT],
	['bytes', WHOLE_NUMBER],
	['mime', TEXT],
	['fingerprint', TEXT],
]);

export const SENT_PART = fieldsOf('part', [
	['number', WHOLE_NUMBER],
	['offset', WHOLE_NUMBER],
	['data', TEXT],
]);
