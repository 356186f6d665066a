import { app } from './app.ts';
import { components } from './components.ts';
import type { ObjectGrammar } from './grammar.ts';
import { menus } from './menus.ts';
import { page } from './page.ts';
import { permissions } from './permissions.ts';
import { routes } from './routes.ts';

/** The grammar of each kind of manifest, by the name of its file (pages: of its folder). */
export const manifestKinds = { app, routes, menus, permissions, components, page } satisfies Record<string, ObjectGrammar>;
