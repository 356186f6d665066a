import type { PageDefinition } from './page-definition.ts';
import type { NavigateOptions } from './page-store.ts';
import type { HiddenListener } from './use-data.ts';

export interface PageViewProps {
	definition: PageDefinition;
	/** Path parameters; other values remount the page. */
	params: Readonly<Record<string, string>>;
	/** Query of the page's own address, with its `?`; a hidden page keeps its own. */
	search: string;
	/** Title shown until the data of the page's own title has loaded. */
	name: string;
	onSearch: (search: string, options: NavigateOptions) => void;
	onTitle: (title: string) => void;
	onHidden?: HiddenListener | undefined;
}
