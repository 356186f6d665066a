import type { FieldOptions } from '#generated/block-types.ts';
import { useChoices } from '#src/pages/use-choices.ts';
import { useClock } from '#src/pages/use-clock.ts';
import { usePageState } from '#src/pages/use-page-state.ts';
import { useScope } from '#src/pages/use-scope.ts';
import { useTypedText } from '#src/ui/use-typed-text.ts';
import { ChoiceControl, type ChoiceControlProps } from './choice-control.tsx';

type OptionsControlProps = Omit<ChoiceControlProps, 'choices'> & { options: FieldOptions };

/** A choice among rows of a data call. */
export function OptionsControl({ options, ...props }: OptionsControlProps) {
	const choices = useChoices(options, props.control === 'tree-select' || props.control === 'cascader');
	const shared = { ...props, ...choices, chosen: useScope().shown(options.chosen), creates: options.creates };
	return options.search === undefined ? (
		<ChoiceControl {...shared} />
	) : (
		<SearchedControl {...shared} state={choices.state} binds={options.search} />
	);
}

/** The page's state holds what is typed, and the call that provides the rows takes it. */
function SearchedControl({ binds, ...props }: ChoiceControlProps & { binds: string }) {
	const { input, commit } = useTypedText(usePageState(binds), useClock().debounce);
	return <ChoiceControl {...props} search={{ ...input, onReset: () => commit('') }} />;
}
