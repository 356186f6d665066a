import { useId } from 'react';
import { access } from '#generated/access.ts';
import { Select } from '#src/ui/arco/controls.tsx';
import { type GuardMode, type GuardValue, guardWords, MODE_WORDS, readGuardValue, writeGuardValue } from './guard-value.ts';
import styles from './inspector.module.css';

interface GuardEditorProps {
	/** `meta.guard` as it is in the record. */
	guard: unknown;
	disabled: boolean;
	onChange: (guard: unknown) => void;
}

const EVERYONE = '';
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
	const chosen = value.kind === 'everyone' ? EVERYONE : value.kind === 'named' ? value.name : value.kind === 'rule' ? RULE : OTHER;
	const choose = (next: string): void => {
		if (next === EVERYONE) change({ kind: 'everyone' });
		else if (next === RULE) change(value.kind === 'rule' ? value : { kind: 'rule', roles: [], permissions: [], mode: 'oneOf' });
		else change({ kind: 'named', name: next });
	};
	return (
		<>
			<div className={styles.field}>
				<label htmlFor={id}>限制</label>
				<select id={id} className={styles.input} value={chosen} disabled={disabled} onChange={({ target }) => choose(target.value)}>
					<option value={EVERYONE}>不限制，登录就能看到</option>
					{Object.keys(access.guards).map((name) => (
						<option key={name} value={name}>
							{guardWords(name, access)}（{name}）
						</option>
					))}
					{value.kind === 'named' && !Object.hasOwn(access.guards, value.name) && (
						<option value={value.name}>没有定义：{value.name}</option>
					)}
					<option value={RULE}>按角色和权限…</option>
					{value.kind === 'other' && <option value={OTHER}>无法识别的写法，只有改了才会变</option>}
				</select>
			</div>
			{value.kind === 'rule' && <RuleEditor id={id} value={value} disabled={disabled} onChange={change} />}
		</>
	);
}

interface RuleEditorProps {
	id: string;
	value: GuardValue & { kind: 'rule' };
	disabled: boolean;
	onChange: (value: GuardValue) => void;
}

function RuleEditor({ id, value, disabled, onChange }: RuleEditorProps) {
	const listOf = (next: string | readonly string[]): readonly string[] => [next].flat().filter((each) => each !== '');
	if (disabled) return <p className={styles.hint}>{ruleWords(value)}</p>;
	return (
		<div className={styles.rule}>
			<div className={styles.field}>
				<label htmlFor={`${id}-mode`}>要求</label>
				<select
					id={`${id}-mode`}
					className={styles.input}
					value={value.mode}
					onChange={({ target }) => onChange({ ...value, mode: target.value as GuardMode })}
				>
					{modeChoices.map((choice) => (
						<option key={choice.value} value={choice.value}>
							{choice.label}
						</option>
					))}
				</select>
			</div>
			<div className={styles.field}>
				<label htmlFor={`${id}-roles`}>角色</label>
				<Select
					id={`${id}-roles`}
					label="角色"
					many
					choices={roleChoices}
					value={value.roles}
					onChange={(roles) => onChange({ ...value, roles: listOf(roles) })}
				/>
			</div>
			<div className={styles.field}>
				<label htmlFor={`${id}-permissions`}>权限</label>
				<Select
					id={`${id}-permissions`}
					label="权限"
					many
					choices={permissionChoices}
					value={value.permissions}
					onChange={(permissions) => onChange({ ...value, permissions: listOf(permissions) })}
				/>
			</div>
		</div>
	);
}

const ruleWords = ({ roles, permissions, mode }: GuardValue & { kind: 'rule' }): string => {
	const titles = [
		...roles.map((role) => access.roles[role]?.title ?? role),
		...permissions.map((name) => access.permissions[name]?.title ?? name),
	];
	return `${MODE_WORDS[mode]}：${titles.join('、') || '没有选'}`;
};
