import type { AttachmentRow } from '#app/documents/back-end/rows.ts';
import { measureBy, noticeFiles } from '#app/documents/back-end/seed/attachments.ts';
import type { SubmissionRow } from '#app/homework/back-end/rows.ts';
import type { SeededHomework } from '#app/homework/back-end/seed/homework.ts';
import type { HonourRow } from '#app/honours/back-end/rows.ts';
import type { SeedRows, SeedTools } from '#mock/store/load-seed.ts';
import type { Row } from '#mock/store/store.ts';
import type { NoticeRow } from '../rows.ts';
import { certificateMessage, homeworkMessage } from '../rules/personal-messages.ts';

interface SeedNotice extends Row {
	kind: string;
	title: string;
	at: string;
	expire?: string;
	pinned?: boolean;
	publisher: string;
	target?: NoticeRow['target'];
	files?: number;
	long?: boolean;
	link?: string;
	body: string[];
}

/** Title, rule and reason. */
const RULES: readonly [string, string, string][] = [
	['保护好自己的账号', '密码只告诉家长，不告诉同学；在别人的电脑上用完要退出。', '账号里有你写过的每一行程序，丢了会很心疼。'],
	['友好地说话', '先说优点，再提建议；不取笑别人的作品，也不起绰号。', '每件作品背后都有人花了一下午，一句好话能让他再试一次。'],
	['自己的作业自己做', '可以讨论思路，不抄别人的程序；引用了谁的办法，就在注释里写上谁。', '抄来的答案留不住，自己改出来的错误会记很久。'],
	['用好人工智能工具', '可以请它解释报错，不要请它代写作业；用过要说明。', '它也会一本正经地说错，最后点头的人应该是你。'],
	['上传的内容', '只传和学习有关的东西；照片里有别人时，先问一问他愿不愿意。', '发出去的照片很难收回来，问一句就不会让朋友为难。'],
	['比赛的公平', '一个人只用一个账号；发现漏洞请告诉老师，不要利用它。', '赢得明明白白，奖状拿回家才踏实。'],
	['休息与时间', '连续四十分钟要休息；晚上九点半以后，系统会提醒你早点睡。', '睡一觉再看，昨晚想不通的地方常常就通了。'],
	['遇到不舒服的事', '有人说了让你难过的话，或者想要你的个人信息，请马上告诉家长和老师。', '这不是你的错，大人们会和你一起想办法。'],
];
const MARKED_MESSAGES = 8;
const RETURNED_MESSAGES = 3;
const UNREAD_NOTICES = 9;
const UNREAD_MESSAGES = 5;

interface NoticeSources {
	rows: SeedRows;
	homework: readonly SeededHomework[];
	submissions: readonly SubmissionRow[];
	honours: readonly HonourRow[];
	tools: SeedTools;
}

export function expandNotices(sources: NoticeSources): { notices: NoticeRow[]; reads: Row[]; files: AttachmentRow[] } {
	const written = ((sources.rows.notices ?? []) as readonly SeedNotice[]).map((row) => noticeOf(row, 'notice'));
	const sent = ((sources.rows.messages ?? []) as readonly SeedNotice[]).map((row) => noticeOf({ ...row, target: 'me' }, 'message'));
	const notices = [...written, ...sent, ...homeworkMessages(sources), ...honourMessages(sources)];
	const measure = measureBy(sources.rows);
	const files = ((sources.rows.notices ?? []) as readonly SeedNotice[]).flatMap((row) =>
		noticeFiles(row.id, row.files ?? 0, { measure, at: sources.tools.at }),
	);
	return { notices, files, reads: readMarks(notices) };
}

function noticeOf(row: SeedNotice, box: NoticeRow['box']): NoticeRow {
	const target = row.target ?? 'all';
	return {
		id: row.id,
		box,
		kind: row.kind,
		title: row.title,
		summary: (row.body[0] ?? '').slice(0, 60),
		html: [...row.body.map((text) => `<p>${text}</p>`), row.long ? longBody() : ''].join(''),
		pinned: row.pinned ?? false,
		publishAt: row.at,
		...(row.expire ? { expireAt: row.expire } : {}),
		publisher: row.publisher,
		target,
		...(target === 'me' ? { userId: 'student01' } : {}),
		...(row.link ? { link: row.link } : {}),
		attachmentCount: row.files ?? 0,
	};
}

/** Longer than a screen, to test scrolling. */
function longBody(): string {
	const rules = RULES.map(([title, rule, reason], index) => `<h3>${index + 1}. ${title}</h3><p>${rule}</p><p>${reason}</p>`);
	const table =
		'<table><thead><tr><th>情况</th><th>第一次</th><th>再次发生</th></tr></thead><tbody><tr><td>抄作业</td><td>老师和你谈一谈，重做一份</td><td>请家长一起谈</td></tr><tr><td>不友好的话</td><td>删除并道歉</td><td>暂停留言一周</td></tr><tr><td>借用账号</td><td>两个账号都重设密码</td><td>暂停比赛资格</td></tr></tbody></table>';
	return `${rules.join('')}${table}<p>请和家长一起读一遍。约定会在每学期开学时更新，我们会提前一周告诉大家；有想补充的，写下来交给老师。</p>`;
}

function homeworkMessages({ homework, submissions }: NoticeSources): NoticeRow[] {
	const tasks = new Map(homework.map((task) => [task.id, task]));
	const own = submissions
		.filter((row) => row.userId === 'student01' && row.markedAt)
		.sort((one, other) => (other.markedAt ?? '').localeCompare(one.markedAt ?? ''));
	const marked = own.filter((row) => row.state === 'marked').slice(0, MARKED_MESSAGES);
	const returned = own.filter((row) => row.state === 'returned').slice(0, RETURNED_MESSAGES);
	return [...marked, ...returned].flatMap((row) => {
		const task = tasks.get(row.homeworkId);
		return task ? [homeworkMessage(row, task)] : [];
	});
}

function honourMessages({ honours }: NoticeSources): NoticeRow[] {
	const own = honours.filter(
		(honour) => honour.userId === 'student01' && honour.kind === 'cert' && honour.state !== 'revoked' && honour.issuedAt,
	);
	return own.map((honour) => certificateMessage('student01', honour));
}

function readMarks(notices: readonly NoticeRow[]): Row[] {
	const latest = (box: NoticeRow['box'], count: number): Set<string> => {
		const own = notices.filter((notice) => notice.box === box).sort((one, other) => other.publishAt.localeCompare(one.publishAt));
		return new Set(own.slice(0, count).map((notice) => notice.id));
	};
	const unread = new Set([...latest('notice', UNREAD_NOTICES), ...latest('message', UNREAD_MESSAGES)]);
	const read = notices.filter((notice) => !unread.has(notice.id));
	return read.map((notice) => ({ id: `student01.${notice.id}`, userId: 'student01', noticeId: notice.id, at: notice.publishAt }));
}
