import { setLessMotion } from '#src/lib/less-motion.ts';
import { paletteOf } from './palette.ts';
import { isDark, mainColor, type Theme } from './theme.ts';

/** The colour whose shades `src/shell/tokens.css` holds already. */
const STYLED_COLOR = '#4e88f3';
const SHADES = 10;

/** Puts the theme on the page; Arco's components read the same attribute and variables. `defaults` is what app.yaml says. */
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
	// An empty value removes the shade of an earlier colour.
	for (let shade = 0; shade < SHADES; shade += 1) body.style.setProperty(`--primary-${shade + 1}`, shades[shade] ?? '');
}
