import type { CatalogueSection } from './entry.ts';

export const pages = {
	'step-after-leaving': {
		title: 'A step that needs the page, in `leave`',
		explanation:
			'`on.leave` runs when another page has taken the place of this one. There is nothing left to open, to ask or to set; calls and messages still work.',
		wrong: 'on:\n  leave:\n    - actions: [{ set: { keyword: null } }]',
		right: 'on:\n  leave:\n    - actions: [{ message: 已离开 }]',
	},
	'unknown-block': {
		title: 'A block kind that does not exist',
		explanation:
			'The word after `block:` is none of the block kinds, so nothing can be drawn. A component of the app itself is drawn by `block: custom`.',
		fix: 'puts the only similar name in its place',
		wrong: 'block: tabel',
		right: 'block: table',
	},
	'unknown-step': {
		title: 'A step that action lists do not know',
		explanation:
			'Each step of an action list is a map that has exactly one of these keys: call, confirm, message, open, back, set, refresh, show, close, download, login, logout, do.',
		fix: 'puts the only similar name in its place',
		wrong: 'actions:\n  - { toast: 已保存 }',
		right: 'actions:\n  - { message: 已保存 }',
	},
	'unknown-operation': {
		title: 'An operation that no API document describes',
		explanation:
			'Operations are named `<api>.<operationId>`: the name of a file in `api/` that app.yaml lists, and an operationId of that document.',
		fix: 'puts the only similar name in its place',
		wrong: 'data:\n  tree: { call: main.courseTree }',
		right: 'data:\n  tree: { call: main.courseDirectoryTree }',
	},
	'unknown-schema': {
		title: 'A schema that no API document describes',
		explanation:
			'Schemas are named `<api>.<Schema>`: the name of a file in `api/` that app.yaml lists, and a name below `components.schemas` of that document. An operation of the document has to use the schema.',
		fix: 'puts the only similar name in its place',
		wrong: 'props:\n  course: { schema: main.CourseDetails }',
		right: 'props:\n  course: { schema: main.CourseDetail }',
	},
	'unknown-component': {
		title: 'A component that components.yaml does not declare',
		explanation: 'A custom block draws a component of `src/`, which components.yaml makes known with its file, its export and its props.',
		fix: 'puts the only similar name in its place',
		wrong: "block: custom\ncomponent: 'judge#Workbensch'",
		right: "block: custom\ncomponent: 'judge#Workbench'",
	},
	'unknown-handler': {
		title: 'A handler that components.yaml does not declare',
		explanation: 'A `do` step runs a function of `src/`, which components.yaml makes known under `handlers`.',
		fix: 'puts the only similar name in its place',
		wrong: 'actions:\n  - { do: startExm }',
		right: 'actions:\n  - { do: startExam }',
	},
	'unknown-parameter': {
		title: 'An argument that the operation does not take',
		explanation:
			'The operation has neither a parameter nor a body field of this name. Parameters and body fields are given side by side in `with:`, by their names in the API document. A dialog takes the params that it declares.',
		fix: 'puts the only similar name in its place',
		wrong: 'data:\n  courses: { call: main.courseThemeCourses, with: { directory: state.directory } }',
		right: 'data:\n  courses: { call: main.courseThemeCourses, with: { directoryId: state.directory } }',
	},
	'missing-parameter': {
		title: 'A required parameter that nothing gives',
		explanation:
			'The operation cannot be called without this parameter. Those by which an operation pages are given by the page itself. Nor can a dialog be shown without the params that it does not call `optional`.',
		wrong: 'data:\n  course: { call: main.courseDetail }',
		right: 'data:\n  course: { call: main.courseDetail, with: { id: route.params.id } }',
	},
	'wrong-parameter-type': {
		title: 'An argument of the wrong type',
		explanation:
			'The parameter, body field or prop is described with another type than the expression yields. Nothing is converted silently.',
		wrong: 'with: { directoryId: true }',
		right: 'with: { directoryId: state.directory }',
	},
	'wrong-optimistic-field': {
		title: 'A change shown at once of something that no answer holds',
		explanation:
			'`optimistic` lies over the answers that the page shows until the call has succeeded or failed. Its `field` names a field of `data`, of a row whose block lists `data`, or of an entry of `each`; `to` of `adds` names `data`, or a list in it. State is set by a `set` step.',
		wrong: 'optimistic:\n  - { field: state.favourite, value: true }',
		right: 'optimistic:\n  - { field: data.course.favourite, value: true }',
	},
	'unconfirmed-change': {
		title: 'A change shown at once that the server never confirms',
		explanation:
			'After the call the screen shows what the server says, so the answer that `optimistic` or `adds` changes has to be fetched again: `x-invalidates` of the called operation names it.',
		wrong: 'post:\n  operationId: favouriteSave\n  x-invalidates: [favourites]',
		right: 'post:\n  operationId: favouriteSave\n  x-invalidates: [favourites, courseDetail]',
	},
	'out-of-range': {
		title: 'An argument beyond the limits of the API',
		explanation:
			'The schema of the parameter or body field has `minimum`, `maximum`, `minLength` or `maxLength`, and the number or text written here lies beyond it: the server would refuse each such call.',
		wrong: 'data:\n  popular: { call: main.courseThemeCourses, with: { sort: "\'-studentCount\'", pageSize: 1000 } }',
		right: 'data:\n  popular: { call: main.courseThemeCourses, with: { sort: "\'-studentCount\'", pageSize: 4 } }',
	},
	'unknown-body-field': {
		title: 'A form field that the body does not have',
		explanation:
			'Each field of a form fills the field of the same name in the body of the operation that it submits, and takes its rules from there.',
		fix: 'puts the only similar name in its place',
		wrong: 'block: form\nsubmits: main.studentLogin\nfields:\n  - { field: user, label: 账号 }',
		right: 'block: form\nsubmits: main.studentLogin\nfields:\n  - { field: username, label: 账号 }',
	},
	'duplicate-tab': {
		title: 'Two tabs of one key',
		explanation:
			'The key tells which tab is selected, also in the address. Two tabs of one key would be selected together. Tabs that never show together, each behind a `when`, may share one.',
		wrong: 'items:\n  - { key: all, title: 全部, blocks: [] }\n  - { key: all, title: 我的, blocks: [] }',
		right: 'items:\n  - { key: all, title: 全部, blocks: [] }\n  - { key: mine, title: 我的, blocks: [] }',
	},
	'unkeyed-call': {
		title: 'A call that may be sent twice',
		explanation:
			'The outbox sends a call again whose answer was lost, though the server may have it. Only an operation with `x-idempotency`, its own or that of its API, recognises the repetition by the key of the attempt.',
		wrong: 'block: form\nsubmits: main.homeworkAnswerSubmit   # x-idempotency: false\ndraft: true\noutbox: 作业',
		right: 'block: form\nsubmits: main.homeworkAnswerSubmit   # x-idempotency: Idempotency-Key\ndraft: true\noutbox: 作业',
	},
	'duplicate-field': {
		title: 'A form with two fields for one',
		explanation:
			'Two fields of a form fill the same field of the body, so what is typed into one of them would be lost. Fields that never show together, each behind a `when`, may share one.',
		wrong: 'fields:\n  - { field: username, label: 账号 }\n  - { field: username, label: 用户名 }',
		right: 'fields:\n  - { field: username, label: 账号 }',
	},
	'wrong-control': {
		title: 'A control that does not suit the field',
		explanation:
			'Files (`format: binary` in the schema) travel in a `multipart/form-data` body and are chosen with `file` or `image`; `file` also fills a list of objects that have `name`, `bytes`, `mime` and base64 `data`. `tags` fills a list of texts and `range` one of two days. `number` and `rate` fill numbers; `date`, `month`, `time`, `datetime` and `color` fill text of that kind. A control that chooses needs `dict`, `options` or an `enum`, and `tree-select` and `cascader` need `options`. `accept` and `maxMegabytes` are for files; `step`, `min`, `max` and `shortcuts` each for the controls named in the reference. `code` and `sends` go together, as do `picture-code` and `picture`, and a picture code stands at the top of its form. An object is filled by `fields`, `from` or `with:`, a list of objects by `rows` or `with:`. `labels` have one text for each value of the `enum`. `upload` is for files at the top of a form.',
		wrong: 'block: form\nsubmits: main.studentLogin\nfields:\n  - { field: username, label: 账号, control: image }',
		right: 'block: form\nsubmits: main.studentLogin\nfields:\n  - { field: username, label: 账号 }',
	},
	'incomplete-upload': {
		title: 'An upload in parts that keeps something back',
		explanation:
			'`partWith` of an `upload` gives the operation each part of a file: its content, `part.data`, and which one it is, `part.number` from 0 or `part.offset` in bytes. Without one of them the server cannot put the file together.',
		wrong: 'partWith: { uploadId: result.uploadId, data: part.data }',
		right: 'partWith: { uploadId: result.uploadId, no: part.number, data: part.data }',
	},
	'wrong-typed-text': {
		title: 'A typed code that is compared in two ways',
		explanation:
			'`as` of a form field or of a state, and `x-as` of a schema, say that people type the text from paper or a message: it is compared without spaces, dashes, closing marks and full-width characters, in one case. Page and back end must agree, or a right code is refused. A field inherits what the schema says; a state that is passed to a parameter with `x-as` says the same. `case` and `x-case` are for codes and account names.',
		fix: 'removes what the schema says already',
		wrong: 'state:\n  code: { type: string, in: query }\ndata:\n  found: { call: main.certificate, with: { verifyCode: state.code } }',
		right:
			'state:\n  code: { type: string, in: query, as: code }\ndata:\n  found: { call: main.certificate, with: { verifyCode: state.code } }',
	},
	'missing-body-field': {
		title: 'A required body field that nothing fills',
		explanation: 'The body of the operation requires this field. Fill it by a field of the form or by `with:`.',
		wrong: 'block: form\nsubmits: main.studentLogin\nfields:\n  - { field: username, label: 账号 }',
		right: 'block: form\nsubmits: main.studentLogin\nfields:\n  - { field: username, label: 账号 }\n  - { field: password, label: 密码 }',
	},
	'unknown-prop': {
		title: 'A prop that the component does not have',
		explanation:
			'The declaration in components.yaml has no prop of this name for the component, or no argument for the handler. `blocks` takes a component that is declared with `blocks: true`, because it draws its children.',
		fix: 'puts the only similar name in its place',
		wrong: "block: custom\ncomponent: 'judge#Workbench'\nprops: { problem: route.params.id }",
		right: "block: custom\ncomponent: 'judge#Workbench'\nprops: { problemId: route.params.id }",
	},
	'missing-prop': {
		title: 'A required prop that nothing gives',
		explanation: 'The declaration in components.yaml says that this prop of the component, or this argument of the handler, is required.',
		wrong: "block: custom\ncomponent: 'judge#Workbench'",
		right: "block: custom\ncomponent: 'judge#Workbench'\nprops: { problemId: route.params.id }",
	},
	'not-paged': {
		title: 'Paged data of an operation that does not page',
		explanation:
			'An operation pages when it takes the two paging parameters that `x-paging` of its API names, and answers an object with the list and the total that it names; with cursors, the list and the next cursor.',
		wrong: 'data:\n  tree: { call: main.courseDirectoryTree, paged: true }',
		right: 'data:\n  tree: { call: main.courseDirectoryTree }',
	},
	'wrong-answer-kind': {
		title: 'A file where data is needed, or data where a file is',
		explanation:
			'An operation whose response has a media type other than JSON answers a file: a step `download: { call: … }` saves it. All other calls need data, which expressions can read.',
		wrong: 'actions:\n  - { download: { call: main.courseDetail, with: { id: route.params.id } } }',
		right: 'actions:\n  - { call: main.courseDetail, with: { id: route.params.id } }',
	},
	'unknown-part': {
		title: 'A part that does not exist',
		explanation: 'An entry of a list names a file below parts/, whose items take its place. There is no such file.',
		fix: 'puts the only similar name in its place',
		wrong: 'view:\n  - { part: course-card }          # parts/course-cards.yaml',
		right: 'view:\n  - { part: course-cards }',
	},
	'wrong-part-params': {
		title: 'Params that differ from those of the part',
		explanation:
			'A part declares its params: one without a value is required, any other has that value by default. A use passes them in `with`, and `$name` in the items stands for the value of `name`.',
		fix: 'puts the only similar name in its place',
		wrong: 'view:\n  - { part: course-cards }          # params: { source: }',
		right: 'view:\n  - { part: course-cards, with: { source: data.courses } }',
	},
	'circular-part': {
		title: 'A part that holds itself',
		explanation: 'The items of a part may be parts, but not the part itself, not even through others: it would never end.',
		wrong: 'part: frame\nitems:\n  - { part: frame }',
		right: 'part: frame\nitems:\n  - { block: card, blocks: [] }',
	},
	'unused-part': {
		title: 'A part that no page uses',
		explanation: 'The items of a part are checked where pages use them, so one without a use may hold any mistake.',
		wrong: '# parts/old-head.yaml, which no page names',
		right: 'view:\n  - { part: old-head }',
	},
	'circular-data': {
		title: 'Calls that wait for each other',
		explanation:
			'A call whose arguments read other data waits until that is there. These calls wait for each other in a circle, so none of them would ever start.',
		wrong: 'data:\n  a: { call: main.courseDetail, with: { id: data.b.id } }\n  b: { call: main.courseDetail, with: { id: data.a.id } }',
		right:
			'data:\n  a: { call: main.courseDetail, with: { id: route.params.id } }\n  b: { call: main.courseDetail, with: { id: data.a.id } }',
	},
	'unused-state': {
		title: 'State that nothing uses',
		explanation:
			'No expression reads the variable and nothing on the page sets it, so it would have no effect. Usually the block that used it was taken out. A variable with `place: true` tells tabs apart and may stand alone.',
		wrong: 'state:\n  keyword: { type: string }\nview: []',
		right: 'state:\n  keyword: { type: string }\nview:\n  - { block: search-box, binds: state.keyword }',
	},
	'unused-data': {
		title: 'A call whose answer nothing uses',
		explanation:
			'No expression of the page or dialog reads the answer, so each visit would load it in vain. Usually the block that showed it was taken out. A call with `essential: true` decides whether the page shows, and may stand alone.',
		wrong: 'data:\n  tags: { call: main.tagTree }\nview: []',
		right: 'data:\n  tags: { call: main.tagTree }\nview:\n  - { block: tree, source: data.tags, label: row.name, selects: state.tag }',
	},
	'wrong-route-params': {
		title: 'A route opened with the wrong parameters',
		explanation:
			'The path of a route names its parameters (`/course/:id`). To open it, each of them must be given and no others; other values go into `query`.',
		wrong: 'opens: { route: courseDetail }',
		right: 'opens: { route: courseDetail, params: { id: row.id } }',
	},
} as const satisfies CatalogueSection;
