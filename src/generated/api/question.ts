// Generated from manifests/api/question.yaml by `npm run codegen`; do not edit.
export interface components {
    schemas: {
        ProgramLine: {
            /** @description 行的编号，与先后无关 */
            id: string;
            /** @description 一行程序 */
            text: string;
        };
        Question: {
            /** @description 空的个数；填空题才有 */
            blanks?: number;
            /** @description 难度 1–5（字典 difficulty） */
            difficulty: number;
            /** @description 提示的条数；有提示的题才有 */
            hintCount?: number;
            /** @description 题号 */
            id: string;
            /** @description 缩进由学生自己摆；没有时缩进写在每行里。拼程序题才有 */
            indents?: boolean;
            /** @description 知识点 */
            knowledge: components["schemas"]["TagRef"][];
            /** @description 打乱的程序行，含用不上的；拼程序题才有 */
            lines?: components["schemas"]["ProgramLine"][];
            /** @description 材料编号 */
            materialId?: string | null;
            /** @description 选项；选择题才有 */
            options?: components["schemas"]["QuestionOption"][];
            /** @description 判题系统里的题号；编程题才有 */
            problemId?: string | null;
            /** @description 来源 */
            source?: string;
            /** @description 题干，HTML，可含 $…$ 公式与代码 */
            stemHtml: string;
            /**
             * @description 题型（字典 question_type）
             * @enum {string}
             */
            type: "single" | "multiple" | "judge" | "blank" | "short" | "program" | "parsons";
            typing?: components["schemas"]["TypingRules"];
        };
        QuestionMaterial: {
            /** @description 内容，HTML */
            html: string;
            /** @description 材料编号 */
            id: string;
            /** @description 标题 */
            title: string;
        };
        QuestionOption: {
            /** @description 内容，HTML，可含 $…$ 公式 */
            html: string;
            /** @description 选项字母 */
            key: string;
        };
        QuestionSet: {
            /** @description 题目 */
            list: components["schemas"]["Question"][];
            /** @description 这些题用到的材料 */
            materials: components["schemas"]["QuestionMaterial"][];
            /** @description 给出 ids 时，其中还锁着、因此没有给出的题数 */
            sealed?: number;
            /** @description 符合条件的题数；给出 ids 时为取到的题数 */
            total: number;
        };
        TagRef: {
            /** @description 知识点编号 */
            id: string;
            /** @description 知识点 */
            name: string;
        };
        /** @description 填空怎样算对。全角总是按半角判，前后的空格总是不计；没有写的就要写得一样。 */
        TypingRules: {
            /** @description 不分大小写 */
            anyCase?: boolean;
            /** @description 大小相等的小数与分数都算对，例如 3/4 与 0.75 */
            numbers?: boolean;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export interface operations {
    questionFetchList: {
        parameters: {
            query?: {
                /** @description 抽取几题 */
                count?: number;
                /** @description 难度 1–5，可用逗号并列 */
                difficulty?: string;
                /** @description 题目编号，用逗号并列，至多 200 个 */
                ids?: string;
                /** @description 抽题时只要本人处于这些状态的：none 没做过；right 答对；wrong 答错；mastered 已掌握，可用逗号并列 */
                myState?: string;
                /** @description 抽题用的种子 */
                seed?: string;
                /** @description 知识点编号，含其下级，可用逗号并列 */
                tagId?: string;
                /** @description 题型（字典 question_type），可用逗号并列 */
                type?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 题目 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionSet"];
                };
            };
        };
    };
}
