import { setLessMotion } from '#src/lib/less-motion.ts';
import { paletteOf } from './palette.ts';
import { isDark, mainColor, type Theme } from './theme.ts';

/** The colour whose shades are predefined in `src/shell/tokens.css`. */
const STYLED_COLOR = '#4e88f3';
const SHADES = 10;

/** Applies the theme to the document; Arco components read the same attribute and variables. `defaults` is the theme of app.yaml. */
export function applyTheme(theme: Theme, defaults: Pick<Theme, 'color'>, systemDark: boolean): void {
	const { body, documentElement: root } = document;
	const dark = isDark(theme, systemDark);
	const mode = dark ? 'dark' : 'light';
	body.setAttribute('arco-theme', mode);
	body.setAttribute('data-theme', theme.name);
	body.toggleAttribute('data-color-weak', theme.colorWeak);
	setLessMotion(theme.lessMotion);
	root.style.colorScheme = mode;
	root.style.setProperty('--font-size', `${theme.fontSize}px`);
	root.style.setProperty('--border-radius', `${theme.radius}px`);
	const color = mainColor(theme, defaults);
	const shades = color === STYLED_COLOR ? [] : paletteOf(color, dark);
	// An empty value removes the shade of the previous colour.
	for (let shade = 0; shade < SHADES; shade += 1) body.style.setProperty(`--primary-${shade + 1}`, shades[shade] ?? '');
}
