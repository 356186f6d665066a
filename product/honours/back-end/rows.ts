import type { Row } from '#mock/store/store.ts';

export interface HonourRow extends Row {
	kind: 'cert' | 'medal' | 'badge';
	title: string;
	level: string;
	userId?: string;
	ownerName: string;
	teamName?: string;
	issuer: string;
	issuedAt?: string;
	expiresAt?: string;
	no?: string;
	verifyCode?: string;
	image: string;
	rarity?: 'common' | 'rare' | 'epic' | 'legend';
	state?: 'revoked' | 'locked';
	stateNote?: string;
	revealed?: boolean;
	reason?: string;
	courseId?: string;
	competitionId?: string;
	hidden: boolean;
	likes: number;
}
