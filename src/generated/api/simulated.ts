// Generated from manifests/api/simulated.yaml by `npm run codegen`; do not edit.
export interface components {
    schemas: {
        Account: {
            /** @description 是否同意协议 */
            agreed?: boolean;
            /** @description 验证码，不检查 */
            code?: string;
            /** @description 年级 */
            grade?: string;
            /** @description 密码，不检查 */
            password?: string;
            /** @description 手机号 */
            phone?: string;
            /** @description 图形验证码，不检查 */
            pictureAnswer?: string;
            /** @description 图形验证码的编号，不检查 */
            pictureId?: string;
            /** @description 步骤，不检查 */
            step?: string;
            /** @description 姓名 */
            studentName?: string;
            /** @description 账号 */
            username?: string;
        };
        ServedRoute: {
            /** @description 下级路由 */
            children?: components["schemas"]["ServedRoute"][];
            /** @description Layout 或页面名 */
            component?: string;
            meta?: components["schemas"]["ServedRouteMeta"];
            /** @description 路由名 */
            name: string;
            /** @description 路径，参数写成 :name */
            path: string;
            /** @description 转到的路径 */
            redirect?: string;
        } & {
            [key: string]: unknown;
        };
        ServedRouteMeta: {
            /** @description 高亮的菜单 */
            activeMenu?: string;
            /** @description 每个完整路径一个标签 */
            dynamicNewTab?: boolean;
            /** @description 谁能进：守卫名、名单，或带 role、permission、mode 的对象 */
            guard?: unknown;
            /** @description 不进菜单 */
            hidden?: boolean;
            /** @description 图标名 */
            icon?: string;
            /** @description 菜单里不显示这一级，只显示下级 */
            levelHidden?: boolean;
            /** @description 标签不能关闭 */
            noClosable?: boolean;
            /** @description 折叠第二列 */
            noColumn?: boolean;
            /** @description 离开后不保留 */
            noKeepAlive?: boolean;
            /** @description 不进标签栏 */
            tabHidden?: boolean;
            /** @description 菜单、标签与浏览器标题 */
            title?: string;
        } & {
            [key: string]: unknown;
        };
        Token: {
            /** @description 令牌：角色名、-token-、随机编号与时间戳 */
            token: string;
        };
        UserInfo: {
            /** @description 头像地址 */
            avatar: string;
            /** @description 退出登录后封存草稿用的密钥，不得显示 */
            draftKey: string;
            /** @description 登录判题系统用的密钥，不得显示 */
            hojSecret: string;
            /** @description 各角色权限的并集 */
            permissions: string[];
            /** @description 角色 */
            roles: string[];
            /** @description 账号 */
            username: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export interface operations {
    lock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 没有数据 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: {
                /** @description 浏览器自己报的名字与系统 */
                "User-Agent"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description 密码，不检查 */
                    password?: string;
                    /** @description 图形验证码，不检查 */
                    pictureAnswer?: string;
                    /** @description 图形验证码的编号，不检查 */
                    pictureId?: string;
                    /** @description 账号 */
                    username?: string;
                };
            };
        };
        responses: {
            /** @description 令牌 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Token"];
                };
            };
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成功，没有数据 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    password: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Account"];
            };
        };
        responses: {
            /** @description 令牌 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Token"];
                };
            };
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Account"];
            };
        };
        responses: {
            /** @description 令牌 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Token"];
                };
            };
        };
    };
    routerGetList: {
        parameters: {
            query?: never;
            header?: {
                /** @description 上一次回答的 ETag */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 路由表 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 路由记录，按显示顺序 */
                        list: components["schemas"]["ServedRoute"][];
                    };
                };
            };
        };
    };
    userInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 用户 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserInfo"];
                };
            };
        };
    };
}
