import { BlankLayout } from '#src/shell/blank-layout.tsx';
import type { Layout } from './layouts.ts';
import { LonePage } from './lone-page.tsx';

/** Pages that stand alone, such as sign-in. */
export const blankLayout: Layout = { shell: BlankLayout, pages: LonePage };
