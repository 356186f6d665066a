import type { DataOf } from '#generated/api/operations.ts';
import type { Row } from '#mock/store/store.ts';

export interface HonourRow extends Row, Omit<DataOf<'main.honourBadgeReveal'>, 'id' | 'state' | 'mine' | 'unlocked' | 'revealed'> {
	userId?: string;
	/** Unset while it is valid or has expired. */
	state?: 'revoked' | 'locked';
	revealed?: boolean;
}
