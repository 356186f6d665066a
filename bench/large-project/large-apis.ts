/** Three API documents with 300 operations in the style of the product's own: flow maps, a description for everything. */

export const SUBJECTS = 60;
const APIS = ['main', 'study', 'contest'] as const;
const BASIC_OPERATIONS = 3;

export const apiOf = (subject: number): string => APIS[Math.floor((subject * APIS.length) / SUBJECTS)] as string;

/** Path below the manifests folder → text. */
export function largeApis(): Map<string, string> {
	return new Map(APIS.map((name) => [`api/${name}.yaml`, apiDocument(name)]));
}

function apiDocument(name: string): string {
	const subjects = Array.from({ length: SUBJECTS }, (_, index) => index).filter((index) => apiOf(index) === name);
	const isMain = name === APIS[0];
	return `openapi: 3.1.0
info: { title: ${name}, version: 1.0.0, description: 回答只描述 data，外层信封见 x-envelope。 }
servers: [{ url: /${name}-api }]
x-envelope: { code: [code, status], message: [message, msg], data: data, success: [0, 200] }
x-auth: { token: main, headers: [Authorization], dropLast: 4 }
x-timeout: 10000
x-paging: { page: pageNum, size: pageSize, list: records, total: total, defaultSize: 12 }
security: [{ token: [] }]
paths:
${isMain ? BASICS : ''}${subjects.map(operationsOf).join('')}components:
  schemas:
${isMain ? BASIC_SCHEMAS : ''}${subjects.map(schemasOf).join('')}`;
}

const BASICS = `  /login:
    post:
      operationId: login
      summary: 登录
      security: []
      requestBody:
        content:
          application/json:
            schema:
              type: object
              required: [username, password]
              properties:
                username: { type: string, description: 账号, minLength: 1 }
                password: { type: string, description: 密码, minLength: 6 }
      responses:
        '200': { description: 令牌, content: { application/json: { schema: { type: string } } } }
      x-mock: { answer: const, value: token-1 }
  /me:
    get:
      operationId: me
      summary: 我
      responses:
        '200': { description: 我, content: { application/json: { schema: { $ref: '#/components/schemas/Me' } } } }
      x-mock: { resource: students, answer: one }
  /dictionaries:
    get:
      operationId: dictionaries
      summary: 字典
      responses:
        '200': { description: 字典项, content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/DictItem' } } } } }
      x-mock: { resource: dictionaries, answer: list }
`;

const BASIC_SCHEMAS = `    Me:
      type: object
      required: [id, name, avatar]
      properties:
        id: { type: string, description: 编号 }
        name: { type: string, description: 姓名 }
        avatar: { type: string, description: 头像地址 }
        roles: { type: array, items: { type: string }, description: 角色 }
    DictItem:
      type: object
      required: [type, value, label]
      properties:
        type: { type: string, description: 类型 }
        value: { type: string, description: 值 }
        label: { type: string, description: 名称 }
`;

/** Five operations a subject; the basic operations of the first API replace the lists of its first subjects. */
function operationsOf(subject: number): string {
	return `  /topic${subject}/page:
    get:
      operationId: topic${subject}Page
      summary: 专题 ${subject} 分页
      description: 按名称搜索，可按状态与目录筛选；只看得到已发布的。
      tags: [专题]
      parameters:
        - { name: keyword, in: query, description: 名称关键词, schema: { type: string, maxLength: 64 } }
        - { name: state, in: query, description: 状态, schema: { type: string, enum: [wait, open, done] } }
        - { name: parentId, in: query, description: 目录编号, schema: { type: string } }
        - { name: pageNum, in: query, description: 页码, schema: { type: integer, minimum: 1 } }
        - { name: pageSize, in: query, description: 每页条数, schema: { type: integer, minimum: 1, maximum: 100 } }
      responses:
        '200':
          description: 一页
          content:
            application/json:
              schema:
                type: object
                required: [records, total]
                properties:
                  records: { type: array, items: { $ref: '#/components/schemas/Topic${subject}' }, description: 本页 }
                  total: { type: integer, description: 总数 }
      x-mock: { resource: topics, answer: page, filter: { keyword: { like: [title] }, state: state }, sort: title }
  /topic${subject}/detail/{id}:
    get:
      operationId: topic${subject}Detail
      summary: 专题 ${subject} 详情
      description: 正文、目录、资料与我的进度。
      tags: [专题]
      parameters:
        - { name: id, in: path, required: true, description: 编号, schema: { type: string } }
      responses:
        '200': { description: 详情, content: { application/json: { schema: { $ref: '#/components/schemas/Topic${subject}Detail' } } } }
      x-mock: { resource: topics, answer: detail, key: { id: id } }
  /topic${subject}/create:
    post:
      operationId: topic${subject}Create
      summary: 报名专题 ${subject}
      description: 名额满时提示；重复报名不再扣名额。
      tags: [专题]
      x-invalidates: [topic${subject}Page, topic${subject}Detail]
      requestBody:
        required: true
        content: { application/json: { schema: { $ref: '#/components/schemas/Topic${subject}Input' } } }
      responses:
        '200': { description: 结果, content: { application/json: { schema: { $ref: '#/components/schemas/Topic${subject}' } } } }
      x-mock: { resource: topics, answer: create, prefix: t }
  /topic${subject}/remove:
    post:
      operationId: topic${subject}Leave
      summary: 退出专题 ${subject}
      tags: [专题]
      x-invalidates: [topic${subject}Page]
      requestBody:
        required: true
        content:
          application/json:
            schema:
              type: object
              required: [id]
              properties:
                id: { type: string, description: 编号 }
                reason: { type: [string, 'null'], description: 原因, maxLength: 200 }
      responses:
        '200': { description: 结果, content: { application/json: { schema: { type: boolean, description: 是否退出 } } } }
      x-mock: { answer: const, value: true }
${subject < BASIC_OPERATIONS ? '' : listOf(subject)}`;
}

const listOf = (subject: number): string => `  /topic${subject}/tree:
    get:
      operationId: topic${subject}Tree
      summary: 专题 ${subject} 目录
      tags: [专题]
      responses:
        '200': { description: 目录, content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Folder${subject}' } } } } }
      x-mock: { resource: folders, answer: tree, children: parentId }
`;

function schemasOf(subject: number): string {
	const folder = `    Folder${subject}:
      type: object
      required: [id, name, children]
      properties:
        id: { type: string, description: 编号 }
        name: { type: string, description: 名称 }
        count: { type: integer, description: 内容数 }
        children: { type: array, items: { $ref: '#/components/schemas/Folder${subject}' }, description: 下级 }
`;
	return `    Topic${subject}:
      type: object
      required: [id, title, state, level, progress, startAt, studentCount]
      properties:
        id: { type: string, description: 编号 }
        title: { type: string, description: 名称 }
        state: { type: string, enum: [wait, open, done], description: 状态 }
        level: { type: string, enum: [easy, normal, hard], description: 难度 }
        cover: { type: [string, 'null'], description: 封面地址 }
        teacherNames: { type: string, description: 老师，顿号隔开 }
        lessonCount: { type: integer, description: 课时 }
        progress: { type: number, description: 进度，0 到 100 }
        startAt: { type: string, format: date-time, description: 开始时间 }
        endAt: { type: [string, 'null'], format: date-time, description: 截止时间 }
        studentCount: { type: integer, description: 学习人数 }
        joined: { type: boolean, description: 我是否已加入 }
        tags: { type: array, items: { type: string }, description: 标签 }
        field${subject % 7}: { type: string, description: 备用 }
    Topic${subject}Detail:
      type: object
      required: [topic, files, stages]
      properties:
        topic: { $ref: '#/components/schemas/Topic${subject}' }
        introHtml: { type: string, description: 介绍，富文本 }
        files:
          type: array
          description: 资料
          items:
            type: object
            required: [id, name, bytes]
            properties:
              id: { type: string, description: 编号 }
              name: { type: string, description: 文件名 }
              ext: { type: string, description: 扩展名 }
              bytes: { type: integer, description: 字节数 }
        stages:
          type: array
          description: 阶段
          items:
            type: object
            required: [id, name, state]
            properties:
              id: { type: string, description: 编号 }
              name: { type: string, description: 名称 }
              state: { type: string, enum: [wait, open, done], description: 状态 }
              from: { type: string, format: date-time, description: 开始 }
              note: { anyOf: [{ type: string }, { type: 'null' }], description: 说明 }
    Topic${subject}Input:
      type: object
      required: [id, phone, agreed]
      properties:
        id: { type: string, description: 专题编号 }
        teamName: { type: string, description: 队名, minLength: 2, maxLength: 20 }
        phone: { type: string, description: 手机号, pattern: '^1[3-9]\\d{9}$', x-message: 请输入正确的手机号 }
        grade: { type: string, description: 年级 }
        slogan: { type: [string, 'null'], description: 口号, maxLength: 60 }
        agreed: { type: boolean, description: 是否同意规则 }
${subject < BASIC_OPERATIONS ? '' : folder}`;
}
