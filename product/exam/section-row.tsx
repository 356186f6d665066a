import { TabList } from '#src/ui/tab-list.tsx';
import styles from './exam-desk.module.css';
import type { SectionProgress } from './exam-questions.ts';

/** Prefix of the ids of the tabs and their panel. */
export const SECTIONS = 'exam-section';

interface SectionRowProps {
	sections: readonly SectionProgress[];
	open: string;
	/** False where the paper goes forward only: then there is no way to another section. */
	free: boolean;
	onGo: (index: number) => unknown;
}

export function SectionRow({ sections, open, free, onGo }: SectionRowProps) {
	if (!free) {
		const part = sections.length > 1 ? `第 ${sections.findIndex(({ id }) => id === open) + 1} 部分，共 ${sections.length} 部分。` : '';
		return <p className={styles.forward}>{part}这份试卷只能往后做，翻到下一题就不能返回。</p>;
	}
	return (
		<div className={styles.sections}>
			<TabList
				id={SECTIONS}
				label="试卷的各部分"
				tabs={sections.map(({ id, title, answered, count }) => ({ key: id, title, badge: `${answered}/${count}` }))}
				open={open}
				onOpen={(id) => onGo(sections.find((section) => section.id === id)?.start ?? 0)}
			/>
		</div>
	);
}
