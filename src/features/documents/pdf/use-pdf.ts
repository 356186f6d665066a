import { useEffect, useState } from 'react';
import { type FileSource, mayHaveExpired } from '../file-source.ts';
import { failureOf, type OpenPdf, openPdf, type PdfFailure } from './open-pdf.ts';

export type PdfState =
	| { kind: 'loading'; loaded: number; total: number | null }
	| { kind: 'failed'; message: string }
	| { kind: 'too-large' }
	| { kind: 'ready'; pdf: OpenPdf };

const MESSAGES: Readonly<Record<Exclude<PdfFailure['kind'], 'too-large'>, string>> = {
	http: '文件没有取到，请重试',
	network: '网络好像断了，文件没有取到',
	broken: '文件打不开，内容可能已经损坏',
	password: '这个文件设了密码，不能在线预览，请下载后打开',
};

const failedState = ({ kind }: PdfFailure): PdfState => (kind === 'too-large' ? { kind } : { kind: 'failed', message: MESSAGES[kind] });

const START: PdfState = { kind: 'loading', loaded: 0, total: null };

/** Opens a PDF and closes it when the page is hidden, because its worker holds memory. */
export function usePdf(source: FileSource): { state: PdfState; retry: () => void } {
	const [state, setState] = useState<PdfState>(START);
	const [attempt, setAttempt] = useState(0);
	// biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt reruns the effect
	useEffect(() => {
		let wanted = true;
		let close = (): void => undefined;
		const show = (next: PdfState): void => void (wanted && setState(next));
		const open = async (url: string, again: boolean): Promise<void> => {
			const opening = openPdf(url, (loaded, total) => show({ kind: 'loading', loaded, total }));
			close = opening.close;
			try {
				const pdf = await opening.opened;
				show({ kind: 'ready', pdf });
			} catch (error) {
				if (!wanted) return;
				opening.close();
				const failure = failureOf(error);
				const fresh = again && failure.kind === 'http' && mayHaveExpired(failure.status) ? await source.renew() : null;
				if (fresh !== null && wanted) await open(fresh, false);
				else show(failedState(failure));
			}
		};
		void open(source.address(), true);
		return () => {
			wanted = false;
			close();
			setState(START);
		};
	}, [source, attempt]);
	return { state, retry: () => setAttempt((before) => before + 1) };
}
