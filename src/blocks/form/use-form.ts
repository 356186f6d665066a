import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import type { FormBlock } from '#generated/block-types.ts';
import type { CallWatch } from '#src/pages/page-context.tsx';
import { useActions } from '#src/pages/use-actions.ts';
import { useScope } from '#src/pages/use-scope.ts';
import { useVisible } from '#src/pages/use-visible.ts';
import { type Rest, useRest } from '#src/ui/use-press.ts';
import { FormStore } from './form-store.ts';
import type { FormStatus } from './form-view.ts';
import { readRefusals } from './refusals.ts';

export interface FormParts {
	store: FormStore;
	status: FormStatus;
	/** The form was sent a moment ago and cannot be sent again yet. */
	resting: boolean;
	submit: (event: FormEvent) => void;
	cancel: () => void;
}

export function useForm(block: FormBlock): FormParts {
	const scope = useScope();
	const isVisible = useVisible();
	const [store] = useState(() => new FormStore({ block, scope, isVisible }));
	// Layout effect: fields need the current block and scope before the first paint.
	useLayoutEffect(() => store.receive({ block, scope, isVisible }));
	const status = useSnapshot(store.state, { sync: true }).status;
	return { store, status, ...useSubmit(block, store) };
}

function useSubmit(block: FormBlock, store: FormStore): Pick<FormParts, 'resting' | 'submit' | 'cancel'> {
	const run = useActions();
	const [resting, rest] = useRest();
	const stop = useRef<AbortController | null>(null);

	const send = async (input: Readonly<Record<string, unknown>>): Promise<void> => {
		const steps = [{ call: block.submits, with: () => input }, ...(block.then ?? [])];
		const done = await run(steps, store.state.snapshot.scope.bound, watchCall(block, store, { rest, stop: stop.current }));
		// A form with initial values keeps showing them; others reset for the next entry.
		if (done && !block.initial) store.clear();
	};
	const submit = async (event: FormEvent): Promise<void> => {
		event.preventDefault();
		if (store.state.status.busy || resting || !store.advance()) return;
		const input = store.input();
		stop.current = hasFiles(input) ? new AbortController() : null;
		store.setBusy(true, stop.current && { share: null });
		await send(input);
		store.setBusy(false);
	};
	return { resting, submit: (event) => void submit(event), cancel: () => stop.current?.abort() };
}

const hasFiles = (input: Readonly<Record<string, unknown>>): boolean =>
	Object.values(input)
		.flat()
		.some((value) => value instanceof Blob);

interface Sending {
	rest: Rest;
	stop: AbortController | null;
}

/** The form itself shows field errors of its call. */
const watchCall = ({ submits, refusals }: FormBlock, store: FormStore, { rest, stop }: Sending): CallWatch => ({
	rest,
	onFailed: (operation, error) => operation === submits && refusals !== undefined && store.refuse(readRefusals(error.body, refusals)),
	onDone(operation) {
		if (operation !== submits) return;
		// Runs before the following steps, so that they can navigate without an unsaved-changes warning.
		store.settle();
		store.setBusy(true);
	},
	...(stop && { signal: stop.signal, onProgress: (share: number) => store.setBusy(true, { share }) }),
});
