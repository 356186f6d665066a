import { useEffect, useState } from 'react';
import type { Result } from '#src/http/result.ts';
import { type FileOptions, useCalls } from '#src/pages/use-calls.ts';
import { useFeedback } from '#src/pages/use-feedback.ts';
import { type FileSource, isAborted, readFile } from './file-source.ts';

export type Content<Value> =
	| { kind: 'loading'; loaded: number; total: number | null }
	| { kind: 'failed'; message: string }
	| { kind: 'ready'; value: Value };

type Bytes = Uint8Array<ArrayBuffer>;

const START = { kind: 'loading', loaded: 0, total: null } as const;
const BROKEN = '文件打不开，内容可能已经损坏';

/** Fetches and parses a file. `parse` must be referentially stable. */
export function useContent<Value>(
	source: FileSource,
	parse: (bytes: Bytes) => Value | Promise<Value>,
): { content: Content<Value>; retry: () => void } {
	const { fetchFile } = useCalls();
	const { reportError } = useFeedback();
	const [content, setContent] = useState<Content<Value>>(START);
	const [attempt, setAttempt] = useState(0);
	const ready = content.kind === 'ready';
	// A hidden page that is shown again keeps its content.
	// biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt reruns the effect
	useEffect(() => {
		if (ready) return;
		const end = new AbortController();
		const onProgress: FileOptions['onProgress'] = (loaded, total) => setContent({ kind: 'loading', loaded, total });
		const read = (url: string): Promise<Result<Bytes>> => fetchFile(url, { signal: end.signal, onProgress });
		const open = async (): Promise<Content<Value> | null> => {
			const bytes = await readFile(source, read);
			if (!bytes.ok) return isAborted(bytes.error) ? null : { kind: 'failed', message: bytes.error.message };
			return { kind: 'ready', value: await parse(bytes.data) };
		};
		open()
			.catch((error: unknown): Content<Value> => {
				reportError(error, '文件预览');
				return { kind: 'failed', message: BROKEN };
			})
			.then((next) => next && !end.signal.aborted && setContent(next));
		return () => end.abort();
	}, [source, parse, attempt, ready]);
	const retry = (): void => {
		setContent(START);
		setAttempt((before) => before + 1);
	};
	return { content, retry };
}
