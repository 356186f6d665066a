/** The light build has the same face; the package types only the whole one. */
declare module 'hls.js/light' {
	export { default } from 'hls.js';
}
