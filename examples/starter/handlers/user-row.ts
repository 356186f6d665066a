import type { Row } from '#mock/store/store.ts';

export interface UserRow extends Row {
	username: string;
	password: string;
	name: string;
}
