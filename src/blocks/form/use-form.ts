import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import type { FormBlock } from '#generated/block-types.ts';
import type { CallWatch } from '#src/pages/page-context.tsx';
import { useActions } from '#src/pages/use-actions.ts';
import { useHold } from '#src/pages/use-hold.ts';
import { useScope } from '#src/pages/use-scope.ts';
import { useVisible } from '#src/pages/use-visible.ts';
import { FormStore } from './form-store.ts';
import type { FormStatus } from './form-view.ts';
import { readRefusals } from './refusals.ts';

export interface FormParts {
	store: FormStore;
	status: FormStatus;
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

function useSubmit(block: FormBlock, store: FormStore): Pick<FormParts, 'submit' | 'cancel'> {
	const run = useActions();
	const holdOf = useHold();
	const heldUntil = useRef(0);
	const stop = useRef<AbortController | null>(null);

	const send = async (input: Readonly<Record<string, unknown>>): Promise<boolean> => {
		const steps = [{ call: block.submits, with: () => input }, ...(block.then ?? [])];
		const done = await run(steps, store.state.snapshot.scope.bound, watchCall(block, store, stop.current));
		// A form with initial values keeps showing them; others reset for the next entry.
		if (done && !block.initial) store.clear();
		return done;
	};
	const submit = async (event: FormEvent): Promise<void> => {
		event.preventDefault();
		const { busy, dirty } = store.state.status;
		// Dirty values are a new entry, so the hold after the last submit does not apply.
		if (busy || (!dirty && performance.now() < heldUntil.current) || !store.advance()) return;
		const input = store.input();
		stop.current = hasFiles(input) ? new AbortController() : null;
		store.setBusy(true, stop.current && { share: null });
		const end = performance.now() + holdOf([{ call: block.submits }]);
		// A failed submit can be retried at once.
		if (await send(input)) heldUntil.current = end;
		store.setBusy(false);
	};
	return { submit: (event) => void submit(event), cancel: () => stop.current?.abort() };
}

const hasFiles = (input: Readonly<Record<string, unknown>>): boolean =>
	Object.values(input)
		.flat()
		.some((value) => value instanceof Blob);

/** The form itself shows field errors of its call. */
const watchCall = ({ submits, refusals }: FormBlock, store: FormStore, stop: AbortController | null): CallWatch => ({
	onFailed: (operation, error) => operation === submits && refusals !== undefined && store.refuse(readRefusals(error.body, refusals)),
	onDone(operation) {
		if (operation !== submits) return;
		// Runs before the following steps, so that they can navigate without an unsaved-changes warning.
		store.settle();
		store.setBusy(true);
	},
	...(stop && { signal: stop.signal, onProgress: (share: number) => store.setBusy(true, { share }) }),
});
