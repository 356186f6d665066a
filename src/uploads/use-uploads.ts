import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type UploadCalls, uploadInParts } from './upload-in-parts.ts';

export interface ListedFile {
	/** Tells files of one list apart. */
	id: string;
	/** Group that the file was chosen for. */
	group: string;
	name: string;
	bytes: number;
	state: 'sent' | 'sending' | 'paused' | 'failed';
	/** Share that the server has, 0 to 1. */
	share: number;
	url: string;
	problem: string;
}

export interface Uploads {
	files: readonly ListedFile[];
	sending: boolean;
	add(group: string, files: readonly File[]): void;
	remove(id: string): void;
	pause(id: string): void;
	resume(id: string): void;
}

/** A file that the server has already. */
export interface SentFile {
	group: string;
	name: string;
	bytes: number;
	url: string;
}

interface UploadsOptions {
	initial: readonly SentFile[];
	callsOf(group: string, signal: AbortSignal): UploadCalls;
	onChange(): void;
}

/** Files in groups. Chosen files are uploaded at once; an upload that was cut continues when the network is back. */
export function useUploads({ initial, callsOf, onChange }: UploadsOptions): Uploads {
	const [files, setFiles] = useState<readonly ListedFile[]>(() => initial.map(toListed));
	/** Files of this visit and their uploads, by id. */
	const chosen = useRef<ChosenFiles>(new Map());
	const count = useRef(0);
	const update = (id: string, part: Partial<ListedFile>): void =>
		setFiles((before) => before.map((each) => (each.id === id ? { ...each, ...part } : each)));

	const send = async (id: string, group: string): Promise<void> => {
		const own = chosen.current.get(id);
		if (!own || own.upload) return;
		const upload = new AbortController();
		own.upload = upload;
		update(id, { state: 'sending', problem: '' });
		const end = await uploadInParts(own.file, callsOf(group, upload.signal), upload.signal, (share) => update(id, { share }));
		own.upload = null;
		if (end.kind === 'done') {
			update(id, { state: 'sent', share: 1, url: end.url });
			onChange();
		} else if (end.kind === 'stopped') update(id, { state: 'paused' });
		else update(id, { state: end.cut ? 'paused' : 'failed', problem: end.message });
	};
	useUploadsOfVisit(chosen, () => {
		// Without a problem, it was the user who paused the upload.
		for (const { id, group, state, problem } of files) if (state === 'paused' && problem !== '') void send(id, group);
	});
	return {
		files,
		sending: files.some(({ state }) => state === 'sending'),
		add(group, more) {
			const added = more.map((file): ListedFile => {
				count.current += 1;
				const id = `chosen ${count.current}`;
				chosen.current.set(id, { file, upload: null });
				return { id, group, name: file.name, bytes: file.size, state: 'paused', share: 0, url: '', problem: '' };
			});
			setFiles((before) => [...before, ...added]);
			onChange();
			for (const { id } of added) void send(id, group);
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
			if (listed) void send(id, listed.group);
		},
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

const toListed = (file: SentFile, index: number): ListedFile => ({
	...file,
	id: `kept ${index} ${file.group} ${file.name}`,
	state: 'sent',
	share: 1,
	problem: '',
});
