/** A hundred pages in the style of the product's: lists with filters, details with tabs, two-step forms. */
import { apiOf } from './large-apis.ts';

const LISTS = 40;
const DETAILS = 40;
const FORMS = 19;

/** Lists need the tree operation, which the first subjects of the first API lack. */
const FIRST = 3;

export interface LargePages {
	files: Map<string, string>;
	routes: string;
	menu: string;
}

export function largePages(): LargePages {
	const files = new Map([['pages/login.yaml', LOGIN]]);
	let [routes, menu] = ['', ''];
	const add = (kind: string, subject: number, path: string, text: string): void => {
		const name = `${kind}-${subject}`;
		files.set(`pages/${name}.yaml`, text);
		const hidden = kind === 'list' ? 'icon: course' : 'hidden: true';
		routes += `      - { path: '${path}', name: ${kind}${subject}, component: ${name}, meta: { title: 专题 ${subject}, ${hidden} } }\n`;
		if (kind === 'list') menu += `  - { route: ${kind}${subject} }\n`;
	};
	for (let subject = FIRST; subject < FIRST + LISTS; subject += 1) add('list', subject, `/topic${subject}`, listPage(subject));
	for (let subject = FIRST; subject < FIRST + DETAILS; subject += 1) add('detail', subject, `/topic${subject}/:id`, detailPage(subject));
	for (let subject = FIRST; subject < FIRST + FORMS; subject += 1) add('form', subject, `/topic${subject}/:id/join`, formPage(subject));
	return { files, routes, menu };
}

const LOGIN = `page: login
title: 登录
layout: blank
view:
  - block: form
    label: 登录
    submits: main.login
    fields:
      - { field: username, label: 账号 }
      - { field: password, label: 密码, control: password }
    submit: 登录
    then:
      - { login: result }
`;

const listPage = (subject: number): string => `# yaml-language-server: $schema=../.schema/page.json
page: list-${subject}
title: 专题 ${subject}
state:
  folder: { type: string, in: query }
  keyword: { type: string, in: query }
  state: { type: string, in: query }
  tab: { type: string, in: query }
data:
  tree: { call: ${apiOf(subject)}.topic${subject}Tree }
  topics: { call: ${apiOf(subject)}.topic${subject}Page, with: { parentId: state.folder, keyword: state.keyword, state: state.state }, paged: true }
view:
  - { block: text, text: 专题 ${subject}, look: title }
  - block: split
    label: 目录
    side:
      - { block: tree, source: data.tree, title: 目录, label: row.name, note: row.count, selects: state.folder, empty: 还没有目录 }
    main:
      - { block: search-box, binds: state.keyword, placeholder: 搜索专题 }
      - { block: text, text: '共 {data.topics.total} 个', look: muted }
      - block: tabs
        label: 专题
        binds: state.tab
        items:
          - key: cards
            title: 卡片
            blocks:
              - block: cards
                source: data.topics
                label: 专题
                columns: 3
                image: row.cover
                title: row.title
                subtitle: '{row.teacherNames} · {row.lessonCount} 课时'
                badges: ["row.state | dict('topic_state')", "row.level | dict('level')"]
                progress: row.progress
                opens: { route: detail${subject}, params: { id: row.id } }
                empty: 该目录下还没有专题
          - key: rows
            title: 列表
            blocks:
              - block: table
                label: 专题
                source: data.topics
                columns:
                  - { title: 名称, value: row.title, look: strong, opens: { route: detail${subject}, params: { id: row.id } } }
                  - { title: 状态, value: "row.state | dict('topic_state')", filter: { binds: state.state, dict: topic_state } }
                  - { title: 开始, value: "row.startAt | date('MM-DD HH:mm')" }
                  - { title: 截止, value: "row.endAt == null ? '不限' : (row.endAt | date('MM-DD'))" }
                  - { title: 人数, value: row.studentCount | number, align: right }
                empty: 没有这样的专题
`;

const detailPage = (subject: number): string => `# yaml-language-server: $schema=../.schema/page.json
page: detail-${subject}
title: "{data.detail.topic.title ?? ''}"
state:
  tab: { type: string, in: query }
data:
  detail: { call: ${apiOf(subject)}.topic${subject}Detail, with: { id: route.params.id } }
view:
  - { block: text, text: "{data.detail.topic.title ?? '专题详情'}", look: title }
  - block: split
    label: 概况
    width: 320
    side:
      - { block: image, url: data.detail.topic.cover ?? null, alt: '', ratio: 16/9 }
      - block: detail
        source: data.detail.topic
        label: 概况
        columns: 1
        items:
          - { label: 难度, value: "record.level | dict('level')", look: badge }
          - { label: 老师, value: record.teacherNames }
          - { label: 课时, value: record.lessonCount }
          - { label: 学习人数, value: record.studentCount | number }
          - { label: 进度, value: record.progress, look: progress }
      - block: buttons
        items:
          - { label: 报名, kind: primary, when: "data.detail.topic != null && !(data.detail.topic.joined ?? false)", actions: [{ open: { route: ${subject < FIRST + FORMS ? `form${subject}` : `list${subject}`}${subject < FIRST + FORMS ? ', params: { id: route.params.id }' : ''} } }] }
          - label: 退出
            when: data.detail.topic != null && (data.detail.topic.joined ?? false)
            actions:
              - { call: ${apiOf(subject)}.topic${subject}Leave, with: { id: route.params.id } }
              - { message: 已退出 }
    main:
      - block: card
        blocks:
          - block: tabs
            label: 内容
            binds: state.tab
            items:
              - { key: intro, title: 介绍, blocks: [{ block: rich-text, content: data.detail.introHtml ?? null, empty: 还没有介绍 }] }
              - key: files
                title: 资料
                badge: data.detail.files | count
                blocks:
                  - block: table
                    label: 资料
                    source: data.detail.files
                    columns:
                      - { title: 名称, value: row.name, look: strong }
                      - { title: 类型, value: row.ext }
                      - { title: 大小, value: row.bytes | bytes, align: right }
                    empty: 没有资料
              - key: stages
                title: 阶段
                blocks:
                  - block: table
                    label: 阶段
                    source: data.detail.stages
                    columns:
                      - { title: 阶段, value: row.name, look: strong }
                      - { title: 状态, value: "row.state == 'wait' ? '未开始' : row.state == 'open' ? '进行中' : '已结束'", look: badge }
                      - { title: 开始, value: "row.from | date('MM-DD HH:mm')" }
                      - { title: 说明, value: row.note ?? '', look: muted }
                    empty: 还没有公布
`;

const formPage = (subject: number): string => `# yaml-language-server: $schema=../.schema/page.json
page: form-${subject}
title: 报名专题 ${subject}
state:
  step: { type: string }
data:
  detail: { call: ${apiOf(subject)}.topic${subject}Detail, with: { id: route.params.id } }
view:
  - { block: text, text: '报名 {data.detail.topic.title}', look: title }
  - block: stack
    when: state.step == null
    blocks:
      - { block: text, text: 第 1 步，共 2 步：先读规则, look: muted }
      - { block: rich-text, content: data.detail.introHtml ?? null, empty: 没有规则 }
      - block: buttons
        items:
          - { label: 我读过了, kind: primary, actions: [{ set: { step: "'form'" } }] }
  - block: stack
    when: state.step != null
    blocks:
      - block: form
        label: 报名
        submits: ${apiOf(subject)}.topic${subject}Create
        with: { id: route.params.id }
        fields:
          - { field: teamName, label: 队名, when: form.grade != null }
          - { field: phone, label: 手机号, control: phone, autocomplete: tel }
          - { field: grade, label: 年级, control: select, dict: grade }
          - { field: slogan, label: 口号 }
          - { field: agreed, label: 我已和家长一起读过规则, control: checkbox }
        submit: 提交报名
        then:
          - { message: '已报名 {result.title}' }
          - { open: { route: detail${subject}, params: { id: result.id } } }
`;
