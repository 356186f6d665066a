import { useId } from 'react';
import { access } from '#generated/access.ts';
import { listSeparator } from '#generated/messages/lists.ts';
import * as texts from '#generated/messages/tools/menu-studio/inspector/guards.ts';
import { Select } from '#src/ui/arco/controls.tsx';
import type { Choice } from '#src/ui/arco/field-props.ts';
import { type GuardMode, type GuardValue, guardWords, MODE_WORDS, readGuardValue, writeGuardValue } from './guard-value.ts';
import styles from './inspector.module.css';
import { whoPasses } from './who-sees.ts';

interface GuardEditorProps {
	/** `meta.guard` as it is in the record. */
	guard: unknown;
	disabled: boolean;
	onChange: (guard: unknown) => void;
}

const EVERYONE = '(everyone)';
const RULE = '(rule)';
const OTHER = '(other)';

const roleChoices = Object.entries(access.roles).map(([value, { title }]) => ({ value, label: title }));
const permissionChoices = Object.entries(access.permissions).map(([value, { title }]) => ({ value, label: title }));
const modeChoices = Object.entries(MODE_WORDS).map(([value, label]) => ({ value, label }));

/** Everyone, a guard of permissions.yaml, or roles and permissions with a mode. */
export function GuardEditor({ guard, disabled, onChange }: GuardEditorProps) {
	const id = useId();
	const value = readGuardValue(guard, access);
	const change = (next: GuardValue): void => onChange(writeGuardValue(next));
	const chosen = choiceOf(value);
	const choose = (next: string): void => {
		if (next === EVERYONE) change({ kind: 'everyone' });
		else if (next === OTHER) return;
		else if (next === RULE) change(value.kind === 'rule' ? value : { kind: 'rule', roles: [], permissions: [], mode: 'oneOf' });
		else change({ kind: 'named', name: next });
	};
	if (disabled) return <p className={styles.hint}>{valueWords(value)}</p>;
	return (
		<>
			<div className={styles.field}>
				<label htmlFor={id}>{texts.limit}</label>
				<Select
					id={id}
					label={texts.limit}
					required
					many={false}
					choices={choicesFor(value)}
					value={chosen}
					onChange={(next) => choose(String(next))}
				/>
			</div>
			{value.kind === 'rule' && <RuleEditor id={id} value={value} onChange={change} />}
		</>
	);
}

function choiceOf(value: GuardValue): string {
	switch (value.kind) {
		case 'everyone':
			return EVERYONE;
		case 'named':
			return value.name;
		case 'rule':
			return RULE;
		default:
			return OTHER;
	}
}

const NAMED: readonly Choice[] = Object.entries(access.guards).map(([name, { title }]) => {
	const roles = whoPasses(name, access);
	return { value: name, label: guardWords(name, access), ...(roles !== title && { note: roles }) };
});

function choicesFor(value: GuardValue): readonly Choice[] {
	const unknown = value.kind === 'named' && !Object.hasOwn(access.guards, value.name);
	return [
		{ value: EVERYONE, label: texts.everyone, note: texts.everyoneNote },
		...NAMED,
		...(unknown ? [{ value: value.name, label: guardWords(value.name, access) }] : []),
		{ value: RULE, label: texts.ownRule },
		...(value.kind === 'other' ? [{ value: OTHER, label: texts.unknown }] : []),
	];
}

interface RuleEditorProps {
	id: string;
	value: GuardValue & { kind: 'rule' };
	onChange: (value: GuardValue) => void;
}

function RuleEditor({ id, value, onChange }: RuleEditorProps) {
	const listOf = (next: string | readonly string[]): readonly string[] => [next].flat().filter((each) => each !== '');
	return (
		<div className={styles.rule}>
			<div className={styles.field}>
				<label htmlFor={`${id}-mode`}>{texts.mode}</label>
				<Select
					id={`${id}-mode`}
					label={texts.mode}
					required
					many={false}
					choices={modeChoices}
					value={value.mode}
					onChange={(mode) => onChange({ ...value, mode: mode as GuardMode })}
				/>
			</div>
			<div className={styles.field}>
				<label htmlFor={`${id}-roles`}>{texts.roles}</label>
				<Select
					id={`${id}-roles`}
					label={texts.roles}
					many
					choices={roleChoices}
					value={value.roles}
					onChange={(roles) => onChange({ ...value, roles: listOf(roles) })}
				/>
			</div>
			<div className={styles.field}>
				<label htmlFor={`${id}-permissions`}>{texts.permissions}</label>
				<Select
					id={`${id}-permissions`}
					label={texts.permissions}
					many
					choices={permissionChoices}
					value={value.permissions}
					onChange={(permissions) => onChange({ ...value, permissions: listOf(permissions) })}
				/>
			</div>
		</div>
	);
}

/** The guard in words, for those who may only look. */
function valueWords(value: GuardValue): string {
	switch (value.kind) {
		case 'everyone':
			return texts.everyoneWords;
		case 'named':
			return guardWords(value.name, access);
		case 'rule':
			return texts.rule({ mode: MODE_WORDS[value.mode], titles: titlesOf(value).join(listSeparator) || texts.nothing });
		default:
			return texts.unknown;
	}
}

const titlesOf = ({ roles, permissions }: GuardValue & { kind: 'rule' }): readonly string[] => [
	...roles.map((role) => access.roles[role]?.title ?? role),
	...permissions.map((name) => access.permissions[name]?.title ?? name),
];
