// Generated from schemas/ by "npm run generate". Do not edit.
export const documentNames = ["brand","constants","errors","flags","form","help","lobby","menu","patterns","providers","rules","screen","texts","theme"] as const;
export type DocumentName = (typeof documentNames)[number];
export const blockNames = ["accountOverview","actionButton","announcementList","bottomBar","brandLogo","categoryTiles","centre","columns","downloadGuide","drawSchedule","emptyState","featureList","footer","form","gameFrame","gameLane","gamesPage","header","heading","helpArticle","helpCentre","heroCarousel","image","inviteLink","languagePicker","linkedProviders","loginVerification","logoutConfirm","lotteryLobby","navigation","newcomer","noticeTicker","outlet","promoDetail","promoGrid","rail","richText","section","sessionBar","sideBar","stack","statusPanel","themeSwitch","vendorGrid","waysIn"] as const;
export type BlockName = (typeof blockNames)[number];
export const actionNames = ["changePassword","closeModal","forgotPassword","freePlay","linkProvider","login","logout","navigate","openCentre","openDownload","openModal","openOutbox","openSupport","phoneLogin","register","reload","sendLoginCode","sendPasswordCode","sendPhoneCode","sendRegisterCode","sendVerificationCode","setLanguage","toggleTheme","unlinkProvider","verifyLogin"] as const;
export type ActionName = (typeof actionNames)[number];
export const sourceNames = ["balance","banners","countries","domainRoute","draws","gameVendors","headlines","helpArticles","hotGames","member","notices","promotions","registerRules"] as const;
export type SourceName = (typeof sourceNames)[number];
