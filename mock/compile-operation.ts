import type { Respond } from './answers/answer-context.ts';
import { compileAnswer } from './answers/declared-answer.ts';
import { fieldOf, idKindOf } from './answers/new-row-id.ts';
import type { RequestContext } from './context.ts';
import { type Check, type Contract, runCheck } from './contract/contract.ts';
import { compileInput, type InputReader } from './contract/input.ts';
import type { SchemasByName } from './contract/schema.ts';
import type { ComputeFields } from './handler.ts';
import { handlerFile, isHandled, type MockApp, type MockOperation } from './operation.ts';
import { compileReadOnly, type RefuseReadOnly } from './read-only.ts';
import type { AnyRow } from './store/store.ts';

export type RunHandler = (context: RequestContext<Record<string, unknown>>) => unknown;

export interface CompiledOperation {
	readInput: InputReader;
	answer: { kind: 'declared'; respond: Respond } | { kind: 'handled'; run: RunHandler; file: string };
	checkAnswer: Check;
	refuseReadOnly: RefuseReadOnly;
}

export function compileOperation(
	operation: MockOperation,
	{ app, contract, schemas }: { app: MockApp; contract: Contract; schemas: SchemasByName },
): CompiledOperation {
	const checkAnswer = contract.checkOf(operation.answer);
	return {
		readInput: compileInput(operation, schemas, contract),
		answer: compileAnswerer(operation, app, checkAnswer),
		checkAnswer,
		refuseReadOnly: compileReadOnly(operation, app),
	};
}

function compileAnswerer(operation: MockOperation, app: MockApp, checkAnswer: Check): CompiledOperation['answer'] {
	const { mock } = operation;
	if (!isHandled(mock)) {
		const file = 'compute' in mock ? mock.compute : undefined;
		const compute = file === undefined ? undefined : app.computed?.[file];
		if (file !== undefined && !compute) throw missing(operation.name, file, app);
		const accepts = (data: unknown): boolean => runCheck(checkAnswer, data).problems.length === 0;
		const schemas = app.schemas[operation.api] ?? {};
		const within = 'within' in mock ? mock.within : undefined;
		const idKind = idKindOf(within === undefined ? operation.answer : fieldOf(operation.answer, within, schemas), schemas);
		return {
			kind: 'declared',
			respond: compileAnswer(mock, operation.paging, {
				accepts,
				idKind,
				...(operation.file !== undefined && { file: operation.file }),
				...(compute && { compute: compute as unknown as ComputeFields<AnyRow> }),
			}),
		};
	}
	const handler = app.handlers[operation.name];
	if (!handler) throw missing(operation.name, mock.handler, app);
	// The input has been validated against the schema that the handler's types are generated from.
	return { kind: 'handled', run: handler as unknown as RunHandler, file: mock.handler };
}

const missing = (operation: string, handler: string, { sources }: MockApp): Error =>
	new Error(`The handler of ${operation} is missing: ${handlerFile(handler, sources)} must export it, then run \`npm run codegen\`.`);
