import type { MenuEntry } from '#src/menu/build-menu.ts';
import { nextMode } from '#src/settings/theme.ts';
import type { App } from './app-model.ts';

/** What a menu item does that leads nowhere. */
export function runCommand(app: Pick<App, 'signOut' | 'preferences'>, command: NonNullable<MenuEntry['command']>): void {
	switch (command) {
		case 'logout':
			app.signOut();
			break;
		case 'theme':
			app.preferences.setTheme({ mode: nextMode(app.preferences.state.theme.mode) });
			break;
	}
}
