/** Keeps `--vh`, one percent of the window's height: on phones `100vh` reaches below the address bar. */
export function watchViewportHeight(): void {
	const measure = (): void => document.documentElement.style.setProperty('--vh', `${window.innerHeight / 100}px`);
	measure();
	window.addEventListener('resize', measure);
	window.addEventListener('orientationchange', measure);
}
