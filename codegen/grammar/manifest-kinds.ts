import { app } from './app.ts';
import { components } from './components.ts';
import type { ObjectGrammar } from './grammar.ts';
import { menus } from './menus.ts';
import { page } from './page.ts';
import { part } from './part.ts';
import { permissions } from './permissions.ts';
import { routes } from './routes.ts';

/** The grammar of each kind of manifest by file name (for pages and parts: by folder name). */
export const manifestKinds = { app, routes, menus, permissions, components, page, part } satisfies Record<string, ObjectGrammar>;
