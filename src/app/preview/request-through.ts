import type { Transport } from '#src/http/send.ts';

/** The part of XMLHttpRequest that `src/http/send-with-progress.ts` uses, over a transport. */
export function requestThrough(transport: Transport): typeof XMLHttpRequest {
	class TransportRequest {
		readonly upload = {};
		readonly #aborter = new AbortController();
		readonly #headers = new Headers();
		#method = 'GET';
		#url = '';
		#answered = new Headers();
		status = 0;
		statusText = '';
		response: ArrayBuffer | null = null;
		onload: (() => void) | null = null;
		onerror: (() => void) | null = null;
		onabort: (() => void) | null = null;

		open(method: string, url: string): void {
			this.#method = method;
			this.#url = url;
		}

		setRequestHeader(name: string, value: string): void {
			this.#headers.append(name, value);
		}

		getAllResponseHeaders(): string {
			return [...this.#answered].map(([name, value]) => `${name}: ${value}`).join('\r\n');
		}

		abort(): void {
			this.#aborter.abort();
			this.onabort?.();
		}

		async send(body: Blob): Promise<void> {
			try {
				const request = new Request(this.#url, { method: this.#method, headers: this.#headers, body, signal: this.#aborter.signal });
				const { status, statusText, headers, ...answer } = await whole(await transport(request));
				Object.assign(this, { status, statusText, response: answer.body });
				this.#answered = headers;
				this.onload?.();
			} catch {
				if (!this.#aborter.signal.aborted) this.onerror?.();
			}
		}
	}
	return TransportRequest as unknown as typeof XMLHttpRequest;
}

async function whole(response: Response): Promise<{ status: number; statusText: string; headers: Headers; body: ArrayBuffer }> {
	const { status, statusText, headers } = response;
	return { status, statusText, headers, body: await response.arrayBuffer() };
}
