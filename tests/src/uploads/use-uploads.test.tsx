import { act, useState } from 'react';
import { expect, test } from 'vitest';
import { HttpError, type Result } from '#src/http/result.ts';
import type { StartedUpload } from '#src/uploads/upload-in-parts.ts';
import { useUploads } from '#src/uploads/use-uploads.ts';
import { click, render } from '#tests/support/render.tsx';

const file = new File(['abc'], '照片.png', { type: 'image/png', lastModified: 7 });

const ok = <Value,>(data: Value): Result<Value> => ({ ok: true, data, headers: new Headers() });
const cut: Result<never> = { ok: false, error: new HttpError({ kind: 'network', message: '网络不通' }) };
const begun = ok<StartedUpload>({ partBytes: 4, received: [] });

interface FormProps {
	start: () => Promise<Result<StartedUpload>>;
	onSignal?: (signal: AbortSignal) => void;
}

/** A form with one file, which it removes on demand. */
function Form({ start, onSignal }: FormProps) {
	const [files, setFiles] = useState<readonly File[]>([file]);
	const [sent, setSent] = useState<unknown>(null);
	const uploads = useUploads({
		files,
		callsFor(signal) {
			onSignal?.(signal);
			return { binary: true, start, part: async () => ok(null), finish: async () => ok('/works/1.png') };
		},
		onSent(_, value) {
			setFiles([]);
			setSent(value);
		},
	});
	return (
		<>
			<p role="status">{sent === null ? uploads.progressOf(file).state : String(sent)}</p>
			<button type="button" onClick={() => uploads.pause(file)}>
				暂停
			</button>
			<button type="button" onClick={() => setFiles([])}>
				移除
			</button>
		</>
	);
}

const online = (): Promise<void> => act(async () => void window.dispatchEvent(new Event('online')));

test('an upload stops when the page is left, or the file is removed', async () => {
	const signals: AbortSignal[] = [];
	const props: FormProps = { start: () => new Promise(() => undefined), onSignal: (signal) => signals.push(signal) };
	const removed = await render(<Form {...props} />);
	expect([removed.getByRole('status').textContent, signals[0]?.aborted]).toEqual(['sending', false]);
	await click(removed.getByRole('button', { name: '移除' }));
	expect(signals[0]?.aborted).toBe(true);
	removed.unmount();
	const left = await render(<Form {...props} />);
	left.unmount();
	expect(signals[1]?.aborted).toBe(true);
});

test('an upload that was cut continues when the network is back', async () => {
	const answers: Result<StartedUpload>[] = [cut, begun];
	const screen = await render(<Form start={async () => answers.shift() ?? cut} />);
	expect(screen.getByRole('status').textContent).toBe('paused');
	await online();
	expect(screen.getByRole('status').textContent).toBe('/works/1.png');
});

test('an upload that the user has paused stays so when the network is back', async () => {
	let answer = (): void => undefined;
	let starts = 0;
	const start = (): Promise<Result<StartedUpload>> => {
		starts += 1;
		return new Promise((resolve) => {
			answer = () => resolve(begun);
		});
	};
	const screen = await render(<Form start={start} />);
	await click(screen.getByRole('button', { name: '暂停' }));
	await act(async () => answer());
	await online();
	expect([screen.getByRole('status').textContent, starts]).toEqual(['paused', 1]);
});
