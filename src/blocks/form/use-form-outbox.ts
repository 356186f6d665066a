import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { FormBlock } from '#generated/block-types.ts';
import type { DraftName } from '#src/drafts/draft-name.ts';
import type { FormDrafts } from '#src/drafts/form-drafts.ts';
import type { HttpError } from '#src/http/result.ts';
import type { Outbox } from '#src/outbox/outbox-store.ts';
import { isUnanswered, unsentOfPage } from '#src/outbox/queued-request.ts';
import { useKeptData } from '#src/pages/use-kept-data.ts';
import { useScope } from '#src/pages/use-scope.ts';
import { isKept, takesFiles } from './control-of.ts';
import type { FormStore } from './form-store.ts';

/** Queues the calls of a form that got no answer. */
export interface FormQueue {
	takes(error: HttpError): boolean;
	/** Resolves to false if this device has no room. */
	keep(input: Readonly<Record<string, unknown>>, attempt: string | null): Promise<boolean>;
	drop(): void;
}

interface QueuedForm {
	block: FormBlock;
	store: FormStore;
	name: DraftName;
}

/** Opens the outbox while the network is there, since its code cannot be loaded later. Returns what became of the call of the form. */
export function useFormOutbox({ block, store, name }: QueuedForm, queue: RefObject<FormQueue | null>): ReturnType<Outbox['stateOf']> {
	const { openOutbox, openDrafts } = useKeptData();
	const scope = useScope();
	const [state, setState] = useState<ReturnType<Outbox['stateOf']>>(null);
	const titleOf = useEffectEvent(() => scope.text(block.outbox));
	const queues = block.outbox !== undefined;
	useEffect(() => {
		if (!queues) return;
		let stop: (() => void) | null = () => undefined;
		const follow = ([outbox, drafts]: readonly [Outbox | null, FormDrafts | null]): void => {
			if (!stop || !outbox) return;
			queue.current = {
				takes: isUnanswered,
				keep(input, attempt) {
					const values = drafts?.read(name);
					const draft = values && { draft: { name, values } };
					const unsent = { id: name, title: titleOf(), operation: block.submits, text: textOf(store), fromHere: true, attempt, ...draft };
					return outbox.keep(unsentOfPage(input, unsent));
				},
				drop: () => void outbox.drop(name),
			};
			const readState = (): void => setState(outbox.stateOf(name));
			readState();
			stop = outbox.subscribe(readState);
		};
		Promise.all([openOutbox(), openDrafts()]).then(follow, () => undefined);
		return () => {
			stop?.();
			stop = null;
			queue.current = null;
		};
	}, [queues, openOutbox, openDrafts, name, block.submits, store, queue]);
	return state;
}

/** Returns the text of the user, which the outbox lets him copy. */
function textOf({ state }: FormStore): string {
	const { fields, values } = state.snapshot;
	return fields
		.filter((field) => isKept(field) && !takesFiles(field) && field.rules.type === 'string' && field.dict === undefined && !field.options)
		.map(({ field }) => String(values[field] ?? '').trim())
		.filter(Boolean)
		.join('\n\n');
}
