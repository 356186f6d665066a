import type { CatalogueSection } from './entry.ts';

export const api = {
	'ambiguous-input': {
		title: 'A parameter and a body field of one name',
		explanation:
			'Callers hand an operation one flat object with its parameters and body fields by name. Where a parameter and a field share a name, nobody could say which of them is meant.',
		wrong:
			'parameters: [{ name: id, in: path, required: true, schema: { type: string } }]\nrequestBody: { content: { application/json: { schema: { type: object, properties: { id: { type: string } } } } } }',
		right:
			'parameters: [{ name: courseId, in: path, required: true, schema: { type: string } }]\nrequestBody: { content: { application/json: { schema: { type: object, properties: { id: { type: string } } } } } }',
	},
	'duplicate-operation': {
		title: 'Two operations of one operationId',
		explanation: 'Pages name operations by their operationId, so within one document it can stand for one operation only.',
		wrong: '/courses:\n  get: { operationId: courses }\n/themes:\n  get: { operationId: courses }',
		right: '/courses:\n  get: { operationId: courses }\n/themes:\n  get: { operationId: themes }',
	},
	'duplicate-path': {
		title: 'Two path templates that match the same addresses',
		explanation:
			'Parameters of a path match alike whatever their names, so a server cannot tell these operations apart: one of them would never be reached.',
		wrong: '/courses/{id}:\n  get: { operationId: course }\n/courses/{name}:\n  get: { operationId: courseByName }',
		right: '/courses/{id}:\n  get: { operationId: course }\n/courses/by-name/{name}:\n  get: { operationId: courseByName }',
	},
	'reserved-name': {
		title: 'A name that JavaScript keeps for itself',
		explanation:
			'A field, schema, parameter or operation cannot be called `__proto__`: assigning it changes what an object inherits, so its value would be lost on the way. Nor can it be called `$ref`, which all tools take for a reference. An API is an identifier of the emitted code, so it cannot be called `class` or `extends`. All other names are possible.',
		wrong: 'properties:\n  __proto__: { type: string }',
		right: 'properties:\n  prototype: { type: string }',
	},
	'unknown-media-type': {
		title: 'A media type that is nearly a known one',
		explanation: '`content` names how a body is encoded. A misspelt type would be sent as it stands, and no server would read it.',
		fix: 'writes the media type that is meant',
		wrong: 'content: { application/jsn: { schema: { type: object } } }',
		right: 'content: { application/json: { schema: { type: object } } }',
	},
	'unreadable-header': {
		title: 'A header that cannot be a field',
		explanation:
			'`x-field` makes a header of an answer a field of its data, so that pages, `x-paging` and components read it. The field must have a name of its own, and hold a single value. Of a `Link`, it is the parameter of the next page, which `x-paging` names.',
		wrong:
			'headers: { ETag: { schema: { type: string }, x-field: id } }\ncontent: { application/json: { schema: { type: object, properties: { id: { type: integer } } } } }',
		right:
			'headers: { ETag: { schema: { type: string }, x-field: tag } }\ncontent: { application/json: { schema: { type: object, properties: { id: { type: integer } } } } }',
	},
	'uncalled-method': {
		title: 'A method that is not called',
		explanation:
			'OpenAPI 3.2 has the method `query`, and `additionalOperations` for methods of other names. The client, the types and the mock server know GET, PUT, POST, DELETE, PATCH, HEAD and OPTIONS. The other operations of the document work. This is a note; a run with notes alone succeeds.',
		wrong: '/courses:\n  query: { operationId: findCourses }',
		right: '/courses/search:\n  post: { operationId: findCourses }',
	},
	'unread-stream': {
		title: 'A stream that a page does not follow',
		explanation:
			'An answer of `text/event-stream` or of lines of JSON (`application/x-ndjson`) grows: a data call reads it with `stream: true`, which shows rows as they arrive. Its `state` says whether more may come. A page that does not show it leaves its users waiting before the last rows of a stream that has ended or broken.',
		wrong:
			'data:\n  log: { call: main.readLog }\nview:\n  - { block: table, source: data.log.rows, columns: [{ title: Line, value: row.text }] }',
		right:
			'data:\n  log: { call: main.readLog, stream: true }\nview:\n  - { block: table, source: data.log.rows, columns: [{ title: Line, value: row.text }] }\n  - { block: text, text: { match: data.log.state, cases: { open: Running, waiting: Connecting, ended: Done, broken: Broken off } } }',
	},
	'optional-path-parameter': {
		title: 'A path parameter that is not required',
		explanation: 'OpenAPI asks for `required: true` of every path parameter: without its value there is no address to call.',
		wrong: 'parameters: [{ name: id, in: path, schema: { type: string } }]',
		right: 'parameters: [{ name: id, in: path, required: true, schema: { type: string } }]',
	},
	'long-integer': {
		title: 'Whole numbers that a browser may not keep',
		explanation:
			'Numbers of JSON are read as those of JavaScript, which tell whole numbers apart up to 9007199254740991. Longer ones, as some databases make their ids, lose their last digits, so a detail page would ask for another row. Text keeps every digit. This is a note, once for a document; a run with notes alone succeeds.',
		wrong: 'id: { type: integer, format: int64 }',
		right: 'id: { type: string, pattern: "^[0-9]+$" }',
	},
	'missing-invalidates': {
		title: 'A write that does not say what it changes',
		explanation:
			'Answers are cached. A write names the operations whose answers it makes stale, which the pages on the screen then ask again. Without a list, a page shows the old state until it is opened anew. This is a note; `x-invalidates: []` says that nothing becomes stale. Operations without a sign-in, and those that no page calls, are not asked.',
		wrong: '/loans:\n  post: { operationId: lendBook }',
		right: '/loans:\n  post: { operationId: lendBook, x-invalidates: [loanPage] }',
	},
	'outdated-keyword': {
		title: 'A word of OpenAPI 3.0 in a later document',
		explanation:
			'Since 3.1 schemas are JSON Schema: null is one of the types, and excluded limits are numbers. `nullable: true` and `exclusiveMinimum: true` say nothing there, so other tools would take a value for required or a limit for included.',
		fix: 'writes the same in the words of 3.1, for a schema with one `type`, or with a limit',
		wrong: 'openapi: 3.1.0\ncover: { type: string, nullable: true }',
		right: "openapi: 3.1.0\ncover: { type: [string, 'null'] }",
	},
	'unchecked-keyword': {
		title: 'A keyword that nothing here checks',
		explanation:
			'JSON Schema has keywords that neither forms nor the mock server know, such as `not` and `if`. They are allowed, but a value that breaks them is found by the real server alone. This is a note; a run with notes alone succeeds.',
		wrong: 'nickname: { type: string, not: { const: admin } }',
		right: 'nickname: { type: string, description: Any name but admin }',
	},
	'wrong-default': {
		title: 'A default that its own schema refuses',
		explanation: 'The server fills in the default where a request has no value, so the default itself has to be valid.',
		wrong: 'pageSize: { type: integer, maximum: 50, default: 100 }',
		right: 'pageSize: { type: integer, maximum: 50, default: 20 }',
	},
	'conflicting-types': {
		title: 'Parts of allOf that no value fits',
		explanation: 'A value has to fit all parts of `allOf`, so all of them have to be of one type.',
		wrong: 'Teacher:\n  allOf: [{ type: string }, { type: object, properties: { name: { type: string } } }]',
		right: 'Teacher:\n  anyOf: [{ type: string }, { type: object, properties: { name: { type: string } } }]',
	},
	'unknown-paging-name': {
		title: 'A name of x-paging that no operation has',
		explanation:
			'`x-paging` names the parameters and the fields of the answer by which lists page. A name that no operation of the document has is misspelt, and no list would page.',
		fix: 'puts the only similar name in its place',
		wrong: 'x-paging: { page: pageNum, size: pageSize, list: records, total: totl }',
		right: 'x-paging: { page: pageNum, size: pageSize, list: records, total: total }',
	},
	'unknown-format': {
		title: 'A format that is nearly a known one',
		explanation:
			'JSON Schema allows any `format`. One that nobody here knows has no effect: a form draws a text box, and the text is not checked. A format that differs from a known one by a letter is noted, as it may be a slip; a run with notes alone succeeds.',
		wrong: 'openAt: { type: string, format: datetime }',
		right: 'openAt: { type: string, format: date-time }',
	},
	'unknown-security-scheme': {
		title: 'A security scheme that the document does not define',
		explanation:
			'`security` names a scheme of `components.securitySchemes`, which tells other tools how the token is sent. The app itself sends it as `x-auth` says.',
		fix: 'puts the only similar name in its place',
		wrong: 'security: [{ tokn: [] }]\ncomponents:\n  securitySchemes:\n    token: { type: apiKey, in: header, name: Authorization }',
		right: 'security: [{ token: [] }]\ncomponents:\n  securitySchemes:\n    token: { type: apiKey, in: header, name: Authorization }',
	},
	'unknown-token': {
		title: 'A token that nothing obtains',
		explanation:
			"`token` of `x-auth` names the token that calls of the API send: that of the API of `session.user` in app.yaml, which the sign-in brings, or one of `session.tokens`. Without a source the calls are sent without a token, and the server refuses them. For a token of the API's own name, as imported documents have it, this is a note.",
		fix: 'puts the only similar name in its place',
		wrong: 'x-auth: { token: mian, headers: [Authorization] }',
		right: 'x-auth: { token: main, headers: [Authorization] }',
	},
	'body-of-get': {
		title: 'A body that no browser sends',
		explanation:
			'GET and HEAD carry no body: the browser refuses the request. Fields that belong into the address are parameters, or a body with `x-body: query`.',
		wrong:
			'get:\n  operationId: courses\n  requestBody: { content: { application/json: { schema: { type: object, properties: { keyword: { type: string } } } } } }',
		right: 'get:\n  operationId: courses\n  parameters: [{ name: keyword, in: query, schema: { type: string } }]',
	},
	'duplicate-parameter': {
		title: 'Two parameters of one name',
		explanation:
			'Callers hand an operation one flat object, so a name can stand for one parameter only, even where one is sent in the query and the other in a header.',
		wrong: 'parameters:\n  - { name: id, in: query, schema: { type: string } }\n  - { name: id, in: header, schema: { type: string } }',
		right: 'parameters:\n  - { name: id, in: query, schema: { type: string } }',
	},
	'missing-operation-id': {
		title: 'An operation without operationId',
		explanation: 'Pages name operations by their operationId; without one this operation could never be called.',
		wrong: '/courses:\n  get: { summary: 课程列表 }',
		right: '/courses:\n  get: { operationId: courses, summary: 课程列表 }',
	},
	'missing-response': {
		title: 'An operation that describes no answer',
		explanation: 'The schema of the answer (status 200 or another of 2xx, application/json) is what pages are checked against.',
		wrong: 'get:\n  operationId: courses',
		right:
			"get:\n  operationId: courses\n  responses:\n    '200':\n      description: 课程\n      content: { application/json: { schema: { $ref: '#/components/schemas/Course' } } }",
	},
	'dangling-ref': {
		title: 'A $ref that leads to nothing',
		explanation: 'The reference points to a place that the document does not have. References to other files are not followed.',
		wrong: "$ref: '#/components/schemas/Corse'",
		right: "$ref: '#/components/schemas/Course'",
	},
	'circular-ref': {
		title: 'Schemas that are nothing but each other',
		explanation:
			'A schema that is only a `$ref`, or a part of an `allOf`, leads back to itself, so none of them says what a value looks like. A schema may well hold itself, as a property or as an item of a list.',
		wrong: "Node: { $ref: '#/components/schemas/Branch' }\nBranch: { $ref: '#/components/schemas/Node' }",
		right:
			"Node: { $ref: '#/components/schemas/Branch' }\nBranch:\n  type: object\n  properties:\n    children: { type: array, items: { $ref: '#/components/schemas/Node' } }",
	},
	'endless-schema': {
		title: 'Schemas that require each other without end',
		explanation:
			'A required property leads back to the schema that requires it, so every value would have to hold another one for ever: no answer could be valid. A list may hold its own kind, since it may be empty.',
		wrong: "Folder:\n  type: object\n  required: [parent]\n  properties:\n    parent: { $ref: '#/components/schemas/Folder' }",
		right: "Folder:\n  type: object\n  properties:\n    parent: { $ref: '#/components/schemas/Folder' }",
	},
	'dangling-required': {
		title: 'A required field that no property describes',
		explanation:
			'The list of required fields names one that is not among the properties. Usually a property was renamed or taken out, and the list was forgotten: every answer would then lack a field that it must have.',
		fix: 'puts the only similar name in its place',
		wrong: 'type: object\nrequired: [id, titel]\nproperties: { id: { type: string }, title: { type: string } }',
		right: 'type: object\nrequired: [id, title]\nproperties: { id: { type: string }, title: { type: string } }',
	},
	'wrong-path-parameters': {
		title: 'A path and its parameters that differ',
		explanation:
			'Each `{name}` of a path is filled by a parameter of this name that is `in: path`, and each such parameter needs its place in the path. Otherwise the address would be sent with the braces in it.',
		wrong: '/courses/{courseId}:\n  get:\n    parameters: [{ name: id, in: path, required: true, schema: { type: string } }]',
		right: '/courses/{id}:\n  get:\n    parameters: [{ name: id, in: path, required: true, schema: { type: string } }]',
	},
	'invalidating-read': {
		title: 'A GET that makes answers stale',
		explanation:
			'A GET only reads: browsers, proxies and the app itself send it again, or ahead of need. `x-invalidates` says that an operation changes data, so the operation has to be a write.',
		wrong: 'get:\n  operationId: markAllRead\n  x-invalidates: [notices]',
		right: 'post:\n  operationId: markAllRead\n  x-invalidates: [notices]',
	},
	'wrong-idempotency': {
		title: 'A key of an attempt that cannot be sent',
		explanation:
			'`x-idempotency` names the request header in which a write carries the key of its attempt, so that the back end does it once however often it arrives. The header has no other use, such as the token, and a GET needs none, because it only reads. `false` on an operation turns the header of the document off.',
		fix: 'removes it from a call that only reads',
		wrong: 'get:\n  operationId: notes\n  x-idempotency: Idempotency-Key',
		right: 'post:\n  operationId: noteSave\n  x-idempotency: Idempotency-Key',
	},
	'missing-mock': {
		title: 'An operation that the mock does not answer',
		explanation:
			'Every operation answers without a server: declare with `x-mock` what it answers, or name a handler. Otherwise a page that calls it fails in tests and in the demo.',
		wrong: 'get:\n  operationId: courses',
		right: 'get:\n  operationId: courses\n  x-mock: { resource: courses, answer: list }',
	},
	'unused-read-only': {
		title: 'A word to accounts that may only read, where none is refused',
		explanation:
			'`mock.readOnly` of app.yaml names the accounts that may only read. The mock then refuses each write of theirs: an operation with another method than GET that needs a sign-in. Only such an operation can say `readOnly`, to run nevertheless (`allow`) or to refuse in words of its own.',
		fix: 'removes it',
		wrong: 'get:\n  operationId: notes\n  x-mock: { resource: notes, answer: list, readOnly: allow }',
		right: 'post:\n  operationId: passwordSave\n  x-mock: { handler: handlers/password-save, readOnly: allow }',
	},
	'missing-handler': {
		title: 'A mock handler that is not there',
		explanation:
			'`x-mock: { handler: handlers/paper-submit }` names the file `handlers/paper-submit.ts` in the code folder of the app, which exports `paperSubmit`.',
		wrong: 'x-mock: { handler: handlers/competition-registr }',
		right: 'x-mock: { handler: handlers/competition-register }',
	},
	'unknown-resource': {
		title: 'A resource that the seed does not have',
		explanation:
			'The mock answers from rows of `<resource>.yaml` in the folders that `mock.seed` of app.yaml names; there is no such file.',
		fix: 'puts the only similar name in its place',
		wrong: 'x-mock: { resource: course, answer: list }',
		right: 'x-mock: { resource: courses, answer: list }',
	},
	'unknown-seed-field': {
		title: 'A field that no row of the seed has',
		explanation: 'The mock filters, sorts or joins by a field that none of the rows has, so it would never find anything.',
		fix: 'puts the only similar name in its place',
		wrong: 'x-mock: { resource: courses, answer: list, sort: -publishdAt }',
		right: 'x-mock: { resource: courses, answer: list, sort: -publishedAt }',
	},
	'wrong-mock-answer': {
		title: 'A mock answer of another form than the response',
		explanation:
			'`answer: list` and `tree` make a list, `page` an object with rows and a total, the others one row. The response of the operation is described otherwise, so each answer would break the contract.',
		wrong: "x-mock: { resource: courses, answer: page }  # '200': { type: array, … }",
		right: "x-mock: { resource: courses, answer: list }  # '200': { type: array, … }",
	},
	'wrong-mock-value': {
		title: 'A value of x-mock that cannot be',
		explanation:
			'`value`, `set`, `where` or `cases` names a value that the schema of the response excludes or that no account of `readOnly` has, or a `$…` that stands for nothing.',
		fix: 'puts the only similar name in its place',
		wrong: 'x-mock: { resource: loans, answer: create, set: { state: opened } }  # enum: [open, back]',
		right: 'x-mock: { resource: loans, answer: create, set: { state: open } }  # enum: [open, back]',
	},
	'wrong-mock-filter': {
		title: 'A filter whose values do not match',
		explanation:
			'The parameter is an enum. Either the field that it is compared with never has one of its values, so that value would find nothing, or `cases` lack one of the values or have another one, or `like`, `words`, `from` and `to` compare it as a text or by order.',
		fix: 'puts the only similar name in its place',
		wrong: 'filter: { shelf: state }  # shelf: all, open; state: open, back',
		right: 'filter: { shelf: { cases: { all: {}, open: { state: open } } } }',
	},
	'unknown-answer-field': {
		title: 'A joined field that the response lacks',
		explanation: 'The mock drops fields that the schema of the response does not have, so the joined row would never arrive.',
		fix: 'puts the only similar name in its place',
		wrong: 'join: { auther: { resource: authors, by: authorId } }',
		right: 'join: { author: { resource: authors, by: authorId } }',
	},
	'wrong-seed-value': {
		title: 'A value of the seed that its schema excludes',
		explanation:
			'An operation answers this row, and its response excludes the value: it is not in the `enum`, of another type or format, or out of range. A page that shows the row would break, in the demo and in tests alone.',
		fix: 'adds or takes quotes, or puts the only similar value of the `enum` in its place',
		wrong: "- { id: 1, state: freee, price: '12' }",
		right: '- { id: 1, state: free, price: 12 }',
	},
	'missing-seed-field': {
		title: 'A row without a required field',
		explanation:
			'The response of an operation that answers this row lists the field under `required`, and neither the row nor `join` nor `compute` has it. Add it to the row, or make it optional.',
		wrong: '- { id: 1 }  # required: [id, title]',
		right: '- { id: 1, title: 齿轮 }',
	},
	'unread-seed-field': {
		title: 'A field of the seed that nothing reads',
		explanation:
			'No response has the field, and no `x-mock` filters, sorts or joins by it, so it is misspelt or left over. If the mock has handlers, which may read any field, only names close to a field that the row lacks are reported.',
		fix: 'puts the only similar name in its place',
		wrong: '- { id: 1, titel: 齿轮 }',
		right: '- { id: 1, title: 齿轮 }',
	},
	'dangling-seed-reference': {
		title: 'A reference to a row that does not exist',
		explanation:
			"The field holds the id of a row: `by` or `on` of a `join`, an `owner`, or the parent in a tree. The seed has no row with this id, so the joined row would be missing, the row would be nobody's, or a root of the tree. Ids of `on` and `owner` are compared with their type, so `1` does not find `'1'`. A parent of null, `0`, `'0'` or `''` makes a root.",
		wrong: '- { id: 1, bookId: b9 }  # books: [b1, b2]',
		right: '- { id: 1, bookId: b1 }  # books: [b1, b2]',
	},
	'missing-label': {
		title: 'A value without a label in its dictionary',
		explanation:
			'A page shows a field by `| dict`, or lets users choose its value by `dict:`. The `enum` of the field has a value for which no row of the dictionary gives a label: users would see the bare value, or could not choose it.',
		wrong: "- { id: d1, type: level, value: easy, label: 入门 }  # enum: [easy, hard]; `row.level | dict('level')`",
		right: '- { id: d1, type: level, value: easy, label: 入门 }\n- { id: d2, type: level, value: hard, label: 进阶 }',
	},
	'invalid-seed': {
		title: 'A seed that gives no rows',
		explanation:
			"Each row needs an `id` of its own that is text or a whole number, and a value that begins with `@` and a number is a time from the mock's clock, such as `@-3d 20:00`. Otherwise `mock/generated/db.json` cannot be written, and the mock cannot start.",
		wrong: "- { id: c1, openAt: '@-3 days' }",
		right: "- { id: c1, openAt: '@-3d' }",
	},
} as const satisfies CatalogueSection;
