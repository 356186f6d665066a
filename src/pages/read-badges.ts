import type { FeedBlock } from '#generated/block-types.ts';
import type { Label } from '#src/ui/badge.tsx';
import { toLabel } from '#src/ui/to-label.ts';
import type { PageScope } from './page-scope.ts';

/** Labels of the badges that have a text. */
export const readBadges = (badges: FeedBlock['badges'] = [], scope: PageScope): Label[] =>
	badges.flatMap((badge) => {
		if (typeof badge !== 'function') return labelled(scope.text(badge.text), scope.read(badge.tone) || 'info');
		const value = scope.read(badge);
		return value === null || value === undefined || value === '' ? [] : [toLabel(value)];
	});

const labelled = (label: string, tone: Label['tone']): Label[] => (label === '' ? [] : [{ label, tone }]);
