import type { MenuCheck } from '../menu-calls.ts';
import styles from './publish.module.css';

/** Words for the fields that an import may set. */
const FIELD_WORDS: Readonly<Record<string, string>> = {
	hidden: '不在菜单里显示',
	alwaysShow: '只有一项时也显示分组',
	levelHidden: '省去这一级',
	noClosable: '标签页固定，不能关闭',
	noKeepAlive: '离开后重新加载页面',
	tabHidden: '不显示在标签栏',
	dynamicNewTab: '不同参数各开一个标签页',
	title: '标题',
	icon: '图标',
	activeMenu: '打开时选中的菜单',
	badge: '角标',
	query: '打开时带的参数',
	guard: '谁能看到',
	link: '链接',
	component: '打开的页面',
	order: '次序',
	name: '名称',
};

/** Lists by reason the fields that an import left out, kept without effect or rewrote; their names and places are folded away. */
export function ImportReport({ findings, dropped, converted }: Pick<MenuCheck, 'findings' | 'dropped' | 'converted'>) {
	const unknown = findings.filter(({ code }) => code === 'unknown-field');
	return (
		<>
			<ReportPart
				title="没有看懂的"
				entries={unknown.map(({ path, label, message }) => ({ path, label, words: '有应用不认识的设置，留着但不起作用', code: message }))}
			/>
			<ReportPart
				title="没有导入的"
				entries={dropped.map(({ path, label, what, reason }) => ({ path, label, words: reason, code: what }))}
			/>
			<ReportPart
				title="换了写法的"
				entries={converted.map(({ path, label, field, from, to }) => ({
					path,
					label,
					words: FIELD_WORDS[field] ?? field,
					code: `${from} → ${to}`,
				}))}
			/>
		</>
	);
}

interface Entry {
	path: readonly number[];
	label: string;
	words: string;
	code: string;
}

function ReportPart({ title, entries }: { title: string; entries: readonly Entry[] }) {
	if (entries.length === 0) return null;
	const reasons = [...new Set(entries.map(({ words }) => words))];
	return (
		<section className={styles.part} aria-label={title}>
			<h3>
				{title}（{entries.length}）
			</h3>
			<ul className={styles.report}>
				{reasons.map((reason) => (
					<li key={reason}>
						<strong>{reason}</strong>：{labelsOf(entries.filter(({ words }) => words === reason))}
					</li>
				))}
			</ul>
			<details>
				<summary>详情</summary>
				<ul className={styles.report}>
					{entries.map(({ path, label, code }) => (
						<li key={`${path.join('.')} ${code}`}>
							{path.map((place) => place + 1).join('.')} {label} <code>{code}</code>
						</li>
					))}
				</ul>
			</details>
		</section>
	);
}

const NAMED = 4;

function labelsOf(entries: readonly Entry[]): string {
	const labels = [...new Set(entries.map(({ label }) => label || '整份菜单'))];
	return labels.length > NAMED ? `${labels.slice(0, NAMED).join('、')}等 ${labels.length} 项` : labels.join('、');
}
