/** The light build has the same API, but the package has types for the full build only. */
declare module 'hls.js/light' {
	export { default } from 'hls.js';
}
