import { useEffect, useState } from 'react';
import type { Result } from '#src/http/result.ts';
import { CodeMissing } from '#src/lib/fetch-code.ts';
import { type FileOptions, useCalls } from '#src/pages/use-calls.ts';
import { useFeedback } from '#src/pages/use-feedback.ts';
import { type FileSource, isAborted, readFile } from './file-source.ts';
import { readInWorker } from './read/read-in-worker.ts';
import { type Bytes, type ReadingKind, type Readings, TooLarge } from './read/readings.ts';

export type Content<Kind extends ReadingKind> =
	| { kind: 'loading'; loaded: number; total: number | null }
	| { kind: 'failed'; message: string }
	| { kind: 'too-large' }
	| { kind: 'ready'; reading: Readings[Kind] };

const START = { kind: 'loading', loaded: 0, total: null } as const;
export const BROKEN = '文件打不开，内容可能已经损坏';
export const NOT_OPENED = '预览没有打开，请检查网络后重试';

/** Fetches a file and reads it in a worker. */
export function useContent<Kind extends ReadingKind>(
	kind: Kind,
	source: FileSource,
	ext: string,
): { content: Content<Kind>; retry: () => void } {
	const { fetchFile } = useCalls();
	const { reportError } = useFeedback();
	const [content, setContent] = useState<Content<Kind>>(START);
	const [attempt, setAttempt] = useState(0);
	const ready = content.kind === 'ready' || content.kind === 'too-large';
	// A hidden page that is shown again keeps its content.
	// biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt reruns the effect
	useEffect(() => {
		if (ready) return;
		const end = new AbortController();
		const onProgress: FileOptions['onProgress'] = (loaded, total) => setContent({ kind: 'loading', loaded, total });
		const fetchBytes = (url: string): Promise<Result<Bytes>> => fetchFile(url, { signal: end.signal, onProgress });
		const open = async (): Promise<Content<Kind> | null> => {
			const bytes = await readFile(source, fetchBytes);
			if (!bytes.ok) return isAborted(bytes.error) ? null : { kind: 'failed', message: bytes.error.message };
			return { kind: 'ready', reading: await readInWorker(kind, { bytes: bytes.data, ext }, end.signal) };
		};
		open()
			.catch((error: unknown): Content<Kind> | null => {
				if (end.signal.aborted) return null;
				if (error instanceof TooLarge) return { kind: 'too-large' };
				if (error instanceof CodeMissing) return { kind: 'failed', message: NOT_OPENED };
				reportError(error, '文件预览');
				return { kind: 'failed', message: BROKEN };
			})
			.then((next) => next && !end.signal.aborted && setContent(next));
		return () => end.abort();
	}, [kind, source, ext, attempt, ready]);
	const retry = (): void => {
		setContent(START);
		setAttempt((before) => before + 1);
	};
	return { content, retry };
}
