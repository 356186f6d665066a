import { afterEach, expect, test, vi } from 'vitest';
import { sendWithProgress } from '#src/http/send-with-progress.ts';

afterEach(() => void vi.unstubAllGlobals());

/** Ends each request in one way. */
function endBy(event: 'onload' | 'onerror' | 'onabort'): void {
	class FakeRequest {
		upload: { onprogress?: (progress: object) => void } = {};
		status = 201;
		statusText = 'Created';
		response = new TextEncoder().encode('{}').buffer;
		onload = (): void => undefined;
		onerror = (): void => undefined;
		onabort = (): void => undefined;
		onloadend = (): void => undefined;
		open = (): void => undefined;
		setRequestHeader = (): void => undefined;
		getAllResponseHeaders = (): string => 'content-type: application/json\r\nx-request-id: r-1\r\n';
		send(): void {
			this.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 4 });
			this.upload.onprogress?.({ lengthComputable: false, loaded: 2, total: 0 });
			this[event]();
			this.onloadend();
		}
		abort = (): void => undefined;
	}
	vi.stubGlobal('XMLHttpRequest', FakeRequest);
}

const send = (signal?: AbortSignal) => {
	const shares: number[] = [];
	const request = new Request('http://school.test/files', { method: 'POST', body: 'abcd', ...(signal && { signal }) });
	return { shares, answer: sendWithProgress(request, (share) => shares.push(share)) };
};

test('answers as fetch does, and reports what it can measure', async () => {
	endBy('onload');
	const { answer, shares } = send();
	const { status, headers } = await answer;
	expect([status, headers.get('x-request-id'), shares]).toEqual([201, 'r-1', [0.25]]);
});

test('a lost connection rejects like fetch', async () => {
	endBy('onerror');
	await expect(send().answer).rejects.toThrow(TypeError);
});

test('a request that was aborted before it began rejects with the reason', async () => {
	endBy('onload');
	const reason = new Error('left the page');
	await expect(send(AbortSignal.abort(reason)).answer).rejects.toBe(reason);
});
