import * as texts from '#generated/messages/blocks/search.ts';
import type { BlockProps } from '#src/pages/page-definition.ts';
import { useClock } from '#src/pages/use-clock.ts';
import { usePageState, useTypedAs } from '#src/pages/use-page-state.ts';
import { useScope } from '#src/pages/use-scope.ts';
import { SearchField } from '#src/ui/search-field.tsx';
import { useTypedText } from '#src/ui/use-typed-text.ts';

export function SearchBoxBlock({ block }: BlockProps<'search-box'>) {
	const scope = useScope();
	const typed = useTypedText(usePageState(block.binds), useClock().debounce, useTypedAs(block.binds));
	const placeholder = scope.text(block.placeholder);
	return <SearchField name={scope.text(block.label) || placeholder || texts.search} placeholder={placeholder} typed={typed} />;
}
