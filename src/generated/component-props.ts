// Generated from components.yaml by `npm run codegen`; do not edit.
import type { ReactNode } from 'react';
import type { CallWatch } from '#src/pages/page-context.tsx';
import type { components as judge } from './api/judge.ts';
import type { components as main } from './api/main.ts';
import type { DataOf } from './api/operations.ts';

/** Props of the components, by component. */
export interface ComponentProps {
	'menus#AccessMatrix': {
		/** 已发布的路由表，即 routerGetList 的 list */
		served?: readonly main['schemas']['ServedRoute'][] | null;
		/** 只要名称、页面或要求里有这些字的 */
		words?: string | null;
		/** 只要这一类：page、menu、block、button、operation 或 served */
		kind?: string | null;
		/** 只要这个角色能用的 */
		role?: string | null;
		/** 只要 role 不能用的 */
		without?: boolean | null;
		/** 只要提到这个权限的 */
		permission?: string | null;
		slots?: {
			/** 画这张表的地方 */
			matrix?: (slot: { /** 应用的角色 */ roles: readonly { id: string; title: string; }[]; /** 应用的权限；roles 与应用的角色一一对应 */ permissions: readonly { id: string; title: string; roles: readonly { allowed: boolean; }[]; }[]; /** 要有权限才能用的东西；roles 与应用的角色一一对应 */ rows: readonly { id: number; kind: string; label: string; /** 所在页面的标题 */ page?: string | null; /** 打开的页面的地址 */ path?: string | null; /** 要求；谁都能用时没有 */ needs?: string | null; roles: readonly { allowed: boolean; }[]; }[]; }) => ReactNode;
		};
	};
	'player#VideoPlayer': {
		/** 要播放的视频 */
		video: DataOf<'main.courseVideoPlayUrl'>;
		/** 从第几秒看起；到了以后，页面的变量 at 会清空 */
		at?: number | null;
		/** 视频所在的课时；不是课时的视频没有 */
		lesson?: main['schemas']['LessonPlace'] | null;
		/** 课程的章；放完以后由它找下一课 */
		catalog?: readonly main['schemas']['CatalogNode'][] | null;
		children?: ReactNode;
	};
	'judge#Workbench': {
		/** 题目；判题机重新登录以后可能没有取到 */
		info?: DataOf<'judge.getProblemDetail'> | null;
		/** 判题机要求的间隔，秒 */
		cooldown?: number | null;
		/** 有提示与题解 */
		help?: boolean | null;
		/** 开放了讨论 */
		discusses?: boolean | null;
		slots?: {
			/** 提示与题解；没有时不列出 */
			help?: () => ReactNode;
			/** 讨论；没有时不列出 */
			discussion?: () => ReactNode;
			/** 本人对这道题的提交；没有时不列出 */
			submissions?: () => ReactNode;
		};
		on?: {
			/** 换了一栏：statement、help、discussion 或 submissions */
			shows?: (event: string, watch?: CallWatch) => Promise<boolean>;
		};
	};
	'judge#ProgramField': {
		/** 语言的名字；还没有选时没有 */
		language?: string | null;
		/** 积木盒的名字；没有时所有积木都可以用 */
		toolbox?: string | null;
		/** 样例，可以没有 */
		samples: readonly main['schemas']['HomeworkSample'][];
		/** 程序让机器人走的世界的名字；没有时不驱动机器人 */
		world?: string | null;
	};
	'judge#HandedInProgram': {
		/** 判题系统里的题号 */
		problemId: string;
		/** 本人的作答：语言，然后是程序 */
		value: readonly string[];
	};
	'judge#ProgramText': {
		/** 程序 */
		code: string;
		/** 语言的名字，按它上色 */
		language: string;
	};
	'judge#SubmissionView': {
		/** 提交；判题机重新登录以后可能没有取到 */
		info?: DataOf<'judge.getSubmissionDetail'> | null;
		/** 各测试点的结果 */
		cases?: DataOf<'judge.getAllCaseResult'> | null;
	};
	'robot#WorldView': {
		/** 世界，写法同机器人题样例的输入 */
		name: string;
	};
	'robot#RobotField': {
		/** 世界的名字，上下翻转时后面有 mirrored */
		world: string;
		on?: {
			/** 选了一个世界，给出它的名字 */
			chooses?: (event: string, watch?: CallWatch) => Promise<boolean>;
		};
	};
	'robot#Worlds': {
		slots?: {
			/** 列出世界的地方 */
			worlds?: (slot: { /** 应用的每个世界 */ rows: readonly { /** 文件名，没有 .yaml */ name: string; title: string; /** 要做什么，一句话 */ task: string; /** 毫米 */ width: number; /** 毫米 */ height: number; /** 目标的名字 */ goals: readonly string[]; /** 每次跑会差多少；没有误差时没有 */ noise?: string | null; /** 学生不能选它 */ hidden: boolean; /** 检查时看到的问题，一条一句 */ doubts: readonly string[]; }[]; }) => ReactNode;
		};
	};
	'documents#DocumentViewer': {
		/** 要看的文件 */
		file: DataOf<'main.courseAttachmentDownloadUrl'>;
		/** 从第几页看起；不给时接着上次看 */
		page?: number | null;
		children?: ReactNode;
	};
	'documents#UploadViewer': {
		/** 区分本人的文件；阅读器按它记住看到第几页 */
		id: string;
		/** 文件名 */
		name: string;
		/** 大小，字节 */
		bytes: number;
		/** 一直有效的地址，或 data 地址 */
		url: string;
	};
	'notes#NoteDesk': {
		/** 课时或视频的编号 */
		lesson: string;
		/** 本人在这里的笔记与书签，按位置排列 */
		notes: readonly main['schemas']['Note'][];
		/** 标题；旁边已经写着时不用 */
		title?: string | null;
		on?: {
			/** 记了一条，或者撤销了删除 */
			adds?: (event: { /** 书签没有字 */ text?: string | null; /** 视频为秒，文档为页 */ position: number; }, watch?: CallWatch) => Promise<boolean>;
			/** 改了一条的字 */
			edits?: (event: { id: string; text: string; }, watch?: CallWatch) => Promise<boolean>;
			/** 删了一条，给出编号 */
			removes?: (event: string, watch?: CallWatch) => Promise<boolean>;
		};
	};
	'discussion#Discussion': {
		/** 讨论的是什么，如 lesson c01-1-1；没有发出的文字以它为名留在这台设备上 */
		subject: string;
		/** 提问，新的在前 */
		questions: readonly main['schemas']['DiscussionQuestion'][];
		/** 请人提问的话 */
		hint: string;
		/** 本人为什么不能写，例如已毕业；能写时不给 */
		closed?: string | null;
		on?: {
			/** 提了一个问题 */
			asks?: (event: { text: string; /** 问的是哪里：视频为秒，文档为页 */ position?: number | null; }, watch?: CallWatch) => Promise<boolean>;
			/** 回答了一个提问 */
			answers?: (event: { questionId: string; text: string; }, watch?: CallWatch) => Promise<boolean>;
			/** 标为有帮助，或取消 */
			marks?: (event: { postId: string; helpful: boolean; }, watch?: CallWatch) => Promise<boolean>;
			/** 要删掉自己的提问或回答，给出编号 */
			removes?: (event: string, watch?: CallWatch) => Promise<boolean>;
		};
	};
	'course#PositionScope': {
		children?: ReactNode;
	};
	'course#LessonFrame': {
		children?: ReactNode;
	};
	'course#LessonOutline': {
		/** 正在学的课时；没有时不显示 */
		lesson?: main['schemas']['LessonPlace'] | null;
		/** 课程的章，课时在 children 里 */
		catalog: readonly main['schemas']['CatalogNode'][];
		/** 目录先收起来，放在内容下面时用 */
		folded?: boolean | null;
	};
	'home#WeekGoal': {
		/** 学习概况 */
		study: main['schemas']['StudySummary'];
	};
	'search#SearchHistory': {
		/** 正在搜的字词；没有时列出本人搜过的 */
		words?: string | null;
		/** 找到的条数；找到了才记下 */
		found?: number | null;
		slots?: {
			/** 本人还没有搜过时 */
			none?: () => ReactNode;
		};
	};
	'honours#Certificate': {
		/** 一份荣誉；徽章只显示图案 */
		honour: main['schemas']['Honour'];
	};
	'exam#ExamDesk': {
		/** 进行中的作答 */
		attempt: main['schemas']['AttemptSummary'];
	};
	'exam#DeviceCheck': Record<string, never>;
	'exam#UndeliveredAnswers': {
		/** 作答详情，未按结果筛选 */
		report: DataOf<'main.paperHistoryAggregateDetail'>;
	};
	'question#QuestionReview': {
		/** 题目 */
		question: main['schemas']['Question'];
		/** 卷中题号 */
		no: number;
		/** 本人的作答 */
		value: readonly string[];
		/** 答案与解析；公布以后才有 */
		answerKey?: main['schemas']['QuestionKey'] | null;
		/** 题目用到的材料，自己的那一份从里面找 */
		materials: readonly main['schemas']['QuestionMaterial'][];
		slots?: {
			/** 标题旁边，例如结果与得分 */
			facts?: () => ReactNode;
			/** 作答与解析之间，例如评语 */
			remarks?: () => ReactNode;
		};
	};
	'question#AnswerKey': {
		/** 题目 */
		question: main['schemas']['Question'];
		/** 它的答案与解析 */
		answerKey: main['schemas']['QuestionKey'];
	};
	'question#Material': {
		/** 几道题共用的材料 */
		material: main['schemas']['QuestionMaterial'];
	};
	'timetable#Timetable': {
		/** 课表，即 studentInfo 的 schedules */
		schedules: readonly main['schemas']['Schedule'][];
	};
	'practice#PracticeDesk': {
		/** 要练的题目，不含答案；没有选出题目时为空。练到第几题记在页面的变量 no 里 */
		questions?: readonly main['schemas']['Question'][] | null;
		/** 这些题目用到的材料 */
		materials?: readonly main['schemas']['QuestionMaterial'][] | null;
		/** 只有一题而且做过时，它的答案与解析；点了才显示 */
		known?: main['schemas']['QuestionKey'] | null;
	};
	'practice#ReviewDesk': {
		/** 今天的复习 */
		plan: DataOf<'main.questionReviewPlan'>;
	};
	'practice#WrongQuestion': {
		/** 错题本里的一题 */
		item: main['schemas']['WrongBookItem'];
		/** 这些题目用到的材料，只写出名字 */
		materials: readonly main['schemas']['QuestionMaterial'][];
		/** 第几题；列表自己编号时不给 */
		no?: number | null;
		/** 下面留出答题的地方 */
		room?: boolean | null;
	};
	'menus#MenuStudio': Record<string, never>;
	'competition#BoardReplay': {
		/** 排行榜 */
		board: DataOf<'main.competitionRankings'>;
	};
	'competition#WorkChanges': {
		/** 同一阶段的作品，新的在前 */
		works: readonly main['schemas']['WorkSubmission'][];
		/** 其中的一版，和它的前一版比 */
		work: main['schemas']['WorkSubmission'];
	};
	'competition#AnswerDesk': {
		/** 赛事与赛题 */
		detail: DataOf<'main.competitionDetail'>;
		/** 本人的情况 */
		mine: DataOf<'main.competitionUserOne'>;
		/** 打开的赛题的编号；不给时打开 stage 的作品题，再没有就打开第一道没有完成的；换题时写回页面的变量 task */
		task?: string | null;
		/** 要交作品的阶段的编号 */
		stage?: string | null;
		slots?: {
			/** 一个阶段的作品 */
			work?: (slot: { /** 阶段 */ stage: main['schemas']['CompetitionStage']; /** 这个阶段交过的各版，新的在前 */ works: readonly main['schemas']['WorkSubmission'][]; /** 最新的一版，可能是草稿 */ latest?: main['schemas']['WorkSubmission'] | null; /** 最近交上的一版 */ submitted?: main['schemas']['WorkSubmission'] | null; }) => ReactNode;
		};
	};
}

/** Props and results of the handlers, by handler. */
export interface HandlerTypes {
	openLesson: {
		props: {
			/** 课程编号 */
			courseId: string;
			/** 课时编号 */
			lessonId: string;
			/** 课时类型 */
			lessonType: string;
			/** 指向的视频、附件、作业、试卷或题目的编号 */
			refId?: string | null;
		};
		result: void;
	};
	randomProblem: {
		props: Record<string, never>;
		result: judge['schemas']['ProblemRow'];
	};
	newPractice: {
		props: {
			/** 知识点编号；没有时为全部 */
			tag?: string | null;
			/** 题型；没有时为全部客观题 */
			type?: string | null;
			/** 难度 1–5 */
			level?: string | null;
			/** 只要本人处于这种状态的题 */
			myState?: string | null;
			/** 按题库的次序取第几组；没有时随机抽 */
			page?: number | null;
		};
		result: string;
	};
}
