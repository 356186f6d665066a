/**
 * Runs as a script inside the page, right at the start of its body and before the app's own scripts have come: the first thing to be
 * seen has the stored theme already, and a script that does not arrive is noticed. `scripts/first-paint-script.ts` bundles it; what it
 * imports is what the app itself runs later.
 */
import { readEntry } from '#src/lib/browser-storage.ts';
import { applyTheme } from '#src/settings/apply-theme.ts';
import { systemDarkness } from '#src/settings/system-darkness.ts';
import { readTheme, THEME_ENTRY, type Theme } from '#src/settings/theme.ts';
import { watchEntryScripts } from '#src/shell/show-start-failure.ts';

/** `site.key` of app.yaml, and its theme. */
declare const __SITE_KEY__: string;
declare const __THEME__: Theme;

watchEntryScripts();
const defaults = __THEME__;
applyTheme(readTheme(readEntry(__SITE_KEY__, THEME_ENTRY), defaults), defaults, systemDarkness().matches);
