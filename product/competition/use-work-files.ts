import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Calls, useCalls } from '#src/pages/use-calls.ts';
import type { WorkFile } from './play-types.ts';
import { type UploadCalls, uploadInParts } from './upload-in-parts.ts';

export interface ListedWorkFile {
	/** Tells files of one list apart. */
	id: string;
	/** Key of the material, as in `files` of the competition. */
	rule: string;
	name: string;
	bytes: number;
	state: 'sent' | 'sending' | 'paused' | 'failed';
	/** Share that the server has, 0 to 1. */
	share: number;
	url: string;
	problem: string;
}

export interface WorkFiles {
	files: readonly ListedWorkFile[];
	sending: boolean;
	add(rule: string, files: readonly File[]): void;
	remove(id: string): void;
	pause(id: string): void;
	resume(id: string): void;
	replace(files: readonly WorkFile[]): void;
}

/** The files of a work. Chosen files are uploaded at once; an upload that was cut continues when the network is back. */
export function useWorkFiles(competitionId: string, initial: readonly WorkFile[], onChange: () => void): WorkFiles {
	const { call } = useCalls();
	const [files, setFiles] = useState<readonly ListedWorkFile[]>(() => initial.map(toListed));
	/** Files of this visit and their uploads, by id. */
	const chosen = useRef<ChosenFiles>(new Map());
	const count = useRef(0);
	const update = (id: string, part: Partial<ListedWorkFile>): void =>
		setFiles((before) => before.map((each) => (each.id === id ? { ...each, ...part } : each)));

	const send = async (id: string, rule: string): Promise<void> => {
		const own = chosen.current.get(id);
		if (!own || own.upload) return;
		const upload = new AbortController();
		own.upload = upload;
		update(id, { state: 'sending', problem: '' });
		const end = await uploadInParts(own.file, partsOf(call, { competitionId, rule, signal: upload.signal }), upload.signal, (share) =>
			update(id, { share }),
		);
		own.upload = null;
		if (end.kind === 'done') {
			update(id, { state: 'sent', share: 1, url: end.url });
			onChange();
		} else if (end.kind === 'stopped') update(id, { state: 'paused' });
		else update(id, { state: end.cut ? 'paused' : 'failed', problem: end.message });
	};
	useUploadsOfVisit(chosen, () => {
		for (const { id, rule, state } of files) if (state === 'paused') void send(id, rule);
	});
	return {
		files,
		sending: files.some(({ state }) => state === 'sending'),
		add(rule, more) {
			const added = more.map((file): ListedWorkFile => {
				count.current += 1;
				const id = `chosen ${count.current}`;
				chosen.current.set(id, { file, upload: null });
				return { id, rule, name: file.name, bytes: file.size, state: 'paused', share: 0, url: '', problem: '' };
			});
			setFiles((before) => [...before, ...added]);
			onChange();
			for (const { id } of added) void send(id, rule);
		},
		remove(id) {
			chosen.current.get(id)?.upload?.abort();
			chosen.current.delete(id);
			setFiles((before) => before.filter((each) => each.id !== id));
			onChange();
		},
		pause: (id) => chosen.current.get(id)?.upload?.abort(),
		resume(id) {
			const listed = files.find((each) => each.id === id);
			if (listed) void send(id, listed.rule);
		},
		replace: (next) => setFiles(next.map(toListed)),
	};
}

type ChosenFiles = Map<string, { file: File; upload: AbortController | null }>;

/** Resumes uploads when the network returns, and stops them when the page is left. */
function useUploadsOfVisit(chosen: RefObject<ChosenFiles>, onOnline: () => void): void {
	const resume = useEffectEvent(onOnline);
	useEffect(() => {
		const uploads = chosen.current;
		window.addEventListener('online', resume);
		return () => {
			window.removeEventListener('online', resume);
			for (const { upload } of uploads.values()) upload?.abort();
		};
	}, [chosen]);
}

interface UploadOf {
	competitionId: string;
	rule: string;
	signal: AbortSignal;
}

function partsOf(call: Calls['call'], { competitionId, rule, signal }: UploadOf): UploadCalls {
	const options = { quiet: true, signal };
	return {
		start: (file) => call('main.competitionUploadStart', { competitionId, key: rule, ...file }, options),
		part: (part) => call('main.competitionUploadPart', part, options),
		finish: (uploadId) => call('main.competitionUploadFinish', { uploadId }, options),
	};
}

const toListed = ({ key, name, bytes, url = '' }: WorkFile, index: number): ListedWorkFile => ({
	id: `kept ${index} ${key} ${name}`,
	rule: key,
	name,
	bytes,
	url,
	state: 'sent',
	share: 1,
	problem: '',
});

export const toWorkFiles = (files: readonly ListedWorkFile[]): WorkFile[] =>
	files.filter(({ state }) => state === 'sent').map(({ rule, name, bytes, url }) => ({ key: rule, name, bytes, url }));
