// Generated from manifests/api/menus.yaml by `npm run codegen`; do not edit.
export interface components {
    schemas: {
        MenuCheck: {
            /** @description 换了写法的字段 */
            converted: components["schemas"]["MenuConversion"][];
            /** @description 略去的记录与字段 */
            dropped: components["schemas"]["MenuLoss"][];
            /**
             * @description 认出的写法；native 是本应用的写法，或者没有认出来
             * @enum {string}
             */
            family: "native" | "vue-element-admin" | "yudao" | "vben" | "vben-2" | "soybean" | "pure-admin" | "arco" | "pig" | "vue-next-admin" | "jeecg" | "sz-admin" | "geeker" | "art-design-pro" | "naive-ui-admin" | "snowy" | "umi" | "ant-design-pro" | "arco-react";
            /** @description 发现的问题，按节点的次序 */
            findings: components["schemas"]["MenuFinding"][];
            list: components["schemas"]["MenuList"];
        };
        MenuConversion: {
            /** @description 换成了本应用的哪个字段 */
            field: string;
            /** @description 原来的字段与值 */
            from: string;
            /** @description 节点的标题或路径 */
            label: string;
            /** @description 节点在原来那份里的位置 */
            path: number[];
            /** @description 换成的字段与值 */
            to: string;
        };
        MenuDraft: {
            /** @description 草稿从哪一版改起 */
            baseVersion: number;
            list: components["schemas"]["MenuList"];
            /** @description 修订号，每次保存加 1；没有草稿时为 0 */
            revision: number;
            /**
             * Format: date-time
             * @description 最近一次保存的时间
             */
            savedAt?: string;
            /** @description 最近一次是谁保存的 */
            savedBy?: string;
            /** @description 最近一次保存的人就是来问的人，例如在另一个窗口 */
            savedByMe?: boolean;
        };
        MenuFinding: {
            /** @description 问题的种类 */
            code: string;
            /** @description 节点的标题或路径 */
            label: string;
            /** @description 哪里不对，有什么后果 */
            message: string;
            /** @description 节点的位置：从顶层起，每一层是第几个（从 0 起）；空数组是整份菜单 */
            path: number[];
            /** @description 怎样改 */
            remedy: string;
            /**
             * @description error 不能发布，warning 能发布
             * @enum {string}
             */
            severity: "error" | "warning";
        };
        /** @description 路由记录，按显示顺序；不认识的字段原样保留 */
        MenuList: {
            [key: string]: unknown;
        }[];
        MenuLoss: {
            /** @description 节点的标题或路径 */
            label: string;
            /** @description 节点在原来那份里的位置 */
            path: number[];
            /** @description 为什么 */
            reason: string;
            /** @description 略去了什么 */
            what: string;
        };
        MenuSchedule: {
            /** @description 改了什么 */
            comment: string;
            /**
             * Format: date-time
             * @description 从什么时候起生效
             */
            effectiveAt: string;
            /** @description 取消时用的编号 */
            id: string;
            /** @description 菜单里能看到的条目数 */
            items: number;
            list: components["schemas"]["MenuList"];
            /**
             * Format: date-time
             * @description 什么时候定的
             */
            scheduledAt: string;
            /** @description 谁定的 */
            scheduledBy: string;
        };
        MenuVersion: {
            /** @description 改了什么 */
            comment: string;
            /** @description 这一版的标签，发布与回退时放进 If-Match */
            etag: string;
            /** @description 菜单里能看到的条目数 */
            items: number;
            list: components["schemas"]["MenuList"];
            /**
             * Format: date-time
             * @description 发布时间
             */
            publishedAt: string;
            /** @description 谁发布的 */
            publishedBy: string;
            /** @description 记录数，含分组与下级 */
            records: number;
            /** @description 由回退产生时，回到的是哪一版 */
            rolledBackTo?: number;
            /** @description 版本号，从 1 起 */
            version: number;
        };
        MenuVersionSummary: {
            /** @description 改了什么 */
            comment: string;
            /** @description 这一版的标签 */
            etag: string;
            /** @description 菜单里能看到的条目数 */
            items: number;
            /**
             * Format: date-time
             * @description 发布时间
             */
            publishedAt: string;
            /** @description 谁发布的 */
            publishedBy: string;
            /** @description 记录数，含分组与下级 */
            records: number;
            /** @description 由回退产生时，回到的是哪一版 */
            rolledBackTo?: number;
            /** @description 版本号，从 1 起 */
            version: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export interface operations {
    check: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    list: components["schemas"]["MenuList"];
                };
            };
        };
        responses: {
            /** @description 检查结果 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuCheck"];
                };
            };
        };
    };
    draft: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 草稿 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuDraft"];
                };
            };
        };
    };
    draftDiscard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 放弃之后的草稿 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuDraft"];
                };
            };
        };
    };
    draftSave: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 从顶层第几条起换，从 0 起 */
                    at?: number;
                    /** @description 草稿从哪一版改起 */
                    baseVersion: number;
                    list: components["schemas"]["MenuList"];
                    /** @description 换掉几条，不写是 0 */
                    remove?: number;
                    /** @description 改之前读到的修订号，没有草稿时为 0 */
                    revision: number;
                };
            };
        };
        responses: {
            /** @description 保存好的草稿 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuDraft"];
                };
            };
        };
    };
    publish: {
        parameters: {
            query?: never;
            header: {
                /** @description 改之前读到的 ETag */
                "If-Match": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 这一版改了什么 */
                    comment: string;
                    list: components["schemas"]["MenuList"];
                    /** @description 防重复提交的键 */
                    requestKey: string;
                };
            };
        };
        responses: {
            /** @description 新的一版 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuVersion"];
                };
            };
        };
    };
    published: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 当前的一版 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuVersion"];
                };
            };
        };
    };
    rollBack: {
        parameters: {
            query?: never;
            header: {
                /** @description 当前一版的 ETag */
                "If-Match": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 为什么回退 */
                    comment: string;
                    /** @description 防重复提交的键 */
                    requestKey: string;
                    /** @description 回到哪一版 */
                    version: number;
                };
            };
        };
        responses: {
            /** @description 新的一版 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuVersion"];
                };
            };
        };
    };
    schedule: {
        parameters: {
            query?: never;
            header: {
                /** @description 改之前读到的 ETag */
                "If-Match": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 这一版改了什么 */
                    comment: string;
                    /**
                     * Format: date-time
                     * @description 从什么时候起生效，要晚于现在
                     */
                    effectiveAt: string;
                    list: components["schemas"]["MenuList"];
                    /** @description 防重复提交的键 */
                    requestKey: string;
                };
            };
        };
        responses: {
            /** @description 定好的发布 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuSchedule"];
                };
            };
        };
    };
    scheduleCancel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 哪一份 */
                    id: string;
                };
            };
        };
        responses: {
            /** @description 取消掉的那一份 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuSchedule"];
                };
            };
        };
    };
    scheduled: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 没有定时发布时 records 是空的 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 等着发布的菜单 */
                        records: components["schemas"]["MenuSchedule"][];
                    };
                };
            };
        };
    };
    version: {
        parameters: {
            query: {
                /** @description 版本号 */
                version: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 那一版 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuVersion"];
                };
            };
        };
    };
    versions: {
        parameters: {
            query?: {
                /** @description 第几页，从 1 起 */
                pageNum?: number;
                /** @description 每页几条 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 一页历史 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 这一页的版本 */
                        records: components["schemas"]["MenuVersionSummary"][];
                        /** @description 共有几版 */
                        total: number;
                    };
                };
            };
        };
    };
}
