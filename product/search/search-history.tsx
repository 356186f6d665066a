import { useEffect } from 'react';
import type { ComponentProps } from '#generated/component-props.ts';
import { useLinkTo } from '#src/pages/use-link.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icons.tsx';
import styles from './search-history.module.css';
import { type SearchWords, useHistory } from './use-history.ts';

export function SearchHistory({ words, found, slots }: ComponentProps['search#SearchHistory']) {
	const history = useHistory();
	const { remember } = history;
	// Stored once the results have arrived.
	useEffect(() => {
		if (words && found) remember(words);
	}, [words, found, remember]);
	if (words) return null;
	return history.words.length === 0 ? slots?.none?.() : <Words history={history} />;
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
