import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DraftName } from '#src/drafts/draft-name.ts';
import type { FormDrafts } from '#src/drafts/form-drafts.ts';
import { useKeptData } from '#src/pages/use-kept-data.ts';
import { type Answer, type KeptAnswer, keptOf, namesOf, startOf } from './answer.ts';
import type { Homework } from './api-types.ts';

/** `failed`: the files exceed the size limit together, or the browser storage is full. */
export type FilesSaveState = 'all' | 'not yet' | 'failed';

export interface KeptAnswerParts {
	restored: boolean;
	/** Names of stored files whose content is lost. */
	lost: readonly string[];
	filesKept: FilesSaveState;
	keep(next: Answer | null, change?: { files: boolean }): void;
	/** Returns a function that is true while nothing has changed since. */
	mark(): () => boolean;
	read(): { name: DraftName; values: Readonly<Record<string, unknown>> } | null;
}

interface TypedAnswer {
	answer: Answer;
	kept: KeptAnswer;
	/** The files have to be stored again. */
	files: boolean;
}

interface StoredAnswer {
	kept: Readonly<Record<string, unknown>>;
	lost: readonly string[];
	files?: Answer['files'];
}

/** Stores an answer and its files in the browser. Text typed before the storage is open takes precedence over the stored answer. */
export function useKeptAnswer({ id, submission }: Homework, onRestore: (kept: Partial<Answer>) => void): KeptAnswerParts {
	const [restored, setRestored] = useState(false);
	const [lost, setLost] = useState<readonly string[]>([]);
	const [filesKept, setFilesKept] = useState<FilesSaveState>('all');
	const drafts = useRef<FormDrafts | null>(null);
	const typed = useRef<TypedAnswer | null>(null);
	const name: DraftName = `homework ${id}`;

	const write = (): void => {
		const now = typed.current;
		if (!now || !drafts.current) return;
		drafts.current.write(name, { ...now.kept });
		if (!now.files) return;
		now.files = false;
		setFilesKept('not yet');
		const done = (kept: boolean): void => {
			// A newer selection of files reports its own result.
			if (typed.current?.answer.files === now.answer.files) setFilesKept(kept ? 'all' : 'failed');
		};
		void drafts.current.writeFiles(name, now.answer.files).then(done);
	};
	useStoredAnswer(name, (opened, stored) => {
		drafts.current = opened;
		if (typed.current) return write();
		if (!stored) return;
		const { kept, files, lost } = stored;
		onRestore({ ...startOf({ submission }, kept), ...(files && { files }) });
		setLost(lost);
		setRestored(true);
	});

	return {
		restored,
		lost,
		filesKept,
		keep(next, change = { files: false }) {
			if (next) {
				typed.current = { answer: next, kept: keptOf(next, lost), files: change.files || typed.current?.files === true };
				return write();
			}
			typed.current = null;
			drafts.current?.write(name, null);
			setRestored(false);
			setLost([]);
			setFilesKept('all');
		},
		mark() {
			const before = typed.current;
			return () => typed.current === before;
		},
		read() {
			const values = drafts.current?.read(name);
			return values ? { name, values } : null;
		},
	};
}

/** Calls `onRead` with the opened storage and the stored answer, once, after the mount. */
function useStoredAnswer(name: DraftName, onRead: (drafts: FormDrafts | null, stored: StoredAnswer | null) => void): void {
	const { openDrafts } = useKeptData();
	const read = useEffectEvent(onRead);
	useEffect(() => {
		let gone = false;
		void openDrafts().then(async (opened) => {
			const stored = opened && (await readStored(opened, name));
			if (!gone) read(opened, stored);
		});
		return () => {
			gone = true;
		};
	}, [openDrafts, name]);
}

/** A stored answer with its files, and the names of those whose content is lost. `files` is missing if all are lost. */
async function readStored(drafts: FormDrafts, name: DraftName): Promise<StoredAnswer | null> {
	const kept = drafts.read(name);
	if (!kept) return null;
	const names = namesOf(kept.files);
	const files = names.length > 0 ? await drafts.readFiles(name) : [];
	const lost = names.filter((each) => !files.some((file) => file.name === each));
	return { kept, lost, ...((files.length > 0 || names.length === 0) && { files }) };
}
