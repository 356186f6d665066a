import { type FormEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import type { ActionStep, FormBlock } from '#generated/block-types.ts';
import * as texts from '#generated/messages/blocks/form.ts';
import type { HttpError } from '#src/http/result.ts';
import { fetchCode } from '#src/lib/fetch-code.ts';
import type { CallWatch } from '#src/pages/page-context.tsx';
import { useActions } from '#src/pages/use-actions.ts';
import { useFeedback } from '#src/pages/use-feedback.ts';
import { useScope } from '#src/pages/use-scope.ts';
import { useVisible } from '#src/pages/use-visible.ts';
import { type Rest, useRest } from '#src/ui/use-press.ts';
import type { Expand } from './form-fields.ts';
import { FormStore } from './form-store.ts';
import type { FormValues } from './form-values.ts';
import type { FormStatus } from './form-view.ts';
import { readRefusals } from './refusals.ts';
import type { FormQueue } from './use-form-outbox.ts';

export interface FormParts {
	store: FormStore;
	status: FormStatus;
	/** The form was sent a moment ago and cannot be sent again yet. */
	resting: boolean;
	submit: (event: FormEvent) => void;
	/** Sends unfinished input: the second button. */
	save: (rest: Rest) => Promise<boolean>;
	cancel: () => void;
	/** Takes calls without an answer, once the draft has opened it. */
	queue: RefObject<FormQueue | null>;
}

export function useForm(block: FormBlock, expand: Expand): FormParts {
	const scope = useScope();
	const isVisible = useVisible();
	const [store] = useState(() => new FormStore({ block, scope, isVisible }, expand));
	// Layout effect: fields need the current block and scope before the first paint.
	useLayoutEffect(() => store.receive({ block, scope, isVisible }));
	const { status } = useSnapshot(store.state, { sync: true });
	const queue = useRef<FormQueue | null>(null);
	return { store, status, queue, ...useSubmit(block, store, queue) };
}

function useSubmit(block: FormBlock, store: FormStore, queue: FormParts['queue']): Omit<FormParts, 'store' | 'status' | 'queue'> {
	const run = useActions();
	const { message } = useFeedback();
	const [resting, rest] = useRest();
	const stop = useRef<AbortController | null>(null);

	/** Resolves to whether the call and the steps after it have run. */
	const send = async (input: Readonly<Record<string, unknown>>, { then = [], ...sending }: Sending): Promise<boolean> => {
		const { bound } = store.state.snapshot.scope;
		const whole = await withContents(input, store.encoded());
		if (!whole) {
			message('error', texts.unreadableFile);
			return false;
		}
		const watch = watchCall(block, store, sending);
		const done = await run([{ call: block.submits, with: () => whole }, ...then], bound, watch);
		if (watch.unanswered && !(await sending.queue?.keep(whole, watch.unanswered.attempt))) message('error', texts.noRoom);
		if (watch.refused && block.failed) await run(block.failed, bound);
		return done;
	};
	/** A call with files shows its progress and can be cancelled; each part that is sent prolongs its time. */
	const begin = (input: Readonly<Record<string, unknown>>): void => {
		stop.current = hasFiles(input) ? new AbortController() : null;
		store.setBusy(true, stop.current && { share: null });
	};
	const submit = async (event: FormEvent): Promise<void> => {
		event.preventDefault();
		if (store.state.status.busy || resting || !store.advance()) return;
		if (store.hasNothingToSend()) {
			message('info', texts.unchanged);
			return;
		}
		const { values } = store.state.snapshot;
		const input = store.input();
		begin(input);
		const done = await send(input, { values, rest, stop: stop.current, then: block.then, queue: queue.current });
		// A form with initial values keeps showing them; others reset for the next entry, unless it has been begun during the call.
		if (done && !block.initial && !store.state.status.dirty) store.clear();
		store.setBusy(false);
	};
	const save = async (restSave: Rest): Promise<boolean> => {
		if (store.state.status.busy || !store.mayBeSaved()) return false;
		const { scope, values } = store.state.snapshot;
		const input = { ...store.input(), ...(block.saveWith && scope.read(block.saveWith)) };
		begin(input);
		const done = await send(input, { values, rest: restSave, stop: stop.current, then: block.saved });
		store.setBusy(false);
		return done;
	};
	return { resting, submit: (event) => void submit(event), save, cancel: () => stop.current?.abort() };
}

/** Null if a file cannot be read. Only forms that send files in JSON load the code that reads them. */
async function withContents(input: Readonly<Record<string, unknown>>, encoded: readonly string[]): Promise<typeof input | null> {
	if (encoded.length === 0) return input;
	const { withFileData } = await fetchCode(() => import('./served-values.ts'));
	return withFileData(input, encoded).catch(() => null);
}

const hasFiles = (input: Readonly<Record<string, unknown>>): boolean =>
	Object.values(input)
		.flat()
		.some((value) => value instanceof Blob);

interface Sending {
	/** Values of the fields at the time of the call. */
	values: FormValues;
	rest: Rest;
	stop: AbortController | null;
	queue?: FormQueue | null;
	then?: readonly ActionStep[] | undefined;
}

/** `refused` is set once the server has refused the call, `unanswered` if the queue is to take it. */
interface FormWatch extends CallWatch {
	refused: boolean;
	unanswered: Pick<HttpError, 'attempt'> | null;
}

/** Watches the call of the form, which shows field errors itself. */
function watchCall({ submits, refusals }: FormBlock, store: FormStore, { values, rest, stop, queue }: Sending): FormWatch {
	const names = store.names();
	const watch: FormWatch = {
		refused: false,
		unanswered: null,
		rest,
		onFailed(operation, error) {
			if (operation !== submits) return false;
			if (queue?.takes(error)) {
				watch.unanswered = error;
				return true;
			}
			watch.refused = true;
			store.dropPictures(false);
			return refusals !== undefined && store.refuse(readRefusals(error.body, refusals, names));
		},
		onDone(operation) {
			if (operation !== submits) return;
			queue?.drop();
			// Runs before the following steps, so that they can navigate without an unsaved-changes warning.
			store.settle(values);
			store.setBusy(true);
		},
		...(stop && { signal: stop.signal, onProgress: (share: number) => store.setBusy(true, { share }) }),
	};
	return watch;
}
