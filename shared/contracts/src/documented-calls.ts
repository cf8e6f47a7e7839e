export interface DocumentedCall {
  /** Method and path, with `{…}` for parameters. */
  call: string;
  /** Fields of the body, by their documented names. */
  payload?: readonly string[];
  /** Query parameters that the storefront sends. */
  query?: readonly string[];
  /** Status of a success. */
  status?: 201 | 204;
  /** What the storefront reads from the body; `[]` marks a list. */
  reads?: readonly string[];
  /**
   * Address for a real call on the seeded shop; `{product}`, `{vendor}`, `{state}`, `{invoice}` and `{coupon}` are ids
   * of it.
   */
  example?: string;
}

const SOCIAL = ['signup_platform', 'account_type'];
const PAGED = ['data[]', 'pagination.current_page', 'pagination.total', 'pagination.perPage'];
const PAGE = ['page', 'perPage'];

/** The documented calls of browsing and the account, with the envelopes that the API answers. */
const BROWSING_AND_ACCOUNT: readonly DocumentedCall[] = [
  { call: 'GET /pages', reads: ['data[]'], example: '/pages' },
  { call: 'GET /pages/{slug}', reads: ['data.title', 'data.sections[]'], example: '/pages/faqs' },
  { call: 'POST /newsletter', payload: ['name', 'email'], reads: ['message'] },
  { call: 'GET /subcategories/type', reads: ['data[]'], example: '/subcategories/type' },
  { call: 'GET /subcategories', reads: ['data[]'], example: '/subcategories' },
  { call: 'GET /subcategories/{slug}', query: PAGE, reads: PAGED },
  { call: 'GET /adverts/web/{placement}', reads: ['data[]'], example: '/adverts/web/home' },
  { call: 'GET /products', query: PAGE, reads: PAGED, example: '/products?perPage=20&page=1' },
  { call: 'GET /categories/{slug}/products', reads: ['data[]'], example: '/categories/clothing-apparel/products' },
  {
    call: 'GET /categories/{slug}/recommended',
    reads: ['data[]'],
    example: '/categories/clothing-apparel/recommended',
  },
  { call: 'GET /products/{slug or id}', reads: ['data.id', 'data.slug'], example: '/products/{product}' },
  {
    call: 'GET /products/search',
    query: ['q', ...PAGE],
    reads: PAGED,
    example: '/products/search?q=dress&perPage=20&page=1',
  },
  { call: 'GET /products/{id}/reviews', reads: ['data[]', 'pagination'], example: '/products/{product}/reviews' },
  { call: 'POST /products/review', payload: ['comment', 'stars', 'invoice_id', 'idOrSlug'] },
  { call: 'POST /products/review/{id}/helpful', payload: ['is_helpful'] },
  { call: 'POST /product/question', payload: ['question', 'product_id'] },
  {
    call: 'POST /abuse',
    payload: ['name', 'email', 'subject', 'comment', 'captchaToken', 'product_id'],
    reads: ['message'],
  },
  { call: 'GET /products/recent', reads: ['products[]', 'data.products[]'], example: '/products/recent' },
  { call: 'POST /products/recent', payload: ['product_id', 'product_ids'] },
  { call: 'POST /signup_with_google', payload: ['token', ...SOCIAL], reads: ['data.token', 'data.profile'] },
  { call: 'POST /signup_with_twitter', payload: ['code', 'email', ...SOCIAL], reads: ['data.token', 'data.profile'] },
  {
    call: 'POST /signup_with_apple',
    payload: ['id_token', 'code', 'user', ...SOCIAL],
    reads: ['data.token', 'data.profile'],
  },
  {
    call: 'POST /users',
    payload: ['surname', 'other_names', 'email', 'password', 'news', 'terms', ...SOCIAL, 'captchaToken'],
    status: 201,
    reads: ['message', 'data.id'],
  },
  { call: 'POST /login', payload: ['email', 'password', 'platform'], reads: ['data.token', 'token'] },
  {
    call: 'POST /verify_login',
    payload: ['code', 'platform'],
    reads: ['data.token', 'data.profile', 'token', 'profile.email_verified'],
  },
  { call: 'GET /users/me', reads: ['data.id', 'data.email_verified'], example: '/users/me' },
  {
    call: 'PATCH /users',
    payload: ['surname', 'other_names', 'email', 'dob', 'gender'],
    reads: ['message', 'data.id'],
  },
  { call: 'POST /users/avatar' },
  { call: 'POST /password/forgot', payload: ['email'], reads: ['message'] },
  { call: 'PATCH /password/forgot/reset', payload: ['token', 'new', 'confirm'], status: 204 },
  { call: 'PATCH /users/password', payload: ['current', 'new', 'confirm'], status: 204 },
  { call: 'POST /users/verify/resend' },
  { call: 'GET /contacts', reads: ['data[]'], example: '/contacts' },
  { call: 'POST /contacts', payload: ['type', 'contact'] },
  { call: 'GET /contacts/phones', reads: ['data[]'], example: '/contacts/phones' },
  {
    call: 'GET /users/nkmcoins/summary',
    reads: ['data.available', 'data.earned', 'data.debitted', 'data.orders'],
    example: '/users/nkmcoins/summary',
  },
  { call: 'GET /users/nkmcoins/history', reads: ['data[]'], example: '/users/nkmcoins/history' },
];

const ORDER = ['products', 'address_id', 'coupon_code', 'platform', 'delivery_type', 'delivery_city_id'];
const ADDRESS = ['type', 'other_names', 'surname', 'address', 'state', 'state_id', 'lga', 'lga_id'];
const ADDRESS_MORE = ['landmark', 'post_code', 'phone', 'city', 'country'];

/** The documented calls of purchase and content that browsing and the account do not make. */
const PURCHASE_AND_CONTENT: readonly DocumentedCall[] = [
  { call: 'GET /cart', reads: ['data[]'], example: '/cart' },
  { call: 'POST /cart', payload: ['quantity', 'variant', 'product_id'], status: 201 },
  { call: 'PATCH /cart/{id}', payload: ['quantity'] },
  { call: 'DELETE /cart/{id}' },
  { call: 'DELETE /cart', reads: ['data[]'] },
  { call: 'GET /wishlist', reads: ['data[]'], example: '/wishlist' },
  { call: 'POST /wishlist/{id}' },
  { call: 'DELETE /wishlist/{id}' },
  {
    call: 'POST /orders',
    payload: [...ORDER, 'callback', 'delivery_time'],
    status: 201,
    reads: ['data.authorization_url'],
  },
  { call: 'POST /orders/fees', payload: [...ORDER, 'country'], reads: ['total', 'data.total', 'delivery_fee', 'tax'] },
  { call: 'GET /orders', reads: ['data[]'], example: '/orders' },
  { call: 'POST /orders/cancel', payload: ['order_id', 'product_id'] },
  { call: 'GET /invoices', reads: ['data[]'], example: '/invoices' },
  { call: 'GET /invoices/show', query: ['id'], reads: ['data.trackingInfo'], example: '/invoices/show?id={invoice}' },
  { call: 'GET /states', reads: ['data[]'], example: '/states' },
  { call: 'GET /states/{stateId}', reads: ['data.landmarks[]', 'data.state'], example: '/states/{state}' },
  { call: 'GET /gigl_pickup_addresses', reads: ['data[]'], example: '/gigl_pickup_addresses' },
  { call: 'GET /addresses', reads: ['data[]'], example: '/addresses' },
  { call: 'GET /addresses/{id}', reads: ['data.id', ...ADDRESS.map((field) => `data.${field}`)] },
  { call: 'POST /addresses', payload: [...ADDRESS, ...ADDRESS_MORE], status: 201 },
  { call: 'PATCH /addresses/{id}', payload: [...ADDRESS, ...ADDRESS_MORE] },
  {
    call: 'POST /mail/contact-us',
    payload: ['name', 'email', 'subject', 'content', 'captchaToken'],
    reads: ['message'],
  },
  { call: 'POST /coupons/redeem', payload: ['code', 'platform', 'products'], reads: ['data.code', 'data.amount'] },
  { call: 'GET /coupons/{id}/claim', reads: ['data.code'], example: '/coupons/{coupon}/claim' },
  { call: 'GET /categories/trending', reads: ['data[]'], example: '/categories/trending' },
  { call: 'GET /deals', reads: ['data[]'], example: '/deals' },
  { call: 'GET /deals/all', reads: PAGED, example: '/deals/all' },
  { call: 'GET /users/notifications', reads: ['data[]'], example: '/users/notifications' },
  { call: 'GET /users/vendors', reads: ['data[]'], example: '/users/vendors' },
  { call: 'GET /users/{vendorId}', reads: ['data.profile', 'data.products[]'], example: '/users/{vendor}' },
  { call: 'POST /vendor/rate', payload: ['comment', 'stars', 'vendor_id'] },
  { call: 'POST /users/{id}/deletion_request', payload: ['reason', 'platform'] },
  { call: 'PATCH /users/{id}/deletion_request/{otp}' },
];

export const DOCUMENTED_CALLS: readonly DocumentedCall[] = [...BROWSING_AND_ACCOUNT, ...PURCHASE_AND_CONTENT];
