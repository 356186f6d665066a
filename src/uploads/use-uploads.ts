import { useEffect, useEffectEvent, useState } from 'react';
import { type StartedUpload, type UploadCalls, uploadInParts } from './upload-in-parts.ts';

export interface UploadProgress {
	state: 'sending' | 'paused' | 'failed';
	/** Share that the server has, 0 to 1. */
	share: number;
	problem: string;
}

export interface Uploads {
	progressOf(file: File): UploadProgress;
	pause(file: File): void;
	resume(file: File): void;
}

interface UploadsOptions<Started extends StartedUpload> {
	/** Files that the server does not have whole. They are sent at once; those that leave the list are stopped. */
	files: readonly File[];
	callsFor(signal: AbortSignal): UploadCalls<Started>;
	onSent(file: File, value: unknown): void;
}

const BEGUN: UploadProgress = { state: 'sending', share: 0, problem: '' };
const HIDDEN = 'hidden';

/** Uploads files in parts. What was stopped because the network was cut or the page hidden continues by itself, what the user has paused does not. */
export function useUploads<Started extends StartedUpload>({ files, callsFor, onSent }: UploadsOptions<Started>): Uploads {
	const [progress, setProgress] = useState<ReadonlyMap<File, UploadProgress>>(() => new Map());
	const [running] = useState(() => new Map<File, AbortController>());
	const update = (file: File, part: Partial<UploadProgress>): void =>
		setProgress((before) => new Map(before).set(file, { ...(before.get(file) ?? BEGUN), ...part }));
	const forget = (file: File): void => setProgress((before) => new Map([...before].filter(([each]) => each !== file)));
	const reportSent = useEffectEvent(onSent);
	const send = async (file: File): Promise<void> => {
		if (running.has(file)) return;
		const upload = new AbortController();
		running.set(file, upload);
		update(file, { state: 'sending', problem: '' });
		const end = await uploadInParts(file, callsFor(upload.signal), upload.signal, (share) => update(file, { share }));
		running.delete(file);
		if (end.kind === 'done') reportSent(file, end.value);
		else if (end.kind === 'failed') update(file, { state: end.cut ? 'paused' : 'failed', problem: end.message });
		else if (upload.signal.reason === HIDDEN) forget(file);
		else update(file, { state: 'paused' });
	};
	const follow = useEffectEvent(() => {
		for (const [file, upload] of running) if (!files.includes(file)) upload.abort();
		for (const file of files) if (!progress.has(file)) void send(file);
	});
	const resumeCut = useEffectEvent(() => {
		// Without a problem, it was the user who paused the upload.
		for (const file of files) if (progress.get(file)?.state === 'paused' && progress.get(file)?.problem !== '') void send(file);
	});
	// Uploads follow the files of the form, which a draft restores, too.
	useEffect(() => follow());
	useEffect(() => {
		window.addEventListener('online', resumeCut);
		return () => {
			window.removeEventListener('online', resumeCut);
			for (const upload of running.values()) upload.abort(HIDDEN);
		};
	}, [running]);
	return {
		progressOf: (file) => progress.get(file) ?? BEGUN,
		pause: (file) => running.get(file)?.abort(),
		resume: (file) => void send(file),
	};
}
