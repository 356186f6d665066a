// Generated from codegen/grammar by `npm run codegen`; do not edit.

/** Returns `value`. */
export interface ConstAnswer {
	/** Returns `value`. */
	answer: 'const';
	/** Data to return; null by default. */
	value?: unknown;
	/** Roles that may call the operation; every signed-in user by default. */
	guard?: MockGuard;
	/** Code of the envelope; the success code by default. Without an envelope, from 400 on it is the HTTP status of a refusal. */
	code?: number;
	/** Message of the envelope; `success` by default. */
	message?: string;
	/** Delay of the response in milliseconds, in addition to that of the scenario; for testing loading states. */
	delay?: number;
}

/** Writes a new row and returns it. */
export interface CreateAnswer {
	/** Writes a new row and returns it. */
	answer: 'create';
	/** Resource that provides the rows. */
	resource: string;
	/** Field that is set to the id of the signed-in user. */
	owner?: string;
	/** Fields written regardless of the request. Each is a value or a list. `$now`, `$user.<field>` and `$input.<parameter>` are replaced by values, `@+14d` by a time relative to now. */
	set?: Readonly<Record<string, readonly (string | number | boolean | null)[] | string | number | boolean | null>>;
	/** Fields whose values must be unique; the error response names them. */
	unique?: readonly string[];
	/** Prefix of new ids that are text; the name of the resource by default. An `id` that the response describes as a number continues after the highest one, one of `format: uuid` is a UUID. */
	prefix?: string;
	/** Body field with a list of objects. Each makes a row, together with the other fields of the body; the response has the rows, or `count` and `ids`. If one is refused, none is made. */
	each?: string;
	/** Response field → join that provides it. */
	join?: Readonly<Record<string, MockJoin>>;
	/** File, named as for `handler`, that computes fields of each row, such as a time-dependent state, and of the page. Filters, `where`, sort and counts may use computed fields of rows. */
	compute?: string;
	/** Roles that may call the operation; every signed-in user by default. */
	guard?: MockGuard;
	/** Code of the envelope; the success code by default. Without an envelope, from 400 on it is the HTTP status of a refusal. */
	code?: number;
	/** Message of the envelope; `success` by default. */
	message?: string;
	/** Delay of the response in milliseconds, in addition to that of the scenario; for testing loading states. */
	delay?: number;
}

/** Removes the row that `key` identifies and returns it, or nothing if the response may be empty. A list in the parameter of `key` removes each row that it names, and returns the rows, or `count` and `ids`. */
export interface DeleteAnswer {
	/** Removes the row that `key` identifies and returns it, or nothing if the response may be empty. A list in the parameter of `key` removes each row that it names, and returns the rows, or `count` and `ids`. */
	answer: 'delete';
	/** Resource that provides the rows. */
	resource: string;
	/** Parameter → field; together they identify the row. `id: id` by default. */
	key?: Readonly<Record<string, string>>;
	/** Field → required value, or list of allowed values, regardless of the request. */
	where?: Readonly<Record<string, readonly (string | number | boolean | null)[] | string | number | boolean | null>>;
	/** Field that must equal the id of the signed-in user. */
	owner?: string;
	/** Refusal if there is no row. It also hides that a row belongs to another user. `$input.<parameter>` is replaced by the value. */
	missing?: MockRefusal | string;
	/** Response field → join that provides it. */
	join?: Readonly<Record<string, MockJoin>>;
	/** File, named as for `handler`, that computes fields of each row, such as a time-dependent state, and of the page. Filters, `where`, sort and counts may use computed fields of rows. */
	compute?: string;
	/** Roles that may call the operation; every signed-in user by default. */
	guard?: MockGuard;
	/** Code of the envelope; the success code by default. Without an envelope, from 400 on it is the HTTP status of a refusal. */
	code?: number;
	/** Message of the envelope; `success` by default. */
	message?: string;
	/** Delay of the response in milliseconds, in addition to that of the scenario; for testing loading states. */
	delay?: number;
}

/** Returns the row that `key` identifies. */
export interface DetailAnswer {
	/** Returns the row that `key` identifies. */
	answer: 'detail';
	/** Resource that provides the rows. */
	resource: string;
	/** Parameter → field; together they identify the row. `id: id` by default. */
	key?: Readonly<Record<string, string>>;
	/** Field → required value, or list of allowed values, regardless of the request. */
	where?: Readonly<Record<string, readonly (string | number | boolean | null)[] | string | number | boolean | null>>;
	/** Field that must equal the id of the signed-in user. */
	owner?: string;
	/** Refusal if there is no row. It also hides that a row belongs to another user. `$input.<parameter>` is replaced by the value. */
	missing?: MockRefusal | string;
	/** Response field → join that provides it. */
	join?: Readonly<Record<string, MockJoin>>;
	/** File, named as for `handler`, that computes fields of each row, such as a time-dependent state, and of the page. Filters, `where`, sort and counts may use computed fields of rows. */
	compute?: string;
	/** Field that holds the entity tag, which becomes the header `ETag`. With a parameter `If-None-Match` that names it, the operation answers 304. */
	etag?: string;
	/** Roles that may call the operation; every signed-in user by default. */
	guard?: MockGuard;
	/** Code of the envelope; the success code by default. Without an envelope, from 400 on it is the HTTP status of a refusal. */
	code?: number;
	/** Message of the envelope; `success` by default. */
	message?: string;
	/** Delay of the response in milliseconds, in addition to that of the scenario; for testing loading states. */
	delay?: number;
}

/** Returns what a handler returns. */
export interface HandledAnswer {
	/** Handler file, relative to the code folder and without extension, such as handlers/rent-car. Its export is the file name in camelCase: `rentCar`. */
	handler: string;
	/** Roles that may call the operation; every signed-in user by default. */
	guard?: MockGuard;
	/** Code of the envelope; the success code by default. Without an envelope, from 400 on it is the HTTP status of a refusal. */
	code?: number;
	/** Message of the envelope; `success` by default. */
	message?: string;
	/** Delay of the response in milliseconds, in addition to that of the scenario; for testing loading states. */
	delay?: number;
}

/** Joins the rows that hold the id of this row. */
export interface JoinByField {
	/** Field of the joined resource that holds the id of this row; yields the list of matching rows. */
	on: string;
	/** Name of the joined resource. */
	resource: string;
	/** Yields only this field of the joined row, or of each joined row. */
	pick?: string;
	/** Field of the joined resource that must equal the id of the signed-in user. */
	owner?: string;
	/** Yields only the first matching row, or null. */
	first?: boolean;
	/** Yields only the number of matching rows. */
	count?: boolean;
}

/** Joins the row whose id is in a field of this row. */
export interface JoinById {
	/** Field of this row that holds the id of the joined row; a list of ids yields a list of rows. */
	by: string;
	/** Name of the joined resource. */
	resource: string;
	/** Yields only this field of the joined row, or of each joined row. */
	pick?: string;
}

/** Returns all rows. */
export interface ListAnswer {
	/** Returns all rows. */
	answer: 'list';
	/** Resource that provides the rows. */
	resource: string;
	/** Parameter → field that must equal it, or a filter object. */
	filter?: Readonly<Record<string, MockFilter | string>>;
	/** Field → required value, or list of allowed values, regardless of the request. */
	where?: Readonly<Record<string, readonly (string | number | boolean | null)[] | string | number | boolean | null>>;
	/** Field that must equal the id of the signed-in user. */
	owner?: string;
	/** Sort order of the rows; seed order by default. */
	sort?: MockSort | string;
	/** Response field → join that provides it. */
	join?: Readonly<Record<string, MockJoin>>;
	/** File, named as for `handler`, that computes fields of each row, such as a time-dependent state, and of the page. Filters, `where`, sort and counts may use computed fields of rows. */
	compute?: string;
	/** Returns rows even in the scenario `empty`; for dictionaries and menus. */
	always?: boolean;
	/** Roles that may call the operation; every signed-in user by default. */
	guard?: MockGuard;
	/** Code of the envelope; the success code by default. Without an envelope, from 400 on it is the HTTP status of a refusal. */
	code?: number;
	/** Message of the envelope; `success` by default. */
	message?: string;
	/** Delay of the response in milliseconds, in addition to that of the scenario; for testing loading states. */
	delay?: number;
}

/** Response of the mock server to an operation: rows of a resource, the session, or what a handler returns. */
export type MockAnswer =
	| ListAnswer
	| PageAnswer
	| TreeAnswer
	| OneAnswer
	| DetailAnswer
	| ConstAnswer
	| CreateAnswer
	| UpdateAnswer
	| DeleteAnswer
	| SignIn
	| SessionUser
	| SessionUpdate
	| SignOut
	| HandledAnswer;

/** Filter of rows by the value of a parameter; a missing or empty parameter matches all rows. */
export type MockFilter =
	| { eq: string }
	| { like: readonly string[] | string }
	| { words: readonly string[] | string }
	| { in: string }
	| { cases: Readonly<Record<string, Readonly<Record<string, readonly (string | number | boolean | null)[] | string | number | boolean | null>>>> }
	| { from: string }
	| { to: string };

/** Roles that may call the operation; others get code 403. A role is in the list `roles` of the row of the signed-in user. */
export interface MockGuard {
	/** Roles of which the user needs one. */
	roles: readonly string[];
	/** Message of the refusal; “You may not do this” by default. */
	message?: string;
}

/** Response field joined from another resource. */
export type MockJoin =
	| JoinById
	| JoinByField;

/** Code and message of a refusal. */
export interface MockRefusal {
	/** Code of the envelope, or HTTP status without one; 404 by default, 401 for signIn. */
	code?: number;
	/** Message of the envelope, or `detail` of the problem details. */
	message: string;
}

/** Sort order chosen by the caller. */
export interface MockSort {
	/** Parameter that holds the sort order: `title`, or `-title` for descending. */
	by: string;
	/** Sort order without that parameter; seed order by default. */
	default?: string;
}

/** Returns the first matching row. */
export interface OneAnswer {
	/** Returns the first matching row. */
	answer: 'one';
	/** Resource that provides the rows. */
	resource: string;
	/** Parameter → field that must equal it, or a filter object. */
	filter?: Readonly<Record<string, MockFilter | string>>;
	/** Field → required value, or list of allowed values, regardless of the request. */
	where?: Readonly<Record<string, readonly (string | number | boolean | null)[] | string | number | boolean | null>>;
	/** Field that must equal the id of the signed-in user. */
	owner?: string;
	/** Sort order of the rows; seed order by default. */
	sort?: MockSort | string;
	/** Response field → join that provides it. */
	join?: Readonly<Record<string, MockJoin>>;
	/** File, named as for `handler`, that computes fields of each row, such as a time-dependent state, and of the page. Filters, `where`, sort and counts may use computed fields of rows. */
	compute?: string;
	/** Refusal if there is no row. It also hides that a row belongs to another user. `$input.<parameter>` is replaced by the value. */
	missing?: MockRefusal | string;
	/** Field that holds the entity tag, which becomes the header `ETag`. With a parameter `If-None-Match` that names it, the operation answers 304. */
	etag?: string;
	/** Roles that may call the operation; every signed-in user by default. */
	guard?: MockGuard;
	/** Code of the envelope; the success code by default. Without an envelope, from 400 on it is the HTTP status of a refusal. */
	code?: number;
	/** Message of the envelope; `success` by default. */
	message?: string;
	/** Delay of the response in milliseconds, in addition to that of the scenario; for testing loading states. */
	delay?: number;
}

/** Returns one page of rows. */
export interface PageAnswer {
	/** Returns one page of rows. */
	answer: 'page';
	/** Resource that provides the rows. */
	resource: string;
	/** Parameter → field that must equal it, or a filter object. */
	filter?: Readonly<Record<string, MockFilter | string>>;
	/** Field → required value, or list of allowed values, regardless of the request. */
	where?: Readonly<Record<string, readonly (string | number | boolean | null)[] | string | number | boolean | null>>;
	/** Field that must equal the id of the signed-in user. */
	owner?: string;
	/** Sort order of the rows; seed order by default. */
	sort?: MockSort | string;
	/** Response field → join that provides it. */
	join?: Readonly<Record<string, MockJoin>>;
	/** File, named as for `handler`, that computes fields of each row, such as a time-dependent state, and of the page. Filters, `where`, sort and counts may use computed fields of rows. */
	compute?: string;
	/** Adds `counts`, the number of rows per value of this field; ignores the parameter of the same name. */
	counts?: string;
	/** Returns rows even in the scenario `empty`; for dictionaries and menus. */
	always?: boolean;
	/** Roles that may call the operation; every signed-in user by default. */
	guard?: MockGuard;
	/** Code of the envelope; the success code by default. Without an envelope, from 400 on it is the HTTP status of a refusal. */
	code?: number;
	/** Message of the envelope; `success` by default. */
	message?: string;
	/** Delay of the response in milliseconds, in addition to that of the scenario; for testing loading states. */
	delay?: number;
}

/** Writes the row of the signed-in user and returns it. */
export interface SessionUpdate {
	/** Writes the row of the signed-in user and returns it. */
	session: 'update';
	/** Resource that provides the rows. */
	resource: string;
	/** Fields written regardless of the request. Each is a value or a list. `$now`, `$user.<field>` and `$input.<parameter>` are replaced by values, `@+14d` by a time relative to now. */
	set?: Readonly<Record<string, readonly (string | number | boolean | null)[] | string | number | boolean | null>>;
	/** Fields whose values must be unique; the error response names them. */
	unique?: readonly string[];
	/** Response field → join that provides it. */
	join?: Readonly<Record<string, MockJoin>>;
	/** File, named as for `handler`, that computes fields of each row, such as a time-dependent state, and of the page. Filters, `where`, sort and counts may use computed fields of rows. */
	compute?: string;
	/** Roles that may call the operation; every signed-in user by default. */
	guard?: MockGuard;
	/** Code of the envelope; the success code by default. Without an envelope, from 400 on it is the HTTP status of a refusal. */
	code?: number;
	/** Message of the envelope; `success` by default. */
	message?: string;
	/** Delay of the response in milliseconds, in addition to that of the scenario; for testing loading states. */
	delay?: number;
}

/** Returns the row of the signed-in user. */
export interface SessionUser {
	/** Returns the row of the signed-in user. */
	session: 'user';
	/** Resource of the users; that of signIn by default. */
	resource?: string;
	/** Response field → join that provides it. */
	join?: Readonly<Record<string, MockJoin>>;
	/** File, named as for `handler`, that computes fields of each row, such as a time-dependent state, and of the page. Filters, `where`, sort and counts may use computed fields of rows. */
	compute?: string;
	/** Roles that may call the operation; every signed-in user by default. */
	guard?: MockGuard;
	/** Code of the envelope; the success code by default. Without an envelope, from 400 on it is the HTTP status of a refusal. */
	code?: number;
	/** Message of the envelope; `success` by default. */
	message?: string;
	/** Delay of the response in milliseconds, in addition to that of the scenario; for testing loading states. */
	delay?: number;
}

/** Opens a session for the row of `resource` that `key` identifies, and returns the token, or an object with `token`, the fields of the row and the whole row as `user`. */
export interface SignIn {
	/** Opens a session for the row of `resource` that `key` identifies, and returns the token, or an object with `token`, the fields of the row and the whole row as `user`. */
	session: 'signIn';
	/** Resource that provides the rows. */
	resource: string;
	/** Parameter → field; together they identify the user: `{ account: account, password: password }`. */
	key: Readonly<Record<string, string>>;
	/** Field → required value, or list of allowed values, regardless of the request. */
	where?: Readonly<Record<string, readonly (string | number | boolean | null)[] | string | number | boolean | null>>;
	/** Refusal if there is no row. It also hides that a row belongs to another user. `$input.<parameter>` is replaced by the value. */
	missing?: MockRefusal | string;
	/** Response field that holds the token; `token` by default. */
	token?: string;
	/** Fields added to the response. Each is a value or a list. `$now`, `$user.<field>` and `$input.<parameter>` are replaced by values, `@+14d` by a time relative to now. */
	set?: Readonly<Record<string, readonly (string | number | boolean | null)[] | string | number | boolean | null>>;
	/** Response field → join that provides it. */
	join?: Readonly<Record<string, MockJoin>>;
	/** File, named as for `handler`, that computes fields of each row, such as a time-dependent state, and of the page. Filters, `where`, sort and counts may use computed fields of rows. */
	compute?: string;
	/** Roles that may call the operation; every signed-in user by default. */
	guard?: MockGuard;
	/** Code of the envelope; the success code by default. Without an envelope, from 400 on it is the HTTP status of a refusal. */
	code?: number;
	/** Message of the envelope; `success` by default. */
	message?: string;
	/** Delay of the response in milliseconds, in addition to that of the scenario; for testing loading states. */
	delay?: number;
}

/** Ends the session. */
export interface SignOut {
	/** Ends the session. */
	session: 'signOut';
	/** Roles that may call the operation; every signed-in user by default. */
	guard?: MockGuard;
	/** Code of the envelope; the success code by default. Without an envelope, from 400 on it is the HTTP status of a refusal. */
	code?: number;
	/** Message of the envelope; `success` by default. */
	message?: string;
	/** Delay of the response in milliseconds, in addition to that of the scenario; for testing loading states. */
	delay?: number;
}

/** Returns rows nested below their parents. */
export interface TreeAnswer {
	/** Returns rows nested below their parents. */
	answer: 'tree';
	/** Resource that provides the rows. */
	resource: string;
	/** Parameter → field that must equal it, or a filter object. */
	filter?: Readonly<Record<string, MockFilter | string>>;
	/** Field → required value, or list of allowed values, regardless of the request. */
	where?: Readonly<Record<string, readonly (string | number | boolean | null)[] | string | number | boolean | null>>;
	/** Field that must equal the id of the signed-in user. */
	owner?: string;
	/** Sort order of the rows; seed order by default. */
	sort?: MockSort | string;
	/** Response field → join that provides it. */
	join?: Readonly<Record<string, MockJoin>>;
	/** File, named as for `handler`, that computes fields of each row, such as a time-dependent state, and of the page. Filters, `where`, sort and counts may use computed fields of rows. */
	compute?: string;
	/** Field that holds the id of the parent; `parentId` by default. */
	children?: string;
	/** Returns rows even in the scenario `empty`; for dictionaries and menus. */
	always?: boolean;
	/** Roles that may call the operation; every signed-in user by default. */
	guard?: MockGuard;
	/** Code of the envelope; the success code by default. Without an envelope, from 400 on it is the HTTP status of a refusal. */
	code?: number;
	/** Message of the envelope; `success` by default. */
	message?: string;
	/** Delay of the response in milliseconds, in addition to that of the scenario; for testing loading states. */
	delay?: number;
}

/** Writes the row that `key` identifies and returns it. A list in the parameter of `key` updates each row that it names, and returns the rows, or `count` and `ids`. */
export interface UpdateAnswer {
	/** Writes the row that `key` identifies and returns it. A list in the parameter of `key` updates each row that it names, and returns the rows, or `count` and `ids`. */
	answer: 'update';
	/** Resource that provides the rows. */
	resource: string;
	/** Parameter → field; together they identify the row. `id: id` by default. */
	key?: Readonly<Record<string, string>>;
	/** Field → required value, or list of allowed values, regardless of the request. */
	where?: Readonly<Record<string, readonly (string | number | boolean | null)[] | string | number | boolean | null>>;
	/** Field that must equal the id of the signed-in user. */
	owner?: string;
	/** Refusal if there is no row. It also hides that a row belongs to another user. `$input.<parameter>` is replaced by the value. */
	missing?: MockRefusal | string;
	/** Response field → join that provides it. */
	join?: Readonly<Record<string, MockJoin>>;
	/** File, named as for `handler`, that computes fields of each row, such as a time-dependent state, and of the page. Filters, `where`, sort and counts may use computed fields of rows. */
	compute?: string;
	/** Fields written regardless of the request. Each is a value or a list. `$now`, `$user.<field>` and `$input.<parameter>` are replaced by values, `@+14d` by a time relative to now. */
	set?: Readonly<Record<string, readonly (string | number | boolean | null)[] | string | number | boolean | null>>;
	/** Fields whose values must be unique; the error response names them. */
	unique?: readonly string[];
	/** Roles that may call the operation; every signed-in user by default. */
	guard?: MockGuard;
	/** Code of the envelope; the success code by default. Without an envelope, from 400 on it is the HTTP status of a refusal. */
	code?: number;
	/** Message of the envelope; `success` by default. */
	message?: string;
	/** Delay of the response in milliseconds, in addition to that of the scenario; for testing loading states. */
	delay?: number;
}
