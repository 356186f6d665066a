import { Select as ArcoSelect } from '@arco-design/web-react';
import type { SelectHandle } from '@arco-design/web-react/es/Select/interface';
import {
	type ChangeEvent,
	type CompositionEvent,
	type KeyboardEvent,
	type ReactElement,
	type RefObject,
	useEffect,
	useId,
	useMemo,
	useRef,
	useState,
} from 'react';
import { listSeparator } from '#generated/messages/lists.ts';
import * as texts from '#generated/messages/ui/fields.ts';
import { ErrorNotice } from '#src/ui/error-notice.tsx';
import { ArcoProvider } from './arco-provider.tsx';
import styles from './field-box.module.css';
import { fieldBox } from './field-box.tsx';
import { type Choice, type FieldProps, inputAttributes } from './field-props.ts';
import './popups.css';
import { usePopup } from './use-popup.ts';

export interface SelectProps extends FieldProps {
	choices: readonly Choice[];
	many: boolean;
	value: string | readonly string[];
	onChange: (value: string | readonly string[]) => void;
	state?: 'loading' | 'failed' | 'ready';
	retry?: (() => unknown) | undefined;
	/** The server searches: props of the input that send what is typed. Without it the control searches the choices itself. */
	search?: SearchInput | undefined;
	/** Also accepts typed text that is not among the choices. */
	creates?: boolean | undefined;
	/** Label of a value that the choices may lack. */
	chosen?: string | undefined;
}

export interface SearchInput {
	onChange: (event: ChangeEvent<HTMLInputElement>) => void;
	onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => void;
	/** Called when the list closes. */
	onReset: () => void;
}

/** A combobox: our input with the roles and keys, Arco's list with groups, search and virtual rows. */
export function Select({ choices, many, value, onChange, state = 'ready', retry, search, creates, chosen, ...field }: SelectProps) {
	const { open, closesBy, show, typed, typing } = useTyping(search);
	const select = useRef<SelectHandle>(null);
	const input = useRef<HTMLInputElement>(null);
	const listId = useId();
	useActiveOption(open, input, listId);
	const own = creates ? typed.trim() : '';
	const options = useMemo(() => optionsOf(withOwn(choices, own)), [choices, own]);
	const labelOf = useLabels(choices, chosen);
	const values = [value].flat().filter((each) => each !== '');
	const shown = values.map(labelOf).join(listSeparator);
	const onKeyDown = (event: KeyboardEvent): void => {
		if (event.nativeEvent.isComposing) return;
		if (closesBy(event)) return show(false);
		if (event.key === 'Backspace' && many && typed === '') onChange(values.slice(0, -1));
		if (OPENS.has(event.key) && (!open || event.key !== ' ')) event.preventDefault();
		if (!open && (OPENS.has(event.key) || isTyping(event))) show(true);
		else select.current?.hotkeyHandler(event.nativeEvent);
	};
	const box = fieldBox({
		field,
		icon: 'chevron-down',
		open,
		onClear: values.length > 0 ? () => onChange(many ? [] : '') : null,
		children: comboInput({ field, input, open, listId, shown, typed, onKeyDown, ...typing }),
	});
	return (
		<ArcoProvider>
			<ArcoSelect
				ref={select}
				{...(many && { mode: 'multiple' as const })}
				value={many ? [...values] : values[0]}
				popupVisible={open}
				onVisibleChange={show}
				inputValue={typed}
				showSearch={{ retainInputValueWhileSelect: true }}
				filterOption={search ? false : isFound}
				// Arco hands unknown props on to the list.
				virtualListProps={{ id: listId, 'aria-label': field.label, 'aria-multiselectable': many || undefined } as object}
				dropdownRender={(list) =>
					state === 'ready' && (choices.length > 0 || own !== '') ? list : <ListState state={state} retry={retry} />
				}
				notFoundContent={<p className={styles.state}>{texts.noOption}</p>}
				triggerElement={box}
				onChange={(next: string | string[]) => onChange(next)}
			>
				{options}
			</ArcoSelect>
		</ArcoProvider>
	);
}

interface Typing extends Pick<SearchInput, 'onCompositionEnd'> {
	onOpen: () => void;
	onType: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** The open list and the text typed into the input, which is cleared when the list opens or closes. */
function useTyping(search: SearchInput | undefined) {
	const { open, setOpen, closesBy } = usePopup();
	const [typed, setTyped] = useState('');
	const show = (next: boolean): void => {
		if (next === open) return;
		setOpen(next);
		setTyped('');
		if (!next && typed !== '') search?.onReset();
	};
	const typing: Typing = {
		onOpen: () => show(true),
		onType: (event) => {
			setOpen(true);
			setTyped(event.target.value);
			search?.onChange(event);
		},
		onCompositionEnd: (event) => search?.onCompositionEnd(event),
	};
	return { open, closesBy, show, typed, typing };
}

interface ComboInput extends Typing {
	field: FieldProps;
	input: RefObject<HTMLInputElement | null>;
	open: boolean;
	listId: string;
	/** Labels of the chosen values. */
	shown: string;
	typed: string;
	onKeyDown: (event: KeyboardEvent) => void;
}

/** Shows the chosen values, and what is typed while the list is open. */
const comboInput = ({ field, input, open, listId, shown, typed, onOpen, onType, ...events }: ComboInput): ReactElement => (
	<input
		{...inputAttributes(field)}
		ref={input}
		role="combobox"
		aria-expanded={open}
		aria-haspopup="listbox"
		aria-autocomplete="list"
		aria-controls={open ? listId : undefined}
		title={shown || undefined}
		data-chosen={shown === '' ? undefined : ''}
		placeholder={shown || field.placeholder || texts.choose}
		value={open ? typed : shown}
		onClick={(event) => open && event.stopPropagation()}
		onChange={onType}
		// Text that comes without a key, by paste for example, must not be appended to the label.
		onBeforeInput={onOpen}
		{...events}
	/>
);

const OPENS: ReadonlySet<string> = new Set(['Enter', ' ', 'ArrowDown', 'ArrowUp']);

/** Opens the list on key down, so that the character goes into an empty input. Input methods send no key of their own. */
const isTyping = ({ key, keyCode, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
	!ctrlKey && !metaKey && !altKey && (key.length === 1 || keyCode === 229);

function ListState({ state, retry }: Pick<SelectProps, 'state' | 'retry'>) {
	return (
		<div className={styles.state} role="status">
			{state === 'failed' && <ErrorNotice compact message={texts.optionsFailed} onRetry={retry} />}
			{state === 'loading' && texts.loadingOptions}
			{state === 'ready' && texts.noOption}
		</div>
	);
}

/** After the choices, since the arrow keys begin with the first one. */
const withOwn = (choices: readonly Choice[], own: string): readonly Choice[] =>
	own === '' || choices.some(({ label }) => label === own)
		? choices
		: [...choices, { value: own, label: texts.ownText({ text: own }), words: own }];

const INDENT = 18;
const INSET = 12;

function optionsOf(choices: readonly Choice[]): ReactElement[] {
	const option = ({ value, label, level, words, note }: Choice) => (
		<ArcoSelect.Option
			key={value}
			value={value}
			{...(level !== undefined && { style: { paddingInlineStart: INSET + level * INDENT } })}
			data-words={words ?? label}
		>
			{note === undefined ? label : [label, ' ', <small key="note">{note}</small>]}
		</ArcoSelect.Option>
	);
	if (!choices.some(({ group }) => group)) return choices.map(option);
	const groups = new Map<string, Choice[]>();
	for (const choice of choices) groups.set(choice.group ?? '', [...(groups.get(choice.group ?? '') ?? []), choice]);
	return [...groups].flatMap(([group, members]) =>
		group === ''
			? members.map(option)
			: [
					<ArcoSelect.OptGroup key={group} label={group} role="presentation">
						{members.map(option)}
					</ArcoSelect.OptGroup>,
				],
	);
}

const isFound = (typed: string, { props }: ReactElement<unknown>): boolean =>
	((props as { 'data-words'?: string })['data-words'] ?? '').toLowerCase().includes(typed.trim().toLowerCase());

/** Keeps the labels of chosen values when a search replaces the choices. */
function useLabels(choices: readonly Choice[], chosen: string | undefined): (value: string) => string {
	const [known, setKnown] = useState<ReadonlyMap<string, string>>(new Map());
	const [seen, setSeen] = useState<readonly Choice[] | null>(null);
	if (seen !== choices) {
		setSeen(choices);
		setKnown(new Map([...known, ...choices.map(({ value, label }) => [value, label] as const)]));
	}
	return (value) => known.get(value) ?? (chosen || value);
}

/** Tells assistive technology which option the arrow keys are at: Arco marks it by a class only. */
function useActiveOption(open: boolean, input: RefObject<HTMLInputElement | null>, listId: string): void {
	useEffect(() => {
		const element = input.current;
		if (!open || !element) return;
		let count = 0;
		const mark = (): void => {
			const active = document.getElementById(listId)?.querySelector('.arco-select-option-hover')?.closest('[role=option]');
			if (!active) return element.removeAttribute('aria-activedescendant');
			count += 1;
			active.id ||= `${listId}-${count}`;
			if (element.getAttribute('aria-activedescendant') !== active.id) element.setAttribute('aria-activedescendant', active.id);
		};
		const observer = new MutationObserver(mark);
		observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] });
		mark();
		return () => {
			observer.disconnect();
			element.removeAttribute('aria-activedescendant');
		};
	}, [open, input, listId]);
}
