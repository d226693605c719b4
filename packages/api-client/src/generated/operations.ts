// Generated from openapi.yaml by `pnpm generate`. Do not edit.
export const loginByPhonePassword = {"operationId":"loginByPhonePassword","method":"POST","path":"/api/front/login/mobile/password","body":"application/json","auth":false,"extension":false,"data":{"types":["object"],"required":["token"]}} as const;
export const loginByPhoneCode = {"operationId":"loginByPhoneCode","method":"POST","path":"/api/front/login/mobile/captcha","body":"application/json","auth":false,"extension":false,"data":{"types":["object"],"required":["token"]}} as const;
export const loginByEmail = {"operationId":"loginByEmail","method":"POST","path":"/api/front/login/email","body":"application/json","auth":false,"extension":false,"data":{"types":["object"],"required":["token"]}} as const;
export const loginAsGuest = {"operationId":"loginAsGuest","method":"POST","path":"/api/front/login/register/visitor","body":"application/json","auth":false,"extension":false,"data":{"types":["object"],"required":["token"]}} as const;
export const registerByEmail = {"operationId":"registerByEmail","method":"POST","path":"/api/front/login/register/email","body":"application/json","auth":false,"extension":false,"data":{"types":["object"],"required":["token"]}} as const;
export const registerByPhone = {"operationId":"registerByPhone","method":"POST","path":"/api/front/login/register/mobile","body":"application/json","auth":false,"extension":false,"data":{"types":["object"],"required":["token"]}} as const;
export const getTwitterRequestToken = {"operationId":"getTwitterRequestToken","method":"GET","path":"/api/front/login/twitter/request/token","body":null,"auth":false,"extension":false,"data":{"types":["object"],"required":["authorizationURL"]}} as const;
export const loginByTwitter = {"operationId":"loginByTwitter","method":"POST","path":"/api/front/login/twitter","body":"application/json","auth":false,"extension":false,"data":{"types":["object"],"required":["token"]}} as const;
export const loginByFacebook = {"operationId":"loginByFacebook","method":"POST","path":"/api/front/login/facebook","body":"application/json","auth":false,"extension":false,"data":{"types":["object"],"required":["token"]}} as const;
export const loginByGoogle = {"operationId":"loginByGoogle","method":"POST","path":"/api/front/login/google","body":"text/plain","auth":false,"extension":false,"data":{"types":["object"],"required":["token"]}} as const;
export const loginByXOauth = {"operationId":"loginByXOauth","method":"POST","path":"/api/front/login/x-oauth","body":"application/json","auth":false,"extension":false,"data":{"types":["object"],"required":["token"]}} as const;
export const startPasskeyLogin = {"operationId":"startPasskeyLogin","method":"POST","path":"/api/front/login/passkey/options","body":null,"auth":false,"extension":true,"data":{"types":["object"],"required":["options"]}} as const;
export const loginByPasskey = {"operationId":"loginByPasskey","method":"POST","path":"/api/front/login/passkey","body":"application/json","auth":false,"extension":true,"data":{"types":["object"],"required":["token"]}} as const;
export const startPasskeyRegistration = {"operationId":"startPasskeyRegistration","method":"POST","path":"/api/front/user/passkey/options","body":null,"auth":true,"extension":true,"data":{"types":["object"],"required":["options"]}} as const;
export const addPasskey = {"operationId":"addPasskey","method":"POST","path":"/api/front/user/passkey/add","body":"application/json","auth":true,"extension":true,"data":{"types":["object"],"required":["id","name","createTime"]}} as const;
export const listPasskeys = {"operationId":"listPasskeys","method":"GET","path":"/api/front/user/passkey/list","body":null,"auth":true,"extension":true,"data":{"types":["array"],"required":[]}} as const;
export const deletePasskey = {"operationId":"deletePasskey","method":"POST","path":"/api/front/user/passkey/delete/{id}","body":null,"auth":true,"extension":true,"data":{"types":["null"],"required":[]}} as const;
export const logout = {"operationId":"logout","method":"GET","path":"/api/front/login/logout","body":null,"auth":false,"extension":false,"data":{"types":["null"],"required":[]}} as const;
export const isTokenAlive = {"operationId":"isTokenAlive","method":"POST","path":"/api/front/login/token/is/exist","body":null,"auth":false,"extension":false,"data":{"types":["boolean"],"required":[]}} as const;
export const getLoginMethods = {"operationId":"getLoginMethods","method":"GET","path":"/api/front/login/method/info","body":null,"auth":false,"extension":false,"data":{"types":["object"],"required":["facebookOpen","visitorOpen"]}} as const;
export const getLoginPicture = {"operationId":"getLoginPicture","method":"GET","path":"/api/pc/login/getLoginPic","body":null,"auth":false,"extension":false,"data":{"types":["object"],"required":["loginLeftImage"]}} as const;
export const sendPhoneCode = {"operationId":"sendPhoneCode","method":"POST","path":"/api/front/login/sendCode","body":"application/x-www-form-urlencoded","auth":false,"extension":false,"data":{"types":["null"],"required":[]}} as const;
export const sendPhoneRegistrationCode = {"operationId":"sendPhoneRegistrationCode","method":"POST","path":"/api/front/login/register/sendCode","body":"application/x-www-form-urlencoded","auth":false,"extension":false,"data":{"types":["null"],"required":[]}} as const;
export const sendEmailCode = {"operationId":"sendEmailCode","method":"POST","path":"/api/front/login/email/captcha","body":"text/plain","auth":false,"extension":false,"data":{"types":["null"],"required":[]}} as const;
export const sendEmailPasswordCode = {"operationId":"sendEmailPasswordCode","method":"POST","path":"/api/front/login/email/forget/password","body":"text/plain","auth":false,"extension":false,"data":{"types":["null"],"required":[]}} as const;
export const resetPasswordByEmail = {"operationId":"resetPasswordByEmail","method":"POST","path":"/api/front/login/email/reset/password","body":"application/json","auth":false,"extension":false,"data":{"types":["null"],"required":[]}} as const;
export const sendPhonePasswordCode = {"operationId":"sendPhonePasswordCode","method":"POST","path":"/api/front/login/phone/forget/password","body":"application/json","auth":false,"extension":false,"data":{"types":["null"],"required":[]}} as const;
export const resetPasswordByPhone = {"operationId":"resetPasswordByPhone","method":"POST","path":"/api/front/login/phone/reset/password","body":"application/json","auth":false,"extension":false,"data":{"types":["null"],"required":[]}} as const;
export const sendPhoneChangeCode = {"operationId":"sendPhoneChangeCode","method":"POST","path":"/api/front/captcha/phone/password","body":null,"auth":true,"extension":false,"data":{"types":["boolean"],"required":[]}} as const;
export const sendEmailChangeCode = {"operationId":"sendEmailChangeCode","method":"POST","path":"/api/front/captcha/email/password","body":null,"auth":true,"extension":false,"data":{"types":["boolean"],"required":[]}} as const;
export const sendSettlementCode = {"operationId":"sendSettlementCode","method":"POST","path":"/api/front/captcha/email/merchant/settled","body":"text/plain","auth":false,"extension":false,"data":{"types":["boolean"],"required":[]}} as const;
export const authLogin = {"operationId":"authLogin","method":"POST","path":"/api/auth/login","body":"application/json","auth":false,"extension":false,"data":{"types":["object"],"required":["token"]}} as const;
export const authLogout = {"operationId":"authLogout","method":"POST","path":"/api/auth/logout","body":null,"auth":true,"extension":false,"data":{"types":["null"],"required":[]}} as const;
export const authUser = {"operationId":"authUser","method":"GET","path":"/api/auth/user","body":null,"auth":true,"extension":false,"data":{"types":["object"],"required":["user"]}} as const;
export const getUser = {"operationId":"getUser","method":"GET","path":"/api/front/user/info","body":null,"auth":true,"extension":false,"data":{"types":["object"],"required":["nickname"]}} as const;
export const editUser = {"operationId":"editUser","method":"POST","path":"/api/front/user/edit","body":"application/json","auth":true,"extension":false,"data":{"types":["null"],"required":[]}} as const;
export const changePasswordByPhone = {"operationId":"changePasswordByPhone","method":"POST","path":"/api/front/user/phone/update/password","body":"application/json","auth":true,"extension":false,"data":{"types":["null"],"required":[]}} as const;
export const changePasswordByEmail = {"operationId":"changePasswordByEmail","method":"POST","path":"/api/front/user/email/update/password","body":"application/json","auth":true,"extension":false,"data":{"types":["null"],"required":[]}} as const;
export const getUserMenu = {"operationId":"getUserMenu","method":"GET","path":"/api/front/user/menu/user","body":null,"auth":true,"extension":false,"data":{"types":["object"],"required":["routine_my_menus","routine_my_banner"]}} as const;
export const getBalance = {"operationId":"getBalance","method":"GET","path":"/api/front/pay/balance","body":null,"auth":true,"extension":false,"data":{"types":["object"],"required":["userBalance"]}} as const;
export const sendEmailBindingCode = {"operationId":"sendEmailBindingCode","method":"POST","path":"/api/front/user/update/binding/email/code","body":"text/plain","auth":true,"extension":true,"data":{"types":["null"],"required":[]}} as const;
export const bindEmail = {"operationId":"bindEmail","method":"POST","path":"/api/front/user/update/binding/email","body":"application/json","auth":true,"extension":true,"data":{"types":["null"],"required":[]}} as const;
export const sendPhoneBindingCode = {"operationId":"sendPhoneBindingCode","method":"POST","path":"/api/front/user/update/binding/phone/code","body":"application/json","auth":true,"extension":true,"data":{"types":["null"],"required":[]}} as const;
export const bindPhone = {"operationId":"bindPhone","method":"POST","path":"/api/front/user/update/binding/phone","body":"application/json","auth":true,"extension":true,"data":{"types":["null"],"required":[]}} as const;
export const listBalanceRecords = {"operationId":"listBalanceRecords","method":"GET","path":"/api/front/user/balance/record","body":null,"auth":true,"extension":true,"data":{"types":["object"],"required":["total","list"]}} as const;
export const listSessions = {"operationId":"listSessions","method":"GET","path":"/api/front/user/session/list","body":null,"auth":true,"extension":true,"data":{"types":["array"],"required":[]}} as const;
export const deleteSession = {"operationId":"deleteSession","method":"POST","path":"/api/front/user/session/delete/{id}","body":null,"auth":true,"extension":true,"data":{"types":["null"],"required":[]}} as const;
export const deleteOtherSessions = {"operationId":"deleteOtherSessions","method":"POST","path":"/api/front/user/session/others/delete","body":null,"auth":true,"extension":true,"data":{"types":["null"],"required":[]}} as const;
export const sendGuestAccountMail = {"operationId":"sendGuestAccountMail","method":"POST","path":"/api/front/user/guest/mail","body":"application/json","auth":true,"extension":true,"data":{"types":["null"],"required":[]}} as const;
export const openGuestAccount = {"operationId":"openGuestAccount","method":"POST","path":"/api/front/user/guest/account","body":"application/json","auth":false,"extension":true,"data":{"types":["object"],"required":["token"]}} as const;
export const openGuestSession = {"operationId":"openGuestSession","method":"POST","path":"/api/front/user/guest/session","body":"application/json","auth":false,"extension":true,"data":{"types":["object"],"required":["token"]}} as const;
export const claimGuestOrders = {"operationId":"claimGuestOrders","method":"POST","path":"/api/front/user/guest/orders","body":"application/json","auth":true,"extension":true,"data":{"types":["null"],"required":[]}} as const;
export const exportAccount = {"operationId":"exportAccount","method":"GET","path":"/api/front/user/export","body":null,"auth":true,"extension":true,"data":{"types":["object"],"required":[]}} as const;
export const sendClosingCode = {"operationId":"sendClosingCode","method":"POST","path":"/api/front/user/close/code","body":null,"auth":true,"extension":true,"data":{"types":["null"],"required":[]}} as const;
export const closeAccount = {"operationId":"closeAccount","method":"POST","path":"/api/front/user/close","body":"application/json","auth":true,"extension":true,"data":{"types":["null"],"required":[]}} as const;
export const getHome = {"operationId":"getHome","method":"GET","path":"/api/pc/home/index","body":null,"auth":false,"extension":false,"data":{"types":["object"],"required":["banner","bastBanner"]}} as const;
export const getSite = {"operationId":"getSite","method":"GET","path":"/api/front/index","body":null,"auth":false,"extension":false,"data":{"types":["object"],"required":["logoUrl"]}} as const;
export const listFeaturedProducts = {"operationId":"listFeaturedProducts","method":"GET","path":"/api/front/index/product","body":null,"auth":false,"extension":false,"data":{"types":["object"],"required":["total","list"]}} as const;
export const listBestSellers = {"operationId":"listBestSellers","method":"GET","path":"/api/front/product/leaderboard","body":null,"auth":false,"extension":false,"data":{"types":["array"],"required":[]}} as const;
export const listDeals = {"operationId":"listDeals","method":"GET","path":"/api/front/deal/list","body":null,"auth":false,"extension":true,"data":{"types":["array"],"required":[]}} as const;
export const listActivities = {"operationId":"listActivities","method":"GET","path":"/api/front/activity/index/list","body":null,"auth":false,"extension":false,"data":{"types":["array"],"required":[]}} as const;
export const listActivityProducts = {"operationId":"listActivityProducts","method":"GET","path":"/api/front/activity/list/{aid}","body":null,"auth":false,"extension":false,"data":{"types":["object"],"required":["total","list"]}} as const;
export const getActivity = {"operationId":"getActivity","method":"GET","path":"/api/pc/activity/detail/{aid}","body":null,"auth":false,"extension":false,"data":{"types":["object"],"required":["id","name"]}} as const;
export const listHotWords = {"operationId":"listHotWords","method":"GET","path":"/api/front/search/keyword","body":null,"auth":false,"extension":false,"data":{"types":["array"],"required":[]}} as const;
export const suggest = {"operationId":"suggest","method":"GET","path":"/api/front/search/suggest","body":null,"auth":false,"extension":true,"data":{"types":["object"],"required":["products","categories","stores"]}} as const;
export const correctSearch = {"operationId":"correctSearch","method":"GET","path":"/api/front/search/correct","body":null,"auth":false,"extension":true,"data":{"types":["string","null"],"required":[]}} as const;
export const correctStoreSearch = {"operationId":"correctStoreSearch","method":"GET","path":"/api/front/search/correct/store","body":null,"auth":false,"extension":true,"data":{"types":["string","null"],"required":[]}} as const;
export const getCurrency = {"operationId":"getCurrency","method":"GET","path":"/api/front/index/paycurrency","body":null,"auth":false,"extension":false,"data":{"types":["string","null"],"required":[]}} as const;
export const getMarketplace = {"operationId":"getMarketplace","method":"GET","path":"/api/front/index/marketplace","body":null,"auth":false,"extension":true,"data":{"types":["object"],"required":[]}} as const;
export const getColorConfig = {"operationId":"getColorConfig","method":"GET","path":"/api/front/index/color/config","body":null,"auth":false,"extension":false,"data":{"types":["object","null"],"required":[]}} as const;
export const getImageDomain = {"operationId":"getImageDomain","method":"GET","path":"/api/front/image/domain","body":null,"auth":false,"extension":false,"data":{"types":["string","null"],"required":[]}} as const;
export const getBottomNavigation = {"operationId":"getBottomNavigation","method":"GET","path":"/api/front/index/bottom/navigation","body":null,"auth":false,"extension":false,"data":{"types":["object","null"],"required":["bottomNavigationList"]}} as const;
export const listLanguages = {"operationId":"listLanguages","method":"GET","path":"/api/front/language/listall","body":null,"auth":false,"extension":false,"data":{"types":["array"],"required":[]}} as const;
export const listPageTexts = {"operationId":"listPageTexts","method":"GET","path":"/api/front/language/content","body":null,"auth":false,"extension":false,"data":{"types":["array"],"required":[]}} as const;
export const listNotifications = {"operationId":"listNotifications","method":"GET","path":"/api/front/notification/list","body":null,"auth":true,"extension":false,"data":{"types":["object"],"required":["total","list"]}} as const;
export const countUnreadNotifications = {"operationId":"countUnreadNotifications","method":"GET","path":"/api/front/notification/unread","body":null,"auth":true,"extension":true,"data":{"types":["object"],"required":["count"]}} as const;
export const listNotificationSettings = {"operationId":"listNotificationSettings","method":"GET","path":"/api/front/notification/settings","body":null,"auth":true,"extension":true,"data":{"types":["array"],"required":[]}} as const;
export const saveNotificationSettings = {"operationId":"saveNotificationSettings","method":"POST","path":"/api/front/notification/settings/save","body":"application/json","auth":true,"extension":true,"data":{"types":["null"],"required":[]}} as const;
export const readNotifications = {"operationId":"readNotifications","method":"POST","path":"/api/front/notification/read","body":"application/json","auth":true,"extension":true,"data":{"types":["null"],"required":[]}} as const;
export const listCategories = {"operationId":"listCategories","method":"GET","path":"/api/front/product/category","body":null,"auth":false,"extension":false,"data":{"types":["array"],"required":[]}} as const;
export const listProducts = {"operationId":"listProducts","method":"GET","path":"/api/front/product/list","body":null,"auth":false,"extension":false,"data":{"types":["object"],"required":["total","list"]}} as const;
export const getProductFacets = {"operationId":"getProductFacets","method":"GET","path":"/api/front/product/facets","body":null,"auth":false,"extension":true,"data":{"types":["object"],"required":["total","relaxed","categories","stores","attributes","prices","ratings","inStock","onSale","freeShipping","selfOperated","otherStores"]}} as const;
export const listRecommendations = {"operationId":"listRecommendations","method":"GET","path":"/api/front/product/recommend/list","body":null,"auth":false,"extension":true,"data":{"types":["object"],"required":["total","list"]}} as const;
export const getProduct = {"operationId":"getProduct","method":"GET","path":"/api/front/product/detail/{id}","body":null,"auth":false,"extension":false,"data":{"types":["object"],"required":["productInfo","productAttr","productValue"]}} as const;
export const getProductSkus = {"operationId":"getProductSkus","method":"GET","path":"/api/front/product/sku/detail/{id}","body":null,"auth":false,"extension":false,"data":{"types":["object"],"required":["productAttr","productValue"]}} as const;
export const listReviews = {"operationId":"listReviews","method":"GET","path":"/api/front/product/reply/list/{id}","body":null,"auth":false,"extension":false,"data":{"types":["object"],"required":["total","list"]}} as const;
export const getReviewCounts = {"operationId":"getReviewCounts","method":"GET","path":"/api/front/product/reply/config/{id}","body":null,"auth":false,"extension":false,"data":{"types":["object"],"required":["sumCount","goodCount","inCount","poorCount"]}} as const;
export const voteReview = {"operationId":"voteReview","method":"POST","path":"/api/front/product/reply/helpful/{id}","body":"application/json","auth":true,"extension":true,"data":{"types":["object"],"required":["helpful","isHelpful"]}} as const;
export const listQuestions = {"operationId":"listQuestions","method":"GET","path":"/api/front/product/question/list/{id}","body":null,"auth":false,"extension":true,"data":{"types":["object"],"required":["total","list"]}} as const;
export const askQuestion = {"operationId":"askQuestion","method":"POST","path":"/api/front/product/question","body":"application/json","auth":true,"extension":true,"data":{"types":["object"],"required":["id","content","createTime"]}} as const;
export const replyToQuestion = {"operationId":"replyToQuestion","method":"POST","path":"/api/front/product/question/reply/{id}","body":"application/json","auth":true,"extension":true,"data":{"types":["object"],"required":["id","content","createTime"]}} as const;
export const voteQuestion = {"operationId":"voteQuestion","method":"POST","path":"/api/front/product/question/helpful/{id}","body":"application/json","auth":true,"extension":true,"data":{"types":["object"],"required":["helpful","isHelpful"]}} as const;
export const reportProduct = {"operationId":"reportProduct","method":"POST","path":"/api/front/product/report","body":"application/json","auth":false,"extension":true,"data":{"types":["null"],"required":[]}} as const;
export const getDelivery = {"operationId":"getDelivery","method":"GET","path":"/api/front/product/delivery/{id}","body":null,"auth":false,"extension":true,"data":{"types":["object"],"required":["country","countries"]}} as const;
export const requestStockAlert = {"operationId":"requestStockAlert","method":"POST","path":"/api/front/product/stock/alert","body":"application/json","auth":true,"extension":true,"data":{"types":["null"],"required":[]}} as const;
export const getReviewSummary = {"operationId":"getReviewSummary","method":"GET","path":"/api/front/product/reply/detail/{id}","body":null,"auth":false,"extension":false,"data":{"types":["object"],"required":["sumCount"]}} as const;
export const listStoreCategories = {"operationId":"listStoreCategories","method":"GET","path":"/api/front/product/merchant/{merId}/category/list","body":null,"auth":false,"extension":false,"data":{"types":["array"],"required":[]}} as const;
export const listStoreProducts = {"operationId":"listStoreProducts","method":"GET","path":"/api/front/product/merchant/pro/list","body":null,"auth":false,"extension":false,"data":{"types":["object"],"required":["total","list"]}} as const;
export const listStoreStreet = {"operationId":"listStoreStreet","method":"GET","path":"/api/front/merchant/street","body":null,"auth":false,"extension":false,"data":{"types":["object"],"required":["total","list"]}} as const;
export const searchStores = {"operationId":"searchStores","method":"GET","path":"/api/front/merchant/search/list","body":null,"auth":false,"extension":false,"data":{"types":["object"],"required":["total","list"]}} as const;
export const getStore = {"operationId":"getStore","method":"GET","path":"/api/front/merchant/index/info/{id}","body":null,"auth":false,"extension":false,"data":{"types":["object"],"required":["id","name"]}} as const;
export const getStoreDetail = {"operationId":"getStoreDetail","method":"GET","path":"/api/front/merchant/detail/{id}","body":null,"auth":false,"extension":false,"data":{"types":["object"],"required":["id"]}} as const;
export const getStoreService = {"operationId":"getStoreService","method":"GET","path":"/api/front/merchant/customer/service/info/{id}","body":null,"auth":false,"extension":false,"data":{"types":["object"],"required":[]}} as const;
export const listStoreTypes = {"operationId":"listStoreTypes","method":"GET","path":"/api/front/merchant/all/type/list","body":null,"auth":false,"extension":false,"data":{"types":["array"],"required":[]}} as const;
export const listStoreClassifications = {"operationId":"listStoreClassifications","method":"GET","path":"/api/front/merchant/all/category/list","body":null,"auth":false,"extension":false,"data":{"types":["array"],"required":[]}} as const;
export const getSettlementAgreement = {"operationId":"getSettlementAgreement","method":"GET","path":"/api/front/merchant/settled/agreement","body":null,"auth":false,"extension":false,"data":{"types":["object"],"required":[]}} as const;
export const applyForSettlement = {"operationId":"applyForSettlement","method":"POST","path":"/api/front/merchant/settled/apply","body":"application/json","auth":true,"extension":false,"data":{"types":["null"],"required":[]}} as const;
export const listSettlementRecords = {"operationId":"listSettlementRecords","method":"GET","path":"/api/front/merchant/settled/record","body":null,"auth":true,"extension":false,"data":{"types":["object"],"required":["total","list"]}} as const;
export const listCart = {"operationId":"listCart","method":"GET","path":"/api/front/cart/list","body":null,"auth":true,"extension":false,"data":{"types":["array"],"required":[]}} as const;
export const addToCart = {"operationId":"addToCart","method":"POST","path":"/api/front/cart/save","body":"application/json","auth":true,"extension":false,"data":{"types":["null"],"required":[]}} as const;
export const mergeCart = {"operationId":"mergeCart","method":"POST","path":"/api/front/cart/merge","body":"application/json","auth":true,"extension":true,"data":{"types":["object"],"required":["rejected"]}} as const;
export const setCartQuantity = {"operationId":"setCartQuantity","method":"POST","path":"/api/front/cart/num","body":"application/json","auth":true,"extension":false,"data":{"types":["null"],"required":[]}} as const;
export const deleteFromCart = {"operationId":"deleteFromCart","method":"POST","path":"/api/front/cart/delete","body":"application/json","auth":true,"extension":false,"data":{"types":["null"],"required":[]}} as const;
export const countCart = {"operationId":"countCart","method":"GET","path":"/api/front/cart/count","body":null,"auth":true,"extension":false,"data":{"types":["object"],"required":["count"]}} as const;
export const reselectCartSku = {"operationId":"reselectCartSku","method":"POST","path":"/api/front/cart/resetcart","body":"application/json","auth":true,"extension":false,"data":{"types":["boolean","null"],"required":[]}} as const;
export const estimateCart = {"operationId":"estimateCart","method":"POST","path":"/api/front/cart/estimate","body":"application/json","auth":false,"extension":true,"data":{"types":["object"],"required":["proTotalFee","freightFee","payFee","discounts","usableIntegral","integralPrice"]}} as const;
export const createPreOrder = {"operationId":"createPreOrder","method":"POST","path":"/api/front/order/pre/order","body":"application/json","auth":true,"extension":false,"data":{"types":["object"],"required":["preOrderNo"]}} as const;
export const getPreOrder = {"operationId":"getPreOrder","method":"GET","path":"/api/front/order/load/pre/{preOrderNo}","body":null,"auth":true,"extension":false,"data":{"types":["object"],"required":["proTotalFee","freightFee","payFee","orderProNum","orderList"]}} as const;
export const computePrice = {"operationId":"computePrice","method":"POST","path":"/api/front/order/computed/price","body":"application/json","auth":true,"extension":false,"data":{"types":["object"],"required":["proTotalFee","freightFee","payFee"]}} as const;
export const listCheckoutCoupons = {"operationId":"listCheckoutCoupons","method":"GET","path":"/api/front/coupons/order/{preOrderNo}","body":null,"auth":true,"extension":false,"data":{"types":["array"],"required":[]}} as const;
export const createOrder = {"operationId":"createOrder","method":"POST","path":"/api/front/order/create","body":"application/json","auth":true,"extension":false,"data":{"types":["object"],"required":["orderNo"]}} as const;
export const getPayMethods = {"operationId":"getPayMethods","method":"GET","path":"/api/front/pay/method","body":null,"auth":false,"extension":false,"data":{"types":["object"],"required":[]}} as const;
export const pay = {"operationId":"pay","method":"POST","path":"/api/front/pay/payment","body":"application/json","auth":true,"extension":false,"data":{"types":["object"],"required":[]}} as const;
export const capturePaypal = {"operationId":"capturePaypal","method":"POST","path":"/api/front/pay/paypal/success","body":"application/json","auth":true,"extension":false,"data":{"types":["object"],"required":["status"]}} as const;
export const cancelPaypal = {"operationId":"cancelPaypal","method":"POST","path":"/api/front/pay/paypal/cancel","body":"application/json","auth":false,"extension":false,"data":{"types":["boolean","null"],"required":[]}} as const;
export const isWechatPaid = {"operationId":"isWechatPaid","method":"GET","path":"/api/front/pay/query/wechat/pay/result/{orderNo}","body":null,"auth":true,"extension":false,"data":{"types":["boolean"],"required":[]}} as const;
export const isUpiPaid = {"operationId":"isUpiPaid","method":"GET","path":"/api/front/pay/query/upi/pay/result/{orderNo}","body":null,"auth":true,"extension":false,"data":{"types":["boolean"],"required":[]}} as const;
export const isPaid = {"operationId":"isPaid","method":"GET","path":"/api/front/pay/query/pay/result/{orderNo}","body":null,"auth":true,"extension":true,"data":{"types":["boolean"],"required":[]}} as const;
export const listUnpaidOrders = {"operationId":"listUnpaidOrders","method":"GET","path":"/api/front/order/await/pay/list","body":null,"auth":true,"extension":false,"data":{"types":["object"],"required":["total","list"]}} as const;
export const listOrders = {"operationId":"listOrders","method":"GET","path":"/api/front/order/list","body":null,"auth":true,"extension":false,"data":{"types":["object"],"required":["total","list"]}} as const;
export const getOrderCounts = {"operationId":"getOrderCounts","method":"GET","path":"/api/front/order/data","body":null,"auth":true,"extension":false,"data":{"types":["object"],"required":["unPaidCount","unShippedCount","receivedCount"]}} as const;
export const getOrderCenterCounts = {"operationId":"getOrderCenterCounts","method":"GET","path":"/api/front/order/center/data","body":null,"auth":true,"extension":false,"data":{"types":["object"],"required":["unPaidCount","unShippedCount","receivedCount"]}} as const;
export const getMasterOrder = {"operationId":"getMasterOrder","method":"GET","path":"/api/front/order/master/detail/{orderNo}","body":null,"auth":true,"extension":false,"data":{"types":["object"],"required":["id","orderNo","totalNum","payPrice","paid","createTime","orderList"]}} as const;
export const getOrderOfPreOrder = {"operationId":"getOrderOfPreOrder","method":"GET","path":"/api/front/order/of/pre/{preOrderNo}","body":null,"auth":true,"extension":true,"data":{"types":["object"],"required":["orderNo"]}} as const;
export const getStoreOrder = {"operationId":"getStoreOrder","method":"GET","path":"/api/front/order/detail/{orderNo}","body":null,"auth":true,"extension":false,"data":{"types":["object"],"required":["id","orderNo","merId","merName","totalNum","payPrice","paid","status","refundStatus","createTime","orderInfoList"]}} as const;
export const cancelOrder = {"operationId":"cancelOrder","method":"POST","path":"/api/front/order/cancel/{orderNo}","body":null,"auth":true,"extension":false,"data":{"types":["boolean","null"],"required":[]}} as const;
export const confirmReceipt = {"operationId":"confirmReceipt","method":"POST","path":"/api/front/order/take/{orderNo}","body":null,"auth":true,"extension":false,"data":{"types":["boolean","null"],"required":[]}} as const;
export const deleteOrder = {"operationId":"deleteOrder","method":"POST","path":"/api/front/order/delete/{orderNo}","body":null,"auth":true,"extension":false,"data":{"types":["boolean","null"],"required":[]}} as const;
export const getGuestMasterOrder = {"operationId":"getGuestMasterOrder","method":"GET","path":"/api/front/order/visitor/master/detail","body":null,"auth":false,"extension":false,"data":{"types":["object"],"required":["id","orderNo","totalNum","payPrice","paid","createTime","orderList"]}} as const;
export const getGuestStoreOrder = {"operationId":"getGuestStoreOrder","method":"GET","path":"/api/front/order/visitor/detail","body":null,"auth":false,"extension":false,"data":{"types":["object"],"required":["id","orderNo","merId","merName","totalNum","payPrice","paid","status","refundStatus","createTime","orderInfoList"]}} as const;
export const getParcel = {"operationId":"getParcel","method":"GET","path":"/api/front/order/express/{orderNo}","body":null,"auth":true,"extension":false,"data":{"types":["object","null"],"required":[]}} as const;
export const listRefundReasons = {"operationId":"listRefundReasons","method":"GET","path":"/api/front/order/refund/reason","body":null,"auth":true,"extension":false,"data":{"types":["array"],"required":[]}} as const;
export const getRefundApplication = {"operationId":"getRefundApplication","method":"GET","path":"/api/front/order/apply/refund/{orderNo}","body":null,"auth":true,"extension":false,"data":{"types":["object"],"required":["id","orderNo","payPrice","totalNum","orderInfoList"]}} as const;
export const requestRefund = {"operationId":"requestRefund","method":"POST","path":"/api/front/order/refund","body":"application/json","auth":true,"extension":false,"data":{"types":["boolean","null"],"required":[]}} as const;
export const computeRefund = {"operationId":"computeRefund","method":"GET","path":"/api/front/order/refund/computed/{orderNo}","body":null,"auth":true,"extension":true,"data":{"types":["object"],"required":["goodsPrice","postage","couponPrice","deductionPrice","useIntegral","refundPrice"]}} as const;
export const revokeRefund = {"operationId":"revokeRefund","method":"POST","path":"/api/front/refund/revoke/{refundOrderNo}","body":null,"auth":true,"extension":true,"data":{"types":["boolean","null"],"required":[]}} as const;
export const returnGoods = {"operationId":"returnGoods","method":"POST","path":"/api/front/refund/returning/goods","body":"application/json","auth":true,"extension":true,"data":{"types":["boolean","null"],"required":[]}} as const;
export const listRefundMessages = {"operationId":"listRefundMessages","method":"GET","path":"/api/front/refund/message/{refundOrderNo}","body":null,"auth":true,"extension":true,"data":{"types":["array"],"required":[]}} as const;
export const sendRefundMessage = {"operationId":"sendRefundMessage","method":"POST","path":"/api/front/refund/message","body":"application/json","auth":true,"extension":true,"data":{"types":["boolean","null"],"required":[]}} as const;
export const escalateRefund = {"operationId":"escalateRefund","method":"POST","path":"/api/front/refund/escalate","body":"application/json","auth":true,"extension":true,"data":{"types":["boolean","null"],"required":[]}} as const;
export const listRefunds = {"operationId":"listRefunds","method":"GET","path":"/api/front/order/refund/list","body":null,"auth":true,"extension":false,"data":{"types":["object"],"required":["total","list"]}} as const;
export const getRefund = {"operationId":"getRefund","method":"GET","path":"/api/front/order/refund/detail/{refundOrderNo}","body":null,"auth":true,"extension":false,"data":{"types":["object"],"required":["id","refundOrderNo","merOrderNo","merId","totalNum","refundStatus","refundPrice","createTime","orderInfoList"]}} as const;
export const listAwaitingReview = {"operationId":"listAwaitingReview","method":"GET","path":"/api/front/order/reply/list","body":null,"auth":true,"extension":false,"data":{"types":["object"],"required":["total","list"]}} as const;
export const listMyReviews = {"operationId":"listMyReviews","method":"GET","path":"/api/front/order/reply/my/list","body":null,"auth":true,"extension":true,"data":{"types":["object"],"required":["total","list"]}} as const;
export const createReview = {"operationId":"createReview","method":"POST","path":"/api/front/order/comment","body":"application/json","auth":true,"extension":false,"data":{"types":["boolean","null"],"required":[]}} as const;
export const listCoupons = {"operationId":"listCoupons","method":"GET","path":"/api/front/coupons","body":null,"auth":false,"extension":false,"data":{"types":["object"],"required":["total","list"]}} as const;
export const receiveCoupon = {"operationId":"receiveCoupon","method":"POST","path":"/api/front/coupon/receive","body":"application/json","auth":true,"extension":false,"data":{"types":["null"],"required":[]}} as const;
export const listMyCoupons = {"operationId":"listMyCoupons","method":"GET","path":"/api/front/coupon/list","body":null,"auth":true,"extension":false,"data":{"types":["object"],"required":["total","list"]}} as const;
export const listAddresses = {"operationId":"listAddresses","method":"GET","path":"/api/front/address/list","body":null,"auth":true,"extension":false,"data":{"types":["object"],"required":["total","list"]}} as const;
export const listAllAddresses = {"operationId":"listAllAddresses","method":"GET","path":"/api/pc/address/all/list","body":null,"auth":true,"extension":false,"data":{"types":["array"],"required":[]}} as const;
export const getAddress = {"operationId":"getAddress","method":"GET","path":"/api/front/address/detail/{id}","body":null,"auth":true,"extension":false,"data":{"types":["object","null"],"required":["id","realName","detail"]}} as const;
export const getDefaultAddress = {"operationId":"getDefaultAddress","method":"GET","path":"/api/front/address/default","body":null,"auth":true,"extension":false,"data":{"types":["object","null"],"required":["id","realName","detail"]}} as const;
export const saveAddress = {"operationId":"saveAddress","method":"POST","path":"/api/front/address/edit","body":"application/json","auth":true,"extension":false,"data":{"types":["object"],"required":["id","realName","detail"]}} as const;
export const deleteAddress = {"operationId":"deleteAddress","method":"POST","path":"/api/front/address/del","body":"application/json","auth":true,"extension":false,"data":{"types":["null"],"required":[]}} as const;
export const setDefaultAddress = {"operationId":"setDefaultAddress","method":"POST","path":"/api/front/address/default/set","body":"application/json","auth":true,"extension":false,"data":{"types":["null"],"required":[]}} as const;
export const locateByIp = {"operationId":"locateByIp","method":"POST","path":"/api/front/address/ip/info","body":null,"auth":true,"extension":false,"data":{"types":["object","null"],"required":[]}} as const;
export const listFavouriteProducts = {"operationId":"listFavouriteProducts","method":"GET","path":"/api/front/collect/product/list","body":null,"auth":true,"extension":false,"data":{"types":["object"],"required":["total","list"]}} as const;
export const addFavouriteProduct = {"operationId":"addFavouriteProduct","method":"POST","path":"/api/front/collect/add/product","body":"application/json","auth":true,"extension":false,"data":{"types":["null"],"required":[]}} as const;
export const removeFavouriteProduct = {"operationId":"removeFavouriteProduct","method":"POST","path":"/api/front/collect/cancel/{productId}","body":null,"auth":true,"extension":false,"data":{"types":["null"],"required":[]}} as const;
export const deleteFavourites = {"operationId":"deleteFavourites","method":"POST","path":"/api/front/collect/delete/product","body":"application/json","auth":true,"extension":false,"data":{"types":["null"],"required":[]}} as const;
export const addFavouriteProducts = {"operationId":"addFavouriteProducts","method":"POST","path":"/api/front/collect/batch/product","body":"application/json","auth":true,"extension":false,"data":{"types":["null"],"required":[]}} as const;
export const listFollowedStores = {"operationId":"listFollowedStores","method":"GET","path":"/api/front/collect/merchant/list","body":null,"auth":true,"extension":false,"data":{"types":["object"],"required":["total","list"]}} as const;
export const followStore = {"operationId":"followStore","method":"POST","path":"/api/front/collect/add/merchant/{id}","body":null,"auth":true,"extension":false,"data":{"types":["null"],"required":[]}} as const;
export const unfollowStore = {"operationId":"unfollowStore","method":"POST","path":"/api/front/collect/cancel/merchant/{id}","body":null,"auth":true,"extension":false,"data":{"types":["null"],"required":[]}} as const;
export const getPoints = {"operationId":"getPoints","method":"GET","path":"/api/front/integral/user","body":null,"auth":true,"extension":true,"data":{"types":["object"],"required":["integral","sumIntegral","deductionIntegral","frozenIntegral"]}} as const;
export const listPointsRecords = {"operationId":"listPointsRecords","method":"GET","path":"/api/front/integral/list","body":null,"auth":true,"extension":true,"data":{"types":["object"],"required":["total","list"]}} as const;
export const uploadImage = {"operationId":"uploadImage","method":"POST","path":"/api/front/upload/image","body":"multipart/form-data","auth":false,"extension":false,"data":{"types":["object"],"required":["fileName","url"]}} as const;
export const uploadFile = {"operationId":"uploadFile","method":"POST","path":"/api/front/upload/file","body":"multipart/form-data","auth":false,"extension":false,"data":{"types":["object"],"required":["fileName","url"]}} as const;

export const operationsTable = [
  loginByPhonePassword,
  loginByPhoneCode,
  loginByEmail,
  loginAsGuest,
  registerByEmail,
  registerByPhone,
  getTwitterRequestToken,
  loginByTwitter,
  loginByFacebook,
  loginByGoogle,
  loginByXOauth,
  startPasskeyLogin,
  loginByPasskey,
  startPasskeyRegistration,
  addPasskey,
  listPasskeys,
  deletePasskey,
  logout,
  isTokenAlive,
  getLoginMethods,
  getLoginPicture,
  sendPhoneCode,
  sendPhoneRegistrationCode,
  sendEmailCode,
  sendEmailPasswordCode,
  resetPasswordByEmail,
  sendPhonePasswordCode,
  resetPasswordByPhone,
  sendPhoneChangeCode,
  sendEmailChangeCode,
  sendSettlementCode,
  authLogin,
  authLogout,
  authUser,
  getUser,
  editUser,
  changePasswordByPhone,
  changePasswordByEmail,
  getUserMenu,
  getBalance,
  sendEmailBindingCode,
  bindEmail,
  sendPhoneBindingCode,
  bindPhone,
  listBalanceRecords,
  listSessions,
  deleteSession,
  deleteOtherSessions,
  sendGuestAccountMail,
  openGuestAccount,
  openGuestSession,
  claimGuestOrders,
  exportAccount,
  sendClosingCode,
  closeAccount,
  getHome,
  getSite,
  listFeaturedProducts,
  listBestSellers,
  listDeals,
  listActivities,
  listActivityProducts,
  getActivity,
  listHotWords,
  suggest,
  correctSearch,
  correctStoreSearch,
  getCurrency,
  getMarketplace,
  getColorConfig,
  getImageDomain,
  getBottomNavigation,
  listLanguages,
  listPageTexts,
  listNotifications,
  countUnreadNotifications,
  listNotificationSettings,
  saveNotificationSettings,
  readNotifications,
  listCategories,
  listProducts,
  getProductFacets,
  listRecommendations,
  getProduct,
  getProductSkus,
  listReviews,
  getReviewCounts,
  voteReview,
  listQuestions,
  askQuestion,
  replyToQuestion,
  voteQuestion,
  reportProduct,
  getDelivery,
  requestStockAlert,
  getReviewSummary,
  listStoreCategories,
  listStoreProducts,
  listStoreStreet,
  searchStores,
  getStore,
  getStoreDetail,
  getStoreService,
  listStoreTypes,
  listStoreClassifications,
  getSettlementAgreement,
  applyForSettlement,
  listSettlementRecords,
  listCart,
  addToCart,
  mergeCart,
  setCartQuantity,
  deleteFromCart,
  countCart,
  reselectCartSku,
  estimateCart,
  createPreOrder,
  getPreOrder,
  computePrice,
  listCheckoutCoupons,
  createOrder,
  getPayMethods,
  pay,
  capturePaypal,
  cancelPaypal,
  isWechatPaid,
  isUpiPaid,
  isPaid,
  listUnpaidOrders,
  listOrders,
  getOrderCounts,
  getOrderCenterCounts,
  getMasterOrder,
  getOrderOfPreOrder,
  getStoreOrder,
  cancelOrder,
  confirmReceipt,
  deleteOrder,
  getGuestMasterOrder,
  getGuestStoreOrder,
  getParcel,
  listRefundReasons,
  getRefundApplication,
  requestRefund,
  computeRefund,
  revokeRefund,
  returnGoods,
  listRefundMessages,
  sendRefundMessage,
  escalateRefund,
  listRefunds,
  getRefund,
  listAwaitingReview,
  listMyReviews,
  createReview,
  listCoupons,
  receiveCoupon,
  listMyCoupons,
  listAddresses,
  listAllAddresses,
  getAddress,
  getDefaultAddress,
  saveAddress,
  deleteAddress,
  setDefaultAddress,
  locateByIp,
  listFavouriteProducts,
  addFavouriteProduct,
  removeFavouriteProduct,
  deleteFavourites,
  addFavouriteProducts,
  listFollowedStores,
  followStore,
  unfollowStore,
  getPoints,
  listPointsRecords,
  uploadImage,
  uploadFile,
] as const;
