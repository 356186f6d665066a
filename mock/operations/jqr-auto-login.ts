import type { Handler } from '#mock/handler.ts';
import type { Row } from '#mock/store.ts';
import { TOKEN_LIFE_MS } from './judge/judge-access.ts';

type Student = Row & {
	account: string;
	studentName: string;
	nickname: string;
	headImg: string;
	school: string;
	hojSecret: string;
	signature: string;
};

/** Knows the student by his secret; the token stands in the header `Authorization` and in the data. */
export const jqrAutoLogin: Handler<'judge.jqrAutoLogin'> = ({ input, db, fail, header, signIn }) => {
	const student = db.rows<Student>('users').find(({ hojSecret }) => hojSecret === input.secret);
	if (!student) return fail(400, '登录失败，密钥不正确！');
	const token = signIn('users', student.id, { life: TOKEN_LIFE_MS });
	header('Authorization', token);
	header('Access-Control-Expose-Headers', 'Authorization');
	return {
		uid: student.id,
		username: student.account,
		nickname: student.nickname,
		avatar: student.headImg,
		titleName: null,
		titleColor: null,
		email: null,
		number: null,
		gender: null,
		school: student.school,
		course: null,
		signature: student.signature,
		realname: student.studentName,
		github: null,
		blog: null,
		cfUsername: null,
		roleList: ['default_user'],
		token,
	};
};
