// Generated from manifests/api/main.yaml by `npm run codegen`; do not edit.
export interface paths {
    "/course/aggregate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 聚合信息：课程页、首页、个人中心、荣誉
         * @description scope 决定哪些部分有内容，其余列表为空、其余对象不出现：
         *     course（默认，需 courseId）= course、catalog、attachments、homework、teachers、related、resume、notes；
         *     home = resume、continues、todos、banners、zones、study、counts、notices、shortcuts 所需的数；
         *     centre = resume、continues、todos、study、days、notes、activities、honours（本人）、counts；
         *     honours = honours（公开展示的与本人的，可按 honourKind、keyword、honourId、verifyCode 取）。
         */
        get: operations["courseAggregate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/course/attachment/download-url": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 附件地址
         * @description 预览与下载共用的带签名地址，10 分钟有效；不许下载的附件只可预览。
         */
        get: operations["courseAttachmentDownloadUrl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/course/attachment/web-office/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 在线文档凭证
         * @description 办公文档（docx、xlsx、pptx）与 pdf 在线预览用；其余类型答错误。
         */
        post: operations["courseAttachmentWebOfficeToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/course/attachment/web-office/token/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 续期在线文档凭证
         * @description 到 refreshAt 时来换新凭证，旧的同时失效；顺带记下读到的页。
         */
        post: operations["courseAttachmentWebOfficeTokenRefresh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/course/directory/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 全部目录（平铺） */
        get: operations["courseDirectoryAll"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/course/directory/top": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 顶层目录
         * @description 六个课程分类，各带课程门数。
         */
        get: operations["courseDirectoryTop"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/course/directory/tree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 目录树 */
        get: operations["courseDirectoryTree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/course/online/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 加入、激活或收藏课程
         * @description 公开课与必修课直接加入；选修课凭激活码加入（模拟环境的激活码是“ROBOT-课程编号”，例如 ROBOT-C04）。action 为 favourite、unfavourite 时只改收藏。
         */
        post: operations["courseOnlineActivate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/course/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 全站搜索（分页）
         * @description 在课程、课时、视频、试卷、题目、赛事、通知、荣誉里找；groups 给出每一类的条数，与所选的类无关。标题命中在前。
         */
        get: operations["courseSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/course/theme/courses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 课程与视频卡片（分页）
         * @description 课程中心、视频中心、我的课程与讲师页共用。type 为 video 时答视频中心的视频。mine 为本人与课程的关系，不填时不看关系；已下架的课程只在 mine=favourite 或 mine=finished 里出现。
         */
        get: operations["courseThemeCourses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/course/video/play-auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 播放凭证
         * @description 播放中每到 refreshAt 来换一次。可带上观看情况，服务器据此记进度：只有真正播放过的区间计入，拖动不算；看满 95% 为学完，学完不再改变。
         */
        get: operations["courseVideoPlayAuth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/course/video/play-url": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 播放地址与视频信息
         * @description videoId 可以是视频中心的视频，也可以是视频课时的编号。地址带签名，10 分钟有效，过期后再取一次即可在原处继续。转码中、失败、无权限、已下架时 sources 为空，stateText 说明原因。
         */
        get: operations["courseVideoPlayUrl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/homework/aggregate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 我的作业（分页）
         * @description 已加入课程的作业与看过的视频的作业，未交的按截止时间、其余按最近变化排列；给出 homeworkId 时只答这一份。counts 为各状态的份数，与筛选无关。
         */
        get: operations["homeworkAggregate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/homework/answer/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 提交作业或存草稿
         * @description 同一 requestKey 只生效一次，重复发送得到第一次的结果。截止后、关闭前的提交记为迟交；超过次数、已关闭、未开放、内容不合要求时答错误。
         */
        post: operations["homeworkAnswerSubmit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/homework/history-aggregate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 提交记录（分页）
         * @description 本人历次提交，新的在前，含评语、得分与评分项；草稿不在内。
         */
        get: operations["homeworkHistoryAggregate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 找回密码
         * @description step 为 code 时向手机发送验证码（60 秒内不重发）；step 为 reset 时凭验证码设新密码，验证码错 5 次作废。模拟环境唯一有效的验证码是 246810。
         */
        post: operations["password"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 注册
         * @description step 为 code 时向手机发送验证码；step 为 register 时凭验证码建立账号，此后可用账号或手机号登录。模拟环境唯一有效的验证码是 246810。
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/router/getList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 服务器下发的路由
         * @description 与内置路由同一写法的一棵树；站点设置选用服务器路由时在登录后取一次。
         */
        get: operations["routerGetList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/system/dictionaries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 字典
         * @description 全部类型的字典项，一项一行；给出 type 时只答这一类。登录前的页面也用得到，所以不需要登录。
         */
        get: operations["systemDictionaries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/system/student-notice/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 通知详情
         * @description 打开即记为已读。
         */
        get: operations["systemStudentNoticeDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/system/user-notice/list/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 通知与消息（分页）
         * @description 置顶在前，其余按发布时间倒序；只含加入平台之后发布、尚未过期的通知和发给本人的消息。unread 为本人全部未读数，与筛选无关。
         */
        get: operations["systemUserNoticeListPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/student/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 当前学生
         * @description 会话用户与他的校区、班级、课表、荣誉、学习概况；管理类账号另带 roles 与 permissions，没有 roles 时视为 student。
         */
        get: operations["studentInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/student/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 登录
         * @description 凭据以表单编码写在查询串里。回答就是令牌本身；账号不存在、密码不对、账号被锁各有提示，连续输错 5 次锁 30 分钟。
         */
        post: operations["studentLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/student/update-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 修改密码
         * @description 成功后该账号的其他登录立即失效，当前登录保留；首次登录必须改密的账号从此解除限制。
         */
        post: operations["studentUpdatePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AccountStep: {
            /** @description 真为整件事已办完，假为验证码已发出 */
            done: boolean;
            /** @description 多少秒后可再次发送验证码 */
            retryAfter?: number;
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
            /** @description 媒体类型 */
            mime: string;
            /** @description 文件名 */
            name: string;
            /** @description 所属对象的编号 */
            ownerId: string;
            /**
             * @description 属于课程、通知还是作业
             * @enum {string}
             */
            ownerType: "course" | "notice" | "homework";
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
        ContinueItem: {
            /**
             * Format: date-time
             * @description 上次学习的时间
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
            /** @description 最近在学的课程各自的接着学 */
            continues: components["schemas"]["ContinueItem"][];
            /** @description 本人各类课程的门数 */
            counts?: components["schemas"]["MineCounts"];
            /** @description 课程 */
            course?: components["schemas"]["CourseDetail"];
            /** @description 有学习记录的日子，早的在前 */
            days: components["schemas"]["StudyDay"][];
            /** @description 课程的作业，带本人的状态 */
            homework: components["schemas"]["Homework"][];
            /** @description 荣誉 */
            honours: components["schemas"]["Honour"][];
            /** @description 笔记，新的在前 */
            notes: components["schemas"]["Note"][];
            /** @description 最新通知 */
            notices: components["schemas"]["Notice"][];
            /** @description 相近的课程 */
            related: components["schemas"]["CourseCard"][];
            /** @description 接着学：最近在学的课程里第一个未学完的课时；没有时不出现 */
            resume?: components["schemas"]["ContinueItem"];
            /**
             * @description 这是哪一处的聚合
             * @enum {string}
             */
            scope: "course" | "home" | "centre" | "honours";
            /** @description 学习概况 */
            study?: components["schemas"]["StudySummary"];
            /** @description 讲师 */
            teachers: components["schemas"]["Teacher"][];
            /** @description 待办，按截止时间 */
            todos: components["schemas"]["TodoItem"][];
            /** @description 在展示期内的课程专区 */
            zones: components["schemas"]["CourseZone"][];
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
            /** @description 首次观看允许拖动 */
            allowSeek: boolean;
            /** @description 允许倍速 */
            allowSpeed: boolean;
            /** @description 附件个数 */
            attachmentCount: number;
            /** @description 适合谁 */
            audience: string[];
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
            /** @description 总学时，小时 */
            totalHours: number;
        } & components["schemas"]["CourseCard"];
        CoursePage: {
            counts: components["schemas"]["MineCounts"];
            /** @description 本页卡片 */
            records: components["schemas"]["CourseCard"][];
            /** @description 符合条件的门数 */
            total: number;
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
             * @description 开放时间
             */
            openAt: string;
            /** @description 评分项 */
            rubric: components["schemas"]["RubricItem"][];
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
            /** @description 所属视频 */
            videoId?: string;
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
             * @description 徽章的稀有度
             * @enum {string}
             */
            rarity?: "common" | "rare" | "epic" | "legend";
            /** @description 因何获得 */
            reason?: string;
            /** @description 徽章是否已揭晓 */
            revealed?: boolean;
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
        Note: {
            /**
             * Format: date-time
             * @description 记下的时间
             */
            at: string;
            /** @description 课程编号 */
            courseId: string;
            /** @description 课程名 */
            courseTitle: string;
            /** @description 笔记编号 */
            id: string;
            /** @description 课时编号 */
            lessonId: string;
            /** @description 课时名 */
            lessonTitle: string;
            /** @description 位置：视频为秒，文档为页 */
            position: number;
            /** @description 笔记内容 */
            text: string;
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
        NoticeDetail: {
            /** @description 附件 */
            attachments: components["schemas"]["Attachment"][];
            /** @description 正文，HTML，须净化后显示 */
            html: string;
            /** @description 较早的一条 */
            next?: components["schemas"]["TitleLink"];
            /** @description 较新的一条 */
            previous?: components["schemas"]["TitleLink"];
        } & components["schemas"]["Notice"];
        NoticePage: {
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
        PasswordChange: {
            /**
             * Format: date-time
             * @description 修改时间
             */
            changedAt: string;
            /** @description 因此失效的其他登录个数 */
            endedSessions: number;
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
            /** @description 所选的类的条数 */
            total: number;
            /** @description 所有类的条数 */
            unscopedTotal: number;
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
            /** @description 标签不能关闭 */
            noClosable?: boolean;
            /** @description 折叠第二列 */
            noColumn?: boolean;
            /** @description 离开后不保留 */
            noKeepAlive?: boolean;
            /** @description 不进标签栏 */
            tabHidden?: boolean;
            /** @description 菜单、标签与浏览器标题 */
            title: string;
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
            /** @description 近两周的课表与安排，早的在前 */
            schedules: components["schemas"]["Schedule"][];
            studentDTO: components["schemas"]["Student"];
            study: components["schemas"]["StudySummary"];
            /** @description 未读通知与消息数 */
            unread: number;
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
        StudyDay: {
            /**
             * Format: date
             * @description 日期
             */
            date: string;
            /** @description 学过的课时数 */
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
            /** @description 每周目标，秒 */
            weekGoalSeconds: number;
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
            /** @description 地址 */
            url?: string;
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
            /** @description 头衔 */
            title: string;
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
            /** @description 补充说明，例如课程名或还能补交 */
            note: string;
            /** @description 站内去处 */
            path: string;
            /** @description 作业、试卷、赛事或安排的编号 */
            refId?: string;
            /** @description 名称 */
            title: string;
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
            record: components["schemas"]["WatchRecord"];
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
            /** @description 首次观看允许拖动 */
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
            /** @description 下一个视频 */
            next?: components["schemas"]["TitleLink"];
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
            /** @description 水印文字 */
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
        WatchRecord: {
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
export type $defs = Record<string, never>;
export interface operations {
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
                /** @description all 全部公开的荣誉（默认）；mine 只要本人的 */
                owner?: "all" | "mine";
                /** @description 要哪一处的聚合 */
                scope?: "course" | "home" | "centre" | "honours";
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
    courseAttachmentWebOfficeToken: {
        parameters: {
            query: {
                /** @description 附件编号 */
                attachmentId: string;
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
                /** @description 读到第几页，从 1 起 */
                page?: number;
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
                    /**
                     * @description 要做的事
                     * @default activate
                     * @enum {string}
                     */
                    action?: "activate" | "favourite" | "unfavourite";
                    /** @description 激活码，不分大小写 */
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
    courseSearch: {
        parameters: {
            query: {
                /** @description 关键字，多个字词用空格隔开，须同时出现 */
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
                /** @description 当前位置，秒 */
                position?: number;
                /** @description 倍速 */
                rate?: number;
                /** @description 上次以来播放过的区间，秒，写成 0-30,45-60 */
                spans?: string;
                /** @description 视频或视频课时的编号 */
                videoId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 凭证与记下的进度 */
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
                    /** @description 作品链接 */
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
                    /** @description 短信验证码，6 位数字；reset 时必填 */
                    code?: string;
                    /**
                     * Format: password
                     * @description 新密码，至少 6 位；reset 时必填
                     */
                    password?: string;
                    /** @description 手机号 */
                    phone: string;
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
                    /** @description 已和家长一起读过用户协议与隐私说明；register 时必须为真 */
                    agreed?: boolean;
                    /** @description 短信验证码，6 位数字；register 时必填 */
                    code?: string;
                    /** @description 年级（字典 grade） */
                    grade?: string;
                    /**
                     * Format: password
                     * @description 密码，至少 6 位；register 时必填
                     */
                    password?: string;
                    /** @description 手机号（家长或本人） */
                    phone: string;
                    /**
                     * @description code 发送验证码；register 建立账号
                     * @enum {string}
                     */
                    step: "code" | "register";
                    /** @description 学生姓名；register 时必填 */
                    studentName?: string;
                    /** @description 账号，字母开头的 4–20 位字母、数字或下划线；register 时必填 */
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
            header?: never;
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
    systemUserNoticeListPage: {
        parameters: {
            query?: {
                /** @description notice 通知公告；message 个人消息；不填为全部 */
                box?: "notice" | "message";
                /** @description 标题或摘要里的字 */
                keyword?: string;
                /** @description 种类（字典 notice_kind） */
                kind?: string;
                /** @description 为真时先把本人的全部通知（或 box 指定的一类）标为已读，再作答 */
                markAllRead?: boolean;
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["PageNum"];
                /** @description 每页几条 */
                pageSize?: components["parameters"]["PageSize"];
                /** @description 真只看已读，假只看未读 */
                read?: boolean;
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
            header?: never;
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
                    /** @description 账号 */
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
