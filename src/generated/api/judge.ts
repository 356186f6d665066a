// Generated from manifests/api/judge.yaml by `npm run codegen`; do not edit.
export interface components {
    schemas: {
        /** @description 用积木编程时怎么做 */
        BlockRule: {
            /** @description 最多用几块积木，不算“开始”、空格里自带的和没接上的；有这一项时只能用积木编程 */
            most?: number;
            /** @description 只能用积木编程 */
            only?: boolean;
            /** @description 积木盒的名字 */
            toolbox: string;
            /** @description 不许用的积木；有这一项时只能用积木编程 */
            without?: string[];
        };
        CaseResults: {
            /** @description 各测试点；按子任务判题时为空 */
            judgeCaseList: components["schemas"]["JudgeCase"][] | null;
            /** @description 测试点方式 */
            judgeCaseMode: string;
            /** @description 各子任务；不按子任务判题时为空 */
            subTaskJudgeCaseVoList: components["schemas"]["SubtaskResult"][] | null;
        };
        /** @description 按画面判的题怎么比，别的题没有，HOJ 也没有：不管先后、方向与分成几笔，比较每一笔的位置、颜色与粗细。样例的输出是应该的画面，每行一笔 */
        DrawingRule: {
            /** @description 每一笔最多可以偏多少，以海龟的一步为单位 */
            tolerance: number;
        };
        Judge: {
            /** @description 比赛编号，0 为不在比赛里 */
            cid?: number | null;
            /** @description 程序；不能看时为空 */
            code?: string | null;
            /** @description 比赛里的题目编号 */
            cpid?: number | null;
            /** @description 显示用的题号 */
            displayPid?: string | null;
            /** @description 编译信息等 */
            errorMessage?: string | null;
            /** @description 团队编号 */
            gid?: number | null;
            /**
             * Format: date-time
             * @description 建立时间
             */
            gmtCreate?: string | null;
            /**
             * Format: date-time
             * @description 修改时间
             */
            gmtModified?: string | null;
            /** @description 提交的地址 */
            ip?: string | null;
            /** @description 是否人工改过结果 */
            isManual?: boolean | null;
            /** @description 判题机 */
            judger?: string | null;
            /** @description 语言 */
            language?: string | null;
            /** @description 程序长度，字符 */
            length?: number | null;
            /** @description 占用内存，KB */
            memory?: number | null;
            /** @description OI 排名分 */
            oiRankScore?: number | null;
            /** @description 题目的内部编号 */
            pid?: number | null;
            /** @description 得分；OI 题才有 */
            score?: number | null;
            /** @description 所有人可看 */
            share?: boolean | null;
            /** @description 判题结果的数值；5 等待，6 编译中，7 判题中 */
            status: number;
            /** @description 提交编号 */
            submitId: number | null;
            /**
             * Format: date-time
             * @description 提交时间
             */
            submitTime?: string | null;
            /** @description 用时，毫秒 */
            time?: number | null;
            /** @description 用户编号 */
            uid?: string | null;
            /** @description 用户名 */
            username?: string | null;
            /** @description 没有用到 */
            version?: number | null;
            /** @description 总是空 */
            vjudgePassword?: null;
            /** @description 其他站点的提交编号 */
            vjudgeSubmitId?: number | null;
            /** @description 其他站点的用户名 */
            vjudgeUsername?: string | null;
        };
        JudgeCase: {
            /** @description 普通用户为空 */
            caseId?: number | null;
            /**
             * Format: date-time
             * @description 普通用户为空
             */
            gmtCreate?: string | null;
            /**
             * Format: date-time
             * @description 普通用户为空
             */
            gmtModified?: string | null;
            /** @description 子任务的序号 */
            groupNum?: number | null;
            /** @description 普通用户为空 */
            id?: number | null;
            /** @description 普通用户为空 */
            inputData?: string | null;
            /** @description 占用内存，KB */
            memory?: number | null;
            /** @description 测试点方式 */
            mode?: string | null;
            /** @description 普通用户为空 */
            outputData?: string | null;
            /** @description 普通用户为空 */
            pid?: number | null;
            sample?: components["schemas"]["SampleRun"];
            /** @description 得分；OI 题才有 */
            score?: number | null;
            /** @description 测试点的序号，从 1 起 */
            seq: number;
            /** @description 结果的数值；-4 为前面出错而跳过 */
            status: number;
            /** @description 普通用户为空 */
            submitId?: number | null;
            /** @description 用时，毫秒 */
            time?: number | null;
            /** @description 普通用户为空 */
            uid?: string | null;
            /** @description 说明，例如退出信号；不是程序的输出 */
            userOutput?: string | null;
        };
        /** @description 按画面判的题画了什么；程序没有公开或没有运行时没有，HOJ 也没有 */
        JudgedDrawing: {
            /** @description 与应该的画面差在哪里，一句话；没有不同或没有比较时是空文字 */
            difference: string;
            /** @description 程序画的，每行一笔；太多的不送回 */
            drawn: string;
        };
        /** @description 机器人题里机器人怎么走的；程序没有公开或没有运行时没有，HOJ 也没有 */
        JudgedRobot: {
            /** @description 哪里没有做到，一句话；都做到了是空文字 */
            difference: string;
            /** @description 让机器人动起来的指令，每行一条，在同一个世界里照做就走得一样；太多的不送回 */
            moves: string;
        };
        JudgeTag: {
            /** @description 颜色 */
            color?: string | null;
            /** @description 团队编号 */
            gid?: number | null;
            /**
             * Format: date-time
             * @description 建立时间
             */
            gmtCreate?: string | null;
            /**
             * Format: date-time
             * @description 修改时间
             */
            gmtModified?: string | null;
            /** @description 标签编号 */
            id: number;
            /** @description 标签 */
            name: string;
            /** @description 来源 */
            oj?: string | null;
            /** @description 分类编号 */
            tcid?: number | null;
        };
        JudgeUser: {
            /** @description 头像地址 */
            avatar?: string | null;
            /** @description 博客地址 */
            blog?: string | null;
            /** @description 其他站点的用户名 */
            cfUsername?: string | null;
            /** @description 专业 */
            course?: string | null;
            /** @description 邮箱 */
            email?: string | null;
            /** @description 性别 */
            gender?: string | null;
            /** @description 代码托管地址 */
            github?: string | null;
            /** @description 昵称 */
            nickname?: string | null;
            /** @description 学号 */
            number?: string | null;
            /** @description 姓名 */
            realname?: string | null;
            /** @description 角色 */
            roleList: string[];
            /** @description 学校 */
            school?: string | null;
            /** @description 签名 */
            signature?: string | null;
            /** @description 头衔的颜色 */
            titleColor?: string | null;
            /** @description 头衔 */
            titleName?: string | null;
            /** @description 判题令牌，与 Authorization 头相同 */
            token: string;
            /** @description 用户编号 */
            uid: string;
            /** @description 用户名 */
            username: string;
        };
        Problem: {
            /** @description 申请公开的进度 */
            applyPublicProgress?: number | null;
            /** @description 1 公开；2 私有；3 比赛 */
            auth?: number | null;
            /** @description 出题人 */
            author?: string | null;
            /** @description 能不能用积木编程，不能时为空；HOJ 没有这一项，学生可以用全部积木 */
            blocks?: components["schemas"]["BlockRule"] | null;
            /** @description 测试点的版本 */
            caseVersion?: string | null;
            /** @description 可以共享程序 */
            codeShare?: boolean | null;
            /** @description 题目描述 */
            description: string | null;
            /** @description 难度：0 简单，1 中等，2 困难 */
            difficulty?: number | null;
            drawing?: components["schemas"]["DrawingRule"];
            /** @description 样例，<input>…</input><output>…</output> 首尾相接，不转义 */
            examples: string | null;
            /** @description 团队编号 */
            gid?: number | null;
            /**
             * Format: date-time
             * @description 建立时间
             */
            gmtCreate?: string | null;
            /**
             * Format: date-time
             * @description 修改时间
             */
            gmtModified?: string | null;
            /** @description 提示 */
            hint: string | null;
            /** @description 内部编号，在线调试用它 */
            id: number;
            /** @description 输入格式 */
            input: string | null;
            /** @description 读的文件名 */
            ioReadFileName?: string | null;
            /** @description OI 题的满分 */
            ioScore?: number | null;
            /** @description 写的文件名 */
            ioWriteFileName?: string | null;
            /** @description 是否文件读写 */
            isFileIO?: boolean | null;
            /** @description 是否团队题 */
            isGroup?: boolean | null;
            /** @description 是否其他站点的题 */
            isRemote?: boolean | null;
            /** @description 比较时忽略行尾空白 */
            isRemoveEndBlank?: boolean | null;
            /** @description 测试点是上传的 */
            isUploadCase?: boolean | null;
            /** @description 测试点方式：default、subtask_lowest、subtask_average、ergodic_without_error */
            judgeCaseMode?: string | null;
            /** @description 总是空 */
            judgeExtraFile?: null;
            /** @description 判题方式：default、spj、interactive；按画面判的题是 spj；机器人题是 robot，样例的输入写着世界的名字，别的判题机不认识它 */
            judgeMode?: string | null;
            /** @description 内存限制，MB */
            memoryLimit: number;
            /** @description 最后修改的人 */
            modifiedUser?: string | null;
            /** @description 公开各测试点的结果 */
            openCaseResult?: boolean | null;
            /** @description 输出格式 */
            output: string | null;
            /** @description 显示用的题号，提交用它 */
            problemId: string;
            /** @description 来源，HTML */
            source?: string | null;
            /** @description 总是空 */
            spjCode?: null;
            /** @description 总是空 */
            spjLanguage?: null;
            /** @description 栈限制，MB */
            stackLimit: number | null;
            /** @description 时限，毫秒 */
            timeLimit: number;
            /** @description 题名 */
            title: string;
            /** @description 0 ACM；1 OI */
            type: number;
            /** @description 附件，JSON 文字，文件名到内容 */
            userExtraFile?: string | null;
        };
        ProblemCount: {
            /** @description 通过次数 */
            ac: number;
            /** @description 编译错误次数 */
            ce: number;
            /** @description 内存超限次数 */
            mle: number;
            /** @description 部分正确次数 */
            pa: number;
            /** @description 格式错误次数 */
            pe: number;
            /** @description 内部编号 */
            pid: number;
            /** @description 运行出错次数 */
            re: number;
            /** @description 系统错误次数 */
            se: number;
            /** @description 超时次数 */
            tle: number;
            /** @description 提交次数 */
            total: number;
            /** @description 答案错误次数 */
            wa: number;
        };
        ProblemInfo: {
            /** @description 各语言的起始程序，键为语言 */
            codeTemplate: {
                [key: string]: string;
            };
            /** @description 判题机能运行的语言，按显示次序；页面只给选这些 */
            languages: string[];
            problem: components["schemas"]["Problem"];
            problemCount: components["schemas"]["ProblemCount"];
            /** @description 标签 */
            tags: components["schemas"]["JudgeTag"][];
        };
        ProblemPage: {
            /** @description 第几页 */
            current: number;
            /** @description 总是空列表 */
            orders?: string[];
            /** @description 总页数 */
            pages: number;
            /** @description 本页的题 */
            records: components["schemas"]["ProblemRow"][];
            /** @description 是否数过总数 */
            searchCount?: boolean;
            /** @description 每页几条 */
            size: number;
            /** @description 总题数 */
            total: number;
        };
        ProblemRow: {
            /** @description 通过次数 */
            ac: number;
            /** @description 编译错误次数 */
            ce: number;
            /** @description 难度：0 简单，1 中等，2 困难 */
            difficulty: number | null;
            /** @description 内存超限次数 */
            mle: number;
            /** @description 部分正确次数 */
            pa: number;
            /** @description 格式错误次数 */
            pe: number;
            /** @description 内部编号 */
            pid: number;
            /** @description 显示用的题号 */
            problemId: string;
            /** @description 运行出错次数 */
            re: number;
            /** @description 列表里总是空 */
            score: number | null;
            /** @description 系统错误次数 */
            se: number;
            /** @description 标签 */
            tags: components["schemas"]["JudgeTag"][];
            /** @description 题名 */
            title: string;
            /** @description 超时次数 */
            tle: number;
            /** @description 提交次数 */
            total: number;
            /** @description 0 ACM；1 OI */
            type: number;
            /** @description 答案错误次数 */
            wa: number;
        };
        ProblemStatus: {
            /** @description 得分；比赛里的题才有 */
            score?: number | null;
            /** @description 通过过为 0；没有提交过为 -10；否则是最近一次判题结果的数值 */
            status: number;
        };
        /** @description 公开的测试点；不公开的没有 */
        SampleRun: {
            drawing?: components["schemas"]["JudgedDrawing"];
            /** @description 应该的输出 */
            expected: string;
            /** @description 输入 */
            input: string;
            /** @description 程序的输出，超过 1000 个字符时截断并加 ...；程序没有公开或没有运行时为空 */
            output: string | null;
            robot?: components["schemas"]["JudgedRobot"];
        };
        SubmissionInfo: {
            /** @description 题目允许共享程序 */
            codeShare: boolean | null;
            submission: components["schemas"]["Judge"];
        };
        SubmissionPage: {
            /** @description 第几页 */
            current: number;
            /** @description 总是空列表 */
            orders?: string[];
            /** @description 总页数 */
            pages: number;
            /** @description 本页的提交 */
            records: components["schemas"]["SubmissionRow"][];
            /** @description 是否数过总数 */
            searchCount?: boolean;
            /** @description 每页几条 */
            size: number;
            /** @description 总次数 */
            total: number;
        };
        SubmissionRow: {
            /** @description 比赛编号 */
            cid?: number | null;
            /** @description 比赛里的题目编号 */
            cpid?: number | null;
            /** @description 比赛里的题标 */
            displayId?: string | null;
            /** @description 显示用的题号 */
            displayPid: string;
            /** @description 总是空 */
            ip?: null;
            /** @description 是否人工改过结果 */
            isManual?: boolean | null;
            /** @description 判题机 */
            judger?: string | null;
            /** @description 语言 */
            language: string;
            /** @description 程序长度，字符 */
            length?: number | null;
            /** @description 占用内存，KB */
            memory?: number | null;
            /** @description OI 排名分 */
            oiRankScore?: number | null;
            /** @description 题目的内部编号 */
            pid?: number | null;
            /** @description 得分；OI 题才有 */
            score?: number | null;
            /** @description 所有人可看 */
            share?: boolean | null;
            /** @description 总是空 */
            source?: string | null;
            /** @description 判题结果的数值；5 等待，6 编译中，7 判题中 */
            status: number;
            /** @description 提交编号 */
            submitId: number;
            /**
             * Format: date-time
             * @description 提交时间
             */
            submitTime: string;
            /** @description 用时，毫秒 */
            time?: number | null;
            /** @description 题名 */
            title: string | null;
            /** @description 用户编号 */
            uid?: string | null;
            /** @description 用户名 */
            username?: string | null;
        };
        SubtaskResult: {
            /** @description 通过的测试点数 */
            ac: number;
            /** @description 子任务的序号 */
            groupNum: number;
            /** @description 占用内存，KB */
            memory?: number | null;
            /** @description 得分 */
            score?: number | null;
            /** @description 结果的数值 */
            status: number;
            /** @description 各测试点 */
            subtaskDetailList: components["schemas"]["JudgeCase"][];
            /** @description 用时，毫秒 */
            time?: number | null;
            /** @description 测试点数 */
            total: number;
        };
        TestJudge: {
            drawing?: components["schemas"]["JudgedDrawing"];
            /** @description 期望的输出 */
            expectedOutput: string | null;
            /** @description 占用内存，KB */
            memory: number | null;
            /** @description 判题方式：default、spj、interactive；按画面判的题是 spj；机器人题是 robot，样例的输入写着世界的名字，别的判题机不认识它 */
            problemJudgeMode: string | null;
            robot?: components["schemas"]["JudgedRobot"];
            /** @description 判题结果的数值，5 为等待 */
            status: number;
            /** @description 编译信息或错误信息 */
            stderr: string | null;
            /** @description 用时，毫秒 */
            time: number | null;
            /** @description 输入 */
            userInput: string | null;
            /** @description 程序的输出，超过 1000 个字符时截断并加 ... */
            userOutput: string | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export interface operations {
    jqrAutoLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description 学生的判题密钥 */
                    secret: string;
                };
            };
        };
        responses: {
            /** @description 判题系统里的用户 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JudgeUser"];
                };
            };
        };
    };
    getAllCaseResult: {
        parameters: {
            query: {
                /** @description 提交编号 */
                submitId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 测试点 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseResults"] | null;
                };
            };
        };
    };
    getAllProblemTags: {
        parameters: {
            query?: {
                /** @description 标签来源：ME 为本站，ALL 为全部 */
                oj?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 标签 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JudgeTag"][];
                };
            };
        };
    };
    getProblemDetail: {
        parameters: {
            query: {
                /** @description 团队编号；团队题才有 */
                gid?: number;
                /** @description 显示用的题号，例如 P1001 */
                problemId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 编程题 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemInfo"];
                };
            };
        };
    };
    getProblemList: {
        parameters: {
            query?: {
                /** @description 第几页，从 1 起 */
                currentPage?: number;
                /** @description 难度：0 简单，1 中等，2 困难 */
                difficulty?: number;
                /** @description 题名或题号里的字 */
                keyword?: string;
                /** @description 每页几条 */
                limit?: number;
                /** @description 我的状态（字典 problem_state）；未登录时不起作用 */
                mine?: "solved" | "tried" | "untried";
                /** @description 题目来源：不填为全部，Mine 为本站 */
                oj?: string;
                /** @description 排序：-ac 通过人次多的在前，-total 提交多的在前，difficulty 容易的在前；不填按题号 */
                sort?: "ac" | "-ac" | "total" | "-total" | "difficulty" | "-difficulty";
                /** @description 标签编号，用逗号并列，须全部具备 */
                tagId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 一页编程题 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemPage"];
                };
            };
        };
    };
    getSubmissionDetail: {
        parameters: {
            query: {
                /** @description 提交编号 */
                submitId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 提交 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmissionInfo"];
                };
            };
        };
    };
    getSubmissionList: {
        parameters: {
            query: {
                /** @description 题号须完全相同 */
                completeProblemID?: boolean;
                /** @description 第几页，从 1 起 */
                currentPage?: number;
                /** @description 团队编号 */
                gid?: number;
                /** @description 每页几条 */
                limit?: number;
                /** @description 只看本人的；必须给出 */
                onlyMine: boolean;
                /** @description 题号里的字 */
                problemID?: string;
                /** @description 判题结果的数值 */
                status?: number;
                /** @description 用户名里的字 */
                username?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 一页提交 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmissionPage"];
                };
            };
        };
    };
    getTestJudgeResult: {
        parameters: {
            query: {
                /** @description 调试键 */
                testJudgeKey: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 结果 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestJudge"];
                };
            };
        };
    };
    getUserProblemStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 比赛编号；比赛里的题才有 */
                    cid?: number | null;
                    /** @description 是否也算比赛结束以后的提交 */
                    containsEnd?: boolean | null;
                    /** @description 团队编号 */
                    gid?: number | null;
                    /** @description 是否比赛里的题 */
                    isContestProblemList: boolean;
                    /** @description 题目的内部编号；不能一个也没有 */
                    pidList: number[];
                };
            };
        };
        responses: {
            /** @description 每题的状态，键为题目的内部编号 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: components["schemas"]["ProblemStatus"];
                    };
                };
            };
        };
    };
    submission: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 真为所有人可看 */
                    share: boolean;
                    /** @description 提交编号 */
                    submitId: number;
                    /** @description 用户编号；服务器不看 */
                    uid?: string | null;
                };
            };
        };
        responses: {
            /** @description 没有内容 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": null;
                };
            };
        };
    };
    submitProblemJudge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 比赛编号，0 为不在比赛里 */
                    cid: number;
                    /** @description 程序，50–65535 个字符；Python、PHP、Ruby、Rust、JavaScript 不限最短 */
                    code: string;
                    /** @description 团队编号 */
                    gid?: number | null;
                    /** @description 是否其他站点的题 */
                    isRemote: boolean;
                    /** @description 语言，写法须与题目的 languages 一致 */
                    language: string;
                    /** @description 显示用的题号；比赛里是题标 */
                    pid: string;
                    /** @description 训练编号 */
                    tid?: number | null;
                };
            };
        };
        responses: {
            /** @description 收下的提交，status 为 5 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Judge"];
                };
            };
        };
    };
    submitProblemTestJudge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 程序，50–65535 个字符；Python、PHP、Ruby、Rust、JavaScript 不限最短 */
                    code: string;
                    /** @description 期望的输出；不给时不比较 */
                    expectedOutput?: string | null;
                    /** @description 是否其他站点的题 */
                    isRemoteJudge?: boolean | null;
                    /** @description 语言，写法须与题目的 languages 一致 */
                    language: string;
                    /** @description 编辑器的语言类型；其他站点的题才用 */
                    mode?: string | null;
                    /** @description 题目的内部编号 */
                    pid: number;
                    /** @description public 公开题；contest 比赛；group 团队 */
                    type: string;
                    /** @description 输入，1–1000 个字符 */
                    userInput: string;
                };
            };
        };
        responses: {
            /** @description 取结果用的键 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
        };
    };
}
