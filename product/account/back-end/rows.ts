import type { Row } from '#mock/store/store.ts';

export interface UserRow extends Row {
	account: string;
	password: string;
	studentName: string;
	nickname: string;
	headImg: string;
	/** Made when the user first asks for it; see judge-secret.ts. */
	hojSecret?: string;
	/** As `hojSecret`; see draft-key.ts. */
	draftKey?: string;
	state: 'normal' | 'readonly';
	mustChangePassword: boolean;
	phone: string;
	grade: string;
	joinedAt: string;
	lastLoginAt?: string;
	campusId: string;
	classIds: string[];
	weekGoalMinutes: number;
	/** Right answers in a row after which a question of the wrong-answer book is mastered; 3 by default. */
	masteredAfter?: number;
	roles?: string[];
	permissions?: string[];
	failures?: number;
	lockedUntil?: string;
	/** An account of the demonstration, whose sign-in and phone need no picture code. */
	withoutPictureCode?: true;
	/** Session length in seconds, if shorter than usual. */
	tokenSeconds?: number;
}
