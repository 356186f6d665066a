import type { SessionOperations } from '#src/session/session-operations.ts';
import type { TokenStorage } from '#src/session/token-storage.ts';

interface Info {
	student: { id: number; name: string | null; picture?: string; secret?: string };
	roles?: string[];
}

export const operations = {
	signIn: 'school.signIn',
	user: 'school.me',
	fields: {
		id: (info: Info) => info.student.id,
		name: (info: Info) => info.student.name,
		avatar: (info: Info) => info.student.picture ?? null,
		roles: (info: Info) => info.roles,
	},
	defaultRoles: ['student'],
	defaultName: '游客',
	defaultAvatar: '/avatar.svg',
	tokens: {
		judge: {
			call: 'judge.enter',
			with: { secret: (info: Info) => info.student.secret },
			key: 'ojToken',
			renewed: '已为您重新登录，请重新操作',
		},
	},
	// Fields of an app that exists only in these tests.
} as unknown as SessionOperations;

export const info: Info = { student: { id: 7, name: '小星', secret: 's3' } };

export function memoryStorage(token = ''): TokenStorage & { entries: Map<string, string> } {
	const entries = new Map<string, string>(token ? [['', token]] : []);
	const write = (key: string, value: string): void => void (value ? entries.set(key, value) : entries.delete(key));
	return {
		entries,
		read: () => entries.get('') ?? '',
		write: (value) => write('', value),
		readOther: (key) => entries.get(key) ?? '',
		writeOther: write,
		watch: () => () => undefined,
	};
}
