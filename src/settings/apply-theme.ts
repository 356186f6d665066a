import { paletteOf } from './palette.ts';
import { isDark, type Theme } from './theme.ts';

/** The colour whose shades `src/shell/tokens.css` holds already. */
const STYLED_COLOR = '#4e88f3';

/** Puts the theme on the page; Arco's components read the same attribute and variables. */
export function applyTheme(theme: Theme, systemDark: boolean): void {
	const dark = isDark(theme, systemDark);
	const { body, documentElement: root } = document;
	if (dark) body.setAttribute('arco-theme', 'dark');
	else body.removeAttribute('arco-theme');
	root.style.colorScheme = dark ? 'dark' : 'light';
	root.style.setProperty('--font-size', `${theme.fontSize}px`);
	root.style.setProperty('--border-radius', `${theme.radius}px`);
	if (theme.color.toLowerCase() !== STYLED_COLOR) {
		for (const [index, shade] of paletteOf(theme.color, dark).entries()) body.style.setProperty(`--primary-${index + 1}`, shade);
	}
}

/** Whether the system is dark, now and whenever that changes. */
export function watchSystemDark(onChange: (dark: boolean) => void): boolean {
	const query = window.matchMedia('(prefers-color-scheme: dark)');
	query.addEventListener('change', (event) => onChange(event.matches));
	return query.matches;
}
