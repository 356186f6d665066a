import { useEffect } from 'react';
import type { ComponentProps } from '#generated/component-props.ts';
import { classNames } from '#src/lib/class-names.ts';
import { useLinkTo } from '#src/pages/use-link.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icons.tsx';
import styles from './search-history.module.css';
import { type SearchWords, useHistory } from './use-history.ts';

export function SearchHistory({ words, found }: ComponentProps['search#SearchHistory']) {
	const history = useHistory();
	const { remember } = history;
	// Stored once the results have arrived.
	useEffect(() => {
		if (words && found) remember(words);
	}, [words, found, remember]);
	if (words) return null;
	return history.words.length === 0 ? <FirstWords /> : <Words history={history} />;
}

const EXAMPLES = ['循环', 'Python', '传感器', '迷宫', '结业证书'];

function FirstWords() {
	const linkTo = useLinkTo();
	return (
		<>
			<p className="faint">
				课程、课时、视频、试卷、题目、竞赛、通知和荣誉，都可以在这里一起找。多个词用空格隔开，也可以输入标题的拼音首字母。
			</p>
			<section className={styles.history} aria-label="可以试试">
				<h2 className={classNames(styles.heading, styles.alone)}>可以试试</h2>
				<ul className={styles.words}>
					{EXAMPLES.map((word) => (
						<li key={word} className={styles.word}>
							<a className={styles.link} {...linkTo({ route: 'search', query: { keyword: word } })}>
								{word}
							</a>
						</li>
					))}
				</ul>
			</section>
		</>
	);
}

function Words({ history: { words, forget, forgetAll } }: { history: SearchWords }) {
	const linkTo = useLinkTo();
	return (
		<section className={styles.history} aria-label="搜过的词">
			<div className={styles.head}>
				<h2 className={styles.heading}>搜过的词</h2>
				<Button label="全部清除" kind="text" icon="trash" onPress={forgetAll} />
			</div>
			<ul className={styles.words}>
				{words.map((word) => (
					<li key={word} className={styles.word}>
						<a className={styles.link} {...linkTo({ route: 'search', query: { keyword: word } })}>
							{word}
						</a>
						<button type="button" className={styles.remove} aria-label={`删除“${word}”`} data-tooltip="删除" onClick={() => forget(word)}>
							<Icon name="close" />
						</button>
					</li>
				))}
			</ul>
		</section>
	);
}
