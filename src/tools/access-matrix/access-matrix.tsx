import { type ReactNode, useId, useMemo, useState } from 'react';
import { access } from '#generated/access.ts';
import { accessRows } from '#generated/access-rows.ts';
import { routes } from '#generated/routes.ts';
import { settings } from '#generated/settings.ts';
import { toCsv } from '#src/lib/csv.ts';
import { downloadBlob } from '#src/lib/download-file.ts';
import { formatTime } from '#src/lib/format-time.ts';
import { useClock } from '#src/pages/use-clock.ts';
import { useFeedback } from '#src/pages/use-feedback.ts';
import { useLinkTo } from '#src/pages/use-link.ts';
import type { RouteTarget } from '#src/pages/use-navigation.ts';
import { createRouteTable } from '#src/routing/route-table.ts';
import { readServedRoutes } from '#src/routing/served/read-served-routes.ts';
import { servedContextOf } from '#src/routing/served/served-site.ts';
import { completeManifest } from '#src/settings/manifest-settings.ts';
import { Select } from '#src/ui/arco/controls.tsx';
import { Button } from '#src/ui/button.tsx';
import { EmptyNotice } from '#src/ui/empty-notice.tsx';
import { Icon } from '#src/ui/icons.tsx';
import { Pagination } from '#src/ui/pagination.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import styles from './access-matrix.module.css';
import { csvOf, filterRows, KINDS, type Kind, type MatrixFilter, type MatrixRow, matrixRows, NO_FILTER } from './matrix.ts';

const PAGE_SIZE = 50;
const ROLES = Object.entries(access.roles);
const TABLE = createRouteTable(routes);

/** A route that an address without parameters opens. */
const opens = (route: string): boolean => TABLE.byName.get(route)?.path.includes('/:') === false;

function rowsWith(served: unknown): MatrixRow[] {
	const pages = [...new Set(accessRows.map(([, , page]) => page))];
	const { site, routing } = completeManifest(settings);
	const read = readServedRoutes(served ?? [], servedContextOf({ pages, blank: [], access, frames: site.frames, routes, places: routing }));
	return matrixRows({ compiled: accessRows, served: read.ok ? read.routes : [], rules: access, opens });
}

/** The matrix of roles and what each may open. `served` is the published route list as a server sent it. */
export function AccessMatrix({ served }: { served: unknown }) {
	const { now } = useClock();
	const { message } = useFeedback();
	const rows = useMemo(() => rowsWith(served), [served]);
	const [filter, setFilter] = useState<MatrixFilter>(NO_FILTER);
	const [page, setPage] = useState(1);
	const found = useMemo(() => filterRows(rows, filter), [rows, filter]);
	const change = (part: Partial<MatrixFilter>): void => {
		setFilter((before) => ({ ...before, ...part }));
		setPage(1);
	};
	const save = (): void => {
		const name = `权限一览-${formatTime(new Date(now()), 'YYYY-MM-DD')}.csv`;
		downloadBlob(new Blob([toCsv(csvOf(found, access))], { type: 'text/csv;charset=utf-8' }), name);
		message('success', `已导出 ${found.length} 条`);
	};
	return (
		<div className={styles.matrix}>
			<HeldPermissions />
			<Filters filter={filter} onChange={change}>
				<Button label="导出表格" icon="download" disabled={found.length === 0} onPress={save} />
			</Filters>
			{found.length === 0 ? (
				<EmptyNotice
					text="没有符合条件的内容"
					buttons={[{ key: 'all', label: '清空筛选', icon: undefined, kind: 'secondary', onPress: () => change(NO_FILTER) }]}
				/>
			) : (
				<MatrixTable rows={found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)} />
			)}
			<Pagination label="权限" page={page} pageCount={Math.ceil(found.length / PAGE_SIZE)} total={found.length} onOpen={setPage} />
		</div>
	);
}

interface FiltersProps {
	filter: MatrixFilter;
	onChange: (part: Partial<MatrixFilter>) => void;
	children: ReactNode;
}

function Filters({ filter, onChange, children }: FiltersProps) {
	return (
		// biome-ignore lint/a11y/useSemanticElements: some supported browsers lack <search>
		<div className={styles.filters} role="search" aria-label="筛选权限">
			<TextFilter value={filter.text} onChange={(text) => onChange({ text })} />
			<ChoiceFilter
				label="类别"
				value={filter.kind}
				choices={Object.entries(KINDS)}
				onChange={(kind) => onChange({ kind: kind as Kind | '' })}
			/>
			<ChoiceFilter
				label="角色"
				value={filter.role}
				choices={ROLES.map(([name, { title }]) => [name, title])}
				onChange={(role) => onChange({ role, without: role !== '' && filter.without })}
			/>
			{filter.role !== '' && (
				<ChoiceFilter
					label="能不能用"
					value={filter.without ? 'no' : 'yes'}
					choices={[
						['yes', '能用'],
						['no', '不能用'],
					]}
					required
					onChange={(value) => onChange({ without: value === 'no' })}
				/>
			)}
			<ChoiceFilter
				label="要求的权限"
				value={filter.permission}
				choices={Object.entries(access.permissions).map(([name, { title }]) => [name, title])}
				onChange={(permission) => onChange({ permission })}
			/>
			<div className={styles.export}>{children}</div>
		</div>
	);
}

/** Which permission each role brings. */
function HeldPermissions() {
	return (
		<Scroller label="角色的权限">
			<table className={styles.table}>
				<caption className={styles.caption}>每个角色有哪些权限</caption>
				<thead>
					<tr>
						<th scope="col">权限</th>
						{ROLES.map(([name, { title }]) => (
							<th key={name} scope="col" className={styles.role}>
								{title}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{Object.entries(access.permissions).map(([permission, { title }]) => (
						<tr key={permission}>
							<th scope="row">{title}</th>
							{ROLES.map(([name, { permissions }]) => (
								<Mark key={name} yes={permissions.includes(permission)} />
							))}
						</tr>
					))}
				</tbody>
			</table>
		</Scroller>
	);
}

function MatrixTable({ rows }: { rows: readonly MatrixRow[] }) {
	return (
		<Scroller label="角色能用什么">
			<table className={styles.table}>
				<caption className={styles.caption}>每个角色能用什么</caption>
				<thead>
					<tr>
						<th scope="col">名称</th>
						<th scope="col">类别</th>
						<th scope="col">需要</th>
						{ROLES.map(([name, { title }]) => (
							<th key={name} scope="col" className={styles.role}>
								{title}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map((row) => (
						<tr key={row.id}>
							<th scope="row" className={styles.name}>
								<RowName row={row} />
							</th>
							<td>{KINDS[row.kind]}</td>
							<td>{row.needs || <span className={styles.muted}>不限</span>}</td>
							{ROLES.map(([name]) => (
								<Mark key={name} yes={row.roles.has(name)} />
							))}
						</tr>
					))}
				</tbody>
			</table>
		</Scroller>
	);
}

function RowName({ row: { label, page, route } }: { row: MatrixRow }) {
	const linkTo = useLinkTo();
	// From the current list of routes, which may be served; `opens` has left out routes with parameters.
	const link = route === null ? null : linkTo({ route } as RouteTarget);
	return (
		<>
			{link ? <a {...link}>{label}</a> : label}
			{page !== '' && <span className={styles.muted}>{page}</span>}
		</>
	);
}

function Mark({ yes }: { yes: boolean }) {
	return (
		<td className={styles.role}>
			{yes ? (
				<span className={styles.yes}>
					<Icon name="check" />
				</span>
			) : (
				<span className="faint" aria-hidden="true">
					—
				</span>
			)}
			<VisuallyHidden>{yes ? '可以' : '不可以'}</VisuallyHidden>
		</td>
	);
}

/** Wide tables scroll by themselves, also by keyboard. */
function Scroller({ label, children }: { label: string; children: ReactNode }) {
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
		<section className={styles.scroller} aria-label={label} tabIndex={0}>
			{children}
		</section>
	);
}

function TextFilter({ value, onChange }: { value: string; onChange: (text: string) => void }) {
	const id = useId();
	return (
		<div className={styles.filter}>
			<label htmlFor={id}>搜索</label>
			<input
				id={id}
				type="search"
				className="field"
				placeholder="名称、页面或要求"
				value={value}
				onChange={(event) => onChange(event.target.value)}
			/>
		</div>
	);
}

interface ChoiceFilterProps {
	label: string;
	value: string;
	choices: readonly (readonly [value: string, title: string])[];
	/** Whether one of them is always chosen; otherwise none filters nothing. */
	required?: boolean;
	onChange: (value: string) => void;
}

function ChoiceFilter({ label, value, choices, required = false, onChange }: ChoiceFilterProps) {
	const id = useId();
	return (
		<div className={styles.filter}>
			<label htmlFor={id}>{label}</label>
			<Select
				id={id}
				label={label}
				value={value}
				required={required}
				many={false}
				placeholder="全部"
				choices={choices.map(([name, title]) => ({ value: name, label: title }))}
				onChange={(chosen) => onChange([chosen].flat()[0] ?? '')}
			/>
		</div>
	);
}
