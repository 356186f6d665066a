/** Apart from the parser, which the compiler runs before there are texts. */
import * as texts from '#mock/generated/messages/contract.ts';
import { DEEPEST_BODY, type JsonProblem } from './parse-json.ts';

export const BODY_PROBLEMS: Readonly<Record<JsonProblem, string>> = {
	syntax: texts.notJson,
	depth: texts.tooDeep({ count: DEEPEST_BODY }),
	prototype: texts.proto,
};
