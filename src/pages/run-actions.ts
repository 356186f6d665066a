import type { OperationName } from '#generated/api/operations.ts';
import type { CopyStep, DownloadStep, OpenTarget } from '#generated/block-types.ts';
import * as texts from '#generated/messages/pages.ts';
import { compiledInput } from '#src/http/compiled-input.ts';
import type { HttpError } from '#src/http/result.ts';
import { downloadFile } from '#src/lib/download-file.ts';
import { fetchCode } from '#src/lib/fetch-code.ts';
import { printPage } from '#src/lib/print-page.ts';
import type { Choice } from './block-base.ts';
import { type AddressOf, addressOf, openTarget } from './open-target.ts';
import type { CallWatch } from './page-context.tsx';
import type { ActionStep, AddedRow, CallStep, OptimisticChange, PageDefinition } from './page-definition.ts';
import type { Bound, PageScope } from './page-scope.ts';
import { resolveTarget, toResolved } from './resolve-target.ts';
import type { Access } from './use-access.ts';
import type { Calls, PageCallOptions } from './use-calls.ts';
import type { Feedback } from './use-feedback.ts';
import type { FeatureTarget, Navigation } from './use-navigation.ts';
import type { PageCode } from './use-page-code.ts';

export interface ActionContext {
	environment: Pick<Calls, 'call' | 'invalidates' | 'unkeyed' | 'readAgain'> &
		Pick<Feedback, 'confirm' | 'message' | 'keepMessage' | 'reportError'> &
		Pick<Navigation, 'openRoute' | 'openPath' | 'hrefOf' | 'hrefOfPath' | 'back'> &
		Pick<Access, 'login' | 'logout'> &
		Pick<PageCode, 'loadHandler'>;
	shapes: PageDefinition['shapes'];
	/** The current scope, so that a step sees the changes of earlier steps. */
	scope: () => PageScope;
	set: (values: Readonly<Record<string, unknown>>) => void;
	refresh: (names: readonly string[]) => Promise<void>;
	show: (dialog: string, params: Readonly<Record<string, unknown>>) => void;
	close: () => void;
	invalidate: (operations: readonly OperationName[]) => void;
	/** Shows the changes while `send` runs; null if the session ended before. Absent on pages without data. */
	showAtOnce?: <R extends { ok: boolean }>(
		changes: readonly OptimisticChange[],
		scope: PageScope,
		send: () => Promise<R>,
	) => Promise<R | null>;
	/** Absent on pages without data. */
	showRow?: (added: AddedRow, row: unknown) => void;
	alive: () => boolean;
	watch?: CallWatch | undefined;
}

/** Result of a step: continue, continue with this `result`, or end the list. */
type Outcome = 'next' | 'end' | { result: unknown };

/** Runs steps in order; true if all have run. Never rejects: errors thrown by handlers are reported and shown. */
export async function runActions(steps: readonly ActionStep[], context: ActionContext, bound: Bound = {}): Promise<boolean> {
	let names = bound;
	for (const step of steps) {
		const outcome = await runStep(step, context, context.scope().with(names));
		if (outcome === 'end') return false;
		if (outcome !== 'next') names = { ...names, result: outcome.result };
	}
	return true;
}

async function runStep(step: ActionStep, context: ActionContext, scope: PageScope): Promise<Outcome> {
	const { environment } = context;
	if ('call' in step) return callOperation(step, scope, context);
	if ('confirm' in step) {
		const agreed = await environment.confirm({
			text: scope.text(step.confirm),
			title: step.title === undefined ? null : scope.text(step.title),
		});
		return agreed ? 'next' : 'end';
	}
	if ('download' in step) return download(step, scope, context);
	if ('copy' in step) return copy(step, scope, environment);
	if ('do' in step) return runHandler(step.do, step.with ? scope.read(step.with) : {}, context);
	if ('refresh' in step) await context.refresh(step.refresh);
	else if ('login' in step) await environment.login(scope.read(step.login));
	else if ('logout' in step) await environment.logout();
	else if ('print' in step) await printPage();
	else runAtOnce(step, context, scope);
	return 'next';
}

type QuickStep = Exclude<
	ActionStep,
	| { call: unknown }
	| { confirm: unknown }
	| { copy: unknown }
	| { do: unknown }
	| { download: unknown }
	| { refresh: unknown }
	| { login: unknown }
	| { logout: unknown }
	| { print: unknown }
>;

function runAtOnce(step: QuickStep, context: ActionContext, scope: PageScope): void {
	const { environment } = context;
	if ('message' in step) environment.message(step.kind ?? 'success', scope.text(step.message));
	else if ('set' in step) context.set(scope.read(step.set));
	else if ('close' in step) context.close();
	// If the user left the page during a call, later steps must not navigate.
	else if (!context.alive()) return;
	else if ('show' in step) context.show(step.show, step.with ? scope.read(step.with) : {});
	else if ('back' in step) environment.back();
	else {
		const target = resolveTarget(step.open, scope);
		if (target) openTarget(target, environment);
	}
}

async function callOperation(
	{ call: operation, with: given, optimistic, adds }: CallStep,
	scope: PageScope,
	{ environment, shapes, invalidate, showAtOnce, showRow, watch }: ActionContext,
): Promise<Outcome> {
	const input = compiledInput(given ? scope.read(given) : {});
	// Repeating an unkeyed write may do it twice, so the user first sees what became of it.
	const unkeyed = environment.unkeyed(operation);
	const send = () => environment.call(operation, input, { shapes, ...optionsOf(operation, { unkeyed }, watch) });
	const result = await (optimistic && showAtOnce ? showAtOnce(optimistic, scope, send) : send());
	if (unkeyed && result && !result.ok && result.error.lost) await tellOutcome(operation, result.error, environment);
	if (!result?.ok) return 'end';
	watch?.onDone?.(operation);
	if (adds) showRow?.(adds, result.data);
	invalidate(environment.invalidates(operation));
	return { result: result.data };
}

async function tellOutcome(
	operation: OperationName,
	{ kind, message }: HttpError,
	environment: Pick<ActionContext['environment'], 'readAgain' | 'message'>,
): Promise<void> {
	if (kind === 'aborted') return;
	switch (await environment.readAgain(operation)) {
		case 'changed':
			return environment.message('info', texts.lostChanged);
		case 'unchanged':
			return environment.message('warning', texts.lostUnchanged);
		case 'unread':
			return environment.message('error', message);
	}
}

const optionsOf = (
	operation: OperationName,
	{ unkeyed }: { unkeyed: boolean },
	{ onFailed, signal, onProgress }: CallWatch = {},
): PageCallOptions => ({
	...((onFailed || unkeyed) && { takes: (error) => (onFailed?.(operation, error) ?? false) || (unkeyed && error.lost) }),
	...(signal && { signal }),
	...(onProgress && { onProgress }),
});

async function runHandler(name: string, props: Readonly<Record<string, unknown>>, context: ActionContext): Promise<Outcome> {
	const { environment, refresh, alive } = context;
	const open = (target: FeatureTarget): void => void (alive() && openTarget(toResolved(target), environment));
	try {
		const handler = await environment.loadHandler(name);
		if (!handler) throw new Error(`No handler is called ${name}.`);
		const result = await handler(props, { call: environment.call, message: environment.message, refresh, open });
		return result === false ? 'end' : { result };
	} catch (error) {
		environment.reportError(error, `handler ${name}`);
		environment.message('error', texts.actionFailed);
		return 'end';
	}
}

async function copy({ copy: what }: CopyStep, scope: PageScope, environment: ActionContext['environment']): Promise<Outcome> {
	const text = typeof what === 'object' ? wholeAddress(what, scope, environment) : scope.text(what);
	const isCopied = text !== '' && (await writeClipboard(text));
	if (!isCopied) environment.message('warning', texts.notCopied);
	return isCopied ? 'next' : 'end';
}

/** Resolves to false if the user has refused it, or the page is not served by https. */
async function writeClipboard(text: string): Promise<boolean> {
	try {
		await navigator.clipboard.writeText(text);
		return true;
	} catch {
		return false;
	}
}

function wholeAddress(choice: Choice<OpenTarget>, scope: PageScope, navigation: AddressOf): string {
	const target = resolveTarget(choice, scope);
	const address = target && addressOf(target, navigation);
	return address ? new URL(address, window.location.href).href : '';
}

async function download({ download: file, name }: DownloadStep, scope: PageScope, context: ActionContext): Promise<Outcome> {
	const { environment, invalidate } = context;
	if (typeof file === 'function') {
		if (!downloadFile(scope.read(file), scope.text(name))) environment.message('warning', texts.fileUnavailable);
		return 'next';
	}
	try {
		const { downloadAnswer } = await fetchCode(() => import('./download-answer.ts'));
		if (!(await downloadAnswer(file, scope.text(name), scope, environment))) return 'end';
	} catch (error) {
		environment.reportError(error, `download ${file.call}`);
		environment.message('error', texts.actionFailed);
		return 'end';
	}
	invalidate(environment.invalidates(file.call));
	return 'next';
}
