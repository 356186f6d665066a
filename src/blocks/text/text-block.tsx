import { useEffect, useRef } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import type { BlockProps } from '#src/pages/page-definition.ts';
import { readBadges } from '#src/pages/read-badges.ts';
import { useScope } from '#src/pages/use-scope.ts';
import { Badges } from '#src/ui/badge.tsx';
import styles from './text-block.module.css';

export function TextBlock({ block }: BlockProps<'text'>) {
	const scope = useScope();
	const text = scope.text(block.text);
	const labels = readBadges(block.badges, scope);
	const look = scope.look(block.look) ?? 'body';
	switch (look) {
		case 'title':
			return <h1 className={styles.title}>{text}</h1>;
		case 'heading':
			return block.reveals ? <RevealedHeading text={text} /> : <h2 className={styles.heading}>{text}</h2>;
		case 'subheading':
			return <h3 className={styles.subheading}>{text}</h3>;
		case 'unseen-heading':
			return <h2 className="visually-hidden">{text}</h2>;
		case 'code':
			return (
				<pre className={styles.code}>
					<code>{text}</code>
				</pre>
			);
		default:
			return (
				<p className={classNames(styles[look], labels.length > 0 && styles.badges)}>
					<Badges labels={labels} />
					{text}
				</p>
			);
	}
}

/** A heading below this fraction of the viewport is scrolled into view. */
const LOW = 0.6;

function RevealedHeading({ text }: { text: string }) {
	const heading = useRef<HTMLHeadingElement>(null);
	// The scroll position is the browser's.
	useEffect(() => {
		const { current } = heading;
		if (current && current.getBoundingClientRect().top > window.innerHeight * LOW) current.scrollIntoView({ block: 'nearest' });
	}, []);
	return (
		<h2 ref={heading} className={classNames(styles.heading, styles.revealed)}>
			{text}
		</h2>
	);
}
