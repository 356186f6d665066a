/** Apart from the parser, which the compiler runs before there are texts. */
import * as texts from '#mock/generated/messages/contract.ts';
import { EnvelopeError } from '#mock/http/envelope-error.ts';
import { DEEPEST_BODY, type JsonProblem, MOST_FIELDS } from './parse-json.ts';

export function bodyRefusal(problem: JsonProblem): EnvelopeError {
	switch (problem) {
		case 'syntax':
			return new EnvelopeError(400, texts.notJson);
		case 'prototype':
			return new EnvelopeError(400, texts.proto);
		case 'fields':
			return new EnvelopeError(422, texts.tooManyFields({ count: MOST_FIELDS }), { status: 422 });
		case 'depth':
			return new EnvelopeError(422, texts.tooDeep({ count: DEEPEST_BODY }), { status: 422 });
	}
}
