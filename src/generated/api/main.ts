// Generated from manifests/api/main.yaml by `npm run codegen`; do not edit.
export interface components {
    schemas: {
        AccountStep: {
            /** @description 真为整件事已办完，假为验证码已发出 */
            done: boolean;
            /** @description 多少秒后可再次发送验证码 */
            retryAfter?: number;
            /** @description 办完后的令牌，与登录的回答相同；done 为真时必有 */
            token?: string;
            /** @description 办完后可用来登录的账号 */
            username?: string;
        };
        Activity: {
            /**
             * Format: date-time
             * @description 时间
             */
            at: string;
            /** @description 动态编号 */
            id: string;
            /**
             * @description study 学习；homework 作业；honour 荣誉；join 加入课程
             * @enum {string}
             */
            kind: "study" | "homework" | "honour" | "join";
            /** @description 站内去处 */
            path?: string;
            /** @description 内容 */
            text: string;
        };
        AnswerInput: {
            /**
             * @description 标记了待检查
             * @default false
             */
            flagged?: boolean;
            /** @description 题目编号 */
            questionId: string;
            /**
             * @description 改动序号，大的盖过小的
             * @default 0
             */
            rev?: number;
            /**
             * @description 在本题上的用时，秒
             * @default 0
             */
            seconds?: number;
            /** @description 作答：选择题为选项字母，判断题为 right 或 wrong，填空题逐空，简答题一段文字，编程题为语言与程序，拼程序题从上到下每行为“编号:缩进层数”；空列表为清除 */
            value: string[];
        };
        AnswerRow: {
            /** @description 标记了待检查 */
            flagged: boolean;
            /** @description 题目编号 */
            questionId: string;
            /** @description 改动序号 */
            rev: number;
            /**
             * Format: date-time
             * @description 保存时间
             */
            savedAt: string;
            /** @description 用时，秒 */
            seconds: number;
            /** @description 作答 */
            value: string[];
        };
        Attachment: {
            /** @description 大小，字节 */
            bytes: number;
            /** @description 是否允许下载 */
            downloadable: boolean;
            /** @description 扩展名，不带点 */
            ext: string;
            /** @description 附件编号 */
            id: string;
            /** @description 用到它的课时 */
            lessonId?: string;
            /** @description 先要加入课程才能打开；只在课程的资料里给出 */
            locked?: boolean;
            /** @description 媒体类型 */
            mime: string;
            /** @description 文件名 */
            name: string;
            /** @description 所属对象的编号 */
            ownerId: string;
            /**
             * @description 属于课程、课时、通知还是作业
             * @enum {string}
             */
            ownerType: "course" | "lesson" | "notice" | "homework";
            /** @description 页数 */
            pages?: number;
            /**
             * @description 怎样预览；none 只能下载
             * @enum {string}
             */
            preview: "image" | "pdf" | "office" | "text" | "code" | "audio" | "video" | "zip" | "none";
            /**
             * Format: date-time
             * @description 上传时间
             */
            uploadedAt: string;
        };
        AttachmentFile: {
            /**
             * Format: date-time
             * @description 地址失效的时间
             */
            expiresAt: string;
            /** @description 所属课程、通知或作业的名称 */
            ownerTitle: string;
            /** @description 上次读到的页，从 1 起 */
            page: number;
            /** @description 带签名的地址 */
            url: string;
        } & components["schemas"]["Attachment"];
        AttemptHistory: {
            /** @description 作答次数，作废与缺考不算 */
            attemptCount: number;
            /** @description 最近的作答，新的在前，至多 50 次 */
            attempts: components["schemas"]["AttemptSummary"][];
            /** @description 平均得分率，百分数，没有时为空 */
            averageRate: number | null;
            /** @description 平均分，没有时为空 */
            averageScore?: number | null;
            /** @description 最高分，没有时为空 */
            bestScore?: number | null;
            /** @description 分种类 */
            byKind: components["schemas"]["RateByGroup"][];
            /** @description 分科目 */
            bySubject: components["schemas"]["RateByGroup"][];
            /** @description 最近一次的分，没有时为空 */
            lastScore?: number | null;
            /** @description 已出分的次数 */
            markedCount: number;
            /** @description 给出 paperId 时的试卷 */
            paper?: components["schemas"]["PaperCard"] | null;
            /** @description 及格次数 */
            passedCount: number;
            /** @description 已出分的作答，旧的在前 */
            trend: components["schemas"]["ScorePoint"][];
            /** @description 总用时，秒 */
            usedSeconds: number;
            /** @description 得分率最低的知识点，至多 6 个，低的在前 */
            weak: components["schemas"]["KnowledgeRate"][];
        };
        AttemptPage: {
            /** @description 各状态的次数，键为状态 */
            counts: {
                [key: string]: number;
            };
            /** @description 本页的作答 */
            records: components["schemas"]["AttemptSummary"][];
            /** @description 总次数 */
            total: number;
        };
        AttemptReport: {
            /** @description 答案与解析已发布 */
            answersReleased: boolean;
            attempt: components["schemas"]["AttemptSummary"];
            /** @description 超过百分之几的参加者，未发布为空 */
            beatPercent?: number | null;
            /** @description 分知识点，未发布时为空列表 */
            byKnowledge: components["schemas"]["KnowledgeRate"][];
            /** @description 老师的评语或按分数段的鼓励 */
            comment?: string;
            /** @description 材料题的材料 */
            materials: components["schemas"]["QuestionMaterial"][];
            /** @description 答错与部分对的客观题数，未发布为 0 */
            mistakes?: number;
            /** @description 客观题得分，未发布为空 */
            objective?: number | null;
            /** @description 分数已发布 */
            released: boolean;
            /** @description 还没发布时，何时可看 */
            releaseText?: string;
            /** @description 逐题 */
            rows: components["schemas"]["ReportRow"][];
            /** @description 分部分 */
            sections: components["schemas"]["SectionScore"][];
            /** @description 本人给老师的说明，没有时为空 */
            studentNote?: components["schemas"]["StudentNote"] | null;
            /** @description 主观题与编程题得分，未发布为空 */
            subjective?: number | null;
            /** @description 其中还不在错题本里的题数 */
            unbooked?: number;
            /** @description 各结果的题数，键为结果；未发布时只有 blank 与 pending */
            verdicts: {
                [key: string]: number;
            };
        };
        AttemptState: {
            /** @description 已作答的题数，空的不算 */
            answeredCount: number;
            /** @description 已存的作答 */
            answers: components["schemas"]["AnswerRow"][];
            /** @description 正在作答的页面编号 */
            clientTab: string;
            /**
             * Format: date-time
             * @description 没有交卷时，服务器在这一刻收卷；到这时为止还收到时之前写的答案
             */
            closesAt: string;
            /**
             * Format: date-time
             * @description 到时的时刻
             */
            deadlineAt: string;
            /** @description 看过的最远一题的题号；只用于只能往后做的试卷 */
            furthest?: number;
            /** @description 作答编号 */
            id: string;
            /** @description 第几次 */
            no: number;
            /** @description 试卷编号 */
            paperId: string;
            /** @description 题数 */
            questionCount: number;
            /** @description 这次没有收下的改动；只在保存与交卷时 */
            rejected?: components["schemas"]["RejectedAnswer"][];
            /**
             * Format: date-time
             * @description 最近一次保存的时间
             */
            savedAt?: string | null;
            /** @description 得分，未到发布时间为空 */
            score?: number | null;
            /**
             * Format: date-time
             * @description 服务器此刻的时间
             */
            serverNow: string;
            /**
             * Format: date-time
             * @description 开始时间
             */
            startedAt: string;
            /**
             * @description 状态（字典 attempt_state）
             * @enum {string}
             */
            state: "in_progress" | "submitted" | "marking" | "marked" | "absent" | "voided";
            /**
             * Format: date-time
             * @description 交卷时间
             */
            submittedAt?: string | null;
            /** @description 满分，分 */
            totalScore?: number;
        };
        AttemptSummary: {
            /** @description 作答题数 */
            answeredCount: number;
            /**
             * @description 交卷方式（字典 hand_in_way）；没有交卷时为空
             * @enum {string|null}
             */
            by?: "user" | "timeup" | "admin" | null;
            /** @description 此刻可看答案与解析 */
            canReview: boolean;
            /**
             * Format: date-time
             * @description 到时的时刻
             */
            deadlineAt?: string;
            /** @description 作答编号 */
            id: string;
            /** @description 试卷种类（字典 paper_kind） */
            kind: string;
            /** @description 第几次 */
            no: number;
            /** @description 缺考、作废的说明 */
            note?: string;
            /** @description 试卷编号 */
            paperId: string;
            /** @description 试卷名 */
            paperTitle: string;
            /** @description 是否及格，未出分为空 */
            passed?: boolean | null;
            /** @description 及格分，分 */
            passScore: number;
            /** @description 题数 */
            questionCount: number;
            /** @description 得分率，百分数，未出分为空 */
            rightRate?: number | null;
            /** @description 得分，未到发布时间为空 */
            score?: number | null;
            /**
             * Format: date-time
             * @description 开始时间；缺考时为试卷截止的时间
             */
            startedAt: string;
            /**
             * @description 状态（字典 attempt_state）
             * @enum {string}
             */
            state: "in_progress" | "submitted" | "marking" | "marked" | "absent" | "voided";
            /** @description 科目（字典 subject） */
            subject: string;
            /**
             * Format: date-time
             * @description 交卷时间
             */
            submittedAt?: string | null;
            /** @description 满分，分 */
            totalScore: number;
            /** @description 用时，秒 */
            usedSeconds: number;
        };
        AwardResult: {
            /** @description 奖项 */
            award: string;
            /** @description 组别 */
            group: string;
            /** @description 是否本人所在 */
            mine: boolean;
            /** @description 学校 */
            school: string;
            /** @description 队伍编号 */
            teamId: string;
            /** @description 队名；个人赛为姓名 */
            teamName: string;
            /** @description 作品名 */
            workTitle?: string;
        };
        AwardRule: {
            /** @description 奖项等级（字典 award_level） */
            level: string;
            /** @description 奖项名 */
            name: string;
            /** @description 设奖办法 */
            rule: string;
        };
        Banner: {
            /**
             * Format: date-time
             * @description 展示开始
             */
            from: string;
            /** @description 轮播编号 */
            id: string;
            /** @description 图片地址 */
            image: string;
            /** @description 站内去处 */
            path: string;
            /** @description 副标题 */
            subtitle: string;
            /** @description 标题 */
            title: string;
            /**
             * Format: date-time
             * @description 展示结束
             */
            to: string;
        };
        Campus: {
            /** @description 地址 */
            address: string;
            /** @description 校区编号 */
            id: string;
            /** @description 校区名 */
            name: string;
            /** @description 打过码的联系电话 */
            phone: string;
        };
        CatalogNode: {
            /** @description 课时数；课时为 0 */
            childCount: number;
            /** @description 章里的课时 */
            children: components["schemas"]["CatalogNode"][];
            /** @description 课程编号 */
            courseId: string;
            /** @description 已学完的课时数 */
            done: number;
            /** @description 节点编号 */
            id: string;
            /**
             * @description chapter 章；lesson 课时
             * @enum {string}
             */
            kind: "chapter" | "lesson";
            /** @description 课时类型（字典 lesson_type）；章没有 */
            lessonType?: string;
            /** @description 是否锁定 */
            locked: boolean;
            /**
             * @description prereq 须先学完别的；time 未到开放时间；enrol 未加入课程
             * @enum {string}
             */
            lockReason?: "prereq" | "time" | "enrol";
            /** @description 锁定原因的说明 */
            lockText?: string;
            /** @description 编号，例如 第 3 章、3.2 */
            number: string;
            /**
             * Format: date-time
             * @description 开放时间
             */
            openAt?: string;
            /** @description 同级中的次序，从 1 起 */
            order: number;
            /** @description 文档页数 */
            pages?: number;
            /** @description 所在章的编号，章为空 */
            parentId?: string | null;
            /** @description 完成百分数 */
            percent: number;
            /** @description 指向的视频、附件、作业、试卷或题目的编号 */
            refId?: string;
            /** @description 视频时长，秒 */
            seconds?: number;
            /**
             * @description none 未学；doing 在学；done 学完
             * @enum {string}
             */
            state: "none" | "doing" | "done";
            /** @description 名称 */
            title: string;
            /** @description 课时总数 */
            total: number;
            /** @description 可试学 */
            trial: boolean;
        };
        CompanyInfo: {
            /** @description 机构名 */
            name: string;
            /** @description 打过码的客服电话 */
            servicePhone: string;
            /** @description 服务时间 */
            serviceTime: string;
            /** @description 简称 */
            shortName: string;
            /** @description 一句话介绍 */
            slogan: string;
            /** @description 网站地址 */
            website: string;
        };
        CompetitionAward: {
            /** @description 奖项 */
            award: string;
            /** @description 荣誉里的证书或奖牌；还没有颁发为空 */
            honorId: string | null;
        };
        CompetitionCan: {
            /** @description 可以作答赛题 */
            answer: boolean;
            /** @description 可以取消报名 */
            cancel: boolean;
            /** @description 可以凭邀请码入队 */
            join: boolean;
            /** @description 可以离队 */
            leave: boolean;
            /** @description 可以移交队长 */
            manageTeam: boolean;
            /** @description 不能报名、入队、交作品、作答或订阅时的原因，否则为空文字 */
            reason: string;
            /** @description 可以报名、改报名或重交 */
            register: boolean;
            /** @description 可以订阅开放提醒 */
            remind: boolean;
            /** @description 可以请队员离队 */
            removeMember: boolean;
            /** @description 正在收作品的阶段 */
            stageId?: string | null;
            /** @description 可以提交作品 */
            submitWork: boolean;
        };
        CompetitionCard: {
            /** @description 取消原因 */
            cancelReason?: string;
            /** @description 赛事短号，例如 K01 */
            code: string;
            /** @description 封面地址 */
            cover: string;
            /**
             * Format: date-time
             * @description 结束时间
             */
            endAt: string;
            /**
             * @description solo 个人；team 组队
             * @enum {string}
             */
            form: "solo" | "team";
            /** @description 进行中且已封榜 */
            frozen: boolean;
            /**
             * Format: date-time
             * @description 封榜时间，不封榜为空
             */
            frozenAt?: string | null;
            /** @description 组别 */
            groups: string[];
            /** @description 有排行榜可看 */
            hasRanking: boolean;
            /** @description 赛事编号 */
            id: string;
            /**
             * @description 本人的报名状态（字典 reg_state）
             * @enum {string}
             */
            myState: "none" | "draft" | "pending" | "approved" | "rejected" | "waiting" | "cancelled";
            /**
             * Format: date-time
             * @description 当前状态到何时结束，用来倒计时；已结束与已取消为空
             */
            nextAt?: string | null;
            /** @description 倒计时的文字，例如 距报名截止 */
            nextText?: string;
            /** @description 线上进行 */
            online: boolean;
            /** @description 地点 */
            place: string;
            /** @description 名额，队数或人数；不限为空 */
            places: number | null;
            /** @description 剩下的名额；不限为空 */
            placesLeft: number | null;
            /**
             * @description 排名规则：score 评审分；icpc 过题数与罚时；ioi 得分；bestTime 先比得分再比时间，没有赛题时只比时间；steps 最少步数；grade 等次；points 积分
             * @enum {string}
             */
            rankRule: "score" | "icpc" | "ioi" | "bestTime" | "steps" | "grade" | "points";
            /**
             * Format: date-time
             * @description 报名开始
             */
            regFrom: string;
            /**
             * Format: date-time
             * @description 报名截止
             */
            regTo: string;
            /** @description 本人已订阅开放提醒 */
            reminded: boolean;
            /**
             * Format: date-time
             * @description 开赛时间
             */
            startAt: string;
            /**
             * @description 状态（字典 competition_state）；frozen 也是进行中
             * @enum {string}
             */
            state: "preview" | "reg_open" | "reg_closed" | "running" | "frozen" | "judging" | "publicity" | "ended" | "cancelled";
            /** @description 一句话介绍 */
            summary: string;
            /** @description 本人现在最要紧的事；没有时为空 */
            task: components["schemas"]["CompetitionTodo"] | null;
            /** @description 已报名的队数；个人赛为人数 */
            teamCount: number;
            /** @description 每队至多几人 */
            teamMax: number;
            /** @description 每队至少几人 */
            teamMin: number;
            /** @description 赛事名 */
            title: string;
            /** @description 赛道 */
            track: string;
        };
        CompetitionDetail: {
            /** @description 参赛协议，HTML */
            agreementHtml: string;
            /** @description 奖项设置 */
            awards: components["schemas"]["AwardRule"][];
            competition: components["schemas"]["CompetitionCard"];
            /** @description 咨询方式 */
            contactNote: string;
            /** @description 报名要填的项 */
            fields: components["schemas"]["RegistrationField"][];
            /** @description 材料要求 */
            files: components["schemas"]["FileRule"][];
            /** @description 介绍，HTML */
            introHtml: string;
            /** @description 关于这场赛事的通知，新的在前 */
            notices: components["schemas"]["CompetitionNotice"][];
            /**
             * Format: date-time
             * @description 公示异议截止，没有公示为空
             */
            objectionTo?: string | null;
            /** @description 主办方 */
            organizer: string;
            /** @description 常见问题 */
            questions: components["schemas"]["CompetitionFaq"][];
            /** @description 公示与最终的获奖名单；没到公示时为空 */
            results: components["schemas"]["AwardResult"][];
            /** @description 规则，HTML */
            rulesHtml: string;
            /** @description 时间表 */
            schedule: components["schemas"]["ScheduleEntry"][];
            /** @description 计分与排名办法，HTML */
            scoringHtml: string;
            /** @description 阶段，按次序 */
            stages: components["schemas"]["CompetitionStage"][];
            /** @description 赛题；开赛后只给已通过报名的学生 */
            tasks: components["schemas"]["CompetitionTask"][];
            /** @description 机器人赛里给人看的世界，写法同机器人题样例的输入；别的赛事为空 */
            world?: string | null;
        };
        CompetitionFaq: {
            /** @description 答 */
            answer: string;
            /** @description 问 */
            question: string;
        };
        CompetitionMine: {
            /** @description 本人得的奖；没有时为空 */
            award: components["schemas"]["CompetitionAward"] | null;
            can: components["schemas"]["CompetitionCan"];
            /** @description 赛事编号 */
            competitionId: string;
            /**
             * @description 现在最该做的一件事：remind 订阅提醒；reminded 等报名开始；register 报名；resume 接着填；mend 按意见修改；gather 等队友或队长；wait 等审核或候补；ready 等开赛；answer 作答；submit 交作品；watch 看榜；results 看结果；look 只能看看；cancelled 已取消
             * @enum {string}
             */
            next: "remind" | "reminded" | "register" | "resume" | "mend" | "gather" | "wait" | "ready" | "answer" | "submit" | "watch" | "results" | "look" | "cancelled";
            /** @description 报名，没有时为空 */
            registration: components["schemas"]["Registration"] | null;
            /** @description 审核要求修改的项：键是 group、teamName 或 form.<键>，值是要求 */
            remarks: {
                [key: string]: string;
            };
            /** @description 已订阅开放提醒 */
            reminded: boolean;
            /**
             * Format: date-time
             * @description 服务器此刻的时间
             */
            serverNow: string;
            /**
             * @description 报名状态（字典 reg_state）
             * @enum {string}
             */
            state: "none" | "draft" | "pending" | "approved" | "rejected" | "waiting" | "cancelled";
            /** @description 赛题的作答 */
            tasks: components["schemas"]["TaskAnswer"][];
            /** @description 队伍，没有时为空 */
            team: components["schemas"]["Team"] | null;
            /** @description 报名表里已经有的内容；没填过时是从账号里带出来的 */
            values: components["schemas"]["RegistrationValues"];
            /** @description 各阶段各版本的作品，新的在前 */
            works: components["schemas"]["WorkSubmission"][];
        };
        CompetitionNotice: {
            /** @description 通知编号 */
            id: string;
            /**
             * Format: date-time
             * @description 发布时间
             */
            publishAt: string;
            /** @description 标题 */
            title: string;
        };
        CompetitionPage: {
            /** @description 各状态的场数，键为状态 */
            counts: {
                [key: string]: number;
            };
            /** @description 本页的赛事 */
            records: components["schemas"]["CompetitionCard"][];
            /** @description 总场数 */
            total: number;
            /** @description 全部赛道，供筛选 */
            tracks: string[];
        };
        CompetitionReceipt: {
            /** @description 赛题作答；作品时为空 */
            answer?: components["schemas"]["TaskAnswer"] | null;
            /**
             * Format: date-time
             * @description 收下的时间
             */
            at: string;
            /** @description 编号 */
            id: string;
            /**
             * @description work 作品；answer 赛题作答
             * @enum {string}
             */
            kind: "work" | "answer";
            /** @description 回执号，给人看的 */
            no: string;
            /** @description 结果的话 */
            text: string;
            /** @description 作品；作答时为空 */
            work?: components["schemas"]["WorkSubmission"] | null;
        };
        CompetitionStage: {
            /**
             * Format: date-time
             * @description 开始时间
             */
            from?: string;
            /** @description 阶段编号 */
            id: string;
            /** @description 阶段名 */
            name: string;
            /** @description 本阶段要交作品 */
            needsWork: boolean;
            /** @description 说明 */
            note: string;
            /** @description 次序，从 1 起 */
            order: number;
            /** @description 晋级规则 */
            promoteText: string;
            /**
             * Format: date-time
             * @description 评审截止
             */
            reviewTo?: string | null;
            /**
             * @description wait 未开始；open 进行中；review 评审中；done 已完成；cancelled 已取消
             * @enum {string}
             */
            state: "wait" | "open" | "review" | "done" | "cancelled";
            /**
             * Format: date-time
             * @description 结束或提交截止
             */
            to?: string;
        };
        CompetitionTask: {
            /** @description 通过的队数；封榜后不再变，结果还没有公布时为空 */
            accepted: number | null;
            /** @description 赛题编号 */
            id: string;
            /**
             * @description 题型（字典 task_kind）
             * @enum {string}
             */
            kind: "problem" | "question" | "work";
            /**
             * @description 本人的状态（字典 task_state）
             * @enum {string}
             */
            myState: "none" | "saved" | "draft" | "submitted" | "reviewing" | "scored" | "solved" | "wrong";
            /** @description 本人提交的次数；作品题为版本数 */
            myTries: number;
            /** @description 题标，例如 A */
            no: string;
            /** @description 判题系统里的题号；编程题才有 */
            problemId?: string | null;
            question?: components["schemas"]["Question"];
            /** @description 满分，分 */
            score: number;
            /** @description 收作品的阶段；作品题才有 */
            stageId?: string;
            /** @description 题名 */
            title: string;
            /** @description 提交过的队数 */
            tried: number;
        };
        CompetitionTip: {
            /**
             * Format: date-time
             * @description 相关的时刻，用来倒计时
             */
            at?: string | null;
            /** @description 赛事编号 */
            competitionId: string;
            /** @description 赛事名 */
            competitionTitle: string;
            /** @description 提醒编号 */
            id: string;
            /**
             * @description 种类
             * @enum {string}
             */
            kind: "pending" | "rejected" | "deadline" | "starting" | "running" | "frozen" | "judging" | "publicity" | "cancelled" | "invite";
            /** @description 提醒的话 */
            text: string;
            /**
             * @description 语气，对应主题里的颜色
             * @enum {string}
             */
            tone: "info" | "ok" | "warn" | "bad" | "mute";
        };
        CompetitionTodo: {
            /** @description 要做的事 */
            text: string;
            /**
             * @description 语气，对应主题里的颜色
             * @enum {string}
             */
            tone: "info" | "ok" | "warn" | "bad" | "mute";
        };
        ContinueItem: {
            /**
             * Format: date-time
             * @description 上次学习的时间；交作业、交卷、交程序不算。没有学过时为加入的时间
             */
            at: string;
            /** @description 所在章 */
            chapterTitle: string;
            /** @description 课程编号 */
            courseId: string;
            /** @description 课程名 */
            courseTitle: string;
            /** @description 封面地址 */
            cover: string;
            /** @description 课时编号 */
            lessonId: string;
            /** @description 课时名 */
            lessonTitle: string;
            /** @description 课时类型（字典 lesson_type） */
            lessonType: string;
            /** @description 文档页数 */
            pages?: number;
            /** @description 这一课时的进度，百分数 */
            percent: number;
            /** @description 上次的位置：视频为秒，文档为页 */
            position: number;
            /** @description 整门课的进度，百分数 */
            progress: number;
            /** @description 指向的视频、附件、作业、试卷或题目的编号 */
            refId?: string;
            /** @description 视频时长，秒 */
            seconds?: number;
            /**
             * @description start 还没有学过（交作业、交卷、交程序不算），从第一个未学完的开始；continue 接着学在学的那一课，没有就是第一个未学完的；review 已经学完，从第一课复习
             * @enum {string}
             */
            stage: "start" | "continue" | "review";
        };
        CourseAggregate: {
            /** @description 动态，新的在前 */
            activities: components["schemas"]["Activity"][];
            /** @description 课程资料 */
            attachments: components["schemas"]["Attachment"][];
            /** @description 在展示期内的轮播 */
            banners: components["schemas"]["Banner"][];
            /** @description 章，课时在 children 里 */
            catalog: components["schemas"]["CatalogNode"][];
            /** @description 最近在学的课程各自的接着学；没有开始和已经学完的课程不在其中；home 里没有 resume 那一门，至多 4 门 */
            continues: components["schemas"]["ContinueItem"][];
            /** @description 本人各类课程的门数 */
            counts?: components["schemas"]["MineCounts"];
            /** @description 课程 */
            course?: components["schemas"]["CourseDetail"];
            /** @description 有学习记录的日子，早的在前 */
            days: components["schemas"]["StudyDay"][];
            /** @description 课程的作业，带本人的状态 */
            homework: components["schemas"]["Homework"][];
            /** @description honourId 或 verifyCode 所指的那一份；查无时没有 */
            honour?: components["schemas"]["Honour"];
            /** @description 荣誉 */
            honours: components["schemas"]["Honour"][];
            /** @description scope 为 lesson 时，这一课在课程里的位置；视频中心的视频没有 */
            lesson?: components["schemas"]["LessonPlace"];
            /** @description scope 为 lesson 且这一课是直播时的时间与去处 */
            live?: components["schemas"]["LiveLesson"];
            /** @description home 今天先做的一件：先是逾期还能补交的作业，再是今天截止的作业与试卷，再是今天的课；都没有时不出现 */
            next?: components["schemas"]["TodoItem"];
            /** @description 笔记与书签，新的在前；一课之内按位置 */
            notes: components["schemas"]["Note"][];
            /** @description 最新通知 */
            notices: components["schemas"]["Notice"][];
            /** @description 相近的课程 */
            related: components["schemas"]["CourseCard"][];
            /** @description 去学哪一课，见 stage；course 是这门课的，home 与 centre 是最近在学的课程的；没有加入、现在没有能学的课时不出现 */
            resume?: components["schemas"]["ContinueItem"];
            /**
             * @description 这是哪一处的聚合
             * @enum {string}
             */
            scope: "course" | "home" | "centre" | "lesson" | "honours";
            /** @description 学习概况 */
            study?: components["schemas"]["StudySummary"];
            /** @description 讲师 */
            teachers: components["schemas"]["Teacher"][];
            /** @description 待办，按截止时间 */
            todos: components["schemas"]["TodoItem"][];
            /** @description 在展示期内的课程专区 */
            zones: components["schemas"]["CourseZone"][];
        };
        CourseBuild: {
            /** @description 要做成什么样 */
            ask: string;
            /** @description 作业编号 */
            id: string;
            /** @description 图片地址 */
            image: string;
            /** @description 名称 */
            title: string;
        };
        CourseCard: {
            /** @description 适合年龄的下限，岁 */
            ageFrom: number;
            /** @description 适合年龄的上限，岁 */
            ageTo: number;
            /** @description 所属顶层目录的编号 */
            categoryId: string;
            /** @description 所属顶层目录 */
            categoryName: string;
            /** @description 章数；视频为 0 */
            chapterCount: number;
            /** @description 封面地址 */
            cover: string;
            /** @description 难度 1–5（字典 difficulty） */
            difficulty: number;
            /** @description 本人是否收藏 */
            favourite: boolean;
            /** @description 课程或视频的编号 */
            id: string;
            /** @description 课程类型（字典 course_kind） */
            kind: string;
            /**
             * Format: date-time
             * @description 本人最近学习的时间
             */
            lastStudyAt?: string;
            /** @description 本人的学习状态（字典 learn_state） */
            learnState: string;
            /** @description 课时数；视频为 1 */
            lessonCount: number;
            /** @description 锁定的原因 */
            lockText?: string;
            /**
             * Format: date-time
             * @description 开放时间
             */
            openFrom?: string;
            /** @description 本人的学习进度，百分数 */
            progress: number;
            /**
             * Format: date-time
             * @description 发布时间
             */
            publishedAt: string;
            /** @description 评分 0–5 */
            rating: number;
            /** @description 视频总时长，秒 */
            seconds: number;
            /** @description 课程状态（字典 course_state） */
            state: string;
            /** @description 学习人数；视频为播放次数 */
            studentCount: number;
            /** @description 一句话介绍 */
            summary: string;
            /** @description 标签 */
            tags: string[];
            /** @description 讲师，用顿号隔开 */
            teacherNames: string;
            /** @description 名称 */
            title: string;
            /**
             * @description course 课程；video 视频
             * @enum {string}
             */
            type: "course" | "video";
            /**
             * Format: date-time
             * @description 最近更新时间
             */
            updatedAt: string;
            /**
             * @description 视频能否播放
             * @enum {string}
             */
            videoState?: "ready" | "transcoding" | "failed" | "forbidden" | "removed";
        };
        CourseDetail: {
            /** @description 首次观看允许跳到还没看过的地方；为假时有些视频要按顺序看，以视频的 allowSeek 为准 */
            allowSeek: boolean;
            /** @description 允许倍速 */
            allowSpeed: boolean;
            /** @description 附件个数 */
            attachmentCount: number;
            /** @description 适合谁 */
            audience: string[];
            /** @description 学的时候会做出来的东西，按学的先后 */
            builds: components["schemas"]["CourseBuild"][];
            /** @description 学完可得的证书 */
            certificate?: string;
            /** @description 本人已学完的课时数 */
            doneCount: number;
            /** @description 学习目标 */
            goals: string[];
            /** @description 需要的器材，可为空 */
            hardware: string[];
            /** @description 作业份数 */
            homeworkCount: number;
            /** @description 本人这门课的证书（荣誉的编号）；还没有得到时不出现 */
            honourId?: string;
            /** @description 课程介绍，HTML，须净化后显示 */
            introHtml: string;
            /**
             * @description free 直接加入；code 凭激活码；none 现在不能加入
             * @enum {string}
             */
            joinBy: "free" | "code" | "none";
            /** @description 本人是否已加入 */
            joined: boolean;
            /** @description 须先学完的课程 */
            needs: components["schemas"]["TitleLink"][];
            /**
             * Format: date-time
             * @description 关闭时间
             */
            openTo?: string;
            /**
             * @description open 现在可以评；unfinished 学完才能评；rated 评过了；closed 账号只能查看
             * @enum {string}
             */
            rateState: "open" | "unfinished" | "rated" | "closed";
            /** @description 评过的人数 */
            ratingCount: number;
            /** @description 总学时，小时 */
            totalHours: number;
        } & components["schemas"]["CourseCard"];
        CoursePage: {
            counts: components["schemas"]["MineCounts"];
            /** @description 本页卡片 */
            records: components["schemas"]["CourseCard"][];
            /** @description 给出 teacherId 时的讲师；没有这位讲师时不出现 */
            teacher?: components["schemas"]["Teacher"];
            /** @description 符合条件的门数 */
            total: number;
        };
        CourseRating: {
            /**
             * Format: date-time
             * @description 评价的时间
             */
            at: string;
            /** @description 昵称 */
            author: string;
            /** @description 评价编号 */
            id: string;
            /** @description 由本人写的 */
            mine: boolean;
            /** @description 几颗星 */
            stars: number;
            /** @description 想说的话；没有写时为空串 */
            text: string;
        };
        CourseRelation: {
            /** @description 课程编号 */
            courseId: string;
            /** @description 课程名 */
            courseTitle: string;
            /** @description 是否收藏 */
            favourite: boolean;
            /** @description 是否已加入 */
            joined: boolean;
            /** @description 学习状态（字典 learn_state） */
            learnState: string;
        };
        CourseZone: {
            /** @description 专区里的课程 */
            courses: components["schemas"]["CourseCard"][];
            /**
             * Format: date-time
             * @description 展示开始
             */
            from: string;
            /** @description 专区编号 */
            id: string;
            /** @description 一句话介绍 */
            note: string;
            /** @description 专区名 */
            title: string;
            /**
             * Format: date-time
             * @description 展示结束
             */
            to: string;
        };
        DictItem: {
            /** @description 字典项编号，类型.值 */
            id: string;
            /** @description 是否默认项 */
            isDefault: boolean;
            /** @description 显示的文字 */
            label: string;
            /** @description 次序，从 1 起 */
            order: number;
            /**
             * @description 语气，对应主题里的颜色
             * @enum {string}
             */
            tone: "info" | "ok" | "warn" | "bad" | "mute";
            /** @description 字典类型 */
            type: string;
            /** @description 值 */
            value: string;
        };
        Directory: {
            /** @description 课程门数，含下级，不含已下架 */
            courseCount: number;
            /** @description 封面地址 */
            cover?: string;
            /** @description 图标名 */
            icon: string;
            /** @description 目录编号 */
            id: string;
            /** @description 层级，顶层为 1 */
            level: number;
            /** @description 同级中的次序 */
            order: number;
            /** @description 上级目录编号，顶层为空 */
            parentId?: string | null;
            /** @description 一句话介绍 */
            summary?: string;
            /** @description 目录名 */
            title: string;
        };
        DirectoryNode: {
            /** @description 下级目录 */
            children: components["schemas"]["DirectoryNode"][];
            /** @description 课程门数，含下级，不含已下架 */
            courseCount: number;
            /** @description 图标名 */
            icon: string;
            /** @description 目录编号 */
            id: string;
            /** @description 层级，顶层为 1 */
            level: number;
            /** @description 同级中的次序 */
            order: number;
            /** @description 上级目录编号，顶层为空 */
            parentId?: string | null;
            /** @description 目录名 */
            title: string;
        };
        /** @description 一条提问或回答 */
        DiscussionPost: {
            /**
             * Format: date-time
             * @description 发出的时间
             */
            at: string;
            /** @description 昵称；老师为姓名 */
            author: string;
            /** @description 本人标为有帮助 */
            helpful: boolean;
            /** @description 觉得有帮助的人数 */
            helpfulCount: number;
            /** @description 编号 */
            id: string;
            /** @description 由本人写的 */
            mine: boolean;
            /**
             * @description shown 大家都能看到；pending 待审核；hidden 已隐藏
             * @enum {string}
             */
            state: "shown" | "pending" | "hidden";
            /** @description 待审核或已隐藏的原因 */
            stateText?: string;
            /** @description 由老师写的 */
            teacher: boolean;
            /** @description 内容 */
            text: string;
        };
        DiscussionQuestion: {
            /** @description 回答 */
            answers: components["schemas"]["DiscussionPost"][];
            /** @description 提问针对的位置：视频为秒，文档为页 */
            position?: number;
        } & components["schemas"]["DiscussionPost"];
        EndedSessions: {
            /** @description 退出了几个登录 */
            endedSessions: number;
        };
        FileRule: {
            /** @description 可用的扩展名 */
            ext: string[];
            /** @description 键 */
            key: string;
            /** @description 材料名 */
            label: string;
            /** @description 至多几个 */
            maxCount: number;
            /** @description 单个文件至多多少 MB */
            maxMb: number;
            /** @description 必交 */
            required: boolean;
        };
        HiddenScore: {
            /** @description 真实罚时，分钟 */
            penalty?: number | null;
            /** @description 真实得分 */
            score: number;
            /** @description 真实步数 */
            steps?: number | null;
            /** @description 说明 */
            text: string;
        };
        Homework: {
            /** @description 可以交什么（字典 submit_kind） */
            accept: ("text" | "file" | "image" | "code" | "link")[];
            /** @description 已交次数 */
            attempt: number;
            /** @description 现在能否提交 */
            canSubmit: boolean;
            /** @description 要求，HTML，须净化后显示 */
            contentHtml: string;
            /** @description 所属课程 */
            courseId?: string;
            /**
             * Format: date-time
             * @description 关闭时间，之后不收
             */
            cutoffAt: string;
            /**
             * Format: date-time
             * @description 截止时间，之后为迟交
             */
            dueAt: string;
            /** @description 允许的扩展名，不带点；空为不收文件 */
            fileExt: string[];
            /** @description 满分，分 */
            fullScore: number;
            /** @description 作业编号 */
            id: string;
            /** @description 程序可以用的语言（字典 language）；不收程序时为空 */
            languages: string[];
            /** @description 已过截止时间还能补交，或已迟交 */
            late: boolean;
            /** @description 迟交每天扣的百分数 */
            latePercent: number;
            /** @description 所属课时 */
            lessonId?: string;
            /** @description 最多交几次；0 为不限 */
            maxAttempts: number;
            /** @description 文件个数上限 */
            maxCount: number;
            /** @description 单个文件的上限，MB */
            maxMb: number;
            /**
             * Format: date-time
             * @description 现在算数的那个时间：还没开放时是开放，能补交时是补交的期限，其余是截止
             */
            nextAt: string;
            /** @description nextAt 是什么，例如“截止”“补交到” */
            nextText: string;
            /**
             * Format: date-time
             * @description 开放时间
             */
            openAt: string;
            /** @description 评分项 */
            rubric: components["schemas"]["RubricItem"][];
            /** @description 程序的样例；没有时为空 */
            samples: components["schemas"]["HomeworkSample"][];
            /** @description 最近一次的得分，分 */
            score?: number;
            /** @description 所属课程或视频的名称 */
            sourceTitle: string;
            /** @description 本人的状态（字典 homework_state） */
            state: string;
            /** @description 最近一次提交或草稿 */
            submission?: components["schemas"]["HomeworkSubmission"];
            /** @description 批改老师 */
            teacherName: string;
            /** @description 作业名 */
            title: string;
            /** @description 用哪一盒积木写程序；没有时所有积木都可以用 */
            toolbox?: string;
            /** @description 所属视频 */
            videoId?: string;
            /** @description 程序让机器人走的世界的名字；不是机器人的作业没有 */
            world?: string;
        };
        /** @description 各状态的份数 */
        HomeworkCounts: {
            /** @description 全部 */
            all: number;
            /** @description 已截止未交 */
            closed: number;
            /** @description 等待批改的：已提交、批改中 */
            doing: number;
            /** @description 已批改 */
            marked: number;
            /** @description 退回重交 */
            returned: number;
            /** @description 要交的：待提交、草稿、逾期可补交 */
            todo: number;
        };
        HomeworkPage: {
            counts: components["schemas"]["HomeworkCounts"];
            /** @description 本页作业 */
            records: components["schemas"]["Homework"][];
            /** @description 符合条件的份数 */
            total: number;
        };
        HomeworkSample: {
            /** @description 输入 */
            input: string;
            /** @description 应该的输出 */
            output: string;
        };
        HomeworkSubmission: {
            /** @description 第几次 */
            attempt: number;
            /** @description 程序 */
            code?: string;
            /** @description 评语 */
            comment?: string;
            /** @description 文件 */
            files: components["schemas"]["SubmittedFile"][];
            /** @description 作业编号 */
            homeworkId: string;
            /** @description 作业名 */
            homeworkTitle: string;
            /** @description 提交编号 */
            id: string;
            /** @description 程序的语言（字典 language） */
            lang?: string;
            /** @description 是否迟交 */
            late: boolean;
            /** @description 作品链接 */
            link?: string;
            /**
             * Format: date-time
             * @description 批改时间
             */
            markedAt?: string;
            /** @description 批改老师 */
            markedBy?: string;
            /** @description 各评分项的得分 */
            rubric: components["schemas"]["RubricItem"][];
            /**
             * Format: date-time
             * @description 最近保存的时间
             */
            savedAt: string;
            /** @description 得分，分 */
            score?: number;
            /**
             * @description 状态（字典 homework_state）
             * @enum {string}
             */
            state: "draft" | "submitted" | "marking" | "marked" | "returned";
            /**
             * Format: date-time
             * @description 提交时间
             */
            submittedAt?: string;
            /** @description 文字答案 */
            text?: string;
        };
        Honour: {
            /** @description 来自哪场赛事 */
            competitionId?: string;
            /** @description 来自哪门课程 */
            courseId?: string;
            /**
             * Format: date-time
             * @description 失效时间
             */
            expiresAt?: string;
            /** @description 本人设为不公开 */
            hidden: boolean;
            /** @description 荣誉编号 */
            id: string;
            /** @description 图片地址 */
            image: string;
            /**
             * Format: date-time
             * @description 颁发时间；未获得的徽章没有
             */
            issuedAt?: string;
            /** @description 颁发者 */
            issuer: string;
            /**
             * @description 种类（字典 honour_kind）
             * @enum {string}
             */
            kind: "cert" | "medal" | "badge";
            /** @description 等级（字典 award_level） */
            level: string;
            /** @description 点赞数 */
            likes: number;
            /** @description 是否本人的 */
            mine: boolean;
            /** @description 证书编号 */
            no?: string;
            /** @description 获得者 */
            ownerName: string;
            /**
             * @description 徽章的稀有度（字典 badge_rarity）
             * @enum {string}
             */
            rarity?: "common" | "rare" | "epic" | "legend";
            /** @description 因何获得 */
            reason?: string;
            /** @description 已揭晓；没有揭晓的徽章不说名称和因何获得 */
            revealed: boolean;
            /**
             * @description valid 有效；expired 已过期；revoked 已撤销；locked 尚未获得
             * @enum {string}
             */
            state: "valid" | "expired" | "revoked" | "locked";
            /** @description 撤销的原因，或获得的条件 */
            stateNote?: string;
            /** @description 队伍 */
            teamName?: string;
            /** @description 名称 */
            title: string;
            /** @description 是否已获得 */
            unlocked: boolean;
            /** @description 验证码，8 位 */
            verifyCode?: string;
        };
        KnowledgeRate: {
            /** @description 满分 */
            full: number;
            /** @description 得到的分 */
            got: number;
            /** @description 知识点编号 */
            id: string;
            /** @description 知识点 */
            name: string;
            /** @description 题数 */
            questionCount: number;
            /** @description 得分率，百分数 */
            rate: number;
            /** @description 丢过分的知识点里得分率最低的五个之一；只在作答详情里 */
            weakest?: boolean;
        };
        LessonLink: {
            /** @description 课程编号 */
            courseId: string;
            /** @description 课时编号 */
            lessonId: string;
            /** @description 课时类型（字典 lesson_type） */
            lessonType: string;
            /** @description 是否锁定 */
            locked: boolean;
            /** @description 锁定原因的说明 */
            lockText?: string;
            /** @description 编号，例如 3.2 */
            number: string;
            /** @description 指向的视频、附件、作业、试卷或题目的编号 */
            refId?: string;
            /** @description 名称 */
            title: string;
        };
        LessonPlace: {
            /** @description 所在章，例如 第 3 章 会做选择 */
            chapterTitle: string;
            /** @description 课程名 */
            courseTitle: string;
            /** @description 下一课；最后一课没有 */
            next?: components["schemas"]["LessonLink"];
            /** @description 上一课；第一课没有 */
            previous?: components["schemas"]["LessonLink"];
        } & components["schemas"]["LessonLink"];
        LiveLesson: {
            /**
             * Format: date-time
             * @description 结束时间
             */
            endAt: string;
            /** @description 直播间的地址；直播间打开时才有，在场由直播间记下 */
            joinUrl?: string;
            /** @description 课时编号 */
            lessonId: string;
            /** @description 回放的视频编号；有回放时才有，看完回放为学完 */
            replayId?: string;
            /**
             * Format: date-time
             * @description 开始时间
             */
            startAt: string;
            /**
             * @description coming 还没有开始；live 正在直播；over 已经结束
             * @enum {string}
             */
            state: "coming" | "live" | "over";
            /** @description 老师 */
            teacherName: string;
            /** @description 名称 */
            title: string;
        };
        LoginRecord: {
            /**
             * Format: date-time
             * @description 时间
             */
            at: string;
            /** @description 浏览器 */
            browser: string;
            /** @description 城市 */
            city: string;
            /** @description 是否为本次登录 */
            current: boolean;
            /** @description 记录编号 */
            id: string;
            /** @description 打过码的地址 */
            ip: string;
            /** @description 是否成功 */
            ok: boolean;
            /** @description 系统 */
            os: string;
        };
        MarkerAnswer: {
            /** @description 选了哪一项 */
            answer: string;
            /** @description 小问题编号 */
            id: string;
        };
        MarkerOption: {
            /** @description 选项字母 */
            key: string;
            /** @description 选项内容 */
            text: string;
        };
        /** @description 本人各类课程的门数 */
        MineCounts: {
            /** @description 收藏 */
            favourite: number;
            /** @description 已学完 */
            finished: number;
            /** @description 已加入 */
            joined: number;
            /** @description 学习中 */
            learning: number;
        };
        MyQuestion: {
            /** @description 取过提示的条数，累计 */
            hints: number;
            /**
             * Format: date-time
             * @description 最近一次的时间
             */
            lastAt?: string | null;
            /** @description 最近一次的作答 */
            lastValue: string[];
            /** @description 错题笔记 */
            note?: string | null;
            /** @description 做过的次数 */
            practiced: number;
            /** @description 答错的原因 */
            reason?: string | null;
            /** @description 做对的次数 */
            rightTimes: number;
            /**
             * @description none 没做过；right 最近一次对；wrong 在错题本；mastered 曾错已掌握
             * @enum {string}
             */
            state: "none" | "right" | "wrong" | "mastered";
            /** @description 连对次数 */
            streak: number;
            /** @description 做错的次数 */
            wrongTimes: number;
        };
        MyRanking: {
            /** @description 超过百分之几的参赛者；没有名次为空 */
            beatPercent?: number | null;
            /** @description 赛事编号 */
            competitionId: string;
            /** @description 赛事名 */
            competitionTitle: string;
            /** @description 已封榜 */
            frozen: boolean;
            /** @description 封榜后本人的真实成绩；没有封榜为空 */
            hidden?: components["schemas"]["HiddenScore"] | null;
            /** @description 前后各两行，含本人 */
            neighbours: components["schemas"]["RankRow"][];
            row: components["schemas"]["RankRow"];
            /** @description 赛事状态（字典 competition_state） */
            state: string;
            /** @description 榜上的行数 */
            total: number;
        };
        Note: {
            /**
             * Format: date-time
             * @description 记下或最近修改的时间
             */
            at: string;
            /** @description 课程编号；视频中心的视频没有 */
            courseId?: string;
            /** @description 课程名；视频中心的视频为所在分类 */
            courseTitle: string;
            /** @description 笔记编号 */
            id: string;
            /** @description 课时或视频的编号 */
            lessonId: string;
            /** @description 课时或视频的名称 */
            lessonTitle: string;
            /** @description 课时类型（字典 lesson_type） */
            lessonType: string;
            /** @description 位置：视频为秒；文档为页，不分页的文档为 0 */
            position: number;
            /** @description 指向的视频、附件、作业、试卷或题目的编号 */
            refId?: string;
            /** @description 笔记内容；书签为空串 */
            text: string;
        };
        NotedAnswer: {
            /** @description 题目编号 */
            questionId: string;
            /** @description 留在设备上的作答；空列表为清除 */
            value: string[];
        };
        Notice: {
            /** @description 附件个数 */
            attachmentCount: number;
            /**
             * @description notice 通知公告；message 个人消息
             * @enum {string}
             */
            box: "notice" | "message";
            /**
             * Format: date-time
             * @description 过期时间
             */
            expireAt?: string;
            /** @description 通知编号 */
            id: string;
            /** @description 种类（字典 notice_kind） */
            kind: string;
            /** @description 站内去处，例如 /courseDetail/c05 */
            link?: string;
            /** @description 是否置顶 */
            pinned: boolean;
            /**
             * Format: date-time
             * @description 发布时间
             */
            publishAt: string;
            /** @description 发布者 */
            publisher: string;
            /** @description 是否已读 */
            read: boolean;
            /**
             * Format: date-time
             * @description 读的时间
             */
            readAt?: string;
            /** @description 摘要，纯文字 */
            summary: string;
            /**
             * @description all 全体；grade 年级；class 班级；me 本人
             * @enum {string}
             */
            target: "all" | "grade" | "class" | "me";
            /** @description 标题 */
            title: string;
        };
        NoticeBox: {
            /**
             * @description 信箱，即 box 的值
             * @enum {string}
             */
            id: "notice" | "message";
            /** @description 名称 */
            title: string;
            /** @description 未读数 */
            unread: number;
        };
        NoticeDetail: {
            /** @description 附件 */
            attachments: components["schemas"]["Attachment"][];
            /** @description 发给班级的通知，说的是本人的哪些班 */
            classes: components["schemas"]["StudentClass"][];
            /** @description 正文，HTML，须净化后显示 */
            html: string;
            /** @description 较早的一条 */
            next?: components["schemas"]["TitleLink"];
            /** @description 较新的一条 */
            previous?: components["schemas"]["TitleLink"];
        } & components["schemas"]["Notice"];
        NoticePage: {
            /** @description 两个信箱与各自的未读数 */
            boxes: components["schemas"]["NoticeBox"][];
            /** @description 本页通知 */
            records: components["schemas"]["Notice"][];
            /** @description 符合条件的条数 */
            total: number;
            /** @description 全部未读数 */
            unread: number;
            /** @description 未读的个人消息数 */
            unreadMessages: number;
            /** @description 未读的通知公告数 */
            unreadNotices: number;
        };
        /** @description 短信验证码，6 位数字 */
        OneTimeCode: string;
        PaperCard: {
            /** @description 进行中的作答编号，没有时为最近一次的 */
            attemptId?: string | null;
            /** @description 还可作答几次，空为不限 */
            attemptsLeft: number | null;
            /** @description 平均分，分 */
            avgScore: number;
            /** @description 本人最高分，未出分为空 */
            bestScore?: number | null;
            /**
             * Format: date-time
             * @description 截止时间，空为不截止
             */
            closeAt?: string | null;
            /** @description 难度 1–5（字典 difficulty） */
            difficulty: number;
            /** @description 特别之处，例如题数多、有材料题、限时很短 */
            highlights: string[];
            /** @description 试卷编号 */
            id: string;
            /** @description 种类（字典 paper_kind） */
            kind: string;
            /** @description 本人最近一次的分，未出分为空 */
            lastScore?: number | null;
            /** @description 等级（字典 level_code） */
            level?: string;
            /** @description 可作答次数，0 为不限 */
            maxAttempts: number;
            /** @description 时长，分钟 */
            minutes: number;
            /**
             * Format: date-time
             * @description 下一次可以开始的时间；未开放与间隔中才有
             */
            nextAt?: string | null;
            /**
             * Format: date-time
             * @description 开放时间，空为一直开放
             */
            openAt?: string | null;
            /** @description 及格分，分 */
            passScore: number;
            /** @description 题数 */
            questionCount: number;
            /** @description 两次之间至少隔几分钟，0 为不限 */
            redoMinutes: number;
            /**
             * @description 本人此刻的状态（字典 paper_state）
             * @enum {string}
             */
            state: "not_open" | "open" | "in_progress" | "marking" | "redo" | "used_up" | "waiting" | "missed" | "closed";
            /** @description 科目（字典 subject） */
            subject: string;
            /** @description 参加人数 */
            takenBy: number;
            /** @description 试卷名 */
            title: string;
            /** @description 满分，分 */
            totalScore: number;
            /** @description 已用次数 */
            usedAttempts: number;
        };
        PaperDetail: {
            /** @description 进行中的作答，没有时为空 */
            attempt: components["schemas"]["AttemptState"] | null;
            /** @description 材料题的材料；不作答时为空 */
            materials: components["schemas"]["QuestionMaterial"][];
            /**
             * @description 多选计分：all 全对得分；half 少选得一半；perOption 按选项给分
             * @enum {string}
             */
            multiRule: "all" | "half" | "perOption";
            /**
             * @description free 可来回；sequential 只能往后
             * @enum {string}
             */
            nav: "free" | "sequential";
            paper: components["schemas"]["PaperCard"];
            /** @description 本人为什么不能作答，例如已毕业；能作答时为空 */
            refusal: string;
            release: components["schemas"]["PaperRelease"];
            /** @description 开始之前要知道的规则，一条一句 */
            rules: string[];
            /** @description 各部分 */
            sections: components["schemas"]["PaperSection"][];
            /**
             * Format: date-time
             * @description 服务器此刻的时间，用来校正倒计时
             */
            serverNow: string;
            /** @description 是否打乱 */
            shuffle: {
                /** @description 打乱选项次序 */
                options: boolean;
                /** @description 打乱题目次序 */
                questions: boolean;
            };
        };
        PaperItem: {
            /** @description 卷中题号，从 1 起 */
            no: number;
            question: components["schemas"]["Question"];
            /** @description 分值，分 */
            score: number;
        };
        PaperPage: {
            /** @description 各状态的份数，键为状态 */
            counts: {
                [key: string]: number;
            };
            /** @description 本页的试卷 */
            records: components["schemas"]["PaperCard"][];
            /** @description 本人为什么不能作答，例如已毕业；能作答时为空 */
            refusal: string;
            /** @description 总份数 */
            total: number;
        };
        PaperRelease: {
            /**
             * @description 何时看答案与解析：now 出分后；afterClose 截止后；never 不公布
             * @enum {string}
             */
            answers: "now" | "afterClose" | "never";
            /** @description 公布答案规则的说明 */
            answersText: string;
            /**
             * @description 何时出分：now 交卷即出；afterMark 批改后；afterClose 截止后
             * @enum {string}
             */
            score: "now" | "afterMark" | "afterClose";
            /** @description 出分规则的说明 */
            scoreText: string;
        };
        PaperSection: {
            /** @description 部分编号 */
            id: string;
            /** @description 题目；不作答时为空 */
            items: components["schemas"]["PaperItem"][];
            /** @description 说明，例如 每题 2 分 */
            note: string;
            /** @description 题数 */
            questionCount: number;
            /** @description 部分名，例如 一、单选题 */
            title: string;
            /** @description 本部分满分，分 */
            totalScore: number;
        };
        PasswordChange: {
            /**
             * Format: date-time
             * @description 修改时间
             */
            changedAt: string;
            /** @description 因此失效的其他登录个数 */
            endedSessions: number;
        };
        /** @description 姓名，1–50 个字，可以有“·”、空格与生僻字 */
        PersonName: string;
        /** @description 手机号 */
        Phone: string;
        /** @description 图里的数字，或文字题的得数 */
        PictureAnswer: string;
        PictureCode: {
            /** @description 多少秒后过期 */
            expiresIn: number;
            /** @description 编号，与答案一起送回 */
            id: string;
            /** @description 图，data 地址 */
            picture: string;
            /** @description 文字题 */
            question: string;
        };
        /** @description 图形验证码的编号 */
        PictureId: string;
        PracticeDay: {
            /** @description 作答次数 */
            count: number;
            /**
             * Format: date
             * @description 日期
             */
            date: string;
            /** @description 其中做对的次数 */
            right: number;
        };
        PracticeResult: {
            /** @description 有全角的字按半角判，因此得了分 */
            fullWidth?: boolean;
            key: components["schemas"]["QuestionKey"];
            mine: components["schemas"]["MyQuestion"];
            /** @description 题号 */
            questionId: string;
            /** @description 得分率，百分数 */
            rate: number;
            /**
             * @description right 对；part 部分对；wrong 错；pending 简答题等待自评
             * @enum {string}
             */
            verdict: "right" | "part" | "wrong" | "pending";
        };
        PracticeSettings: {
            /** @description 连对几次算掌握 */
            masteredAfter: number;
            /** @description 因此记为已掌握的题数 */
            moved: number;
        };
        /** @description 一道编程题的提示与题解 */
        ProblemHelp: {
            /** @description 本人没有通过的次数，不含判题机的故障 */
            failures: number;
            /** @description 一共几条提示 */
            hintCount: number;
            /** @description 取过的提示，由浅入深 */
            hints: string[];
            /** @description 还不能看提示的原因；能看时为空 */
            hintsClosed: string | null;
            /** @description 题解；还不能看时为空 */
            solution: components["schemas"]["ProblemSolution"] | null;
            /** @description 还不能看题解的原因；能看时为空 */
            solutionClosed: string | null;
        };
        ProblemSolution: {
            /** @description 思路 */
            idea: string;
            /** @description 参考程序的语言 */
            language?: string;
            /** @description 参考程序；没有时不给 */
            program?: string;
        };
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
        QuestionCount: {
            /** @description 做过的题数 */
            done: number;
            /** @description 最近一次做对的题数 */
            right: number;
            /** @description 题数 */
            total: number;
            /** @description 题型或难度的值 */
            value: string;
        };
        QuestionDetail: {
            /** @description 答案与解析；没做过时为空 */
            key: components["schemas"]["QuestionKey"] | null;
            /** @description 材料，没有时为空 */
            material: components["schemas"]["QuestionMaterial"] | null;
            mine: components["schemas"]["MyQuestion"];
            /** @description 题库里这一题后面第一道现在能练的客观题 */
            nextOpenId: string | null;
            question: components["schemas"]["Question"];
            /** @description 同知识点、现在能练的另几题的题号 */
            relatedIds: string[];
            /** @description 在还能参加的考试、本人还没有公布答案的试卷或正在参加的比赛里，先不能练习 */
            sealed: boolean;
            /**
             * Format: date-time
             * @description 到什么时候能练；时间没有定、或者能练的题，为空
             */
            sealedUntil: string | null;
        };
        QuestionHints: {
            /** @description 取过的提示，由浅入深 */
            hints: string[];
            /** @description 一共几条 */
            total: number;
        };
        QuestionKey: {
            /** @description 填空题逐空可接受的写法，或拼程序题所有正确的排法 */
            accept?: string[][];
            /** @description 解析，HTML */
            analysisHtml: string;
            /** @description 答案：选项字母、right 或 wrong、逐空的标准写法、逐行的编号与缩进；简答与编程题为空列表 */
            answer: string[];
            /** @description 简答题的评分点 */
            points?: components["schemas"]["ScorePointRule"][];
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
        QuestionPage: {
            /** @description 本页题目用到的材料 */
            materials: components["schemas"]["QuestionMaterial"][];
            /** @description 本页的题目 */
            records: components["schemas"]["Question"][];
            /** @description 总题数 */
            total: number;
        };
        QuestionRow: {
            /** @description 难度 1–5（字典 difficulty） */
            difficulty: number;
            /** @description 题号 */
            id: string;
            /** @description 知识点 */
            knowledge: components["schemas"]["TagRef"][];
            /**
             * Format: date-time
             * @description 本人最近一次做的时间
             */
            lastAt?: string | null;
            /**
             * @description none 没做过；right 最近一次对；wrong 在错题本；mastered 曾错已掌握
             * @enum {string}
             */
            myState: "none" | "right" | "wrong" | "mastered";
            /** @description 错题笔记 */
            note?: string | null;
            /** @description 本人做过的次数 */
            practiced: number;
            /** @description 判题系统里的题号；编程题才有 */
            problemId?: string | null;
            /**
             * @description 答错的原因（字典 mistake_reason）
             * @enum {string|null}
             */
            reason?: "careless" | "concept" | "unread" | "guess" | "calculation" | "unable" | null;
            /** @description 在还能参加的考试、本人还没有公布答案的试卷或正在参加的比赛里，先不能练习 */
            sealed: boolean;
            /**
             * Format: date-time
             * @description 到什么时候能练；时间没有定、或者能练的题，为空
             */
            sealedUntil: string | null;
            /** @description 题干的文字，至多 80 字 */
            stemText: string;
            /** @description 最近连对的次数 */
            streak: number;
            /**
             * @description 题型（字典 question_type）
             * @enum {string}
             */
            type: "single" | "multiple" | "judge" | "blank" | "short" | "program" | "parsons";
            /** @description 本人做错的次数；错题才有 */
            wrongTimes?: number;
        };
        QuestionRowPage: {
            /** @description 连对几次算掌握，本人的设置 */
            masteredAfter: number;
            /** @description 错题本里已掌握的题数，与筛选无关 */
            masteredCount: number;
            /** @description 本页的题目 */
            records: components["schemas"]["QuestionRow"][];
            /** @description 总题数 */
            total: number;
            /** @description 错题本里未掌握的题数，与筛选无关 */
            wrongCount: number;
        };
        QuestionStats: {
            /** @description 分难度 */
            byDifficulty: components["schemas"]["QuestionCount"][];
            /** @description 分题型 */
            byType: components["schemas"]["QuestionCount"][];
            /** @description 练习过的日子，旧的在前 */
            calendar: components["schemas"]["PracticeDay"][];
            /** @description 最近十四天，旧的在前 */
            days: components["schemas"]["PracticeDay"][];
            /** @description 做过的题数 */
            done: number;
            /** @description 错题本里已掌握的题数 */
            mastered: number;
            /** @description 通过的编程题数 */
            programSolved: number;
            /** @description 交过但没通过的编程题数 */
            programTried: number;
            /** @description 最近一次做对的题数 */
            right: number;
            /** @description 正确率，百分数；做过的题里最近一次做对的占比，一题没做过为空 */
            rightRate: number | null;
            /** @description 到今天或昨天为止连续练习的天数 */
            streakDays: number;
            /** @description 题库的题数 */
            total: number;
            /** @description 做过三题以上、正确率最低的几个知识点，低的在前 */
            weakest: components["schemas"]["TagRate"][];
            /** @description 错题本里未掌握的题数 */
            wrong: number;
        };
        RankCell: {
            /** @description 全场第一个通过 */
            first: boolean;
            /** @description 结果还不公开的提交次数：封榜后的，和结果赛后才公布的题的 */
            frozenTries?: number;
            /** @description 通过时距开赛的分钟数，没通过为空 */
            minutes?: number | null;
            /** @description 最快时间的赛事里，得分最高的一次机器人在世界里跑了多少毫秒；没有得分、别的赛事没有 */
            ms?: number;
            /** @description 得分，分 */
            score: number;
            /** @description 已通过 */
            solved: boolean;
            /** @description 赛题编号 */
            taskId: string;
            /** @description 提交次数 */
            tries: number;
        };
        RankPage: {
            /** @description 此刻是封榜时的成绩 */
            frozen: boolean;
            /**
             * Format: date-time
             * @description 封榜时间
             */
            frozenAt?: string | null;
            /** @description 组别，供筛选 */
            groups: string[];
            /** @description 本人所在的行，不论在哪一页；没有时为空 */
            mine?: components["schemas"]["RankRow"] | null;
            /** @description 榜单说明 */
            note: string;
            /** @description 排名规则，同 CompetitionCard */
            rankRule: string;
            /** @description 本页的行 */
            records: components["schemas"]["RankRow"][];
            /** @description 学校，供筛选 */
            schools: string[];
            /** @description 各题，作表头 */
            tasks: components["schemas"]["RankTask"][];
            /** @description 总行数 */
            total: number;
            /**
             * Format: date-time
             * @description 榜单的更新时间
             */
            updatedAt: string;
        };
        RankRow: {
            /** @description 奖项 */
            award?: string | null;
            /** @description 最快成绩，毫秒；有赛题时是各题之和 */
            bestMs?: number | null;
            /** @description 各题，与 tasks 同序 */
            cells: components["schemas"]["RankCell"][];
            /** @description 与上次更新相比的升降，正为上升 */
            delta: number;
            /** @description 组别 */
            group: string;
            /** @description 行编号 */
            id: string;
            /** @description 队员姓名；个人赛为空列表 */
            members: string[];
            /** @description 是否本人所在 */
            mine: boolean;
            /** @description 罚时，分钟 */
            penalty?: number | null;
            /** @description 名次，并列的相同；打星的为空 */
            rank: number | null;
            /** @description 学校 */
            school: string;
            /** @description 得分；icpc 时为过题数 */
            score: number;
            /** @description 打星，不计名次 */
            starred: boolean;
            /** @description 最少步数 */
            steps?: number | null;
            /** @description 队伍或学生的编号 */
            teamId: string;
            /** @description 队名；个人赛为姓名 */
            teamName: string;
            /** @description 参赛号 */
            teamNo: string;
        };
        RankTask: {
            /** @description 赛题编号 */
            id: string;
            /** @description 题标 */
            no: string;
            /** @description 满分，分 */
            score: number;
            /** @description 题名 */
            title: string;
        };
        RateByGroup: {
            /** @description 次数 */
            count: number;
            /** @description 平均得分率，百分数 */
            rate: number;
            /** @description 科目或种类的值 */
            value: string;
        };
        ReadingRecord: {
            /** @description 是否学完 */
            finished: boolean;
            /** @description 接着读的页，从 1 起；学完后为 1 */
            page: number;
            /** @description 完成百分数 */
            percent: number;
        };
        Registration: {
            /** @description 已同意参赛协议 */
            agreed: boolean;
            /** @description 赛事编号 */
            competitionId: string;
            form: components["schemas"]["RegistrationForm"];
            /** @description 组别 */
            group: string;
            /** @description 办理经过，旧的在前 */
            history?: components["schemas"]["RegistrationEvent"][];
            /** @description 报名编号 */
            id: string;
            /** @description 参赛号，通过后才有 */
            no?: string | null;
            /**
             * Format: date-time
             * @description 审核时间
             */
            reviewedAt?: string | null;
            /** @description 审核意见，没有时为空文字 */
            reviewNote: string;
            /**
             * @description 状态（字典 reg_state）
             * @enum {string}
             */
            state: "draft" | "pending" | "approved" | "rejected" | "waiting" | "cancelled";
            /**
             * Format: date-time
             * @description 提交时间
             */
            submittedAt?: string | null;
            /** @description 候补的第几位；不在候补为空 */
            waitNo: number | null;
        };
        RegistrationEvent: {
            /**
             * Format: date-time
             * @description 时间
             */
            at: string;
            /** @description 经过 */
            text: string;
        };
        /** @description 一项报名要填的内容；表单按它画出控件，服务器按它检查 */
        RegistrationField: {
            /** @description 可用的扩展名；file 才有 */
            ext?: string[];
            /** @description 说明 */
            help?: string;
            /** @description 键，也是 form 里的键 */
            key: string;
            /** @description 名称 */
            label: string;
            /** @description 最大的数，或最晚的日期 */
            max?: number | string;
            /** @description 最多选几项，或几个文件 */
            maxCount?: number;
            /** @description 最多几个字 */
            maxLength?: number;
            /** @description 单个文件至多多少 MB；file 才有 */
            maxMb?: number;
            /** @description 最小的数，或最早的日期 */
            min?: number | string;
            /** @description 至少几个字 */
            minLength?: number;
            /** @description 选项；select、choice 与 multi 才有 */
            options?: string[];
            /** @description 提示 */
            placeholder?: string;
            /** @description 必填 */
            required: boolean;
            /**
             * @description 填写方式：select 下拉单选；choice 平铺单选；multi 多选；file 文件
             * @enum {string}
             */
            type: "text" | "textarea" | "phone" | "number" | "date" | "select" | "choice" | "multi" | "file";
        };
        /** @description 填写的项，键见赛事的 fields；多选是文字的列表，文件是文件的列表 */
        RegistrationForm: {
            [key: string]: string | string[] | components["schemas"]["SubmittedFile"][];
        };
        RegistrationFormInput: {
            [key: string]: string | string[] | components["schemas"]["UploadedFile"][];
        };
        RegistrationValues: {
            /** @description 已同意参赛协议 */
            agreed: boolean;
            form: components["schemas"]["RegistrationForm"];
            /** @description 组别 */
            group: string;
            /** @description 口号 */
            slogan: string;
            /** @description 指导老师 */
            teacher: string;
            /** @description 队名 */
            teamName: string;
        };
        RejectedAnswer: {
            /** @description 为什么没有收下 */
            message: string;
            /** @description 题目编号 */
            questionId: string;
        };
        RemovedNote: {
            /** @description 删掉的笔记的编号 */
            noteId: string;
        };
        RemovedPost: {
            /** @description 删掉的提问或回答的编号 */
            postId: string;
        };
        ReportRow: {
            /** @description 老师对简答题的评语，或编程题的判题结果；出分后才有 */
            comment?: string;
            /** @description 作答时标记过 */
            flagged: boolean;
            /** @description 分值，分 */
            full: number;
            /** @description 有全角的字按半角判，因此得了分 */
            fullWidth?: boolean;
            /** @description 在本人的错题本里 */
            inBook?: boolean;
            key?: components["schemas"]["QuestionKey"];
            /** @description 卷中题号 */
            no: number;
            question: components["schemas"]["Question"];
            /** @description 得分，未发布为空 */
            score?: number | null;
            /** @description 用时，秒 */
            seconds: number;
            /** @description 部分编号 */
            sectionId: string;
            /** @description 本人的作答 */
            value: string[];
            /**
             * @description right 对；part 部分对；wrong 错；blank 没答；pending 未出结果
             * @enum {string}
             */
            verdict: "right" | "part" | "wrong" | "blank" | "pending";
        };
        ReviewPlan: {
            /** @description 今天已复习的题数 */
            done: number;
            /** @description 今天还要复习的题的编号 */
            ids: string[];
            /** @description 今天还要复习的题数 */
            left: number;
            /** @description 今天还要复习的题 */
            list: components["schemas"]["WrongBookItem"][];
            /** @description 这些题用到的材料 */
            materials: components["schemas"]["QuestionMaterial"][];
            /**
             * Format: date-time
             * @description 还没有到期的题里最早的复习时间
             */
            nextAt: string | null;
            /** @description 连续复习的天数 */
            streakDays: number;
            /** @description 也到期了、顺延到以后的题数 */
            waiting: number;
        };
        ReviewResult: {
            /** @description 几天以后复习 */
            days: number;
            /**
             * Format: date-time
             * @description 下次复习的时间
             */
            nextAt: string;
            /** @description 题目编号 */
            questionId: string;
        };
        RubricItem: {
            /** @description 评分项 */
            name: string;
            /** @description 说明 */
            note: string;
            /** @description 分值，分 */
            points: number;
            /** @description 得分，分；批改后才有 */
            score?: number;
        };
        SavedAnswer: {
            /**
             * Format: date-time
             * @description 暂存的时间
             */
            at: string;
            /** @description 暂存的作答 */
            value: string[];
        };
        Schedule: {
            /** @description 课程编号 */
            courseId?: string;
            /**
             * Format: date-time
             * @description 结束时间
             */
            endAt: string;
            /** @description 安排编号 */
            id: string;
            /**
             * @description class 上课；live 直播；contest 比赛；activity 活动
             * @enum {string}
             */
            kind: "class" | "live" | "contest" | "activity";
            /** @description 地点 */
            place: string;
            /**
             * Format: date-time
             * @description 开始时间
             */
            startAt: string;
            /** @description 老师 */
            teacherName: string;
            /** @description 名称 */
            title: string;
        };
        ScheduleEntry: {
            /**
             * Format: date-time
             * @description 时间
             */
            at: string;
            /** @description 已过去 */
            done: boolean;
            /** @description 事项 */
            title: string;
        };
        School: {
            /** @description 所在的区 */
            district: string;
            /** @description 学校的编号 */
            id: string;
            /** @description 校名 */
            name: string;
        };
        SchoolPage: {
            /** @description 本页的学校 */
            records: components["schemas"]["School"][];
            /** @description 总所数 */
            total: number;
        };
        ScorePoint: {
            /**
             * Format: date-time
             * @description 交卷时间
             */
            at: string;
            /** @description 作答编号 */
            attemptId: string;
            /** @description 试卷名 */
            paperTitle: string;
            /** @description 得分率，百分数 */
            rate: number;
            /** @description 得分，分 */
            score: number;
            /** @description 满分，分 */
            totalScore: number;
        };
        ScorePointRule: {
            /** @description 占分，百分数 */
            percent: number;
            /** @description 评分点 */
            text: string;
        };
        SearchGroup: {
            /** @description 类名 */
            title: string;
            /** @description 条数 */
            total: number;
            /**
             * @description 类
             * @enum {string}
             */
            type: "course" | "lesson" | "video" | "paper" | "problem" | "competition" | "notice" | "honour";
        };
        SearchHit: {
            /**
             * Format: date-time
             * @description 时间
             */
            at?: string;
            /** @description 封面地址 */
            cover?: string;
            /** @description 含有关键字的一段文字 */
            excerpt: string;
            /** @description 对象编号 */
            id: string;
            /** @description 出处，例如所在课程 */
            note: string;
            /** @description 站内去处 */
            path: string;
            /** @description 标题 */
            title: string;
            /**
             * @description 类
             * @enum {string}
             */
            type: "course" | "lesson" | "video" | "paper" | "problem" | "competition" | "notice" | "honour";
        };
        SearchPage: {
            /** @description 每一类的条数，没有的类不出现 */
            groups: components["schemas"]["SearchGroup"][];
            /** @description 本页结果 */
            records: components["schemas"]["SearchHit"][];
            /** @description 每一类最前的三条，一类接一类；选了类时为空 */
            tops: components["schemas"]["SearchTop"][];
            /** @description 所选的类的条数 */
            total: number;
            /** @description 所有类的条数 */
            unscopedTotal: number;
        };
        SearchTop: {
            /** @description 类名 */
            groupTitle: string;
            /** @description 这一类的条数 */
            groupTotal: number;
        } & components["schemas"]["SearchHit"];
        SectionScore: {
            /** @description 满分 */
            full: number;
            /** @description 部分编号 */
            id: string;
            /** @description 题数 */
            questionCount: number;
            /** @description 答对的题数，未发布为空 */
            rightCount?: number | null;
            /** @description 得分，未发布为空 */
            score?: number | null;
            /** @description 部分名 */
            title: string;
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
        SessionInfo: {
            campus: components["schemas"]["Campus"];
            /** @description 所在班级 */
            classes: components["schemas"]["StudentClass"][];
            companyInfo: components["schemas"]["CompanyInfo"];
            /** @description 本人的荣誉，新的在前 */
            honors: components["schemas"]["Honour"][];
            /** @description 最近的登录记录，新的在前 */
            logins: components["schemas"]["LoginRecord"][];
            /** @description 权限 */
            permissions?: string[];
            /** @description 角色；没有时视为 student */
            roles?: string[];
            /** @description 本周一起三周的课表与安排，早的在前 */
            schedules: components["schemas"]["Schedule"][];
            studentDTO: components["schemas"]["Student"];
            study: components["schemas"]["StudySummary"];
            /** @description 未读通知与消息数 */
            unread: number;
        };
        SignedInDevice: {
            /** @description 浏览器 */
            browser: string;
            /** @description 城市 */
            city: string;
            /** @description 是否为本次登录 */
            current: boolean;
            /** @description 设备编号 */
            id: string;
            /** @description 系统 */
            os: string;
            /**
             * Format: date-time
             * @description 登录时间
             */
            signedInAt: string;
        };
        SignedInDevices: {
            /** @description 现在有效的登录 */
            devices: components["schemas"]["SignedInDevice"][];
            /** @description 本次登录之前最近一次成功的登录 */
            previous?: components["schemas"]["LoginRecord"];
        };
        Student: {
            /** @description 账号 */
            account: string;
            /**
             * Format: date
             * @description 生日
             */
            birthday?: string;
            /** @description 班级 */
            className: string;
            /** @description 退出登录后封存草稿用的密钥，不得显示 */
            draftKey: string;
            /** @description 打过码的邮箱 */
            emailMasked?: string;
            /** @description 性别（字典 user_gender） */
            gender: string;
            /** @description 年级（字典 grade） */
            grade: string;
            /** @description 头像地址 */
            headImg: string;
            /** @description 登录判题系统用的密钥，不得显示 */
            hojSecret: string;
            /** @description 学生编号 */
            id: string;
            /**
             * Format: date-time
             * @description 加入平台的时间
             */
            joinedAt: string;
            /**
             * Format: date-time
             * @description 上次登录时间
             */
            lastLoginAt?: string;
            /** @description 学习等级 */
            level: number;
            /** @description 首次登录须先改密码 */
            mustChangePassword: boolean;
            /** @description 昵称 */
            nickname: string;
            /** @description 打过码的手机号 */
            phoneMasked: string;
            /** @description 积分 */
            points: number;
            /** @description 学校 */
            school: string;
            /** @description 个性签名 */
            signature: string;
            /**
             * @description normal 正常；readonly 已毕业，只能查看
             * @enum {string}
             */
            state: "normal" | "readonly";
            /** @description 姓名 */
            studentName: string;
        };
        StudentClass: {
            /** @description 所学课程编号 */
            courseId: string;
            /** @description 所学课程 */
            courseTitle: string;
            /** @description 班级编号 */
            id: string;
            /** @description 班级名 */
            name: string;
            /** @description 教室 */
            room: string;
            /** @description 人数 */
            studentCount: number;
            /** @description 任课老师 */
            teacherName: string;
            /** @description 每周上课时间 */
            weekly: string;
        };
        StudentNote: {
            /** @description 没有送到的答案 */
            answers: components["schemas"]["NotedAnswer"][];
            /**
             * Format: date-time
             * @description 发出的时间
             */
            sentAt: string;
            /** @description 对老师说的话 */
            text: string;
        };
        StudentProfile: {
            /**
             * Format: date
             * @description 生日
             */
            birthday?: string;
            /** @description 性别（字典 user_gender） */
            gender: string;
            /** @description 年级（字典 grade） */
            grade: string;
            /** @description 头像地址 */
            headImg: string;
            /** @description 昵称 */
            nickname: string;
            /** @description 学校 */
            school: string;
            /** @description 个性签名 */
            signature: string;
        };
        StudyDay: {
            /**
             * Format: date
             * @description 日期
             */
            date: string;
            /** @description 当天学完的课时数 */
            lessons: number;
            /** @description 深浅 0–4 */
            level: number;
            /** @description 学习时长，秒 */
            seconds: number;
        };
        /** @description 学习概况，各处的数出自同一份记录 */
        StudySummary: {
            /** @description 收藏的课程门数 */
            coursesFavourite: number;
            /** @description 学完的课程门数 */
            coursesFinished: number;
            /** @description 加入的课程门数 */
            coursesJoined: number;
            /** @description 学习中的课程门数 */
            coursesLearning: number;
            /** @description 学完的选修课门数 */
            electiveDone: number;
            /** @description 加入的选修课门数 */
            electiveTotal: number;
            /** @description 已批改的作业份数 */
            homeworkMarked: number;
            /** @description 还要交的作业份数 */
            homeworkTodo: number;
            /** @description 已获得的荣誉个数 */
            honourCount: number;
            /** @description 上周整周的学习时长，秒 */
            lastWeekSeconds: number;
            /** @description 学完的课时数 */
            lessonsDone: number;
            /** @description 最长连续天数 */
            longestStreak: number;
            /** @description 学完的必修课门数 */
            requiredDone: number;
            /** @description 加入的必修课门数 */
            requiredTotal: number;
            /** @description 截至今天或昨天的连续天数 */
            streakDays: number;
            /** @description 有学习记录的天数 */
            studyDays: number;
            /** @description 今天的学习时长，秒 */
            todaySeconds: number;
            /** @description 累计学习时长，秒 */
            totalSeconds: number;
            /** @description 本周每天的学习时长，秒，从周一到今天 */
            week: number[];
            /** @description 本周有学习记录的天数 */
            weekDays: number;
            /** @description 每周目标，秒 */
            weekGoalSeconds: number;
            /** @description 本周学完的课时数 */
            weekLessons: number;
            /** @description 本周（周一起）的学习时长，秒 */
            weekSeconds: number;
        };
        SubmissionPage: {
            /** @description 本页提交 */
            records: components["schemas"]["HomeworkSubmission"][];
            /** @description 符合条件的次数 */
            total: number;
        };
        SubmittedFile: {
            /** @description 大小，字节 */
            bytes: number;
            /** @description 媒体类型 */
            mime: string;
            /** @description 文件名 */
            name: string;
            /**
             * Format: uri-reference
             * @description 地址
             */
            url?: string;
        };
        Tag: {
            /** @description 本人做过的题数，含下级 */
            done: number;
            /** @description 知识点编号 */
            id: string;
            /** @description 层级 1–3 */
            level: number;
            /** @description 本人的掌握度，百分数；做过的题里最近一次做对的占比，一题没做过为空 */
            mastery: number | null;
            /** @description 知识点 */
            name: string;
            /** @description 上级编号，顶层为空 */
            parentId: string | null;
            /** @description 从顶层起的名称，用 / 隔开 */
            path: string;
            /** @description 题数，含下级 */
            questionCount: number;
            /** @description 本人未掌握的错题数，含下级 */
            wrong: number;
        };
        TagNode: {
            /** @description 下级 */
            children: components["schemas"]["TagNode"][];
            /** @description 本人做过的题数，含下级 */
            done: number;
            /** @description 知识点编号 */
            id: string;
            /** @description 层级 1–3 */
            level: number;
            /** @description 本人的掌握度，百分数；一题没做过为空 */
            mastery: number | null;
            /** @description 知识点 */
            name: string;
            /** @description 题数，含下级 */
            questionCount: number;
            /** @description 本人未掌握的错题数，含下级 */
            wrong: number;
        };
        TagRate: {
            /** @description 做过的题数 */
            done: number;
            /** @description 知识点编号 */
            id: string;
            /** @description 知识点 */
            name: string;
            /** @description 正确率，百分数；做过的题里最近一次做对的占比 */
            rate: number;
            /** @description 题数，含下级 */
            total: number;
        };
        TagRef: {
            /** @description 知识点编号 */
            id: string;
            /** @description 知识点 */
            name: string;
        };
        TaskAnswer: {
            /**
             * Format: date-time
             * @description 最近一次的时间
             */
            at?: string | null;
            /** @description 编程题最近一次的程序 */
            code?: string | null;
            /** @description 不能再提交 */
            final: boolean;
            /** @description 编程题的语言 */
            language?: string | null;
            /** @description 机器人题最近一次在各个世界里一共跑了多少毫秒；别的题为空 */
            ms?: number | null;
            /** @description 暂存而没有提交的作答 */
            saved?: components["schemas"]["SavedAnswer"] | null;
            /** @description 得分，分；还不公布时为 0 */
            score: number;
            /** @description 已通过；还不公布时为假 */
            solved: boolean;
            /**
             * @description 状态（字典 task_state）
             * @enum {string}
             */
            state: "none" | "saved" | "draft" | "submitted" | "reviewing" | "scored" | "solved" | "wrong";
            /** @description 赛题编号 */
            taskId: string;
            /** @description 提交次数 */
            tries: number;
            /** @description 客观题的作答 */
            value?: string[];
            /** @description 编程题最近一次的判题结果，数值同判题系统 */
            verdict?: number | null;
        };
        Teacher: {
            /** @description 头像地址 */
            avatar: string;
            /** @description 所教课程的门数 */
            courseCount: number;
            /** @description 讲师编号 */
            id: string;
            /** @description 介绍 */
            intro: string;
            /** @description 姓名 */
            name: string;
            /** @description 所教课程的评分 0–5，按评价人数加权；没有人评过为 0 */
            rating: number;
            /** @description 评过这些课程的人数 */
            ratingCount: number;
            /** @description 所教课程的学习人次 */
            studentCount: number;
            /** @description 头衔 */
            title: string;
            /** @description 本人没有加入的课程里第一个可以试学的课时；没有时不出现 */
            trial?: components["schemas"]["TrialLesson"];
        };
        Team: {
            /** @description 队长的学生编号 */
            captainId: string;
            /** @description 队伍编号 */
            id: string;
            /** @description 邀请码；只有队员看得到 */
            inviteCode?: string;
            /**
             * Format: date-time
             * @description 锁定的时间，开赛前一小时
             */
            lockAt: string;
            /** @description 队伍已锁定，队员不能再变 */
            locked: boolean;
            /** @description 队员 */
            members: components["schemas"]["TeamMember"][];
            /** @description 离人数下限还差几人 */
            missing: number;
            /** @description 队名 */
            name: string;
            /** @description 队号 */
            no: string;
            /** @description 学校 */
            school: string;
            /** @description 口号 */
            slogan: string;
            /** @description 指导老师 */
            teacher?: string;
        };
        TeamMember: {
            /** @description 是否队长 */
            captain: boolean;
            /** @description 是否本人 */
            me: boolean;
            /** @description 姓名 */
            name: string;
            /** @description 分工 */
            role: string;
            /**
             * @description invited 已邀请；joined 已加入；left 已离队
             * @enum {string}
             */
            state: "invited" | "joined" | "left";
            /** @description 学生编号 */
            userId: string;
        };
        TitleLink: {
            /** @description 编号 */
            id: string;
            /** @description 标题 */
            title: string;
        };
        TodoItem: {
            /**
             * Format: date-time
             * @description 截止或开始的时间
             */
            dueAt: string;
            /** @description 待办编号 */
            id: string;
            /**
             * @description homework 作业；paper 试卷；competition 赛事；schedule 上课与直播
             * @enum {string}
             */
            kind: "homework" | "paper" | "competition" | "schedule";
            /** @description 已过截止时间但还能补交 */
            late: boolean;
            /** @description 补充说明，例如课程名或退回重交 */
            note: string;
            /** @description 站内去处 */
            path: string;
            /** @description 作业、试卷、赛事或安排的编号 */
            refId?: string;
            /** @description 名称 */
            title: string;
        };
        TrialLesson: {
            /** @description 课程编号 */
            courseId: string;
            /** @description 课程名 */
            courseTitle: string;
            /** @description 课时编号 */
            lessonId: string;
            /** @description 课时名 */
            lessonTitle: string;
            /** @description 课时类型（字典 lesson_type） */
            lessonType: string;
            /** @description 指向的视频、附件、作业、试卷或题目的编号 */
            refId?: string;
        };
        /** @description 填空怎样算对。全角总是按半角判，前后的空格总是不计；没有写的就要写得一样。 */
        TypingRules: {
            /** @description 不分大小写 */
            anyCase?: boolean;
            /** @description 大小相等的小数与分数都算对，例如 3/4 与 0.75 */
            numbers?: boolean;
        };
        UnreadCount: {
            /** @description 余下的未读数 */
            unread: number;
        };
        UploadedFile: {
            /** @description 大小，字节 */
            bytes: number;
            /** @description base64 内容，不带前缀 */
            data?: string;
            /** @description 媒体类型 */
            mime?: string;
            /** @description 文件名 */
            name: string;
        };
        VideoAuth: {
            /**
             * Format: date-time
             * @description 凭证失效的时间
             */
            expiresAt: string;
            /** @description 播放凭证 */
            playAuth: string;
            /**
             * Format: date-time
             * @description 应来换新的时间
             */
            refreshAt: string;
        };
        VideoCaption: {
            /** @description 语言的名称 */
            label: string;
            /** @description 语言 */
            lang: string;
            /** @description WebVTT 地址 */
            src: string;
        };
        VideoEntry: {
            /** @description 封面地址 */
            cover: string;
            /** @description 视频或视频课时的编号 */
            id: string;
            /** @description 完成百分数 */
            percent: number;
            /** @description 时长，秒 */
            seconds: number;
            /** @description 名称 */
            title: string;
        };
        VideoLine: {
            /** @description 开始时间，秒 */
            t: number;
            /** @description 文字 */
            text: string;
        };
        VideoMarker: {
            /** @description 正确选项的字母 */
            answer: string;
            /** @description 答了才能继续 */
            blocking: boolean;
            /** @description 讲解 */
            explain: string;
            /** @description 小问题编号 */
            id: string;
            /** @description 选项 */
            options: components["schemas"]["MarkerOption"][];
            /** @description 出现的时间，秒 */
            t: number;
            /** @description 题干 */
            title: string;
        };
        VideoPlay: {
            /** @description 首次观看允许跳到还没看过的地方；看完以后总是可以 */
            allowSeek: boolean;
            /** @description 允许倍速 */
            allowSpeed: boolean;
            /** @description 字幕 */
            captions: components["schemas"]["VideoCaption"][];
            /** @description 分段 */
            chapters: components["schemas"]["VideoLine"][];
            /** @description 所属课程；视频中心的视频没有 */
            courseId?: string;
            /** @description 所属课程 */
            courseTitle?: string;
            /** @description 封面地址 */
            cover: string;
            /**
             * Format: date-time
             * @description 地址失效的时间
             */
            expiresAt: string;
            /** @description 视频下的作业 */
            homework: components["schemas"]["Homework"][];
            /** @description 介绍 */
            intro: string;
            /** @description 视频里的小问题 */
            markers: components["schemas"]["VideoMarker"][];
            /** @description 为真时，播放地址要带上 courseVideoPlayAuth 的凭证（参数 auth） */
            needsAuth?: boolean;
            /** @description 下一个视频 */
            next?: components["schemas"]["TitleLink"];
            /** @description 同一课程或同一分类里接下来的视频，最多 4 个；后面不够时从头接着排 */
            playlist: components["schemas"]["VideoEntry"][];
            /** @description 上一个视频 */
            previous?: components["schemas"]["TitleLink"];
            /**
             * Format: date-time
             * @description 发布时间
             */
            publishedAt?: string;
            record: components["schemas"]["WatchRecord"];
            /** @description 时长，秒 */
            seconds: number;
            /** @description 播放源，首选在前 */
            sources: components["schemas"]["VideoSource"][];
            /**
             * @description 能否播放
             * @enum {string}
             */
            state: "ready" | "transcoding" | "failed" | "forbidden" | "removed";
            /** @description 不能播放的原因 */
            stateText?: string;
            /** @description 讲师 */
            teacherName: string;
            /** @description 名称 */
            title: string;
            /** @description 文稿 */
            transcript: components["schemas"]["VideoLine"][];
            /** @description 视频或视频课时的编号 */
            videoId: string;
            /** @description 播放次数 */
            views: number;
            /** @description 画面上的水印文字；空串为不加水印 */
            watermark: string;
        };
        VideoSource: {
            /** @description 清晰度的名称 */
            label: string;
            /** @description 媒体类型 */
            mime: string;
            /**
             * @description 清晰度
             * @enum {string}
             */
            quality: "auto" | "720" | "360";
            /** @description 带签名的地址 */
            url: string;
        };
        WatchedSpan: {
            /** @description 从第几秒 */
            from: number;
            /** @description 到第几秒 */
            to: number;
        };
        WatchRecord: {
            /** @description 答过的小问题 */
            answers: components["schemas"]["MarkerAnswer"][];
            /** @description 是否学完 */
            finished: boolean;
            /**
             * Format: date-time
             * @description 学完的时间
             */
            finishedAt?: string;
            /** @description 看到过的最远处，秒 */
            furthest: number;
            /** @description 完成百分数 */
            percent: number;
            /** @description 上次的位置，秒；学完后为 0 */
            position: number;
            /**
             * Format: date-time
             * @description 最近一次记录的时间
             */
            updatedAt?: string;
            /** @description 真正播放过的时长（不重复计），秒 */
            watchSeconds: number;
        };
        WebOfficeToken: {
            /**
             * Format: date-time
             * @description 凭证失效的时间
             */
            expiresAt: string;
            /** @description 上次读到的页，从 1 起 */
            page: number;
            /** @description 只读 */
            readonly: boolean;
            /**
             * Format: date-time
             * @description 应来续期的时间
             */
            refreshAt: string;
            /** @description 凭证 */
            token: string;
            /** @description 嵌入用的地址 */
            url: string;
        };
        WeekGoal: {
            /** @description 每周目标，分钟 */
            weekGoalMinutes: number;
        };
        WorkFile: {
            /** @description 大小，字节 */
            bytes: number;
            /** @description 材料的键 */
            key: string;
            /** @description 文件名 */
            name: string;
            /** @description 地址 */
            url?: string;
        };
        WorkFileInput: {
            /** @description 大小，字节 */
            bytes: number;
            /** @description 材料的键，见赛事的 files */
            key: string;
            /** @description 文件名 */
            name: string;
            /** @description 上传得到的地址 */
            url?: string;
        };
        WorkSubmission: {
            /**
             * Format: date-time
             * @description 提交时间
             */
            at: string;
            /** @description 评语 */
            comment?: string | null;
            /** @description 材料 */
            files: components["schemas"]["WorkFile"][];
            /** @description 作品编号 */
            id: string;
            /** @description 作品说明 */
            intro: string;
            /** @description 回执号；旧作品没有 */
            receiptNo?: string | null;
            /** @description 评审分，0–100，未出为空 */
            score?: number | null;
            /** @description 阶段编号 */
            stageId: string;
            /**
             * @description 状态（字典 work_state）
             * @enum {string}
             */
            state: "draft" | "submitted" | "reviewing" | "scored";
            /** @description 作品名 */
            title: string;
            /** @description 版本，从 1 起 */
            version: number;
            /** @description 演示视频地址 */
            videoUrl?: string | null;
        };
        WorkUpload: {
            /** @description 每段的大小，字节；最后一段可以小一些 */
            partBytes: number;
            /** @description 共几段 */
            partCount: number;
            /** @description 已经收到的段 */
            received: number[];
            /** @description 上传编号 */
            uploadId: string;
            /** @description 合成以后的地址；还没有合成为空 */
            url: string | null;
        };
        WrongBookItem: {
            key: components["schemas"]["QuestionKey"];
            mine: components["schemas"]["MyQuestion"];
            question: components["schemas"]["Question"];
        };
        WrongBookSheet: {
            /** @description 错题 */
            list: components["schemas"]["WrongBookItem"][];
            /** @description 这些题用到的材料 */
            materials: components["schemas"]["QuestionMaterial"][];
            /** @description 符合条件的题数 */
            total: number;
        };
    };
    responses: never;
    parameters: {
        /** @description 第几页，从 1 起 */
        PageNum: number;
        /** @description 每页几条 */
        PageSize: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export interface operations {
    competitionAll: {
        parameters: {
            query?: {
                /** @description 为真时只要正在报名而本人还没有报的 */
                enterable?: boolean;
                /** @description 为真时只要本人报过名的 */
                mine?: boolean;
                /** @description 状态（字典 competition_state），可用逗号并列；running 也含已封榜的 */
                state?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 赛事 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompetitionCard"][];
                };
            };
        };
    };
    competitionAnswerSave: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 赛事编号 */
                    competitionId: string;
                    /** @description 赛题编号 */
                    taskId: string;
                    /** @description 作答 */
                    value: string[];
                };
            };
        };
        responses: {
            /** @description 保存后的作答 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskAnswer"];
                };
            };
        };
    };
    competitionUserOne: {
        parameters: {
            query: {
                /** @description 赛事编号 */
                competitionId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 我的情况 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompetitionMine"];
                };
            };
        };
    };
    competitionDetail: {
        parameters: {
            query: {
                /** @description 赛事编号 */
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 赛事 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompetitionDetail"];
                };
            };
        };
    };
    competitionPage: {
        parameters: {
            query?: {
                /** @description solo 个人；team 组队 */
                form?: "solo" | "team";
                /** @description 赛事名里的字 */
                keyword?: string;
                /** @description 为真时只要本人报过名的 */
                mine?: boolean;
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["PageNum"];
                /** @description 每页几条 */
                pageSize?: components["parameters"]["PageSize"];
                /** @description 状态（字典 competition_state），可用逗号并列；running 也含已封榜的 */
                state?: string;
                /** @description 赛道 */
                track?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 一页赛事 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompetitionPage"];
                };
            };
        };
    };
    competitionRankings: {
        parameters: {
            query: {
                /** @description 赛事编号 */
                competitionId: string;
                /** @description 组别 */
                group?: string;
                /** @description 队名或学校里的字 */
                keyword?: string;
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["PageNum"];
                /** @description 每页几行 */
                pageSize?: number;
                /** @description 学校 */
                school?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 一页排行榜 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RankPage"];
                };
            };
        };
    };
    competitionRegister: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description 要做的事
                     * @default submit
                     * @enum {string}
                     */
                    action?: "draft" | "submit" | "cancel";
                    /**
                     * @description 已和家长一起读过参赛协议；submit 时必须为真
                     * @default false
                     */
                    agreed?: boolean;
                    /** @description 赛事编号 */
                    competitionId: string;
                    /** @description 报名要填的项，键见赛事的 fields；没有给出的项不变 */
                    form?: components["schemas"]["RegistrationFormInput"];
                    /** @description 组别 */
                    group?: string;
                    /** @description 口号 */
                    slogan?: string;
                    /** @description 指导老师 */
                    teacher?: components["schemas"]["PersonName"];
                    /** @description 队名，2–24 个字 */
                    teamName?: string;
                    /**
                     * @description 名额已满时愿意排候补
                     * @default false
                     */
                    waitlist?: boolean;
                };
            };
        };
        responses: {
            /** @description 报名之后的情况 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompetitionMine"];
                };
            };
        };
    };
    competitionReminderSave: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 赛事编号 */
                    competitionId: string;
                    /** @description 真为订阅，假为退订 */
                    reminded: boolean;
                };
            };
        };
        responses: {
            /** @description 之后的情况 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompetitionMine"];
                };
            };
        };
    };
    competitionSubmit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 编程题的程序 */
                    code?: string;
                    /** @description 赛事编号 */
                    competitionId: string;
                    /**
                     * @description 为真时只存草稿
                     * @default false
                     */
                    draft?: boolean;
                    /** @description 材料 */
                    files?: components["schemas"]["WorkFileInput"][];
                    /** @description 作品说明 */
                    intro?: string;
                    /** @description 编程题的语言，写法同判题系统 */
                    language?: string;
                    /** @description 防重复提交的键 */
                    requestKey?: string;
                    /** @description 阶段编号 */
                    stageId?: string;
                    /** @description 赛题编号 */
                    taskId?: string;
                    /** @description 作品名，2–30 个字 */
                    title?: string;
                    /** @description 客观题的作答 */
                    value?: string[];
                    /** @description 演示视频地址 */
                    videoUrl?: string;
                };
            };
        };
        responses: {
            /** @description 收下的作品或作答 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompetitionReceipt"];
                };
            };
        };
    };
    competitionTeamJoin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 赛事编号 */
                    competitionId: string;
                    /** @description 邀请码，6 位字母或数字 */
                    inviteCode: string;
                };
            };
        };
        responses: {
            /** @description 之后的情况 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompetitionMine"];
                };
            };
        };
    };
    competitionTeamLeave: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 赛事编号 */
                    competitionId: string;
                };
            };
        };
        responses: {
            /** @description 之后的情况 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompetitionMine"];
                };
            };
        };
    };
    competitionTeamRemove: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 赛事编号 */
                    competitionId: string;
                    /** @description 队员的学生编号 */
                    memberId: string;
                };
            };
        };
        responses: {
            /** @description 之后的情况 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompetitionMine"];
                };
            };
        };
    };
    competitionTeamTransfer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 赛事编号 */
                    competitionId: string;
                    /** @description 新队长的学生编号 */
                    memberId: string;
                };
            };
        };
        responses: {
            /** @description 之后的情况 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompetitionMine"];
                };
            };
        };
    };
    competitionUploadFinish: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 上传编号 */
                    uploadId: string;
                };
            };
        };
        responses: {
            /** @description 合成的文件 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkFile"];
                };
            };
        };
    };
    competitionUploadPart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 内容，base64；大小同 partBytes，最后一段是余下的 */
                    data: string;
                    /** @description 第几段，从 0 起 */
                    no: number;
                    /** @description 上传编号 */
                    uploadId: string;
                };
            };
        };
        responses: {
            /** @description 这次上传 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkUpload"];
                };
            };
        };
    };
    competitionUploadStart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 大小，字节 */
                    bytes: number;
                    /** @description 赛事编号 */
                    competitionId: string;
                    /** @description 认出同一文件的记号，由名称、大小、修改时间组成 */
                    fingerprint: string;
                    /** @description 材料的键，见赛事的 files */
                    key: string;
                    /** @description 类型 */
                    mime?: string;
                    /** @description 文件名 */
                    name: string;
                };
            };
        };
        responses: {
            /** @description 这次上传 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkUpload"];
                };
            };
        };
    };
    competitionUserRankings: {
        parameters: {
            query?: {
                /** @description 只要这场赛事的 */
                competitionId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 我的名次 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyRanking"][];
                };
            };
        };
    };
    competitionUserTips: {
        parameters: {
            query?: {
                /** @description 只要这场赛事的 */
                competitionId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 提醒 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompetitionTip"][];
                };
            };
        };
    };
    courseAggregate: {
        parameters: {
            query?: {
                /** @description 课程编号；scope 为 course 时必填 */
                courseId?: string;
                /** @description 荣誉编号 */
                honourId?: string;
                /** @description 荣誉种类（字典 honour_kind） */
                honourKind?: string;
                /** @description 荣誉名称、获得者或编号里的字 */
                keyword?: string;
                /** @description 课时或视频的编号；scope 为 lesson 时必填 */
                lessonId?: string;
                /** @description all 全部公开的与本人的荣誉（默认）；mine 只要本人的；others 只要别人公开的 */
                owner?: "all" | "mine" | "others";
                /** @description 要哪一处的聚合 */
                scope?: "course" | "home" | "centre" | "lesson" | "honours";
                /** @description 证书验证码，8 位；查无此码时 honours 为空 */
                verifyCode?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 聚合信息 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseAggregate"];
                };
            };
        };
    };
    courseAttachmentDownloadUrl: {
        parameters: {
            query: {
                /** @description 附件编号 */
                attachmentId: string;
                /** @description 在哪一课里打开；几课共用一份附件时须给出，否则为第一课 */
                lessonId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 附件与地址 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttachmentFile"];
                };
            };
        };
    };
    courseAttachmentPositionSave: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 附件编号 */
                    attachmentId: string;
                    /** @description 在哪一课里读；几课共用一份附件时须给出，否则为第一课 */
                    lessonId?: string;
                    /** @description 读到第几页，从 1 起 */
                    page: number;
                    /** @description 上次记下以后看过的页：每页停留 1.5 秒以上 */
                    read?: number[];
                };
            };
        };
        responses: {
            /** @description 记下的进度 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadingRecord"];
                };
            };
        };
    };
    courseAttachmentWebOfficeToken: {
        parameters: {
            query: {
                /** @description 附件编号 */
                attachmentId: string;
                /** @description 在哪一课里打开 */
                lessonId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 凭证 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebOfficeToken"];
                };
            };
        };
    };
    courseAttachmentWebOfficeTokenRefresh: {
        parameters: {
            query: {
                /** @description 正在用的凭证 */
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 新凭证 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebOfficeToken"];
                };
            };
        };
    };
    courseDirectoryAll: {
        parameters: {
            query?: {
                /** @description 目录名里的字 */
                keyword?: string;
                /** @description 只要这个目录的下级 */
                parentId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 目录，上级在前 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Directory"][];
                };
            };
        };
    };
    courseDirectoryTop: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 顶层目录，按次序 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Directory"][];
                };
            };
        };
    };
    courseDirectoryTree: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 顶层目录，下级在 children 里 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DirectoryNode"][];
                };
            };
        };
    };
    courseDiscussionHelpfulSave: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 真为有帮助，假为取消 */
                    helpful: boolean;
                    /** @description 提问或回答的编号 */
                    postId: string;
                };
            };
        };
        responses: {
            /** @description 标过以后的内容 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscussionPost"];
                };
            };
        };
    };
    courseDiscussionList: {
        parameters: {
            query: {
                /** @description 课时或视频的编号 */
                lessonId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 提问，各带回答 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscussionQuestion"][];
                };
            };
        };
    };
    courseDiscussionRemove: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 提问或回答的编号 */
                    postId: string;
                };
            };
        };
        responses: {
            /** @description 删掉了 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemovedPost"];
                };
            };
        };
    };
    courseDiscussionSave: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 课时或视频的编号 */
                    lessonId: string;
                    /** @description 提问针对的位置：视频为秒，文档为页 */
                    position?: number;
                    /** @description 要回答的提问的编号 */
                    questionId?: string;
                    /** @description 内容 */
                    text: string;
                };
            };
        };
        responses: {
            /** @description 发出的内容；回答没有回答 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscussionQuestion"];
                };
            };
        };
    };
    courseFavouriteSave: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 课程或视频的编号 */
                    courseId: string;
                    /** @description 真为收藏，假为取消 */
                    favourite: boolean;
                };
            };
        };
        responses: {
            /** @description 课程的新关系 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseRelation"];
                };
            };
        };
    };
    courseNoteRemove: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 笔记编号 */
                    noteId: string;
                };
            };
        };
        responses: {
            /** @description 删掉了 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemovedNote"];
                };
            };
        };
    };
    courseNoteSave: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 课时或视频的编号 */
                    lessonId: string;
                    /** @description 要修改的笔记的编号 */
                    noteId?: string;
                    /**
                     * @description 位置：视频为秒；文档为页，不分页的文档为 0
                     * @default 0
                     */
                    position?: number;
                    /** @description 笔记内容 */
                    text?: string;
                };
            };
        };
        responses: {
            /** @description 记下的笔记 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
        };
    };
    courseOnlineActivate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description 激活码，不分大小写，空格与连字符可有可无 */
                    code?: string;
                    /** @description 课程编号；凭激活码时可不填 */
                    courseId?: string;
                };
            };
        };
        responses: {
            /** @description 课程的新关系 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseRelation"];
                };
            };
        };
    };
    courseRatingList: {
        parameters: {
            query: {
                /** @description 课程编号 */
                courseId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 评价 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseRating"][];
                };
            };
        };
    };
    courseRatingSave: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 课程编号 */
                    courseId: string;
                    /** @description 几颗星 */
                    stars: number;
                    /** @description 想说的话 */
                    text?: string;
                };
            };
        };
        responses: {
            /** @description 记下的评价 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseRating"];
                };
            };
        };
    };
    courseSearch: {
        parameters: {
            query: {
                /** @description 关键字，多个字词用空格隔开，须同时出现；也可以是标题的拼音首字母 */
                keyword: string;
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["PageNum"];
                /** @description 每页几条 */
                pageSize?: components["parameters"]["PageSize"];
                /** @description 只要这一类 */
                type?: "course" | "lesson" | "video" | "paper" | "problem" | "competition" | "notice" | "honour";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 一页结果 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchPage"];
                };
            };
        };
    };
    courseThemeCourses: {
        parameters: {
            query?: {
                /** @description 难度 1–5（字典 difficulty） */
                difficulty?: number;
                /** @description 目录编号，含其下级 */
                directoryId?: string;
                /** @description 课程名、老师或标签里的字 */
                keyword?: string;
                /** @description 课程类型（字典 course_kind） */
                kind?: string;
                /** @description 本人的学习状态（字典 learn_state） */
                learnState?: string;
                /** @description 时长（字典 video_length）：short 30 秒以内；medium 30 秒到 1 分钟；long 1 分钟以上 */
                length?: "short" | "medium" | "long";
                /** @description joined 已加入；learning 学习中；finished 已学完；favourite 收藏 */
                mine?: "joined" | "learning" | "finished" | "favourite";
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["PageNum"];
                /** @description 每页几条 */
                pageSize?: components["parameters"]["PageSize"];
                /** @description 排序，前面加 - 为倒序；默认推荐顺序 */
                sort?: "-publishedAt" | "-studentCount" | "-rating" | "difficulty" | "-difficulty" | "title" | "-lastStudyAt";
                /** @description 课程状态（字典 course_state） */
                state?: string;
                /** @description 讲师编号 */
                teacherId?: string;
                /** @description course 课程（默认）；video 视频中心的视频 */
                type?: "course" | "video";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 一页卡片 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoursePage"];
                };
            };
        };
    };
    courseVideoPlayAuth: {
        parameters: {
            query: {
                /** @description 视频或视频课时的编号 */
                videoId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 凭证 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoAuth"];
                };
            };
        };
    };
    courseVideoPlayUrl: {
        parameters: {
            query: {
                /** @description 视频或视频课时的编号 */
                videoId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 视频 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoPlay"];
                };
            };
        };
    };
    courseVideoProgressSave: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 视频里小问题的回答 */
                    answers?: components["schemas"]["MarkerAnswer"][];
                    /** @description 当前位置，秒 */
                    position?: number;
                    /** @description 倍速 */
                    rate?: number;
                    /** @description 上次以来播放过的区间 */
                    spans?: components["schemas"]["WatchedSpan"][];
                    /** @description 视频或视频课时的编号 */
                    videoId: string;
                };
            };
        };
        responses: {
            /** @description 记下的进度 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WatchRecord"];
                };
            };
        };
    };
    homeworkAggregate: {
        parameters: {
            query?: {
                /** @description 课程编号 */
                courseId?: string;
                /** @description 作业编号 */
                homeworkId?: string;
                /** @description 作业名或课程名里的字 */
                keyword?: string;
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["PageNum"];
                /** @description 每页几条 */
                pageSize?: components["parameters"]["PageSize"];
                /** @description 状态（字典 homework_state） */
                state?: string;
                /** @description 视频编号 */
                videoId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 一页作业 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HomeworkPage"];
                };
            };
        };
    };
    homeworkAnswerSubmit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 程序 */
                    code?: string;
                    /**
                     * @description 为真时只存草稿
                     * @default false
                     */
                    draft?: boolean;
                    /** @description 文件 */
                    files?: components["schemas"]["UploadedFile"][];
                    /** @description 作业编号 */
                    homeworkId: string;
                    /** @description 程序的语言（字典 language） */
                    lang?: string;
                    /**
                     * Format: uri
                     * @description 作品链接
                     */
                    link?: string;
                    /** @description 防重复提交的键，每次填写生成一个 */
                    requestKey?: string;
                    /** @description 文字答案 */
                    text?: string;
                };
            };
        };
        responses: {
            /** @description 存下的提交 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HomeworkSubmission"];
                };
            };
        };
    };
    homeworkHistoryAggregate: {
        parameters: {
            query?: {
                /** @description 只要这份作业的 */
                homeworkId?: string;
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["PageNum"];
                /** @description 每页几条 */
                pageSize?: components["parameters"]["PageSize"];
                /** @description 提交的状态 */
                state?: "submitted" | "marking" | "marked" | "returned";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 一页提交记录 */
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
    honourBadgeReveal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 徽章的荣誉编号 */
                    honourId: string;
                };
            };
        };
        responses: {
            /** @description 揭晓的徽章 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Honour"];
                };
            };
        };
    };
    honourVisibilitySave: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 真为只有自己看得到 */
                    hidden: boolean;
                    /** @description 荣誉编号 */
                    honourId: string;
                };
            };
        };
        responses: {
            /** @description 改后的荣誉 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Honour"];
                };
            };
        };
    };
    paperAttemptNoteSave: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 没有送到的答案 */
                    answers: components["schemas"]["NotedAnswer"][];
                    /** @description 作答编号 */
                    attemptId: string;
                    /** @description 想对老师说的话 */
                    text?: string;
                };
            };
        };
        responses: {
            /** @description 存下的说明 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentNote"];
                };
            };
        };
    };
    paperAttemptStart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 只要这次作答的现状，已经交卷的也给；带上它就不会开始新的一次 */
                    attemptId?: string;
                    /** @description 页面的编号，用来发现同时打开的另一页面 */
                    clientTab?: string;
                    /** @description 试卷编号 */
                    paperId: string;
                    /**
                     * @description 为真时把作答接到本页面
                     * @default false
                     */
                    takeOver?: boolean;
                };
            };
        };
        responses: {
            /** @description 作答的现状 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttemptState"];
                };
            };
        };
    };
    paperDetail: {
        parameters: {
            query: {
                /** @description 本人进行中的作答编号 */
                attemptId?: string;
                /** @description 试卷编号 */
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 试卷 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaperDetail"];
                };
            };
        };
    };
    paperHistoryAggregate: {
        parameters: {
            query?: {
                /** @description 试卷编号 */
                paperId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 汇总 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttemptHistory"];
                };
            };
        };
    };
    paperHistoryAggregateDetail: {
        parameters: {
            query: {
                /** @description 作答编号 */
                attemptId: string;
                /** @description 只看这种结果的题目 */
                verdict?: "right" | "part" | "wrong" | "blank" | "pending";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 作答详情 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttemptReport"];
                };
            };
        };
    };
    paperPage: {
        parameters: {
            query?: {
                /** @description 难度 1–5（字典 difficulty） */
                difficulty?: number;
                /** @description 试卷名里的字 */
                keyword?: string;
                /** @description 试卷种类（字典 paper_kind） */
                kind?: string;
                /** @description 等级（字典 level_code） */
                level?: string;
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["PageNum"];
                /** @description 每页几条 */
                pageSize?: components["parameters"]["PageSize"];
                /** @description 次序：default 先续答与临近截止；open 开放时间新的在前；hot 参加人数多的在前；difficulty 由易到难 */
                sort?: "default" | "open" | "hot" | "difficulty";
                /** @description 状态（字典 paper_state），可用逗号并列 */
                state?: string;
                /** @description 科目（字典 subject） */
                subject?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 一页试卷 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaperPage"];
                };
            };
        };
    };
    paperSubmit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description save 保存；submit 交卷
                     * @enum {string}
                     */
                    action: "save" | "submit";
                    /** @description 改动过的题目；交卷时连同最后的改动一起发送 */
                    answers?: components["schemas"]["AnswerInput"][];
                    /** @description 作答编号 */
                    attemptId: string;
                    /**
                     * @description user 主动交卷；timeup 到时自动交卷，还没到时只当保存
                     * @default user
                     * @enum {string}
                     */
                    by?: "user" | "timeup";
                    /** @description 页面的编号，用来发现同时打开的另一页面 */
                    clientTab?: string;
                    /** @description 看过的最远一题的题号；只用于只能往后做的试卷 */
                    furthest?: number;
                    /** @description 试卷编号 */
                    paperId: string;
                    /** @description 防重复提交的键，建议为作答编号加 submit */
                    requestKey?: string;
                    /**
                     * @description 为真时把作答接到本页面
                     * @default false
                     */
                    takeOver?: boolean;
                };
            };
        };
        responses: {
            /** @description 作答的现状 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttemptState"];
                };
            };
        };
    };
    paperUserPage: {
        parameters: {
            query?: {
                /** @description 试卷名里的字 */
                keyword?: string;
                /** @description 试卷种类（字典 paper_kind） */
                kind?: string;
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["PageNum"];
                /** @description 每页几条 */
                pageSize?: components["parameters"]["PageSize"];
                /** @description 只要这份试卷的 */
                paperId?: string;
                /** @description 作答状态（字典 attempt_state），可用逗号并列 */
                state?: string;
                /** @description 科目（字典 subject） */
                subject?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 一页作答 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttemptPage"];
                };
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
        requestBody: {
            content: {
                "application/json": {
                    /** @description 短信验证码；reset 时必填 */
                    code?: components["schemas"]["OneTimeCode"];
                    /**
                     * Format: password
                     * @description 新密码，至少 6 位；reset 时必填
                     */
                    password?: string;
                    phone: components["schemas"]["Phone"];
                    pictureAnswer?: components["schemas"]["PictureAnswer"];
                    pictureId?: components["schemas"]["PictureId"];
                    /**
                     * @description code 发送验证码；reset 设新密码
                     * @enum {string}
                     */
                    step: "code" | "reset";
                };
            };
        };
        responses: {
            /** @description 结果 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountStep"];
                };
            };
        };
    };
    problemDiscussionList: {
        parameters: {
            query: {
                /** @description 显示用的题号 */
                problemId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 提问，各带回答 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscussionQuestion"][];
                };
            };
        };
    };
    problemDiscussionSave: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 显示用的题号 */
                    problemId: string;
                    /** @description 要回答的提问的编号 */
                    questionId?: string;
                    /** @description 内容 */
                    text: string;
                };
            };
        };
        responses: {
            /** @description 发出的内容；回答没有回答 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscussionQuestion"];
                };
            };
        };
    };
    problemHelp: {
        parameters: {
            query: {
                /** @description 显示用的题号 */
                problemId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 能看到的提示与题解 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemHelp"];
                };
            };
        };
    };
    problemHintTake: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 第几条，从 1 起 */
                    no: number;
                    /** @description 显示用的题号 */
                    problemId: string;
                };
            };
        };
        responses: {
            /** @description 取过以后的提示与题解 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemHelp"];
                };
            };
        };
    };
    questionBookSave: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 作答编号 */
                    attemptId: string;
                };
            };
        };
        responses: {
            /** @description 加入的结果 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 新加入的题数 */
                        added: number;
                    };
                };
            };
        };
    };
    questionHintTake: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 第几条，从 1 起 */
                    no: number;
                    /** @description 题目编号 */
                    questionId: string;
                };
            };
        };
        responses: {
            /** @description 取过的提示 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionHints"];
                };
            };
        };
    };
    questionMasteredSave: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 真为已掌握，假为放回未掌握 */
                    mastered: boolean;
                    /** @description 题目编号 */
                    questionIds: string[];
                };
            };
        };
        responses: {
            /** @description 本人的记录，次序同题目编号 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyQuestion"][];
                };
            };
        };
    };
    questionMistakeSave: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 错题笔记，空文字即清除 */
                    note?: string;
                    /** @description 题目编号 */
                    questionId: string;
                    /**
                     * @description 答错的原因（字典 mistake_reason）
                     * @enum {string}
                     */
                    reason?: "careless" | "concept" | "unread" | "guess" | "calculation" | "unable";
                };
            };
        };
        responses: {
            /** @description 本人的记录 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyQuestion"];
                };
            };
        };
    };
    questionPage: {
        parameters: {
            query?: {
                /** @description 难度 1–5，可用逗号并列 */
                difficulty?: string;
                /** @description 题干里的字或题号 */
                keyword?: string;
                /** @description 错题是否已掌握 */
                mastered?: boolean;
                /** @description 我的状态（字典 question_state），可用逗号并列 */
                myState?: string;
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["PageNum"];
                /** @description 每页几条 */
                pageSize?: components["parameters"]["PageSize"];
                /** @description 只要这种原因答错的（字典 mistake_reason） */
                reason?: string;
                /** @description all 全部；wrong 错题本；done 做过的；todo 没做过的 */
                scope?: "all" | "wrong" | "done" | "todo";
                /** @description 次序：id 题号；difficulty 由易到难；recent 最近做过或做错的在前 */
                sort?: "id" | "difficulty" | "recent";
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
            /** @description 一页题目 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionRowPage"];
                };
            };
        };
    };
    questionPracticeSettingsSave: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 连对几次算掌握 */
                    masteredAfter: number;
                };
            };
        };
        responses: {
            /** @description 现在的设置 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PracticeSettings"];
                };
            };
        };
    };
    questionBankAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 只有一项时的简便写法，等于只含它的 value */
                    choice?: string;
                    /** @description 错题笔记 */
                    note?: string;
                    /** @description 题目编号 */
                    questionId: string;
                    /**
                     * @description 答错的原因（字典 mistake_reason）
                     * @enum {string}
                     */
                    reason?: "careless" | "concept" | "unread" | "guess" | "calculation" | "unable";
                    /** @description 这一次作答的编号，由客户端生成 */
                    requestKey?: string;
                    /** @description 用时，秒 */
                    seconds?: number;
                    /** @description 简答题对照评分点给自己打的分，百分数 */
                    selfScore?: number;
                    /** @description 作答：选择题为选项字母，判断题为 right 或 wrong，填空题逐空，简答题一段文字，拼程序题从上到下每行为“编号:缩进层数” */
                    value?: string[];
                };
            };
        };
        responses: {
            /** @description 判定 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PracticeResult"];
                };
            };
        };
    };
    questionQuestionDetail: {
        parameters: {
            query: {
                /** @description 题目编号 */
                id: string;
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
                    "application/json": components["schemas"]["QuestionDetail"];
                };
            };
        };
    };
    questionQuestionPage: {
        parameters: {
            query?: {
                /** @description 难度 1–5，可用逗号并列 */
                difficulty?: string;
                /** @description 题干里的字或题号 */
                keyword?: string;
                /** @description 我的状态（字典 question_state），可用逗号并列 */
                myState?: string;
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["PageNum"];
                /** @description 每页几条 */
                pageSize?: components["parameters"]["PageSize"];
                /** @description all 全部；wrong 错题本；done 做过的；todo 没做过的 */
                scope?: "all" | "wrong" | "done" | "todo";
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
            /** @description 一页题目 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionPage"];
                };
            };
        };
    };
    questionReviewPlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 今天的复习 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewPlan"];
                };
            };
        };
    };
    questionReviewSave: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description good 会了；hard 模糊；again 不会
                     * @enum {string}
                     */
                    grade: "good" | "hard" | "again";
                    /** @description 题目编号 */
                    questionId: string;
                };
            };
        };
        responses: {
            /** @description 下次复习 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewResult"];
                };
            };
        };
    };
    questionStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 统计 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionStats"];
                };
            };
        };
    };
    questionTagsList: {
        parameters: {
            query?: {
                /** @description 名称里的字 */
                keyword?: string;
                /** @description 只要这一层，1–3 */
                level?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 知识点 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"][];
                };
            };
        };
    };
    questionWrongBookSheet: {
        parameters: {
            query?: {
                /** @description 至多几题 */
                count?: number;
                /** @description 题目编号，用逗号并列 */
                ids?: string;
                /** @description 是否已掌握 */
                mastered?: boolean;
                /** @description 答错的原因（字典 mistake_reason） */
                reason?: string;
                /** @description 知识点编号，含其下级 */
                tagId?: string;
                /** @description 题型（字典 question_type） */
                type?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 错题 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WrongBookSheet"];
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
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description 已和家长一起读过用户协议与隐私说明；register 时必须为真
                     * @enum {boolean}
                     */
                    agreed?: true;
                    /** @description 短信验证码；register 时必填 */
                    code?: components["schemas"]["OneTimeCode"];
                    /** @description 年级（字典 grade） */
                    grade?: string;
                    /**
                     * Format: password
                     * @description 密码，至少 6 位；register 时必填
                     */
                    password?: string;
                    /** @description 手机号（家长或本人） */
                    phone: components["schemas"]["Phone"];
                    pictureAnswer?: components["schemas"]["PictureAnswer"];
                    pictureId?: components["schemas"]["PictureId"];
                    /**
                     * @description code 发送验证码；register 建立账号
                     * @enum {string}
                     */
                    step: "code" | "register";
                    /** @description 学生姓名；register 时必填 */
                    studentName?: components["schemas"]["PersonName"];
                    /** @description 账号，字母开头的 4–20 位字母、数字或下划线，不分大小写、全角半角；register 时必填 */
                    username?: string;
                };
            };
        };
        responses: {
            /** @description 结果 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountStep"];
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
    systemDictionaries: {
        parameters: {
            query?: {
                /** @description 字典类型，例如 course_kind */
                type?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 字典项，按类型与次序排列 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DictItem"][];
                };
            };
        };
    };
    systemSchoolPage: {
        parameters: {
            query?: {
                /** @description 校名里的字 */
                keyword?: string;
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["PageNum"];
                /** @description 每页几条 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 一页学校 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchoolPage"];
                };
            };
        };
    };
    systemStudentNoticeDetail: {
        parameters: {
            query: {
                /** @description 通知编号 */
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 通知全文 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticeDetail"];
                };
            };
        };
    };
    systemStudentNoticeRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 通知编号 */
                    id: string;
                };
            };
        };
        responses: {
            /** @description 标好之后的未读数 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadCount"];
                };
            };
        };
    };
    systemStudentNoticeReadAll: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description notice 只标通知公告；message 只标个人消息；不填为全部
                     * @enum {string}
                     */
                    box?: "notice" | "message";
                };
            };
        };
        responses: {
            /** @description 标好之后的未读数 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadCount"];
                };
            };
        };
    };
    systemUserNoticeListPage: {
        parameters: {
            query?: {
                /** @description notice 通知公告；message 个人消息；不填为全部 */
                box?: "notice" | "message";
                /** @description 只要这一天起发布的 */
                from?: string;
                /** @description 标题或摘要里的字 */
                keyword?: string;
                /** @description 种类（字典 notice_kind） */
                kind?: string;
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["PageNum"];
                /** @description 每页几条 */
                pageSize?: components["parameters"]["PageSize"];
                /** @description 真只看已读，假只看未读 */
                read?: boolean;
                /** @description 只要到这一天为止发布的 */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 一页通知 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticePage"];
                };
            };
        };
    };
    tagTree: {
        parameters: {
            query?: {
                /** @description 只数这种题型（字典 question_type） */
                type?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 知识点树 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TagNode"][];
                };
            };
        };
    };
    studentDeviceList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 登录着的设备 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedInDevices"];
                };
            };
        };
    };
    studentDeviceSignOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 设备编号 */
                    id?: string;
                };
            };
        };
        responses: {
            /** @description 结果 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EndedSessions"];
                };
            };
        };
    };
    studentGoalSave: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 每周目标，分钟 */
                    weekGoalMinutes: number;
                };
            };
        };
        responses: {
            /** @description 现在的目标 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WeekGoal"];
                };
            };
        };
    };
    studentInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 会话用户 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionInfo"];
                };
            };
        };
    };
    studentLogin: {
        parameters: {
            query?: never;
            header?: {
                /** @description 浏览器自己报的名字与系统，记在登录记录里 */
                "User-Agent"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * Format: password
                     * @description 密码，至少 6 位
                     */
                    password: string;
                    pictureAnswer?: components["schemas"]["PictureAnswer"];
                    pictureId?: components["schemas"]["PictureId"];
                    /** @description 账号，或注册时的手机号 */
                    username: string;
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
                    "application/json": string;
                };
            };
        };
    };
    pictureCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 图形验证码 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PictureCode"];
                };
            };
        };
    };
    studentProfileSave: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: date
                     * @description 生日，不能晚于今天
                     */
                    birthday?: string;
                    /** @description 性别（字典 user_gender） */
                    gender?: string;
                    /** @description 年级（字典 grade） */
                    grade?: string;
                    /** @description 头像：已有的地址，或一张方形图片的 data 地址（JPEG 或 PNG，不超过 90 KB） */
                    headImg?: string;
                    /** @description 昵称 */
                    nickname?: components["schemas"]["PersonName"];
                    /** @description 学校 */
                    school?: string;
                    /** @description 个性签名 */
                    signature?: string;
                };
            };
        };
        responses: {
            /** @description 保存后的资料 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentProfile"];
                };
            };
        };
    };
    studentUpdatePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * Format: password
                     * @description 再输一次新密码，给出时必须与新密码相同
                     */
                    confirmPassword?: string;
                    /**
                     * Format: password
                     * @description 新密码，至少 6 位，不能与现在的相同
                     */
                    newPassword: string;
                    /**
                     * Format: password
                     * @description 现在的密码
                     */
                    oldPassword: string;
                };
            };
        };
        responses: {
            /** @description 结果 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordChange"];
                };
            };
        };
    };
}
