import type { Runner } from '#engines/runner.ts';
import { isObject } from '#mock/contract/value-kind.ts';
import type { MockGuard } from '#mock/generated/answer-types.ts';
import * as texts from '#mock/generated/messages/mock.ts';
import { originalOf } from './answers/join.ts';
import type { Background } from './background.ts';
import type { CompiledOperation } from './compile-operation.ts';
import type { RequestContext, SignInOptions } from './context.ts';
import { runCheck } from './contract/contract.ts';
import type { Problem } from './contract/problem.ts';
import { formatOrigin, type Origin, type Violation, violationOf } from './contract/violation.ts';
import { takeHeaders, withSentHeaders } from './http/answer-headers.ts';
import { EnvelopeError, fail, refuseWith } from './http/envelope-error.ts';
import { type RowSource, RowStream, writeRows } from './http/row-stream.ts';
import { openSession, type SignedIn } from './http/sessions.ts';
import { handlerFile, isHandled, type MockApi, type MockOperation, type MockSources } from './operation.ts';
import type { Scenario } from './scenario.ts';
import { type Row, type RowId, SESSIONS, type Store } from './store/store.ts';
import { toIsoTime } from './store/time-offset.ts';

export type ApplyDue = (context: RequestContext<Record<string, unknown>>) => void;

export interface OperationRun {
	operation: MockOperation;
	compiled: CompiledOperation;
	api: MockApi;
	input: Record<string, unknown>;
	signedIn: SignedIn | null;
	store: Store;
	now: () => number;
	scenario: Scenario;
	/** Of the request. */
	url: URL;
	header: (name: string, value: string) => void;
	lastEventId: string | null;
	/** Waits for the delay of the operation, before each row of a stream. */
	pause: () => Promise<void>;
	report: (violation: Violation) => void;
	runner: Runner | null;
	background: Background;
	sources: MockSources;
	applyDue: ApplyDue | undefined;
}

export async function runOperation(run: OperationRun): Promise<unknown> {
	const { operation, compiled, report } = run;
	const { headers } = operation;
	const sent = new Headers();
	const header: OperationRun['header'] = (name, value) => {
		sent.set(name, value);
		run.header(name, value);
	};
	const produced = await produce(headers ? { ...run, header } : run);
	const checked = (data: unknown): unknown => {
		const { value, problems } = runCheck(compiled.checkAnswer, data);
		for (const problem of problems) report(violationOf('answer', operation.name, problem, originOf(problem, data, run)));
		return value;
	};
	if (operation.stream && !(produced instanceof Blob)) return streamOf(produced, operation.stream, { run, checked });
	const value = checked(headers ? withSentHeaders(produced, sent, headers) : produced);
	if (headers) return takeHeaders(value, headers, run);
	return operation.text !== undefined && typeof value === 'string' ? new Blob([value], { type: operation.text }) : (value ?? null);
}

interface Streaming {
	run: OperationRun;
	/** Checks an answer, and leaves out what its schema does not have. */
	checked(data: unknown): unknown;
}

function streamOf(produced: unknown, format: RowSource['format'], { run, checked }: Streaming): RowStream {
	const { file = '' } = run.operation;
	const finish = (row: unknown): unknown => {
		const answer = checked({ rows: [row], state: 'open' });
		return isObject(answer) && Array.isArray(answer.rows) ? answer.rows[0] : row;
	};
	const rows = isIterable(produced) ? produced : [];
	return new RowStream(writeRows({ rows, format, afterId: run.lastEventId, pause: run.pause, finish }), file);
}

const isIterable = (value: unknown): value is RowSource['rows'] =>
	typeof value === 'object' && value !== null && (Symbol.iterator in value || Symbol.asyncIterator in value);

async function produce(run: OperationRun): Promise<unknown> {
	const { answer } = run.compiled;
	const { input, store, now, scenario } = run;
	const user = run.signedIn?.user ?? null;
	checkGuard(run.operation.mock.guard, user);
	try {
		run.applyDue?.(contextOf(run));
		run.compiled.refuseReadOnly(run.signedIn);
		if (answer.kind === 'handled') return (await answer.run(contextOf(run))) ?? null;
		return answer.respond({
			...{ input, store, now, scenario, user, header: run.header },
			openSession: (resource, userId) => openSession(run, { resource, userId, api: run.api.auth.token }, {}),
			closeSession: () => closeSession(run),
		});
	} catch (error) {
		if (error instanceof EnvelopeError) throw error;
		run.report(failureOf(run, error));
		throw new EnvelopeError(500, texts.serverFault, { status: 500 });
	}
}

/** Roles are in the list `roles` of the user's row. */
function checkGuard(guard: MockGuard | undefined, user: Row | null): void {
	const own: readonly unknown[] = Array.isArray(user?.roles) ? user.roles : [];
	if (guard && !guard.roles.some((role) => own.includes(role))) fail(403, guard.message ?? texts.forbidden);
}

function contextOf(run: OperationRun): RequestContext<Record<string, unknown>> {
	const { operation, input, store, now, scenario, signedIn, api } = run;
	return {
		input,
		db: store,
		now,
		isoNow: () => toIsoTime(now()),
		user: signedIn?.user ?? null,
		token: signedIn?.session.id ?? null,
		scenario,
		paging: operation.paging,
		fail,
		refuseWith,
		newId: (prefix) => store.newId(prefix),
		nextNumber: (resource) => store.nextNumber(resource),
		header: run.header,
		runner: run.runner,
		later: (key, work) => run.background.enqueue(key, work, (error) => run.report(failureOf(run, error))),
		signIn: (resource: string, userId: RowId, options: SignInOptions = {}) =>
			openSession(run, { resource, userId, api: api.auth.token }, options),
		signOut: () => closeSession(run),
	};
}

function closeSession({ signedIn, store }: OperationRun): void {
	if (signedIn) store.remove(SESSIONS, signedIn.session.id);
}

function failureOf(run: OperationRun, error: unknown): Violation {
	const { operation } = run;
	const origin = makerOf(run);
	const got = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
	const message = `${operation.name} could not be answered: ${formatOrigin(origin)} threw ${got}`;
	return { kind: 'failed', operation: operation.name, path: '$', expected: 'an answer', got, origin, message, cause: error };
}

/** Returns the innermost row on the path to the problem, or else the handler or declaration. */
function originOf({ path }: Problem, data: unknown, run: OperationRun): Origin {
	let origin = makerOf(run);
	let value = data;
	for (const step of [null, ...path]) {
		if (step !== null) value = (value as Record<string | number, unknown>)[step];
		if (typeof value !== 'object' || value === null) break;
		const place = run.store.placeOf(originalOf(value) ?? value);
		if (place) origin = { kind: 'row', ...place, file: run.sources.seeds[place.resource] ?? run.sources.code };
	}
	return origin;
}

function makerOf({ operation, sources }: OperationRun): Origin {
	const { mock, name } = operation;
	return isHandled(mock) ? { kind: 'handler', name, file: handlerFile(mock.handler, sources) } : { kind: 'declared', operation: name };
}
