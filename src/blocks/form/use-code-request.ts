import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import type { FormField } from '#generated/block-types.ts';
import type { StorageEntry } from '#src/lib/storage-entry.ts';
import { usePage } from '#src/pages/page-context.tsx';
import { type KeptData, useKeptData } from '#src/pages/use-kept-data.ts';
import type { Rest } from '#src/ui/use-press.ts';
import { errorOf } from './check-form.ts';
import { type CodeWait, readWait, secondsLeft, writeWait } from './code-wait.ts';
import { restoredValues } from './draft-values.ts';
import type { FormStore } from './form-store.ts';
import type { FormValues } from './form-values.ts';
import { readRefusals } from './refusals.ts';

const SECOND = 1000;
const WAIT = 60;

export interface CodeButton {
	left: number;
	/** A code was requested recently, from this form or another window. */
	sent: boolean;
	request: (rest: Rest) => Promise<void>;
}

/** Requests a one-time code if the fields before it are valid. The wait survives reloads and applies to all windows. */
export function useCodeRequest(field: FormField, store: FormStore): CodeButton {
	const { storage } = useKeptData();
	const { commands, definition } = usePage();
	const page = definition.name;
	const { sends } = field;
	const most = WAIT * SECOND;
	const [wait, setWait] = useKeptWait(`code-wait.${page}.${field.field}`, most, storage);
	const { values } = useSnapshot(store.state).snapshot;
	const left = useSecondsLeft(wait, values);
	useEffect(() => {
		// After a reload, restores the recipient of the code; values typed already win.
		if (wait && !store.state.status.dirty) store.restore(restoredValues(store.fields(wait.values), wait.values));
	}, [wait, store]);
	const request = async (rest: Rest): Promise<void> => {
		if (!sends || left > 0 || !checkBefore(field, store)) return;
		const { bound } = store.state.snapshot.scope;
		if (!(await commands.run([sends], bound, { rest, onFailed: (_operation, { body }) => refuse(body, store) }))) return;
		store.dropPictures(true);
		store.show(field.field);
		setWait({ values: typedBefore(field, store), until: Date.now() + most });
	};
	return { left, sent: left > 0, request };
}

/** The fields before this one identify the recipient; they are validated as on submit. */
function checkBefore(field: FormField, store: FormStore): boolean {
	store.showCompared(fieldsBefore(field, store));
	const snapshot = store.state.snapshot;
	const errors = fieldsBefore(field, store).map((each) => [each.field, errorOf(each, snapshot)] as const);
	const wrong = errors.filter((pair): pair is [string, string] => pair[1] !== null);
	if (wrong.length > 0) store.refuse(new Map(wrong));
	return wrong.length === 0;
}

const fieldsBefore = (field: FormField, store: FormStore): readonly FormField[] => {
	const { fields } = store.state.snapshot;
	return fields.slice(0, fields.indexOf(field));
};

const typedBefore = (field: FormField, store: FormStore): FormValues =>
	restoredValues(fieldsBefore(field, store), store.state.snapshot.values);

/** Shows a refusal beside the fields that it names; false if it names none. */
function refuse(body: unknown, store: FormStore): boolean {
	store.dropPictures(false);
	const { refusals } = store.context.block;
	return refusals !== undefined && store.refuse(readRefusals(body, refusals));
}

/** Read by the device's clock, which is right at once after a reload; the server's is known with the first response. */
function useKeptWait(name: StorageEntry, most: number, storage: KeptData['storage']): [CodeWait | null, (wait: CodeWait) => void] {
	const [wait, setWait] = useState(() => readWait(storage.read(name), Date.now(), most));
	useEffect(() => storage.watch(name, (text) => setWait(readWait(text, Date.now(), most))), [storage, name, most]);
	// Phone numbers are deleted when the wait is over.
	useEffect(() => {
		if (!wait) return;
		const timer = setTimeout(() => {
			storage.write(name, null);
			setWait(null);
		}, wait.until - Date.now());
		return () => clearTimeout(timer);
	}, [wait, storage, name]);
	const keep = (next: CodeWait): void => {
		storage.write(name, writeWait(next));
		setWait(next);
	};
	return [wait, keep];
}

function useSecondsLeft(wait: CodeWait | null, values: FormValues): number {
	const [, tick] = useState(0);
	const left = secondsLeft(wait, values, Date.now());
	useEffect(() => {
		if (left === 0) return;
		const timer = setTimeout(() => tick((count) => count + 1), SECOND / 4);
		return () => clearTimeout(timer);
	});
	return left;
}
