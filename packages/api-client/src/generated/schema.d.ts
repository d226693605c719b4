// Generated from openapi.yaml by `pnpm generate`. Do not edit.
export interface paths {
    "/api/front/login/mobile/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with phone and password */
        post: operations["loginByPhonePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/login/mobile/captcha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with phone and code
         * @description An unknown phone is an error; nobody is registered on the way.
         */
        post: operations["loginByPhoneCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/login/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with e-mail and password */
        post: operations["loginByEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/login/register/visitor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in as a guest
         * @description Always creates a new user. countryCode is needed with a phone. Only when visitorOpen.
         */
        post: operations["loginAsGuest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/login/register/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Register with e-mail */
        post: operations["registerByEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/login/register/mobile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Register with phone */
        post: operations["registerByPhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/login/twitter/request/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Start the Twitter sign-in */
        get: operations["getTwitterRequestToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/login/twitter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Finish the Twitter sign-in */
        post: operations["loginByTwitter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/login/facebook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with Facebook */
        post: operations["loginByFacebook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/login/google": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with a Google id token */
        post: operations["loginByGoogle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/login/x-oauth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with an X (OAuth 2) authorisation code */
        post: operations["loginByXOauth"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/login/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start signing in with a passkey
         * @description Needs no name of an account: the browser offers the passkeys that it has for this shop. Each challenge is good for
         *     one attempt.
         */
        post: operations["startPasskeyLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/login/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Finish signing in with a passkey */
        post: operations["loginByPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/user/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start adding a passkey to the account */
        post: operations["startPasskeyRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/user/passkey/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Finish adding a passkey to the account */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/user/passkey/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The passkeys of the account */
        get: operations["listPasskeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/user/passkey/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove a passkey from the account */
        post: operations["deletePasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/login/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** End the session */
        get: operations["logout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/login/token/is/exist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Is the token of this call still good? */
        post: operations["isTokenAlive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/login/method/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which ways to sign in are open */
        get: operations["getLoginMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pc/login/getLoginPic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Picture of the sign-in dialog */
        get: operations["getLoginPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/login/sendCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a code to a phone for sign-in */
        post: operations["sendPhoneCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/login/register/sendCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a code to a phone for registration */
        post: operations["sendPhoneRegistrationCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/login/email/captcha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a registration code by e-mail
         * @description The body is the bare address. Servers should also accept it JSON-quoted.
         */
        post: operations["sendEmailCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/login/email/forget/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a password-reset code by e-mail */
        post: operations["sendEmailPasswordCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/login/email/reset/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new password by e-mail code */
        post: operations["resetPasswordByEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/login/phone/forget/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a password-reset code to a phone */
        post: operations["sendPhonePasswordCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/login/phone/reset/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new password by phone code */
        post: operations["resetPasswordByPhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/captcha/phone/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the signed-in phone user a code to change the password */
        post: operations["sendPhoneChangeCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/captcha/email/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the signed-in e-mail user a code to change the password */
        post: operations["sendEmailChangeCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/captcha/email/merchant/settled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a code for a settlement application */
        post: operations["sendSettlementCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Auth module: sign in */
        post: operations["authLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Auth module: sign out */
        post: operations["authLogout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Auth module: the signed-in user */
        get: operations["authUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/user/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in user */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/user/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change nickname and avatar */
        post: operations["editUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/user/phone/update/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the password of a phone user */
        post: operations["changePasswordByPhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/user/email/update/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the password of an e-mail user */
        post: operations["changePasswordByEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/user/menu/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Menu of the user centre */
        get: operations["getUserMenu"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/pay/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Balance of the user */
        get: operations["getBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/user/update/binding/email/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a code to bind an e-mail */
        post: operations["sendEmailBindingCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/user/update/binding/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bind an e-mail */
        post: operations["bindEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/user/update/binding/phone/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a code to bind a phone */
        post: operations["sendPhoneBindingCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/user/update/binding/phone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bind a phone */
        post: operations["bindPhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/user/balance/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The changes of the balance, the newest first */
        get: operations["listBalanceRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/user/session/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the account is signed in */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/user/session/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign out on one device */
        post: operations["deleteSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/user/session/others/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign out everywhere else */
        post: operations["deleteOtherSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/user/guest/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask to make the guest of this session an account
         * @description Answers the same whether or not the e-mail address has an account already. The mail's link carries the proof that the address is the guest's.
         */
        post: operations["sendGuestAccountMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/user/guest/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a guest an account, with the proof of a mail, and sign in
         * @description Without a password, the one that was given in this session with sendGuestAccountMail counts.
         */
        post: operations["openGuestAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/user/guest/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in as a guest again, with the proof of a mail
         * @description A password that was given before with sendGuestAccountMail does not count any more.
         */
        post: operations["openGuestSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/user/guest/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move the orders of a guest to the account of the same e-mail address */
        post: operations["claimGuestOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/user/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything that the shop keeps of the user */
        get: operations["exportAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/user/close/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a code to close the account */
        post: operations["sendClosingCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/user/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Close the account with the code sent to it */
        post: operations["closeAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pc/home/index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Home page of the desktop shop */
        get: operations["getHome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Site name, logo, switches */
        get: operations["getSite"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/index/product": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Featured products */
        get: operations["listFeaturedProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/product/leaderboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Best sellers, 20 at most
         * @description Here `sales` already contains ficti.
         */
        get: operations["listBestSellers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/deal/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products at a lower price until a time or until the pieces of the deal are sold
         * @description Deals that run now, the one that ends first before the others. When a deal ends, its product costs as much as it did before.
         */
        get: operations["listDeals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/activity/index/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Campaigns on the home page */
        get: operations["listActivities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/activity/list/{aid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Products of a campaign */
        get: operations["listActivityProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pc/activity/detail/{aid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One campaign */
        get: operations["getActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/search/keyword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Hot search words */
        get: operations["listHotWords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/search/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products, categories and stores for a few letters
         * @description At most 4 products, 4 categories and 2 stores.
         */
        get: operations["suggest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/search/correct": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The spelling that was probably meant
         * @description null when the words are known, or nothing is like them.
         */
        get: operations["correctSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/search/correct/store": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The name of a store that was probably meant, or a part of it
         * @description null when the search finds a store, or nothing is like it.
         */
        get: operations["correctStoreSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/index/paycurrency": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Currency as a JSON string */
        get: operations["getCurrency"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/index/marketplace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The operator of the marketplace, and the countries to which its merchants deliver */
        get: operations["getMarketplace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/index/color/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Theme colour */
        get: operations["getColorConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/image/domain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Base URL of pictures */
        get: operations["getImageDomain"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/index/bottom/navigation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Bottom navigation of the mobile shop */
        get: operations["getBottomNavigation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/language/listall": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Languages of the shop */
        get: operations["listLanguages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/language/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Texts of a layout */
        get: operations["listPageTexts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/notification/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Messages to the user */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/notification/unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many messages are not read */
        get: operations["countUnreadNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/notification/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which messages the user gets, and where */
        get: operations["listNotificationSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/notification/settings/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Choose which messages arrive, and where */
        post: operations["saveNotificationSettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/notification/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark messages as read (all without ids) */
        post: operations["readNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/product/category": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Category tree */
        get: operations["listCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/product/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Products by words, category, price */
        get: operations["listProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/product/facets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The filters of a product list, with counts
         * @description Takes the filters of `product/list` (or, with `merId`, of `product/merchant/pro/list`). A filter that is set does not count for its own facet.
         */
        get: operations["getProductFacets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/product/recommend/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Recommended products */
        get: operations["listRecommendations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/product/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One product */
        get: operations["getProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/product/sku/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Attributes and SKUs of a product */
        get: operations["getProductSkus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/product/reply/list/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reviews of a product */
        get: operations["listReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/product/reply/config/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Counts of reviews */
        get: operations["getReviewCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/product/reply/helpful/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that a review helped, or take that back
         * @description One vote per shopper; repeating it changes nothing.
         */
        post: operations["voteReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/product/question/list/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Questions about a product, with their answers
         * @description Questions and answers that have been checked; authors also see their own that are still waiting for the check.
         */
        get: operations["listQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/product/question": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask a question about a product
         * @description It is shown to others after a check; its author sees it at once.
         */
        post: operations["askQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/product/question/reply/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a question as a buyer of the product
         * @description Only shoppers who have bought the product may answer, once each; the answer is published immediately.
         */
        post: operations["replyToQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/product/question/helpful/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that a question and its answers helped, or take that back
         * @description One vote per shopper; repeating it changes nothing.
         */
        post: operations["voteQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/product/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a product that breaks the rules
         * @description Once per shopper; a second report replaces the first. Visitors may report too.
         */
        post: operations["reportProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/product/delivery/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The delivery time and cost of a product in a country */
        get: operations["getDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/product/stock/alert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Be notified when a SKU can be bought again
         * @description One notification per request; asking again changes nothing.
         */
        post: operations["requestStockAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/product/reply/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count and the latest review */
        get: operations["getReviewSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/product/merchant/{merId}/category/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Own categories of a store */
        get: operations["listStoreCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/product/merchant/pro/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Products of a store */
        get: operations["listStoreProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/merchant/street": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shop street, recommended first */
        get: operations["listStoreStreet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/merchant/search/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Stores by words */
        get: operations["searchStores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/merchant/index/info/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Store home
         * @description Some back ends answer another `id`; keep the one of the path.
         */
        get: operations["getStore"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/merchant/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Business licence and introduction */
        get: operations["getStoreDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/merchant/customer/service/info/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Customer service of a store */
        get: operations["getStoreService"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/merchant/all/type/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Types of store */
        get: operations["listStoreTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/merchant/all/category/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Classifications of store */
        get: operations["listStoreClassifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/merchant/settled/agreement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Agreement of the settlement application */
        get: operations["getSettlementAgreement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/merchant/settled/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply for a store
         * @description A repeated call with the same Idempotency-Key applies once and answers the same.
         */
        post: operations["applyForSettlement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/merchant/settled/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Own applications, newest first */
        get: operations["listSettlementRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/cart/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cart grouped by store */
        get: operations["listCart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/cart/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add SKUs; an existing SKU adds quantity
         * @description A repeated call with the same Idempotency-Key adds nothing again.
         */
        post: operations["addToCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/cart/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add the lines of a visitor's cart after signing in
         * @description Adds every line that can be added, and answers the others with their reason. A repeated call with the same
         *     Idempotency-Key adds nothing again and answers the same.
         */
        post: operations["mergeCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/cart/num": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set the quantity of a row */
        post: operations["setCartQuantity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/cart/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove rows */
        post: operations["deleteFromCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/cart/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Number of things in the cart */
        get: operations["countCart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/cart/resetcart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Choose another SKU for a row */
        post: operations["reselectCartSku"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/cart/estimate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The total of SKUs without a checkout; for a signed-in user, with the best coupon that the user has */
        post: operations["estimateCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/order/pre/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start a checkout */
        post: operations["createPreOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/order/load/pre/{preOrderNo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Load a checkout (lives five minutes) */
        get: operations["getPreOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/order/computed/price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Totals for an address, a coupon, points */
        post: operations["computePrice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/coupons/order/{preOrderNo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Coupons that this checkout can use */
        get: operations["listCheckoutCoupons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/order/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Place the order */
        post: operations["createOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/pay/method": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ways to pay */
        get: operations["getPayMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/pay/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay a master order
         * @description A payment at a provider is opened once per order, whatever the Idempotency-Key, and answered as long as it can be paid. A payment that is decided at once acts once per key.
         */
        post: operations["pay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/pay/paypal/success": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Capture a PayPal payment after the return */
        post: operations["capturePaypal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/pay/paypal/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The shopper cancelled at PayPal: cancels the order */
        post: operations["cancelPaypal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/pay/query/wechat/pay/result/{orderNo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Has a WeChat payment arrived? */
        get: operations["isWechatPaid"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/pay/query/upi/pay/result/{orderNo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Has a UPI payment arrived? */
        get: operations["isUpiPaid"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/pay/query/pay/result/{orderNo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Has the payment arrived? */
        get: operations["isPaid"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/order/await/pay/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Master orders to pay */
        get: operations["listUnpaidOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/order/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Store orders
         * @description Orders in refund are not in the lists of types 0–3.
         */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/order/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Counts for the tabs */
        get: operations["getOrderCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/order/center/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Counts for the user centre */
        get: operations["getOrderCenterCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/order/master/detail/{orderNo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One master order */
        get: operations["getMasterOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/order/of/pre/{preOrderNo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The master order that a pre-order became
         * @description For a shopper who returns to a checkout that was already submitted, or whose response was lost.
         */
        get: operations["getOrderOfPreOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/order/detail/{orderNo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One store order */
        get: operations["getStoreOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/order/cancel/{orderNo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel an unpaid master order */
        post: operations["cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/order/take/{orderNo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm receipt of a store order */
        post: operations["confirmReceipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/order/delete/{orderNo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hide a completed store order */
        post: operations["deleteOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/order/visitor/master/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Guest look-up of a master order */
        get: operations["getGuestMasterOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/order/visitor/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Guest look-up of a store order */
        get: operations["getGuestStoreOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/order/express/{orderNo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Parcel of a store order; null before it is shipped */
        get: operations["getParcel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/order/refund/reason": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reasons to choose from */
        get: operations["listRefundReasons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/order/apply/refund/{orderNo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The lines and amounts that a refund would cover */
        get: operations["getRefundApplication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/order/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for a refund of a store order */
        post: operations["requestRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/order/refund/computed/{orderNo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The amount that a refund of some lines would pay back */
        get: operations["computeRefund"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/refund/revoke/{refundOrderNo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back a request for a refund that is not decided, or whose goods were not sent back */
        post: operations["revokeRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/refund/returning/goods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say how the goods of a refund travel back */
        post: operations["returnGoods"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/refund/message/{refundOrderNo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The messages of shopper, store and marketplace about a refund, oldest first */
        get: operations["listRefundMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/refund/message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write to the store about a refund */
        post: operations["sendRefundMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/refund/escalate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask the marketplace to decide, after the store has refused or has not answered in time */
        post: operations["escalateRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/order/refund/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Own refunds */
        get: operations["listRefunds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/order/refund/detail/{refundOrderNo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One refund */
        get: operations["getRefund"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/order/reply/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lines awaiting a review */
        get: operations["listAwaitingReview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/order/reply/my/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Own reviews */
        get: operations["listMyReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/order/comment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write a review */
        post: operations["createReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/coupons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Coupons that can be received now */
        get: operations["listCoupons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/coupon/receive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Receive a coupon, once per user */
        post: operations["receiveCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/coupon/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Own coupons */
        get: operations["listMyCoupons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/address/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Address book */
        get: operations["listAddresses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pc/address/all/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All addresses, default first */
        get: operations["listAllAddresses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/address/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One address or null */
        get: operations["getAddress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/address/default": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Default address or null */
        get: operations["getDefaultAddress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/address/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add (without id) or change an address */
        post: operations["saveAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/address/del": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete an address */
        post: operations["deleteAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/address/default/set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make an address the default */
        post: operations["setDefaultAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/address/ip/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Where the caller seems to be */
        post: operations["locateByIp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/collect/product/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Favourite products */
        get: operations["listFavouriteProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/collect/add/product": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a product */
        post: operations["addFavouriteProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/collect/cancel/{productId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove a product by product id */
        post: operations["removeFavouriteProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/collect/delete/product": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove by favourite ids */
        post: operations["deleteFavourites"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/collect/batch/product": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add several products */
        post: operations["addFavouriteProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/collect/merchant/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Followed stores */
        get: operations["listFollowedStores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/collect/add/merchant/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Follow a store */
        post: operations["followStore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/collect/cancel/merchant/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Unfollow a store */
        post: operations["unfollowStore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/integral/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Points account */
        get: operations["getPoints"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/integral/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Points ledger */
        get: operations["listPointsRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/upload/image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload a picture */
        post: operations["uploadImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/upload/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload a file */
        post: operations["uploadFile"];
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
        /** @description Success. */
        Ok: {
            /** @constant */
            code: 200;
            /** @example success */
            message: string;
            data: unknown;
        };
        /** @description Any failure, also over HTTP 200. 400 validation · 401, 410000-410002 not signed in · 403 · 404 · 500 every business error. */
        ErrorEnvelope: {
            /** @enum {integer} */
            code: 400 | 401 | 403 | 404 | 500 | 410000 | 410001 | 410002;
            /** @example Insufficient product stock, please refresh and select again */
            message: string;
            data?: null;
        };
        /** @description Only total (and list) is promised; the rest differs between back ends. */
        PageInfo: {
            /** @example 57 */
            total: number;
            pageNum?: number | null;
            pageSize?: number | null;
            size?: number | null;
            pages?: number | null;
            hasNextPage?: boolean | null;
            isLastPage?: boolean | null;
            page?: number | null;
            limit?: number | null;
            totalPage?: number | null;
        };
        /**
         * Format: int32
         * @example 17
         */
        Id: number;
        /**
         * @description Decimal as string.
         * @example 12.50
         */
        Money: string;
        /** @example 12.50 */
        MoneyInput: string | number;
        /**
         * @description yyyy-MM-dd HH:mm:ss on the clock of GMT+8.
         * @example 2026-03-01 18:30:00
         */
        DateTime: string;
        /**
         * @description yyyy-MM-dd
         * @example 2026-03-01
         */
        Date: string;
        /**
         * @description Absolute, or relative to the API host.
         * @example /img/p/17/1.png
         */
        ImageUrl: string;
        /**
         * @description Tiny data: URI shown until the picture arrives.
         * @example data:image/webp;base64,UklGRg==
         */
        BlurImage: string;
        /**
         * @description The number of an order that is paid at once: PT…
         * @example PT101174000000000012345
         */
        MasterOrderNo: string;
        /**
         * @description The number of the part of an order that one store ships: SH…
         * @example SH101174000000000012345
         */
        StoreOrderNo: string;
        /**
         * @description RE…
         * @example RE101174000000000012345
         */
        RefundOrderNo: string;
        /** @example SW1A 1AA */
        PostCode: string | number;
        /** @example ann@shop.test */
        Email: string;
        /**
         * @description Dial code with its plus.
         * @example +44
         */
        CountryCode: string;
        /** @enum {string} */
        UserType: "email" | "phone" | "google" | "facebook" | "twitter" | "visitor" | "tourist";
        /** @enum {string} */
        PayType: "paypal" | "stripe" | "wechat" | "cod" | "upi" | "yue";
        /** @enum {string} */
        PayChannel: "pc" | "mobile";
        /**
         * @description 0 to ship (also unpaid, see paid) · 1 to receive · 2 to review · 3 completed · 9 cancelled
         * @enum {integer}
         */
        StoreOrderStatus: 0 | 1 | 2 | 3 | 9;
        /**
         * @description On an order: 0 none · 1 applied · 2 refunding · 3 refunded
         * @enum {integer}
         */
        OrderRefundStatus: 0 | 1 | 2 | 3;
        /**
         * @description On a refund: 0 under review · 1 refused · 2 refunding · 3 refunded · 4 shopper returns goods · 5 store to receive · 6 revoked · 7 the marketplace decides (only after escalateRefund, which is ours)
         * @enum {integer}
         */
        RefundStatus: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;
        /**
         * @description 1 store · 2 product · 3 platform · 4 category
         * @enum {integer}
         */
        CouponUseType: 1 | 2 | 3 | 4;
        LoginResponse: {
            /** @example 9f86d081884c7d659a2feaa0c55ad015 */
            token: string;
            type?: string | null;
            key?: string | null;
            uid?: number | null;
            id?: number | null;
            /** @example Ann */
            nikeName?: string | null;
            phone?: string | null;
            email?: string | null;
            /** @description Opaque; needed for the guest order look-up. */
            identity?: string | null;
            userType?: components["schemas"]["UserType"] | null;
            avatar?: components["schemas"]["ImageUrl"] | null;
            isNew?: boolean | null;
        };
        LoginMethod: {
            twitterOpen?: boolean | null;
            googleOpen?: boolean | null;
            passkeyOpen?: boolean | null;
            facebookOpen: boolean;
            visitorOpen: boolean;
            googleClientId?: string | null;
            facebookAppId?: string | null;
            xoauth2ClientId?: string | null;
            xoauth2CallbackUrlPc?: string | null;
            agreement?: string | null;
        };
        LoginPicture: {
            loginLeftImage: components["schemas"]["ImageUrl"] | null;
        };
        PasskeyOptions: {
            /**
             * @description The argument of the browser's call: `PublicKeyCredentialRequestOptionsJSON` to sign in,
             *     `PublicKeyCredentialCreationOptionsJSON` to add a passkey (Web Authentication Level 3).
             */
            options: {
                [key: string]: unknown;
            };
        };
        Passkey: {
            id: components["schemas"]["Id"];
            /**
             * @description Where it was made.
             * @example Windows
             */
            name: string;
            createTime: components["schemas"]["DateTime"];
            lastUseTime?: components["schemas"]["DateTime"] | null;
            /** @description The passkey is on several devices of its owner. */
            isSynced?: boolean | null;
        };
        TwitterRequestToken: {
            token?: string | null;
            tokenSecret?: string | null;
            authorizationURL: string;
            authenticationURL?: string | null;
        };
        PhonePasswordLogin: {
            /** @example 7700900123 */
            phone: string;
            countryCode: components["schemas"]["CountryCode"];
            password: string;
        };
        PhoneCodeLogin: {
            /** @example 7700900123 */
            phone: string;
            countryCode: components["schemas"]["CountryCode"];
            /** @example 123456 */
            captcha: string;
        };
        EmailLogin: {
            email: components["schemas"]["Email"];
            password: string;
        };
        GuestLogin: {
            email: components["schemas"]["Email"];
            phone?: string | null;
            countryCode?: components["schemas"]["CountryCode"] | null;
        };
        EmailRegistration: {
            email: components["schemas"]["Email"];
            /** @example 123456 */
            captcha: string;
            password: string;
        };
        PhoneRegistration: {
            countryCode: components["schemas"]["CountryCode"];
            /** @example 7700900123 */
            phone: string;
            /** @example 123456 */
            captcha: string;
            password: string;
        };
        EmailPasswordReset: {
            email: components["schemas"]["Email"];
            /** @example 123456 */
            captcha: string;
            newPassword: string;
            passwordAgain: string;
        };
        PhonePasswordReset: {
            countryCode: components["schemas"]["CountryCode"];
            /** @example 7700900123 */
            phone: string;
            /** @example 123456 */
            captcha: string;
            newPassword: string;
            passwordAgain: string;
        };
        PasswordUpdate: {
            /** @example 123456 */
            captcha: string;
            newPassword: string;
            passwordAgain: string;
        };
        PhoneCodeForm: {
            /** @example 7700900123 */
            phone: string;
            countryCode: components["schemas"]["CountryCode"];
            /** @description Sent by some clients, ignored by servers. */
            password?: string | null;
        };
        AuthToken: {
            token: string;
        };
        AuthUser: {
            name?: string | null;
            email?: string | null;
            phone?: string | null;
            avatar?: components["schemas"]["ImageUrl"] | null;
            scope: string[] | null;
        };
        UserInfo: {
            uid?: number | null;
            /** @example Ann */
            nickname: string;
            avatar?: components["schemas"]["ImageUrl"] | null;
            phone?: string | null;
            email?: string | null;
            countryCode?: string | null;
            identity?: string | null;
            level?: number | null;
            /** @example 120 */
            integral?: number | null;
            experience?: number | null;
            couponCount?: number | null;
            collectCount?: number | null;
            nowMoney?: components["schemas"]["Money"] | null;
            userType?: components["schemas"]["UserType"] | null;
        };
        MenuItem: {
            id: components["schemas"]["Id"];
            name: string;
            pic?: components["schemas"]["ImageUrl"] | null;
            url?: string | null;
            /** @example /users/address_list */
            pc_url?: string | null;
        };
        MenuBanner: {
            id: components["schemas"]["Id"];
            pic: components["schemas"]["ImageUrl"];
            url?: string | null;
        };
        UserMenu: {
            routine_my_menus: components["schemas"]["MenuItem"][] | null;
            routine_my_banner: components["schemas"]["MenuBanner"][] | null;
        };
        UserBalance: {
            userBalance: components["schemas"]["Money"];
        };
        Banner: {
            id?: number | null;
            name?: string | null;
            url?: string | null;
            pic: components["schemas"]["ImageUrl"];
            /** @description Its own crop for phones, higher than wide, with room for words above. */
            phonePic?: components["schemas"]["ImageUrl"] | null;
        };
        PcIndex: {
            banner: components["schemas"]["Banner"][] | null;
            bastBanner: components["schemas"]["Banner"][] | null;
            logoUrl?: components["schemas"]["ImageUrl"] | null;
            /** @example {"country":"US","currency":"USD","symbol":"$","ID":1} */
            shopPayCurrency?: string | null;
            recommendImage?: components["schemas"]["ImageUrl"] | null;
            shopStreetHeaderImag?: components["schemas"]["ImageUrl"] | null;
            /** @enum {string|null} */
            consumerType?: "h5" | "hotline" | "message" | "email" | null;
            consumerHotline?: string | null;
            consumerH5Url?: string | null;
            consumerMessage?: string | null;
            consumerEmail?: string | null;
        };
        IndexMenu: {
            id: components["schemas"]["Id"];
            name: string;
            pic?: components["schemas"]["ImageUrl"] | null;
            url?: string | null;
            show?: boolean | null;
        };
        IndexCategory: {
            id: components["schemas"]["Id"];
            name: string;
            icon?: components["schemas"]["ImageUrl"] | null;
        };
        Index: {
            banner?: components["schemas"]["Banner"][] | null;
            indexBannerType?: string | null;
            menus?: components["schemas"]["IndexMenu"][] | null;
            ranking?: components["schemas"]["MenuBanner"][] | null;
            bastBanner?: components["schemas"]["Banner"][] | null;
            logoUrl: components["schemas"]["ImageUrl"] | null;
            shopPayCurrency?: string | null;
            categoryList?: components["schemas"]["IndexCategory"][] | null;
            /** @enum {string|null} */
            consumerType?: "h5" | "hotline" | "message" | "email" | null;
            consumerHotline?: string | null;
            consumerH5Url?: string | null;
            consumerMessage?: string | null;
            consumerEmail?: string | null;
            /** @example Marketfront */
            siteName?: string | null;
            /**
             * @description Name of the query parameter by which pictures can be asked for in a width.
             * @example w
             */
            imageResizeParam?: string | null;
            /**
             * @description Name of the query parameter that, with the value `dark`, asks for a picture on a dark ground. Pictures that have none stay as they are.
             * @example theme
             */
            imageThemeParam?: string | null;
            /** @description Whether ficti is added to the sales shown. */
            showFictitiousSales?: boolean | null;
        };
        HotWord: {
            id?: number | null;
            /** @example lamp */
            title: string;
        };
        /** @description An extension of this contract. */
        Deal: {
            product: components["schemas"]["ProductCard"];
            endTime: components["schemas"]["DateTime"];
            /** @description Pieces that the deal began with. */
            total: number;
            /** @description Pieces that can still be bought. */
            left: number;
        };
        /** @description An extension of this contract. Fields that are absent or null are not shown. */
        Marketplace: {
            /** @example Marketfront Ltd */
            legalName?: string | null;
            /** @example 1 Market Square, London EC2A 1AA, United Kingdom */
            legalAddress?: string | null;
            /**
             * @description Register and number.
             * @example Companies House 00000000
             */
            registration?: string | null;
            /**
             * @description Page of a body that settles disputes between shoppers and merchants.
             * @example https://disputes.example
             */
            disputeLink?: string | null;
            carriers?: string[] | null;
            /** @description ISO 3166-1 alpha-2 codes of the countries that merchants deliver to. */
            deliveryCountries?: string[] | null;
            /**
             * @description The country of a delivery while the shopper has named none.
             * @example GB
             */
            deliveryCountry?: string | null;
        };
        Activity: {
            id: components["schemas"]["Id"];
            name: string;
            /**
             * @description 1 carousel · 2 grid · 3 big picture
             * @enum {integer}
             */
            type: 1 | 2 | 3;
            productList: components["schemas"]["ActivityProduct"][] | null;
        };
        ActivityProduct: {
            proId: components["schemas"]["Id"];
            proImage?: components["schemas"]["ImageUrl"] | null;
            image?: components["schemas"]["ImageUrl"] | null;
            storeName: string;
            price: components["schemas"]["Money"];
            otPrice?: components["schemas"]["Money"] | null;
            imageBlur?: components["schemas"]["BlurImage"] | null;
            /** @description All that lists show of the product. */
            card?: components["schemas"]["ProductCard"] | null;
        };
        ActivityDetail: {
            id: components["schemas"]["Id"];
            name: string;
            /** @enum {integer|null} */
            type?: 1 | 2 | 3 | null;
            /** @example ["/img/a.png"] */
            banner?: string | null;
            instruction?: string | null;
        };
        ColorConfig: {
            id?: number | null;
            name?: string | null;
            title?: string | null;
            /** @example 1 */
            value?: string | null;
        };
        BottomNavigationItem: {
            id?: number | null;
            name: string;
            link?: string | null;
            checked?: components["schemas"]["ImageUrl"] | null;
            unchecked?: components["schemas"]["ImageUrl"] | null;
        };
        BottomNavigation: {
            bottomNavigationList: components["schemas"]["BottomNavigationItem"][] | null;
            isCustom?: boolean | null;
        };
        Language: {
            id?: number | null;
            /** @example fr */
            code: string;
            /** @example Français */
            name: string;
            isDefault: boolean;
        };
        PageText: {
            /** @example my_order */
            code: string;
            /** @example My orders */
            content: string;
        };
        NotificationSetting: {
            /** @enum {string} */
            type: "order" | "refund" | "coupon" | "application" | "system";
            /** @description Shown in the shop. */
            onSite: boolean;
            /** @description Sent to the e-mail address of the account. */
            byMail: boolean;
        };
        UnreadCount: {
            count: number;
        };
        Session: {
            id: components["schemas"]["Id"];
            /** @description The User-Agent header of the client when it signed in. */
            userAgent?: string | null;
            /** @description The address of the client, its last part hidden. */
            address?: string | null;
            createTime: components["schemas"]["DateTime"];
            /** @description When it was used last. */
            lastTime: components["schemas"]["DateTime"];
            /** @description The session of this request. */
            isCurrent: boolean;
        };
        BalanceRecord: {
            id: components["schemas"]["Id"];
            title: string;
            /**
             * @description 1: added, 2: deducted.
             * @enum {integer}
             */
            type: 1 | 2;
            amount: components["schemas"]["Money"];
            /** @description The balance after it. */
            balance?: components["schemas"]["Money"];
            /** @description The order or the refund that it belongs to. */
            linkId?: string | null;
            createTime: components["schemas"]["DateTime"];
        };
        /** @description Everything that the shop keeps of the user, by area. */
        AccountExport: {
            [key: string]: unknown;
        };
        Notification: {
            id: components["schemas"]["Id"];
            /** @enum {string|null} */
            type?: "order" | "refund" | "coupon" | "application" | "system" | null;
            title: string;
            content?: string | null;
            /** @description Path inside the shop. */
            url?: string | null;
            isRead: boolean;
            createTime: components["schemas"]["DateTime"];
        };
        SuggestedStore: {
            id: components["schemas"]["Id"];
            name: string;
            avatar?: components["schemas"]["ImageUrl"] | null;
            isSelf?: boolean | null;
            starLevel?: number | null;
        };
        Suggestions: {
            products: components["schemas"]["ProductCard"][] | null;
            categories: components["schemas"]["IndexCategory"][] | null;
            stores: components["schemas"]["SuggestedStore"][] | null;
        };
        /** @description Counts of the goods that each further filter would leave. */
        ProductFacets: {
            total: number;
            /** @description For each filter that is set, how many goods there would be without it. */
            relaxed: {
                /** @description `price`, `inStock`, `onSale`, `freeShipping`, `rating`, `storeKind`, `store`, `shipsFrom`, or `attribute:` and the key of the attribute. */
                filter: string;
                total: number;
            }[] | null;
            /** @description The categories below the one that is listed. */
            categories: {
                id: components["schemas"]["Id"];
                name: string;
                count: number;
            }[] | null;
            stores: {
                id: components["schemas"]["Id"];
                name: string;
                isSelf?: boolean | null;
                count: number;
            }[] | null;
            /** @description The countries that the goods are sent from, the most common first. */
            shipsFrom?: {
                /**
                 * @description ISO 3166-1 alpha-2.
                 * @example PT
                 */
                country: string;
                count: number;
            }[] | null;
            /** @description The options that shoppers choose of a product, the most common first. */
            attributes: {
                /**
                 * @description The same in every language.
                 * @example colour
                 */
                key: string;
                /** @example Colour */
                name: string;
                values: {
                    id: components["schemas"]["Id"];
                    /** @example Red */
                    name: string;
                    color?: string | null;
                    count: number;
                }[];
            }[] | null;
            /** @description A histogram from the lowest price to the highest; each bar counts the products that cost `from` or more and less than `to`. */
            prices: {
                from: components["schemas"]["Money"];
                to: components["schemas"]["Money"];
                count: number;
            }[] | null;
            ratings: {
                minStar: number;
                count: number;
            }[] | null;
            inStock: number;
            onSale: number;
            freeShipping: number;
            selfOperated: number;
            otherStores: number;
        };
        ProductCard: {
            id: components["schemas"]["Id"];
            image: components["schemas"]["ImageUrl"];
            /**
             * @description Name of the product.
             * @example Desk lamp
             */
            storeName: string;
            price: components["schemas"]["Money"];
            otPrice?: components["schemas"]["Money"] | null;
            sales?: number | null;
            /** @description Added to sales when shown. */
            ficti?: number | null;
            unitName?: string | null;
            stock?: number | null;
            imageBlur?: components["schemas"]["BlurImage"] | null;
            /** @example 4.7 */
            starAverage?: string | null;
            replyCount?: number | null;
            merId?: number | null;
            merName?: string | null;
            isSelf?: boolean | null;
            createTime?: components["schemas"]["DateTime"] | null;
            freeShipping?: boolean | null;
            /** @description In suggestions: another name or a keyword that matches, when the name in this language does not. */
            matchedText?: string | null;
            /** @description The price of one `unitMeasure` of its cheapest SKU. */
            unitPrice?: components["schemas"]["Money"] | null;
            /** @enum {string|null} */
            unitMeasure?: "kg" | "l" | "m" | null;
            /** @description The most that a coupon of its store, its category or its own takes off one piece. */
            couponMoney?: components["schemas"]["Money"] | null;
            /** @description A second view of the product. */
            hoverImage?: components["schemas"]["ImageUrl"] | null;
            /** @description The colours that shoppers can choose from. */
            colors?: string[] | null;
            /** @description The only SKU; null when there are options to choose from. */
            skuId?: number | null;
        };
        MiniProduct: {
            id: components["schemas"]["Id"];
            storeName: string;
            image: components["schemas"]["ImageUrl"];
            price: components["schemas"]["Money"];
            sales?: number | null;
            ficti?: number | null;
            imageBlur?: components["schemas"]["BlurImage"] | null;
        };
        Category: {
            id: components["schemas"]["Id"];
            pid?: number | null;
            name: string;
            icon?: components["schemas"]["ImageUrl"] | null;
            level?: number | null;
            sort?: number | null;
            isShow?: boolean | null;
            childList: components["schemas"]["Category"][] | null;
            picture?: components["schemas"]["ImageUrl"] | null;
        };
        ProductAttr: {
            id: components["schemas"]["Id"];
            productId?: number | null;
            /** @example Size */
            attrName: string;
            /**
             * @description Comma-separated.
             * @example S,M,L
             */
            attrValues: string;
            type?: number | null;
        };
        Sku: {
            id: components["schemas"]["Id"];
            productId?: number | null;
            /** @example Red,M */
            sku: string;
            stock: number;
            sales?: number | null;
            price: components["schemas"]["Money"];
            otPrice?: components["schemas"]["Money"] | null;
            image?: components["schemas"]["ImageUrl"] | null;
            weight?: components["schemas"]["Money"] | null;
            volume?: components["schemas"]["Money"] | null;
            cost?: components["schemas"]["Money"] | null;
            barCode?: string | null;
            /** @description The price of one `unitMeasure` of it. */
            unitPrice?: components["schemas"]["Money"] | null;
            /** @enum {string|null} */
            unitMeasure?: "kg" | "l" | "m" | null;
            /** @example {"Colour":"Red","Size":"M"} */
            attrValue?: string | null;
            type?: number | null;
            imageBlur?: components["schemas"]["BlurImage"] | null;
            /**
             * @description The pictures of this SKU; without them those of the product are shown.
             * @example ["/img/a.png"]
             */
            sliderImage?: string | null;
        };
        ProductInfo: {
            id: components["schemas"]["Id"];
            merId: components["schemas"]["Id"];
            image: components["schemas"]["ImageUrl"];
            storeName: string;
            /** @example ["/img/p/17/1.png"] */
            sliderImage?: string | null;
            otPrice?: components["schemas"]["Money"] | null;
            price: components["schemas"]["Money"];
            stock: number;
            sales?: number | null;
            ficti?: number | null;
            storeInfo?: string | null;
            browse?: number | null;
            unitName?: string | null;
            /** @description Comma-separated. */
            guaranteeIds?: string | null;
            content?: string | null;
            keyword?: string | null;
            /** @description Comma-separated. */
            cateId?: string | null;
            postage?: components["schemas"]["Money"] | null;
            isShow?: boolean | null;
            imageBlur?: components["schemas"]["BlurImage"] | null;
            /** @description Data URIs, parallel to sliderImage. */
            sliderBlur?: string | null;
            starAverage?: string | null;
            replyCount?: number | null;
            freeShipping?: boolean | null;
            /** @description HTML; how the sizes of such products are measured. */
            sizeGuide?: string | null;
            /**
             * @description A video of the product. Named as siblings of the family name it; where it is absent, a video among the addresses of `sliderImage` is taken.
             * @example /media/film/17.mp4
             */
            videoLink?: string | null;
            /** @description The picture before it plays; without one the first of `sliderImage`. */
            videoPoster?: components["schemas"]["ImageUrl"] | null;
            /** @description WebVTT in the language of the request. */
            videoCaptions?: string | null;
            /** @description In seconds. */
            videoDuration?: number | null;
            /** @description When the video was uploaded. */
            videoTime?: components["schemas"]["DateTime"] | null;
            /**
             * @description The pictures of a whole turn around the product, the front first; each next one is further to the right.
             * @example ["/img/p/17/turn/1.png","/img/p/17/turn/2.png"]
             */
            turnImage?: string | null;
            /** @description `product/report` can be called. */
            hasReports?: boolean | null;
            /** @description `product/stock/alert` can be called for products that are sold out. */
            hasStockAlerts?: boolean | null;
            /** @description The specification table, which `content` then does not hold. */
            specifications?: {
                /** @example Material */
                name: string;
                /** @example Cotton */
                value: string;
            }[] | null;
        };
        DetailStore: {
            name: string;
            avatar?: components["schemas"]["ImageUrl"] | null;
            isSelf?: boolean | null;
            starLevel?: number | null;
            typeId?: number | null;
            isCollect?: boolean | null;
            proList: components["schemas"]["MiniProduct"][] | null;
            followerNum?: number | null;
            starProduct?: number | null;
            starService?: number | null;
            starDispatch?: number | null;
            /** @description The mean of the stores of the same classification. */
            meanProduct?: number | null;
            meanService?: number | null;
            meanDispatch?: number | null;
        };
        Guarantee: {
            id: components["schemas"]["Id"];
            name: string;
            icon?: components["schemas"]["ImageUrl"] | null;
            content?: string | null;
            /** @description For so many days after delivery the product can be sent back without a reason. */
            returnDays?: number | null;
        };
        /** @description Keyed by the chosen values joined by a comma in the order of productAttr. */
        SkuMap: {
            [key: string]: components["schemas"]["Sku"];
        };
        ProductDetail: {
            productInfo: components["schemas"]["ProductInfo"];
            productAttr: components["schemas"]["ProductAttr"][] | null;
            productValue: components["schemas"]["SkuMap"];
            merchantInfo?: components["schemas"]["DetailStore"] | null;
            userCollect?: boolean | null;
            guaranteeList?: components["schemas"]["Guarantee"][] | null;
        };
        ProductSkus: {
            productAttr: components["schemas"]["ProductAttr"][] | null;
            productValue: components["schemas"]["SkuMap"];
        };
        Reply: {
            id: components["schemas"]["Id"];
            uid?: number | null;
            /** @example 5 */
            star: number;
            comment?: string | null;
            pics?: string[] | null;
            sku?: string | null;
            /** @example a**b */
            nickname?: string | null;
            avatar?: components["schemas"]["ImageUrl"] | null;
            createTime: components["schemas"]["DateTime"];
            merchantReplyContent?: string | null;
            serviceStar?: number | null;
            /** @description The author bought it here. */
            isVerified?: boolean | null;
            /**
             * @description The language of the text.
             * @example th
             */
            language?: string | null;
            /** @description How many shoppers found it helpful. */
            helpful?: number | null;
            /** @description Whether the signed-in shopper found it helpful. */
            isHelpful?: boolean | null;
        };
        ReviewVote: {
            helpful: number;
            isHelpful: boolean;
        };
        QuestionReply: {
            id: components["schemas"]["Id"];
            content: string;
            /**
             * @description Of a buyer.
             * @example a**b
             */
            nickname?: string | null;
            /** @description The store answers; otherwise a buyer. */
            isMerchant?: boolean | null;
            /** @description The buyer bought it here. */
            isVerified?: boolean | null;
            /** @example th */
            language?: string | null;
            createTime: components["schemas"]["DateTime"];
        };
        Question: {
            id: components["schemas"]["Id"];
            content: string;
            /** @example a**b */
            nickname?: string | null;
            /**
             * @description The language of the text.
             * @example th
             */
            language?: string | null;
            /** @description It has been checked; until then its author alone sees it. */
            isPublished?: boolean | null;
            /** @description How many shoppers found it helpful. */
            helpful?: number | null;
            /** @description Whether the signed-in shopper found it helpful. */
            isHelpful?: boolean | null;
            /** @description The signed-in shopper bought it, and may answer. */
            canReply?: boolean | null;
            createTime: components["schemas"]["DateTime"];
            answerList?: components["schemas"]["QuestionReply"][] | null;
        };
        /** @enum {string} */
        ReportReason: "counterfeit" | "prohibited" | "misleading" | "offensive" | "rights" | "other";
        Delivery: {
            /**
             * @description ISO 3166-1 alpha-2.
             * @example FR
             */
            country: string;
            /** @description Where it can be delivered. */
            countries: string[];
            /** @description For one piece; null when it is not delivered there. */
            fee?: components["schemas"]["Money"] | null;
            from?: components["schemas"]["Date"] | null;
            to?: components["schemas"]["Date"] | null;
            /**
             * @description The country that it is sent from; ISO 3166-1 alpha-2.
             * @example PT
             */
            shipsFrom?: string | null;
            /** @description Whether the price holds all taxes of the country of the delivery. */
            taxIncluded?: boolean | null;
        };
        ReplyCount: {
            sumCount: number;
            goodCount: number;
            inCount: number;
            poorCount: number;
            /** @example 0.95 */
            replyChance?: string | null;
            replyStar?: number | null;
            /** @description The reviews with one, two, three, four and five stars. */
            starCounts?: number[] | null;
            picsCount?: number | null;
            /** @description The options that the authors bought, the most common first. */
            skuCounts?: {
                skuId: components["schemas"]["Id"];
                name: string;
                count: number;
            }[] | null;
            /** @description The languages of the texts, the most common first. */
            languageCounts?: {
                /** @example th */
                language: string;
                count: number;
            }[] | null;
            /** @description Words that several texts in the language of the request share, the most common first. */
            wordCounts?: {
                /** @example battery */
                word: string;
                count: number;
            }[] | null;
        };
        ReplySummary: {
            sumCount: number;
            replyChance?: string | null;
            productReply?: components["schemas"]["Reply"] | null;
        };
        ServiceConfig: {
            /** @enum {string|null} */
            serviceType?: "H5" | "h5" | "phone" | "hotline" | "message" | "email" | null;
            serviceLink?: string | null;
            servicePhone?: string | null;
            serviceMessage?: string | null;
            serviceEmail?: string | null;
        };
        MerchantCard: {
            id: components["schemas"]["Id"];
            name: string;
            categoryId?: number | null;
            typeId?: number | null;
            isSelf?: boolean | null;
            avatar?: components["schemas"]["ImageUrl"] | null;
            backImage?: components["schemas"]["ImageUrl"] | null;
            streetBackImage?: components["schemas"]["ImageUrl"] | null;
            starLevel?: number | null;
            proList?: components["schemas"]["MiniProduct"][] | null;
            followerNum?: number | null;
            isCollect?: boolean | null;
            starProduct?: components["schemas"]["StoreMark"];
            starService?: components["schemas"]["StoreMark"];
            starDispatch?: components["schemas"]["StoreMark"];
            responseMinutes?: components["schemas"]["ResponseMinutes"];
            /** @description Since when it sells here. */
            createTime?: components["schemas"]["DateTime"] | null;
            service?: components["schemas"]["ServiceConfig"] | null;
        };
        /** @description How long the store takes to answer a message, the median of its latest; null when it is not known. */
        ResponseMinutes: number | null;
        /** @description The mean mark that shoppers give, 1 to 5; null without marks. */
        StoreMark: number | null;
        MerchantIndex: {
            id: components["schemas"]["Id"];
            name: string;
            categoryId?: number | null;
            typeId?: number | null;
            isSelf?: boolean | null;
            avatar?: components["schemas"]["ImageUrl"] | null;
            backImage?: components["schemas"]["ImageUrl"] | null;
            pcBackImage?: components["schemas"]["ImageUrl"] | null;
            pcBanner?: string | null;
            starLevel?: number | null;
            isCollect?: boolean | null;
            /**
             * @description Goods of the store for at least this amount are sent without freight.
             * @example 60.00
             */
            freeShippingFrom?: string | null;
            followerNum?: number | null;
            starProduct?: components["schemas"]["StoreMark"];
            starService?: components["schemas"]["StoreMark"];
            starDispatch?: components["schemas"]["StoreMark"];
            responseMinutes?: components["schemas"]["ResponseMinutes"];
            /** @enum {string|null} */
            serviceType?: "H5" | "h5" | "phone" | "hotline" | "message" | "email" | null;
            serviceLink?: string | null;
            servicePhone?: string | null;
            serviceMessage?: string | null;
            serviceEmail?: string | null;
        };
        MerchantDetail: {
            id: components["schemas"]["Id"];
            realName?: string | null;
            email?: string | null;
            phone?: string | null;
            address?: string | null;
            qualificationPicture?: string | null;
            intro?: string | null;
            createTime?: components["schemas"]["DateTime"] | null;
            collectNum?: number | null;
            /** @example 09:00-18:00 */
            openTime?: string | null;
            businessHours?: components["schemas"]["BusinessHours"] | null;
            holidayNotice?: string | null;
        };
        /** @description When a store is open, on the same days of each week. */
        BusinessHours: {
            /**
             * @description IANA name
             * @example Asia/Bangkok
             */
            timeZone: string;
            /** @description 1 is Monday and 7 Sunday. */
            days: number[];
            /** @example 09:00 */
            opens: string;
            /** @example 18:00 */
            closes: string;
        };
        MerchantType: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description The documents that an applicant of this type must show. */
            info?: string | null;
            isDel?: boolean | null;
            createTime?: components["schemas"]["DateTime"] | null;
            updateTime?: components["schemas"]["DateTime"] | null;
        };
        MerchantCategory: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description Percent. */
            handlingFee?: number | null;
        };
        SettledAgreement: {
            agreement?: string | null;
        };
        SettledApply: {
            name: string;
            realName: string;
            email: components["schemas"]["Email"];
            categoryId: components["schemas"]["Id"];
            typeId: components["schemas"]["Id"];
            address: string;
            /** @example ["/img/q.png"] */
            qualificationPicture: string;
            /** @example 123456 */
            captcha: string;
            phone?: string | null;
            /** @description Comma-separated. */
            keywords?: string | null;
            handlingFee?: number | null;
            country?: string | null;
        };
        SettledRecord: {
            id: components["schemas"]["Id"];
            name: string;
            categoryId?: number | null;
            typeId?: number | null;
            realName?: string | null;
            email?: string | null;
            phone?: string | null;
            handlingFee?: number | null;
            /** @description Comma-separated. */
            keywords?: string | null;
            address?: string | null;
            /**
             * @description 1 to be reviewed · 2 approved · 3 refused
             * @enum {integer}
             */
            auditStatus: 1 | 2 | 3;
            denialReason?: string | null;
            /** @description The message for each refused field of the application, by the name of the field. */
            denialFields?: {
                name?: string;
                realName?: string;
                email?: string;
                phone?: string;
                categoryId?: string;
                typeId?: string;
                address?: string;
                qualificationPicture?: string;
            } | null;
            /** @description When it was approved or refused. */
            auditTime?: components["schemas"]["DateTime"] | null;
            qualificationPicture?: string | null;
            createTime: components["schemas"]["DateTime"];
        };
        CartItem: {
            id: components["schemas"]["Id"];
            productId: components["schemas"]["Id"];
            productAttrUnique?: number | null;
            cartNum: number;
            image?: components["schemas"]["ImageUrl"] | null;
            storeName: string;
            attrId?: number | null;
            /** @description Chosen values; null on invalid rows. */
            suk?: string | null;
            price?: components["schemas"]["Money"] | null;
            /** @description false = sold out or removed. */
            attrStatus?: boolean | null;
            stock?: number | null;
            imageBlur?: components["schemas"]["BlurImage"] | null;
        };
        CartMerchant: {
            merId: components["schemas"]["Id"];
            merName: string;
            cartInfoList: components["schemas"]["CartItem"][] | null;
            isSelf?: boolean | null;
        };
        CartSaveRow: {
            productId: components["schemas"]["Id"];
            productAttrUnique: components["schemas"]["Id"];
            cartNum: number;
        };
        CartMerged: {
            /** @description Lines that were not added. */
            rejected: {
                productId: components["schemas"]["Id"];
                productAttrUnique: components["schemas"]["Id"];
                cartNum: number;
                /**
                 * @description The message that adding this line alone would answer.
                 * @example Insufficient product stock, please refresh and select again
                 */
                message: string;
            }[];
        };
        CartReset: {
            id: components["schemas"]["Id"];
            productId: components["schemas"]["Id"];
            num: number;
            unique: components["schemas"]["Id"];
            /** @description The SKU that the row is expected to hold; a row with another one is refused as changed */
            formerUnique?: components["schemas"]["Id"];
        };
        CartCount: {
            /** @example 3 */
            count: number;
        };
        PreOrderRow: {
            shoppingCartId?: number | null;
            productId?: number | null;
            attrValueId?: number | null;
            productNum?: number | null;
        };
        PreOrderRequest: {
            /** @enum {string} */
            preOrderType: "shoppingCart" | "buyNow";
            orderDetails: components["schemas"]["PreOrderRow"][];
        };
        PreOrderNo: {
            preOrderNo: string;
        };
        PreOrderLine: {
            productId: components["schemas"]["Id"];
            productName: string;
            attrValueId?: number | null;
            image?: components["schemas"]["ImageUrl"] | null;
            sku?: string | null;
            price: components["schemas"]["Money"];
            payNum: number;
            weight?: components["schemas"]["Money"] | null;
            volume?: components["schemas"]["Money"] | null;
            postage?: components["schemas"]["Money"] | null;
            /** @description Pieces that can be bought now; 0 for a removed product and a closed store. */
            stock?: number | null;
            imageBlur?: components["schemas"]["BlurImage"] | null;
        };
        PreOrderMerchant: {
            merId: components["schemas"]["Id"];
            merName: string;
            orderInfoList: components["schemas"]["PreOrderLine"][] | null;
            isSelf?: boolean | null;
            /** @description The note to this store. Its presence, also as an empty text, says that each store can be sent a note of its own. */
            remark?: string | null;
        };
        PreOrder: {
            proTotalFee: components["schemas"]["Money"];
            freightFee: components["schemas"]["Money"];
            totalPrice?: components["schemas"]["Money"] | null;
            payFee: components["schemas"]["Money"];
            couponFee?: components["schemas"]["Money"] | null;
            userCouponId?: number | null;
            orderProNum: number;
            addressId?: number | null;
            realName?: string | null;
            phone?: string | null;
            detail?: string | null;
            country?: string | null;
            email?: string | null;
            remark?: string | null;
            cartIdList?: number[] | null;
            orderList: components["schemas"]["PreOrderMerchant"][] | null;
            deductionPrice?: components["schemas"]["Money"] | null;
            usedIntegral?: number | null;
            surplusIntegral?: number | null;
        };
        CartEstimateRequest: {
            orderDetails: {
                productId: components["schemas"]["Id"];
                attrValueId: components["schemas"]["Id"];
                productNum: number;
            }[];
            /** @description Where it would be delivered; ISO 3166-1 alpha-2. */
            country?: string | null;
        };
        /** @description Goods and freight less the discounts. Points are not spent; `integralPrice` is the amount that they would take off. */
        CartEstimate: {
            proTotalFee: components["schemas"]["Money"];
            freightFee: components["schemas"]["Money"];
            payFee: components["schemas"]["Money"];
            discounts: components["schemas"]["CartDiscount"][];
            /** @description The parts of `freightFee`, one for each store. */
            parcels?: components["schemas"]["CartParcel"][];
            /** @description Points that the user may spend on it. */
            usableIntegral: number;
            integralPrice: components["schemas"]["Money"];
        };
        CartParcel: {
            merId: number;
            freightFee: components["schemas"]["Money"];
            /** @description Whether the store delivers to `country`; null without one. Freight is not counted where it does not. */
            isDelivered?: boolean | null;
        };
        CartDiscount: {
            /** @description Id of the USER coupon. */
            couponId: number;
            name: string;
            money: components["schemas"]["Money"];
        };
        PriceRequest: {
            preOrderNo: string;
            addressId?: number | null;
            /** @description Id of the USER coupon; 0 or absent = none. */
            couponId?: number | null;
            isUseIntegral?: boolean | null;
            /** @description How the parcels are delivered; a store that is not named delivers in its usual way. */
            deliveries?: components["schemas"]["ParcelChoice"][] | null;
        };
        ComputedPrice: {
            proTotalFee: components["schemas"]["Money"];
            freightFee: components["schemas"]["Money"];
            couponFee?: components["schemas"]["Money"] | null;
            payFee: components["schemas"]["Money"];
            deductionPrice?: components["schemas"]["Money"] | null;
            usedIntegral?: number | null;
            surplusIntegral?: number | null;
            /** @description One of each store. */
            parcels?: components["schemas"]["ParcelQuote"][] | null;
        };
        ParcelQuote: {
            merId: components["schemas"]["Id"];
            freightFee: components["schemas"]["Money"];
            /** @description The first day on which it may arrive at the address; null without one. */
            from?: components["schemas"]["Date"] | null;
            to?: components["schemas"]["Date"] | null;
            /** @description How it is delivered; the usual way of the store when another one was asked for that it does not offer. */
            deliveryType?: components["schemas"]["DeliveryType"] | null;
            /** @description The deliveries that the store offers for these goods to the address, the usual one first. */
            options?: components["schemas"]["DeliveryOption"][] | null;
            /** @description Whether the store delivers these goods to the address, or offers that they are fetched; null without an address. createOrder refuses goods that are not delivered there. */
            isDelivered?: boolean | null;
        };
        /**
         * @description express by courier · send fetched at the store · fictitious nothing is shipped
         * @enum {string}
         */
        DeliveryType: "express" | "send" | "fictitious";
        ParcelChoice: {
            merId: components["schemas"]["Id"];
            deliveryType: components["schemas"]["DeliveryType"];
        };
        /** @description How a store's part of an order is delivered, as it was chosen. */
        OrderDelivery: {
            deliveryType: components["schemas"]["DeliveryType"];
            from?: components["schemas"]["Date"] | null;
            to?: components["schemas"]["Date"] | null;
            /** @description Where it is fetched. */
            pickupAddress?: string | null;
        };
        DeliveryOption: {
            deliveryType: components["schemas"]["DeliveryType"];
            from?: components["schemas"]["Date"] | null;
            to?: components["schemas"]["Date"] | null;
            /** @description Where it is fetched. */
            pickupAddress?: string | null;
            freightFee: components["schemas"]["Money"];
        };
        OrderCreate: {
            preOrderNo: string;
            addressId: components["schemas"]["Id"];
            /** @description Id of the USER coupon. */
            couponId?: number | null;
            payType: components["schemas"]["PayType"];
            payChannel: components["schemas"]["PayChannel"];
            mark?: string | null;
            realName?: string | null;
            phone?: string | null;
            email?: string | null;
            isUseIntegral?: boolean | null;
            /** @description The total that the shopper has accepted; another total is refused. */
            payFee?: components["schemas"]["Money"] | null;
            /** @description How the parcels are delivered; a store that is not named delivers in its usual way. */
            deliveries?: components["schemas"]["ParcelChoice"][] | null;
            /** @description The note to each store; a store that is not listed gets `mark`. */
            orderMerchantRequestList?: components["schemas"]["OrderMerchantRequest"][] | null;
        };
        OrderMerchantRequest: {
            merId: components["schemas"]["Id"];
            remark?: string | null;
        };
        CreatedOrder: {
            orderNo: components["schemas"]["MasterOrderNo"];
        };
        PayMethods: {
            paypalStatus?: boolean | null;
            stripeStatus?: boolean | null;
            wechatPaySwitch?: boolean | null;
            codSwitch?: boolean | null;
            upiSwitch?: boolean | null;
            /** @example pk_test_123 */
            stripePublishableKey?: string | null;
            stripeJsUrl?: string | null;
            /** @description Cash on delivery: payType cod. */
            codStatus?: boolean | null;
            /** @description From the balance: payType yue. */
            yuePayStatus?: boolean | null;
        };
        PayRequest: {
            orderNo: components["schemas"]["MasterOrderNo"];
            payType: components["schemas"]["PayType"];
            payChannel: components["schemas"]["PayChannel"];
        };
        PayResult: {
            /** @description false = not yet paid */
            status?: boolean | null;
            payType?: string | null;
            orderNo?: string | null;
            redirect?: string | null;
            stripeClientSecret?: string | null;
        };
        PaypalCapture: {
            token: string;
            payerID: string;
        };
        PaypalCaptured: {
            status: boolean;
            payPrice?: components["schemas"]["Money"] | null;
            orderNo?: string | null;
        };
        OrderLine: {
            id: components["schemas"]["Id"];
            merOrderNo?: string | null;
            productId: components["schemas"]["Id"];
            productName: string;
            image?: components["schemas"]["ImageUrl"] | null;
            attrValueId?: number | null;
            sku?: string | null;
            price: components["schemas"]["Money"];
            payNum: number;
            isReply?: boolean | null;
            /** @description Pieces that were refunded. */
            refundNum?: number | null;
            imageBlur?: components["schemas"]["BlurImage"] | null;
        };
        AwaitPay: {
            id: components["schemas"]["Id"];
            orderNo: components["schemas"]["MasterOrderNo"];
            totalNum: number;
            payPrice: components["schemas"]["Money"];
            redirect?: string | null;
            paid?: boolean | null;
            payType?: string | null;
            payChannel?: string | null;
            createTime?: components["schemas"]["DateTime"] | null;
            orderList: components["schemas"]["PreOrderMerchant"][] | null;
            payDeadline?: components["schemas"]["DateTime"] | null;
        };
        StoreOrderRow: {
            id: components["schemas"]["Id"];
            orderNo: components["schemas"]["StoreOrderNo"];
            masterOrderNo?: string | null;
            merId: components["schemas"]["Id"];
            merName: string;
            createTime: components["schemas"]["DateTime"];
            paid: boolean;
            payTime?: components["schemas"]["DateTime"] | null;
            payPrice: components["schemas"]["Money"];
            status: components["schemas"]["StoreOrderStatus"];
            totalNum: number;
            payPostage?: components["schemas"]["Money"] | null;
            refundStatus: components["schemas"]["OrderRefundStatus"];
            /** @description The newest refund of the order. */
            refundOrderNo?: string | null;
            deliveryName?: string | null;
            deliveryId?: string | null;
            orderInfoList: components["schemas"]["OrderLine"][] | null;
            receiveDeadline?: components["schemas"]["DateTime"] | null;
        };
        MasterStoreOrder: {
            id: components["schemas"]["Id"];
            orderNo: components["schemas"]["StoreOrderNo"];
            merId: components["schemas"]["Id"];
            merName: string;
            totalNum?: number | null;
            payPrice?: components["schemas"]["Money"] | null;
            paid?: boolean | null;
            status: components["schemas"]["StoreOrderStatus"];
            refundStatus?: components["schemas"]["OrderRefundStatus"] | null;
            createTime?: components["schemas"]["DateTime"] | null;
            orderInfoList: components["schemas"]["OrderLine"][] | null;
            delivery?: components["schemas"]["OrderDelivery"] | null;
            /** @description The note to this store. */
            userRemark?: string | null;
        };
        MasterDetail: {
            id: components["schemas"]["Id"];
            orderNo: components["schemas"]["MasterOrderNo"];
            email?: string | null;
            realName?: string | null;
            userPhone?: string | null;
            userAddress?: string | null;
            totalNum: number;
            proTotalPrice?: components["schemas"]["Money"] | null;
            totalPostage?: components["schemas"]["Money"] | null;
            totalPrice?: components["schemas"]["Money"] | null;
            payPostage?: components["schemas"]["Money"] | null;
            payPrice: components["schemas"]["Money"];
            couponId?: number | null;
            couponPrice?: components["schemas"]["Money"] | null;
            paid: boolean;
            payTime?: components["schemas"]["DateTime"] | null;
            payType?: string | null;
            useIntegral?: number | null;
            deductionPrice?: components["schemas"]["Money"] | null;
            mark?: string | null;
            isCancel?: boolean | null;
            redirect?: string | null;
            createTime: components["schemas"]["DateTime"];
            orderList: components["schemas"]["MasterStoreOrder"][] | null;
            payDeadline?: components["schemas"]["DateTime"] | null;
            cancelTime?: components["schemas"]["DateTime"] | null;
            /** @description The reason that was given for the cancellation, or `notPaidInTime` if the order was not paid before the deadline. */
            cancelReason?: string | null;
            surplusIntegral?: number | null;
            usedIntegral?: number | null;
            isUseIntegral?: boolean | null;
        };
        StoreDetail: {
            id: components["schemas"]["Id"];
            orderNo: components["schemas"]["StoreOrderNo"];
            masterOrderNo?: string | null;
            merId: components["schemas"]["Id"];
            merName: string;
            uid?: number | null;
            email?: string | null;
            realName?: string | null;
            userPhone?: string | null;
            userAddress?: string | null;
            totalNum: number;
            proTotalPrice?: components["schemas"]["Money"] | null;
            totalPostage?: components["schemas"]["Money"] | null;
            totalPrice?: components["schemas"]["Money"] | null;
            payPostage?: components["schemas"]["Money"] | null;
            payPrice: components["schemas"]["Money"];
            couponId?: number | null;
            couponPrice?: components["schemas"]["Money"] | null;
            paid: boolean;
            payTime?: components["schemas"]["DateTime"] | null;
            payType?: string | null;
            useIntegral?: number | null;
            deductionPrice?: components["schemas"]["Money"] | null;
            status: components["schemas"]["StoreOrderStatus"];
            refundStatus: components["schemas"]["OrderRefundStatus"];
            /** @description The newest refund of the order. */
            refundOrderNo?: string | null;
            userRemark?: string | null;
            createTime: components["schemas"]["DateTime"];
            orderInfoList: components["schemas"]["OrderLine"][] | null;
            expressInfo?: components["schemas"]["Express"] | null;
            deliveryName?: string | null;
            deliveryId?: string | null;
            /** @enum {string|null} */
            deliveryType?: "send" | "express" | "fictitious" | null;
            delivery?: components["schemas"]["OrderDelivery"] | null;
            receiveDeadline?: components["schemas"]["DateTime"] | null;
            /** @description When its receipt was confirmed */
            receiveTime?: components["schemas"]["DateTime"] | null;
            cancelTime?: components["schemas"]["DateTime"] | null;
            /** @description The reason that was given for the cancellation, or `notPaidInTime` if the order was not paid before the deadline. */
            cancelReason?: string | null;
        };
        OrderCounts: {
            /** @description Unpaid master orders; the others count store orders. */
            unPaidCount: number;
            unShippedCount: number;
            receivedCount: number;
            completeCount?: number | null;
        };
        OrderCenterCounts: {
            unPaidCount: number;
            unShippedCount: number;
            receivedCount: number;
            commentCount?: number | null;
            refundCount?: number | null;
        };
        Express: {
            id?: number | null;
            orderNo?: string | null;
            expNo?: string | null;
            expCode?: string | null;
            expName?: string | null;
            courier?: string | null;
            courierPhone?: string | null;
            trackTime?: string | null;
            /** @example [{"AcceptStation":"Picked up","AcceptTime":"2026-03-01 18:30:00"}] */
            logisticsInfo?: string | null;
            /**
             * @description -1 bad number · 0 none · 1 picked up · 2 in transit · 3 signed · 4 problem · 5 difficult · 6 returned
             * @enum {integer|null}
             */
            state?: -1 | 0 | 1 | 2 | 3 | 4 | 5 | 6 | null;
            reason?: string | null;
            createTime?: components["schemas"]["DateTime"] | null;
            updateTime?: components["schemas"]["DateTime"] | null;
        };
        RefundApplication: {
            id: components["schemas"]["Id"];
            orderNo: components["schemas"]["StoreOrderNo"];
            paid?: boolean | null;
            payPrice: components["schemas"]["Money"];
            totalNum: number;
            orderInfoList: components["schemas"]["OrderLine"][] | null;
            /** @description Whether the shopper has the goods and can send them back. */
            isReturnable?: boolean | null;
        };
        RefundRequest: {
            orderNo: components["schemas"]["StoreOrderNo"];
            text: string;
            refund_reason_wap_explain?: string | null;
            /** @description Comma-separated. */
            refund_reason_wap_img?: string | null;
            afterSalesType?: components["schemas"]["AfterSalesType"] | null;
            /** @description Absent = all that can be refunded. */
            lines?: components["schemas"]["RefundLine"][] | null;
        };
        /**
         * @description 1 money only · 2 goods are sent back
         * @enum {integer}
         */
        AfterSalesType: 1 | 2;
        RefundLine: {
            orderInfoId: components["schemas"]["Id"];
            num: number;
        };
        ReturnGoodsRequest: {
            refundOrderNo: components["schemas"]["RefundOrderNo"];
            expressName: string;
            trackingNumber: string;
            telephone?: string | null;
        };
        /** @description How the amount of a refund is computed. Discounts are positive. */
        RefundAmount: {
            goodsPrice: components["schemas"]["Money"];
            postage: components["schemas"]["Money"];
            couponPrice: components["schemas"]["Money"];
            deductionPrice: components["schemas"]["Money"];
            /** @description Points that come back. */
            useIntegral: number;
            refundPrice: components["schemas"]["Money"];
        };
        RefundRow: {
            id: components["schemas"]["Id"];
            refundOrderNo: components["schemas"]["RefundOrderNo"];
            merOrderNo: components["schemas"]["StoreOrderNo"];
            masterOrderNo?: string | null;
            merId: components["schemas"]["Id"];
            merName?: string | null;
            totalNum: number;
            refundStatus: components["schemas"]["RefundStatus"];
            refundPrice: components["schemas"]["Money"];
            createTime?: components["schemas"]["DateTime"] | null;
            orderInfoList: components["schemas"]["OrderLine"][] | null;
            afterSalesType?: components["schemas"]["AfterSalesType"] | null;
            /** @description Until when the shopper or the store has to act. */
            deadline?: components["schemas"]["DateTime"] | null;
        };
        RefundDetail: {
            id: components["schemas"]["Id"];
            refundOrderNo: components["schemas"]["RefundOrderNo"];
            merOrderNo: components["schemas"]["StoreOrderNo"];
            masterOrderNo?: string | null;
            merId: components["schemas"]["Id"];
            merName?: string | null;
            totalNum: number;
            refundReasonWap?: string | null;
            /** @description Comma-separated. */
            refundReasonWapImg?: string | null;
            refundReasonWapExplain?: string | null;
            refundStatus: components["schemas"]["RefundStatus"];
            /** @description Why it was refused. */
            refundReason?: string | null;
            refundPrice: components["schemas"]["Money"];
            refundTime?: components["schemas"]["DateTime"] | null;
            createTime: components["schemas"]["DateTime"];
            orderInfoList: components["schemas"]["OrderLine"][] | null;
            afterSalesType?: components["schemas"]["AfterSalesType"] | null;
            /** @description Until when the shopper or the store has to act. */
            deadline?: components["schemas"]["DateTime"] | null;
            /** @description When the store decided on it. */
            auditTime?: components["schemas"]["DateTime"] | null;
            /** @description When the shopper sent the goods back. */
            returnTime?: components["schemas"]["DateTime"] | null;
            /** @description When the store had the goods. */
            receiveTime?: components["schemas"]["DateTime"] | null;
            /** @description When it was revoked. */
            revokeTime?: components["schemas"]["DateTime"] | null;
            amount?: components["schemas"]["RefundAmount"] | null;
            /** @description Whether the shopper can ask the marketplace to decide now. */
            isEscalatable?: boolean | null;
            escalation?: components["schemas"]["RefundEscalation"] | null;
            returnAddress?: string | null;
            expressName?: string | null;
            trackingNumber?: string | null;
            telephone?: string | null;
        };
        /** @description The request to the marketplace to decide, and its decision. */
        RefundEscalation: {
            /** @description The text that the shopper wrote. */
            reason: string;
            createTime: components["schemas"]["DateTime"];
            /**
             * @description null before the marketplace has decided.
             * @enum {string|null}
             */
            decision?: "refund" | "refuse" | null;
            decisionReason?: string | null;
            decisionTime?: components["schemas"]["DateTime"] | null;
        };
        RefundMessage: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            author: "user" | "merchant" | "platform";
            content: string;
            pictures?: components["schemas"]["ImageUrl"][] | null;
            createTime: components["schemas"]["DateTime"];
        };
        RefundMessageRequest: {
            refundOrderNo: components["schemas"]["RefundOrderNo"];
            content: string;
            /** @description Addresses of pictures that the shopper has uploaded. */
            pictures?: string[] | null;
        };
        AwaitReply: {
            id: components["schemas"]["Id"];
            merOrderNo: components["schemas"]["StoreOrderNo"];
            merId: components["schemas"]["Id"];
            merName: string;
            productId: components["schemas"]["Id"];
            productName: string;
            image?: components["schemas"]["ImageUrl"] | null;
            sku?: string | null;
            price: components["schemas"]["Money"];
            payNum: number;
            imageBlur?: components["schemas"]["BlurImage"] | null;
        };
        CommentRequest: {
            orderNo: components["schemas"]["StoreOrderNo"];
            orderInfoId: components["schemas"]["Id"];
            star: number;
            comment: string;
            /** @example ["/img/r.png"] */
            pics?: string | null;
            serviceStar?: number | null;
        };
        MyReply: {
            id: components["schemas"]["Id"];
            productId: components["schemas"]["Id"];
            productName: string;
            image?: components["schemas"]["ImageUrl"] | null;
            sku?: string | null;
            star: number;
            serviceStar?: number | null;
            comment?: string | null;
            pics: string[] | null;
            createTime: components["schemas"]["DateTime"];
            merchantReplyContent?: string | null;
        };
        Coupon: {
            id: components["schemas"]["Id"];
            name: string;
            money: components["schemas"]["Money"];
            /** @description 0 = no minimum. */
            minPrice?: components["schemas"]["Money"] | null;
            isLimited?: boolean | null;
            lastTotal?: number | null;
            /** @description Ids of the products or store it is for. */
            primaryKey?: string | null;
            receiveStartTime?: components["schemas"]["DateTime"] | null;
            receiveEndTime?: components["schemas"]["DateTime"] | null;
            /** @description false = valid `day` days after receipt. */
            isFixedTime?: boolean | null;
            day?: number | null;
            /** @description 1 manual · 2 newcomer · 3 gift */
            type?: number | null;
            useType: components["schemas"]["CouponUseType"];
            useStartTimeStr?: components["schemas"]["Date"] | null;
            useEndTimeStr?: components["schemas"]["Date"] | null;
            /** @description Already received. */
            isUse?: boolean | null;
            merId?: number | null;
            merName?: string | null;
        };
        UserCoupon: {
            id: components["schemas"]["Id"];
            uid?: number | null;
            couponId?: number | null;
            name: string;
            useType: components["schemas"]["CouponUseType"];
            money: components["schemas"]["Money"];
            minPrice?: components["schemas"]["Money"] | null;
            /**
             * @description 0 unused · 1 used · 2 lapsed
             * @enum {integer|null}
             */
            status?: 0 | 1 | 2 | null;
            startTime?: string | null;
            endTime?: string | null;
            useTime?: string | null;
            /** @enum {string|null} */
            validStr?: "usable" | "unusable" | "overdue" | "notStart" | null;
            merId?: number | null;
            merName?: string | null;
        };
        OrderCoupon: {
            id: components["schemas"]["Id"];
            couponId?: number | null;
            name: string;
            money: components["schemas"]["Money"];
            minPrice?: components["schemas"]["Money"] | null;
            status?: number | null;
            startTime?: string | null;
            endTime?: string | null;
            useTime?: string | null;
            useType: components["schemas"]["CouponUseType"];
        };
        AddressIn: {
            id?: number | null;
            realName: string;
            email?: string | null;
            /** @example United Kingdom */
            country?: string | null;
            detail: string;
            postCode?: components["schemas"]["PostCode"] | null;
            countryCode?: components["schemas"]["CountryCode"] | null;
            phone?: string | null;
            isDefault?: boolean | null;
            authenticationType?: string | null;
        };
        Address: {
            id: components["schemas"]["Id"];
            /** @example Ann Lee */
            realName: string;
            email?: string | null;
            /** @example United Kingdom */
            country?: string | null;
            /** @example 1 High Street */
            detail: string;
            postCode?: components["schemas"]["PostCode"] | null;
            countryCode?: components["schemas"]["CountryCode"] | null;
            phone?: string | null;
            isDefault?: boolean | null;
            uid?: number | null;
            province?: string | null;
            city?: string | null;
            cityId?: number | null;
            district?: string | null;
            longitude?: string | null;
            latitude?: string | null;
            isDel?: boolean | null;
            createTime?: components["schemas"]["DateTime"] | null;
            updateTime?: components["schemas"]["DateTime"] | null;
            authenticationType?: string | null;
        };
        IpInfo: {
            country_name?: string | null;
            /** @example GB */
            country_code?: string | null;
            /** @example +44 */
            country_calling_code?: string | null;
            region?: string | null;
            city?: string | null;
            ip?: string | null;
        };
        IdRequest: {
            id: components["schemas"]["Id"];
        };
        FavouriteProduct: {
            /** @description Id of the favourite. */
            id: components["schemas"]["Id"];
            productId: components["schemas"]["Id"];
            createTime?: components["schemas"]["DateTime"] | null;
            storeName: string;
            image?: components["schemas"]["ImageUrl"] | null;
            price: components["schemas"]["Money"];
            otPrice?: components["schemas"]["Money"] | null;
            stock?: number | null;
            /** @description The price when it became a favourite. */
            savedPrice?: components["schemas"]["Money"] | null;
            imageBlur?: components["schemas"]["BlurImage"] | null;
        };
        FollowedStore: {
            uid?: number | null;
            merId: components["schemas"]["Id"];
            merName: string;
            merAvatar?: components["schemas"]["ImageUrl"] | null;
            createTime?: components["schemas"]["DateTime"] | null;
        };
        PointsAccount: {
            integral: number;
            sumIntegral: number;
            deductionIntegral: number;
            frozenIntegral: number;
        };
        PointsRecord: {
            id: components["schemas"]["Id"];
            uid?: number | null;
            linkId?: string | null;
            /** @enum {string|null} */
            linkType?: "order" | "refund" | "sign" | "system" | null;
            /**
             * @description 1 add · 2 deduct
             * @enum {integer}
             */
            type: 1 | 2;
            title: string;
            integral: number;
            balance: number;
            mark?: string | null;
            /**
             * @description 1 created · 2 frozen · 3 done · 4 void
             * @enum {integer}
             */
            status: 1 | 2 | 3 | 4;
            frozenTime?: number | null;
            thawTime?: string | null;
            createTime: components["schemas"]["DateTime"];
            updateTime?: components["schemas"]["DateTime"] | null;
        };
        UploadedFile: {
            fileName: string;
            extName?: string | null;
            fileSize?: number | null;
            url: components["schemas"]["ImageUrl"];
            type?: string | null;
        };
        ProductCardPage: components["schemas"]["PageInfo"] & {
            list: components["schemas"]["ProductCard"][] | null;
        };
        ActivityProductPage: components["schemas"]["PageInfo"] & {
            list: components["schemas"]["ActivityProduct"][] | null;
        };
        NotificationPage: components["schemas"]["PageInfo"] & {
            list: components["schemas"]["Notification"][] | null;
        };
        ReplyPage: components["schemas"]["PageInfo"] & {
            list: components["schemas"]["Reply"][] | null;
        };
        QuestionPage: components["schemas"]["PageInfo"] & {
            list: components["schemas"]["Question"][] | null;
        };
        MerchantCardPage: components["schemas"]["PageInfo"] & {
            list: components["schemas"]["MerchantCard"][] | null;
        };
        SettledRecordPage: components["schemas"]["PageInfo"] & {
            list: components["schemas"]["SettledRecord"][] | null;
        };
        AwaitPayPage: components["schemas"]["PageInfo"] & {
            list: components["schemas"]["AwaitPay"][] | null;
        };
        StoreOrderRowPage: components["schemas"]["PageInfo"] & {
            list: components["schemas"]["StoreOrderRow"][] | null;
        };
        RefundRowPage: components["schemas"]["PageInfo"] & {
            list: components["schemas"]["RefundRow"][] | null;
        };
        AwaitReplyPage: components["schemas"]["PageInfo"] & {
            list: components["schemas"]["AwaitReply"][] | null;
        };
        MyReplyPage: components["schemas"]["PageInfo"] & {
            list: components["schemas"]["MyReply"][] | null;
        };
        CouponPage: components["schemas"]["PageInfo"] & {
            list: components["schemas"]["Coupon"][] | null;
        };
        UserCouponPage: components["schemas"]["PageInfo"] & {
            list: components["schemas"]["UserCoupon"][] | null;
        };
        AddressPage: components["schemas"]["PageInfo"] & {
            list: components["schemas"]["Address"][] | null;
        };
        FavouriteProductPage: components["schemas"]["PageInfo"] & {
            list: components["schemas"]["FavouriteProduct"][] | null;
        };
        FollowedStorePage: components["schemas"]["PageInfo"] & {
            list: components["schemas"]["FollowedStore"][] | null;
        };
        BalanceRecordPage: components["schemas"]["PageInfo"] & {
            list: components["schemas"]["BalanceRecord"][] | null;
        };
        PointsRecordPage: components["schemas"]["PageInfo"] & {
            list: components["schemas"]["PointsRecord"][] | null;
        };
    };
    responses: {
        /** @description The answer, or an error. */
        LoginResponse: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["LoginResponse"];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        PasskeyOptions: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["PasskeyOptions"];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        Passkey: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["Passkey"];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        PasskeyList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["Passkey"][];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        TwitterRequestToken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["TwitterRequestToken"];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description Done, or an error. */
        Done: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: null;
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        Bool: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: boolean;
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        LoginMethod: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["LoginMethod"];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        LoginPicture: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["LoginPicture"];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        AuthToken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["AuthToken"];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        AuthUser: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: {
                        user: components["schemas"]["AuthUser"];
                    };
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        UserInfo: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["UserInfo"];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        UserMenu: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["UserMenu"];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        UserBalance: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["UserBalance"];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        PcIndex: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["PcIndex"];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        Index: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["Index"];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        ProductCardPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["ProductCardPage"];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        ProductCardList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["ProductCard"][];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        DealList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["Deal"][];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        ActivityList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["Activity"][];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        ActivityProductPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["ActivityProductPage"];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        ActivityDetail: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["ActivityDetail"];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        HotWordList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["HotWord"][];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        ProductFacets: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["ProductFacets"];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        Suggestions: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["Suggestions"];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        JsonOrNull: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: string | null;
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        Marketplace: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["Marketplace"];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        ColorConfigOrNull: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["ColorConfig"] | null;
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        StrOrNull: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: string | null;
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        BottomNavigationOrNull: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["BottomNavigation"] | null;
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        LanguageList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["Language"][];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        PageTextList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["PageText"][];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        BalanceRecordPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["BalanceRecordPage"];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        SessionList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["Session"][];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        AccountExport: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["AccountExport"];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        UnreadCount: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["UnreadCount"];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        NotificationSettings: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["NotificationSetting"][];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        NotificationPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["NotificationPage"];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        CategoryList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["Category"][];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        ProductDetail: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["ProductDetail"];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        ProductSkus: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["ProductSkus"];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        ReplyPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["ReplyPage"];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        ReplyCount: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["ReplyCount"];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        ReviewVote: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["ReviewVote"];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        QuestionPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["QuestionPage"];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        QuestionAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["Question"];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        Delivery: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["Delivery"];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        ReplySummary: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["ReplySummary"];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        MerchantCardPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["MerchantCardPage"];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        MerchantIndex: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["MerchantIndex"];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        MerchantDetail: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["MerchantDetail"];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        ServiceConfig: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["ServiceConfig"];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        MerchantTypeList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["MerchantType"][];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        MerchantCategoryList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["MerchantCategory"][];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        SettledAgreement: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["SettledAgreement"];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        SettledRecordPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["SettledRecordPage"];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        CartMerchantList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["CartMerchant"][];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        CartCount: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["CartCount"];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        BoolOrNull: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: boolean | null;
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        PreOrderNo: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["PreOrderNo"];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        PreOrder: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["PreOrder"];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        CartEstimate: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["CartEstimate"];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        ComputedPrice: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["ComputedPrice"];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        OrderCouponList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["OrderCoupon"][];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        CartMerged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["CartMerged"];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        CreatedOrder: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["CreatedOrder"];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        PayMethods: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["PayMethods"];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        PayResult: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["PayResult"];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        PaypalCaptured: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["PaypalCaptured"];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        AwaitPayPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["AwaitPayPage"];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        StoreOrderRowPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["StoreOrderRowPage"];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        OrderCounts: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["OrderCounts"];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        OrderCenterCounts: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["OrderCenterCounts"];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        MasterDetail: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["MasterDetail"];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        StoreDetail: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["StoreDetail"];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        ExpressOrNull: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["Express"] | null;
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        StrList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: string[];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        RefundApplication: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["RefundApplication"];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        RefundAmount: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["RefundAmount"];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        RefundRowPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["RefundRowPage"];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        RefundDetail: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["RefundDetail"];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        RefundMessages: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["RefundMessage"][];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        AwaitReplyPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["AwaitReplyPage"];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        MyReplyPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["MyReplyPage"];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        CouponPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["CouponPage"];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        UserCouponPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["UserCouponPage"];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        AddressPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["AddressPage"];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        AddressList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["Address"][];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        AddressOrNull: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["Address"] | null;
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        Address: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["Address"];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        IpInfoOrNull: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["IpInfo"] | null;
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        FavouriteProductPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["FavouriteProductPage"];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        FollowedStorePage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["FollowedStorePage"];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        PointsAccount: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["PointsAccount"];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        PointsRecordPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["PointsRecordPage"];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The answer, or an error. */
        UploadedFile: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["Ok"] & {
                    data: components["schemas"]["UploadedFile"];
                }) | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The API itself always answers HTTP 200; a proxy in front of it may refuse (413, 429, …) in its own words. */
        Gateway: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
    };
    parameters: {
        /** @description Page number, from 1. */
        Page: number;
        /** @description Rows on a page. */
        Limit: number;
        /**
         * @description BCP 47 tag; names and texts come in this language where the back end has them.
         * @example fr
         */
        AcceptLanguage: string;
        /**
         * @description Opaque key of one intention; the same key acts once and answers the same.
         * @example 0b6f2c1e-8f0d-4a7b-9d53-0d7a5c3f1e2b
         */
        IdempotencyKey: string;
        /** @example lamp */
        Keyword: string;
        /** @description Category id. Some back ends match third-level categories only. */
        Cid: number;
        PriceOrder: "asc" | "desc";
        /** @description Wins over priceOrder. */
        SalesOrder: "asc" | "desc";
        /** @description Used without salesOrder and priceOrder. `rated` lists the best-rated products first and leaves out products without a rating. */
        Order: "newest" | "rated";
        /** @description At most 21474836.47. */
        MinPrice: components["schemas"]["MoneyInput"];
        /** @description At most 21474836.47. */
        MaxPrice: components["schemas"]["MoneyInput"];
        /** @description Only products that can be bought now. */
        InStock: boolean;
        /** @description Only below the list price. */
        OnSale: boolean;
        FreeShipping: boolean;
        /** @description Only self-operated stores. */
        SelfOperated: boolean;
        StoreId: number;
        /** @description Average stars at least. */
        MinStar: number;
        /** @description Ids of attribute values from `product/facets`, joined by commas: of one attribute any of them, of several attributes one each. */
        AttributeValues: string;
        /**
         * @description ISO 3166-1 alpha-2 codes, joined by commas; goods that are sent from any of these countries.
         * @example GB,PT
         */
        ShipsFrom: string;
        /** @description Ids of stores, joined by commas; goods of any of them. */
        StoreIds: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    loginByPhonePassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhonePasswordLogin"];
            };
        };
        responses: {
            200: components["responses"]["LoginResponse"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    loginByPhoneCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhoneCodeLogin"];
            };
        };
        responses: {
            200: components["responses"]["LoginResponse"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    loginByEmail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailLogin"];
            };
        };
        responses: {
            200: components["responses"]["LoginResponse"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    loginAsGuest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuestLogin"];
            };
        };
        responses: {
            200: components["responses"]["LoginResponse"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    registerByEmail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailRegistration"];
            };
        };
        responses: {
            200: components["responses"]["LoginResponse"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    registerByPhone: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhoneRegistration"];
            };
        };
        responses: {
            200: components["responses"]["LoginResponse"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    getTwitterRequestToken: {
        parameters: {
            query?: {
                end?: "pc" | "mobile";
            };
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["TwitterRequestToken"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    loginByTwitter: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    oauthToken: string;
                    oauthTokenSecret: string;
                    oauthVerifier: string;
                };
            };
        };
        responses: {
            200: components["responses"]["LoginResponse"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    loginByFacebook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    name: string;
                    picture: string;
                    email?: string | null;
                };
            };
        };
        responses: {
            200: components["responses"]["LoginResponse"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    loginByGoogle: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example eyJhbGciOiJSUzI1NiJ9.e30.c2ln */
                "text/plain": string;
            };
        };
        responses: {
            200: components["responses"]["LoginResponse"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    loginByXOauth: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                    clientId: string;
                    redirectUri?: string | null;
                    codeVerifier?: string | null;
                };
            };
        };
        responses: {
            200: components["responses"]["LoginResponse"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    startPasskeyLogin: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PasskeyOptions"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    loginByPasskey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description `AuthenticationResponseJSON` of Web Authentication Level 3. */
                    credential: {
                        [key: string]: unknown;
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["LoginResponse"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    startPasskeyRegistration: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PasskeyOptions"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description `RegistrationResponseJSON` of Web Authentication Level 3. */
                    credential: {
                        [key: string]: unknown;
                    };
                    /** @description Where it was made. */
                    name?: string | null;
                };
            };
        };
        responses: {
            200: components["responses"]["Passkey"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    listPasskeys: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PasskeyList"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    deletePasskey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    isTokenAlive: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Bool"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    getLoginMethods: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["LoginMethod"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    getLoginPicture: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["LoginPicture"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    sendPhoneCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["PhoneCodeForm"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    sendPhoneRegistrationCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["PhoneCodeForm"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    sendEmailCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example ann@shop.test */
                "text/plain": string;
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    sendEmailPasswordCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example ann@shop.test */
                "text/plain": string;
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    resetPasswordByEmail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailPasswordReset"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    sendPhonePasswordCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    countryCode: components["schemas"]["CountryCode"];
                    phone: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    resetPasswordByPhone: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhonePasswordReset"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    sendPhoneChangeCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Bool"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    sendEmailChangeCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Bool"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    sendSettlementCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example ann@shop.test */
                "text/plain": string;
            };
        };
        responses: {
            200: components["responses"]["Bool"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    authLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    countryCode?: string | null;
                    phone?: string | null;
                    email?: string | null;
                    password?: string | null;
                    captcha?: string | null;
                };
            };
        };
        responses: {
            200: components["responses"]["AuthToken"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    authLogout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    authUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AuthUser"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UserInfo"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    editUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    nickname: string;
                    avatar: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    changePasswordByPhone: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordUpdate"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    changePasswordByEmail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordUpdate"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    getUserMenu: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UserMenu"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    getBalance: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UserBalance"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    sendEmailBindingCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example ann@shop.test */
                "text/plain": string;
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    bindEmail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: components["schemas"]["Email"];
                    captcha: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    sendPhoneBindingCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    phone: string;
                    countryCode: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    bindPhone: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    phone: string;
                    countryCode: string;
                    captcha: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    listBalanceRecords: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BalanceRecordPage"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SessionList"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    deleteSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    deleteOtherSessions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    sendGuestAccountMail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    openGuestAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    proof: string;
                    password?: string | null;
                };
            };
        };
        responses: {
            200: components["responses"]["LoginResponse"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    openGuestSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    proof: string;
                };
            };
        };
        responses: {
            200: components["responses"]["LoginResponse"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    claimGuestOrders: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    proof: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    exportAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AccountExport"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    sendClosingCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    closeAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    captcha: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    getHome: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PcIndex"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    getSite: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Index"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    listFeaturedProducts: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProductCardPage"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    listBestSellers: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProductCardList"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    listDeals: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DealList"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    listActivities: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ActivityList"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    listActivityProducts: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                aid: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ActivityProductPage"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    getActivity: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                aid: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ActivityDetail"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    listHotWords: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["HotWordList"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    suggest: {
        parameters: {
            query: {
                /** @example lam */
                keyword: string;
            };
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Suggestions"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    correctSearch: {
        parameters: {
            query: {
                /** @example lapm */
                keyword: string;
            };
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StrOrNull"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    correctStoreSearch: {
        parameters: {
            query: {
                /** @example nortlight */
                keyword: string;
            };
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StrOrNull"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    getCurrency: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["JsonOrNull"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    getMarketplace: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Marketplace"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    getColorConfig: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ColorConfigOrNull"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    getImageDomain: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StrOrNull"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    getBottomNavigation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BottomNavigationOrNull"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    listLanguages: {
        parameters: {
            query?: {
                /** @example 1 */
                state?: number;
            };
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["LanguageList"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    listPageTexts: {
        parameters: {
            query: {
                /** @example en */
                languageCode: string;
                /** @example 1 */
                type?: number;
                /** @example userCenterLayout */
                url: string;
            };
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PageTextList"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                limit?: components["parameters"]["Limit"];
                /** @description Only messages about this. */
                type?: "order" | "refund" | "coupon" | "application" | "system";
            };
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["NotificationPage"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    countUnreadNotifications: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UnreadCount"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    listNotificationSettings: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["NotificationSettings"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    saveNotificationSettings: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    list: components["schemas"]["NotificationSetting"][];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    readNotifications: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids?: number[] | null;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    listCategories: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CategoryList"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    listProducts: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                limit?: components["parameters"]["Limit"];
                /** @example lamp */
                keyword?: components["parameters"]["Keyword"];
                /** @description Category id. Some back ends match third-level categories only. */
                cid?: components["parameters"]["Cid"];
                priceOrder?: components["parameters"]["PriceOrder"];
                /** @description Wins over priceOrder. */
                salesOrder?: components["parameters"]["SalesOrder"];
                /** @description Used without salesOrder and priceOrder. `rated` lists the best-rated products first and leaves out products without a rating. */
                order?: components["parameters"]["Order"];
                /** @description At most 21474836.47. */
                minPrice?: components["parameters"]["MinPrice"];
                /** @description At most 21474836.47. */
                maxPrice?: components["parameters"]["MaxPrice"];
                /** @description Only products that can be bought now. */
                inStock?: components["parameters"]["InStock"];
                /** @description Only below the list price. */
                onSale?: components["parameters"]["OnSale"];
                freeShipping?: components["parameters"]["FreeShipping"];
                /** @description Average stars at least. */
                minStar?: components["parameters"]["MinStar"];
                /** @description Ids of attribute values from `product/facets`, joined by commas: of one attribute any of them, of several attributes one each. */
                attrValues?: components["parameters"]["AttributeValues"];
                /** @description Only self-operated stores. */
                isSelf?: components["parameters"]["SelfOperated"];
                merId?: components["parameters"]["StoreId"];
                /** @description Ids of stores, joined by commas; goods of any of them. */
                merIds?: components["parameters"]["StoreIds"];
                /**
                 * @description ISO 3166-1 alpha-2 codes, joined by commas; goods that are sent from any of these countries.
                 * @example GB,PT
                 */
                shipsFrom?: components["parameters"]["ShipsFrom"];
            };
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProductCardPage"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    getProductFacets: {
        parameters: {
            query?: {
                /** @example lamp */
                keyword?: components["parameters"]["Keyword"];
                /** @description Category id. Some back ends match third-level categories only. */
                cid?: components["parameters"]["Cid"];
                /** @description At most 21474836.47. */
                minPrice?: components["parameters"]["MinPrice"];
                /** @description At most 21474836.47. */
                maxPrice?: components["parameters"]["MaxPrice"];
                /** @description Only products that can be bought now. */
                inStock?: components["parameters"]["InStock"];
                /** @description Only below the list price. */
                onSale?: components["parameters"]["OnSale"];
                freeShipping?: components["parameters"]["FreeShipping"];
                /** @description Average stars at least. */
                minStar?: components["parameters"]["MinStar"];
                /** @description Ids of attribute values from `product/facets`, joined by commas: of one attribute any of them, of several attributes one each. */
                attrValues?: components["parameters"]["AttributeValues"];
                /** @description Only self-operated stores. */
                isSelf?: components["parameters"]["SelfOperated"];
                merId?: components["parameters"]["StoreId"];
                /** @description Ids of stores, joined by commas; goods of any of them. */
                merIds?: components["parameters"]["StoreIds"];
                /**
                 * @description ISO 3166-1 alpha-2 codes, joined by commas; goods that are sent from any of these countries.
                 * @example GB,PT
                 */
                shipsFrom?: components["parameters"]["ShipsFrom"];
            };
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProductFacets"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    listRecommendations: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                limit?: components["parameters"]["Limit"];
                productId?: number;
            };
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProductCardPage"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    getProduct: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProductDetail"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    getProductSkus: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProductSkus"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    listReviews: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                limit?: components["parameters"]["Limit"];
                /** @description 0 all · 1 good (5) · 2 medium (2–4) · 3 bad (1) */
                type?: 0 | 1 | 2 | 3;
                /** @description Only reviews with this many stars. */
                star?: number;
                /** @description Only reviews with pictures. */
                hasPics?: boolean;
                /** @description Only reviews of this SKU. */
                skuId?: number;
                /** @description Only reviews in this language, a tag of `reply/config`. */
                language?: string;
                /** @description Only reviews whose text has this word, one of `reply/config`. */
                word?: string;
                /** @description The newest first, or the most helpful first, by the votes of shoppers. */
                order?: "newest" | "helpful";
            };
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReplyPage"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    getReviewCounts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReplyCount"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    voteReview: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    isHelpful: boolean;
                };
            };
        };
        responses: {
            200: components["responses"]["ReviewVote"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    listQuestions: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["QuestionPage"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    askQuestion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    productId: components["schemas"]["Id"];
                    content: string;
                };
            };
        };
        responses: {
            200: components["responses"]["QuestionAnswer"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    replyToQuestion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    content: string;
                };
            };
        };
        responses: {
            200: components["responses"]["QuestionAnswer"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    voteQuestion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    isHelpful: boolean;
                };
            };
        };
        responses: {
            200: components["responses"]["ReviewVote"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    reportProduct: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    productId: components["schemas"]["Id"];
                    reason: components["schemas"]["ReportReason"];
                    remark?: string | null;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    getDelivery: {
        parameters: {
            query?: {
                /** @description ISO 3166-1 alpha-2; without it the country in which most orders are delivered. */
                country?: string;
            };
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Delivery"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    requestStockAlert: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    skuId: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    getReviewSummary: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReplySummary"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    listStoreCategories: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                merId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CategoryList"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    listStoreProducts: {
        parameters: {
            query: {
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                limit?: components["parameters"]["Limit"];
                merId: components["schemas"]["Id"];
                /** @example lamp */
                keyword?: components["parameters"]["Keyword"];
                /** @description Category id. Some back ends match third-level categories only. */
                cid?: components["parameters"]["Cid"];
                priceOrder?: components["parameters"]["PriceOrder"];
                /** @description Wins over priceOrder. */
                salesOrder?: components["parameters"]["SalesOrder"];
                /** @description Used without salesOrder and priceOrder. `rated` lists the best-rated products first and leaves out products without a rating. */
                order?: components["parameters"]["Order"];
                /** @description At most 21474836.47. */
                minPrice?: components["parameters"]["MinPrice"];
                /** @description At most 21474836.47. */
                maxPrice?: components["parameters"]["MaxPrice"];
                /** @description Only products that can be bought now. */
                inStock?: components["parameters"]["InStock"];
                /** @description Only below the list price. */
                onSale?: components["parameters"]["OnSale"];
                freeShipping?: components["parameters"]["FreeShipping"];
                /** @description Average stars at least. */
                minStar?: components["parameters"]["MinStar"];
                /** @description Ids of attribute values from `product/facets`, joined by commas: of one attribute any of them, of several attributes one each. */
                attrValues?: components["parameters"]["AttributeValues"];
            };
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProductCardPage"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    listStoreStreet: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MerchantCardPage"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    searchStores: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                limit?: components["parameters"]["Limit"];
                keywords?: string;
                categoryId?: number;
                typeId?: number;
                isSelf?: boolean;
                /** @description An order of its own; recommended stores come first without it. */
                order?: "rated" | "followed" | "newest";
            };
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MerchantCardPage"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    getStore: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MerchantIndex"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    getStoreDetail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MerchantDetail"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    getStoreService: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ServiceConfig"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    listStoreTypes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MerchantTypeList"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    listStoreClassifications: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MerchantCategoryList"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    getSettlementAgreement: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SettledAgreement"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    applyForSettlement: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Opaque key of one intention; the same key acts once and answers the same.
                 * @example 0b6f2c1e-8f0d-4a7b-9d53-0d7a5c3f1e2b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettledApply"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    listSettlementRecords: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SettledRecordPage"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    listCart: {
        parameters: {
            query: {
                isValid: boolean;
            };
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CartMerchantList"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    addToCart: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Opaque key of one intention; the same key acts once and answers the same.
                 * @example 0b6f2c1e-8f0d-4a7b-9d53-0d7a5c3f1e2b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartSaveRow"][];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    mergeCart: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Opaque key of one intention; the same key acts once and answers the same.
                 * @example 0b6f2c1e-8f0d-4a7b-9d53-0d7a5c3f1e2b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartSaveRow"][];
            };
        };
        responses: {
            200: components["responses"]["CartMerged"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    setCartQuantity: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    number: number;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    deleteFromCart: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: number[];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    countCart: {
        parameters: {
            query: {
                /** @description true = valid rows */
                numType: boolean;
                /** @description total = rows, sum = quantity */
                type: "total" | "sum";
            };
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CartCount"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    reselectCartSku: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartReset"];
            };
        };
        responses: {
            200: components["responses"]["BoolOrNull"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    estimateCart: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartEstimateRequest"];
            };
        };
        responses: {
            200: components["responses"]["CartEstimate"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    createPreOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreOrderRequest"];
            };
        };
        responses: {
            200: components["responses"]["PreOrderNo"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    getPreOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                preOrderNo: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PreOrder"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    computePrice: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PriceRequest"];
            };
        };
        responses: {
            200: components["responses"]["ComputedPrice"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    listCheckoutCoupons: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                preOrderNo: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OrderCouponList"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    createOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Opaque key of one intention; the same key acts once and answers the same.
                 * @example 0b6f2c1e-8f0d-4a7b-9d53-0d7a5c3f1e2b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderCreate"];
            };
        };
        responses: {
            200: components["responses"]["CreatedOrder"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    getPayMethods: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PayMethods"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    pay: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Opaque key of one intention; the same key acts once and answers the same.
                 * @example 0b6f2c1e-8f0d-4a7b-9d53-0d7a5c3f1e2b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayRequest"];
            };
        };
        responses: {
            200: components["responses"]["PayResult"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    capturePaypal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaypalCapture"];
            };
        };
        responses: {
            200: components["responses"]["PaypalCaptured"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    cancelPaypal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            200: components["responses"]["BoolOrNull"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    isWechatPaid: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                orderNo: components["schemas"]["MasterOrderNo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Bool"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    isUpiPaid: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                orderNo: components["schemas"]["MasterOrderNo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Bool"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    isPaid: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                orderNo: components["schemas"]["MasterOrderNo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Bool"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    listUnpaidOrders: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AwaitPayPage"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                limit?: components["parameters"]["Limit"];
                /** @description 0 unpaid · 1 to ship · 2 to receive · 3 completed · -1 or absent = all */
                type?: -1 | 0 | 1 | 2 | 3;
                /** @description Order number, product or store. */
                keywords?: string;
                /** @description The first day of the orders, in the time zone of the server. */
                startDate?: string;
                /** @description The last day of the orders. */
                endDate?: string;
            };
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StoreOrderRowPage"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    getOrderCounts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OrderCounts"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    getOrderCenterCounts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OrderCenterCounts"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    getMasterOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                orderNo: components["schemas"]["MasterOrderNo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MasterDetail"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    getOrderOfPreOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                preOrderNo: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CreatedOrder"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    getStoreOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                orderNo: components["schemas"]["StoreOrderNo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StoreDetail"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    cancelOrder: {
        parameters: {
            query?: {
                /** @description Why the shopper cancels it. */
                reason?: string;
            };
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                orderNo: components["schemas"]["MasterOrderNo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BoolOrNull"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    confirmReceipt: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                orderNo: components["schemas"]["StoreOrderNo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BoolOrNull"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    deleteOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                orderNo: components["schemas"]["StoreOrderNo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BoolOrNull"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    getGuestMasterOrder: {
        parameters: {
            query: {
                orderNo: string;
                /** @description From the LoginResponse of the guest. */
                identity: string;
            };
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MasterDetail"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    getGuestStoreOrder: {
        parameters: {
            query: {
                orderNo: string;
                /** @description From the LoginResponse of the guest. */
                identity: string;
            };
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StoreDetail"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    getParcel: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                orderNo: components["schemas"]["StoreOrderNo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ExpressOrNull"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    listRefundReasons: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StrList"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    getRefundApplication: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                orderNo: components["schemas"]["StoreOrderNo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RefundApplication"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    requestRefund: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Opaque key of one intention; the same key acts once and answers the same.
                 * @example 0b6f2c1e-8f0d-4a7b-9d53-0d7a5c3f1e2b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundRequest"];
            };
        };
        responses: {
            200: components["responses"]["BoolOrNull"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    computeRefund: {
        parameters: {
            query?: {
                /** @description Lines and pieces, "12:1,13:2"; absent = all that can be refunded. */
                lines?: string;
            };
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                orderNo: components["schemas"]["StoreOrderNo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RefundAmount"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    revokeRefund: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                refundOrderNo: components["schemas"]["RefundOrderNo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BoolOrNull"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    returnGoods: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReturnGoodsRequest"];
            };
        };
        responses: {
            200: components["responses"]["BoolOrNull"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    listRefundMessages: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                refundOrderNo: components["schemas"]["RefundOrderNo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RefundMessages"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    sendRefundMessage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Opaque key of one intention; the same key acts once and answers the same.
                 * @example 0b6f2c1e-8f0d-4a7b-9d53-0d7a5c3f1e2b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundMessageRequest"];
            };
        };
        responses: {
            200: components["responses"]["BoolOrNull"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    escalateRefund: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Opaque key of one intention; the same key acts once and answers the same.
                 * @example 0b6f2c1e-8f0d-4a7b-9d53-0d7a5c3f1e2b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    refundOrderNo: components["schemas"]["RefundOrderNo"];
                    reason: string;
                };
            };
        };
        responses: {
            200: components["responses"]["BoolOrNull"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    listRefunds: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RefundRowPage"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    getRefund: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                refundOrderNo: components["schemas"]["RefundOrderNo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RefundDetail"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    listAwaitingReview: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AwaitReplyPage"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    listMyReviews: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MyReplyPage"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    createReview: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Opaque key of one intention; the same key acts once and answers the same.
                 * @example 0b6f2c1e-8f0d-4a7b-9d53-0d7a5c3f1e2b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentRequest"];
            };
        };
        responses: {
            200: components["responses"]["BoolOrNull"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    listCoupons: {
        parameters: {
            query: {
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                limit?: components["parameters"]["Limit"];
                useType: components["schemas"]["CouponUseType"];
                merId?: number;
                productId?: number;
            };
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CouponPage"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    receiveCoupon: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Opaque key of one intention; the same key acts once and answers the same.
                 * @example 0b6f2c1e-8f0d-4a7b-9d53-0d7a5c3f1e2b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    couponId: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    listMyCoupons: {
        parameters: {
            query: {
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                limit?: components["parameters"]["Limit"];
                type: "usable" | "unusable";
            };
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UserCouponPage"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    listAddresses: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AddressPage"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    listAllAddresses: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AddressList"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    getAddress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AddressOrNull"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    getDefaultAddress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AddressOrNull"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    saveAddress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Opaque key of one intention; the same key acts once and answers the same.
                 * @example 0b6f2c1e-8f0d-4a7b-9d53-0d7a5c3f1e2b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressIn"];
            };
        };
        responses: {
            200: components["responses"]["Address"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    deleteAddress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    setDefaultAddress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    locateByIp: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["IpInfoOrNull"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    listFavouriteProducts: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                limit?: components["parameters"]["Limit"];
                /** @description Only favourites in stock that cost less than when they were saved, that are in stock, or that are sold out. */
                show?: "cheaper" | "available" | "soldOut";
            };
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FavouriteProductPage"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    addFavouriteProduct: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    /** @enum {string} */
                    category: "store" | "product";
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    removeFavouriteProduct: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                productId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    deleteFavourites: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Comma-separated.
                     * @example 1,2
                     */
                    ids: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    addFavouriteProducts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: number[];
                    /** @enum {string} */
                    category: "store" | "product";
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    listFollowedStores: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FollowedStorePage"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    followStore: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    unfollowStore: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    getPoints: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PointsAccount"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    listPointsRecords: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PointsRecordPage"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    uploadImage: {
        parameters: {
            query: {
                /** @example product */
                model: string;
                /** @example 1 */
                pid: number;
            };
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    multipart: string;
                };
            };
        };
        responses: {
            200: components["responses"]["UploadedFile"];
            "4XX": components["responses"]["Gateway"];
        };
    };
    uploadFile: {
        parameters: {
            query: {
                /** @example product */
                model: string;
                /** @example 1 */
                pid: number;
            };
            header?: {
                /**
                 * @description BCP 47 tag; names and texts come in this language where the back end has them.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    multipart: string;
                };
            };
        };
        responses: {
            200: components["responses"]["UploadedFile"];
            "4XX": components["responses"]["Gateway"];
        };
    };
}
