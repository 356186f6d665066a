/** A video and a slider without React. The browser plays `?src=` natively, or through hls.js with `&library`. */
/// <reference path="../../src/hls-light.d.ts" />
import type HlsPlayer from 'hls.js';

const asked = new URLSearchParams(location.search);
const source = asked.get('src') ?? '';
const film = document.body.appendChild(document.createElement('video'));
film.muted = true;
const slider = document.body.appendChild(Object.assign(document.createElement('input'), { type: 'range', disabled: true }));
slider.setAttribute('aria-label', '播放进度');
film.addEventListener('loadedmetadata', () => {
	slider.max = String(film.duration);
	slider.disabled = false;
});
slider.addEventListener('input', () => {
	film.currentTime = Number(slider.value);
});

if (asked.has('library')) {
	const { default: Hls } = (await import('hls.js/light')) as { default: typeof HlsPlayer };
	const hls = new Hls({ maxBufferLength: 30 });
	hls.loadSource(source);
	hls.attachMedia(film);
} else film.src = source;
