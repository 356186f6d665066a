/// <reference path="../../src/hls-light.d.ts" />
import type HlsPlayer from 'hls.js';
import type { Source } from './play.ts';

export interface OpenSource {
	/** Stops buffering, but keeps what is loaded. */
	rest(): void;
	wake(): void;
	close(): void;
}

export interface Opening {
	/** Adds the present permission to the address of a file, a playlist or a segment. */
	sign(url: string): string;
	onFailed(): void;
}

const HLS = 'application/vnd.apple.mpegurl';

export const canPlay = (media: HTMLVideoElement, { mime }: Source): boolean =>
	media.canPlayType(mime) !== '' || (mime === HLS && 'MediaSource' in window);

/** Attaches a source. Loads hls.js only if the browser cannot play the stream natively. */
export async function openSource(media: HTMLVideoElement, { mime, url }: Source, opening: Opening): Promise<OpenSource> {
	if (mime === HLS && media.canPlayType(mime) === '') return openStream(media, url, opening);
	media.src = opening.sign(url);
	media.load();
	const close = (): void => {
		media.removeAttribute('src');
		media.load();
	};
	return { rest: () => undefined, wake: () => undefined, close };
}

async function openStream(media: HTMLVideoElement, url: string, { sign, onFailed }: Opening): Promise<OpenSource> {
	const { default: Hls } = (await import('hls.js/light')) as { default: typeof HlsPlayer };
	const hls = new Hls({ maxBufferLength: 30, xhrSetup: (request, address) => request.open('GET', sign(address), true) });
	hls.on(Hls.Events.ERROR, (_event, { fatal }) => {
		if (fatal) onFailed();
	});
	hls.loadSource(url);
	hls.attachMedia(media);
	return { rest: () => hls.stopLoad(), wake: () => hls.startLoad(), close: () => hls.destroy() };
}
