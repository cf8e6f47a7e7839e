import { databases } from '../../../test/test-databases';
import { withApi } from '../../../test/with-api';

describe.each(databases)('opinions on %s', (database) => {
  const api = withApi({ database, contents: 'seeded', modules: ['catalog', 'reviews'] });
  let headers: { authorization: string };
  let userId: number;
  beforeEach(async () => {
    const shopper = await api.createShopper();
    userId = shopper.id;
    headers = await api.signIn(shopper);
  });
  const call = async (method: 'GET' | 'POST', url: string, payload?: object, as: object = headers) => {
    const response = await api.inject({ method, url, payload, headers: { ...as } });
    return { status: response.statusCode, body: response.json() };
  };
  const aReview = () => api.db.selectFrom('reviews').selectAll().orderBy('id').executeTakeFirstOrThrow();
  const aProduct = () => api.db.selectFrom('products').select(['id', 'slug']).orderBy('id').executeTakeFirstOrThrow();

  describe('a vote on a review', () => {
    const vote = (id: number | string, is_helpful: unknown, as?: object) =>
      call('POST', `/products/review/${id}/helpful`, { is_helpful }, as);

    it('CAT-CALL-012 counts when it was helpful, and only once', async () => {
      const review = await aReview();
      const counted = { message: 'Review Successful', data: { id: review.id, total_helps: review.total_helps + 1 } };
      expect(await vote(review.id, 1)).toEqual({ status: 200, body: counted });
      expect(await vote(review.id, 1)).toEqual({ status: 409, body: { message: "You've reviewed this" } });
      expect(await vote(review.id, 0)).toMatchObject({ status: 409 });
      expect((await aReview()).total_helps).toBe(review.total_helps + 1);
    });

    it('is stored but not counted when the review was not helpful', async () => {
      const review = await aReview();
      expect(await vote(review.id, '0')).toMatchObject({
        status: 200,
        body: { data: { total_helps: review.total_helps } },
      });
      expect(await vote(review.id, 1)).toMatchObject({ status: 409 });
    });

    it('is counted once when several identical requests arrive at the same time', async () => {
      const review = await aReview();
      const sent = await Promise.all([vote(review.id, 1), vote(review.id, 1), vote(review.id, 1)]);
      expect(sent.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      expect((await aReview()).total_helps).toBe(review.total_helps + 1);
    });

    it('requires a session, another shopper’s review, and a yes or no', async () => {
      const { id } = await aReview();
      expect(await vote(id, 1, {})).toEqual({ status: 401, body: { message: 'Unauthenticated.' } });
      expect(await vote(999_999_999, 1)).toMatchObject({ status: 404, body: { message: 'Review not found.' } });
      for (const wrong of [2, 'perhaps', undefined]) expect((await vote(id, wrong)).status).toBe(422);
      expect((await vote('x', 1)).status).toBe(422);
      await api.db.updateTable('reviews').set({ user_id: userId }).where('id', '=', id).execute();
      expect(await vote(id, 1)).toMatchObject({ status: 403 });
      await api.db.updateTable('reviews').set({ user_id: null }).where('id', '=', id).execute();
    });
  });

  describe('a question about a product', () => {
    const ask = (question: unknown, product_id: unknown, as?: object) =>
      call('POST', '/product/question', { question, product_id }, as);

    it('CAT-CALL-013 CAT-FIELD-001 is stored, and appears once it is answered', async () => {
      const { id, slug } = await aProduct();
      const asked = await ask('  Can it be\n dry-cleaned? ', id);
      expect(asked).toMatchObject({
        status: 200,
        body: { message: 'Question Successfully Submitted', data: { question: 'Can it be dry-cleaned?' } },
      });
      const search = async () => (await call('GET', `/products/${slug}/questions?q=CLEANED`)).body;
      expect((await search()).data).toEqual([]);
      await api.db
        .updateTable('product_questions')
        .set({ answer: 'Yes, it can.' })
        .where('id', '=', asked.body.data.id)
        .execute();
      expect(await search()).toMatchObject({
        data: [{ question: 'Can it be dry-cleaned?', answer: 'Yes, it can.' }],
        pagination: { current_page: 1, total: 1, perPage: 10 },
      });
    });

    it('is accepted only once', async () => {
      const { id } = await aProduct();
      expect((await ask('Is it heavy?', id)).status).toBe(200);
      expect(await ask('is it HEAVY?', id)).toEqual({ status: 409, body: { message: "You've reviewed this" } });
    });

    it('requires a session, a text and a product', async () => {
      const { id } = await aProduct();
      expect((await ask('Is it blue?', id, {})).status).toBe(401);
      expect(await ask(' ', id)).toMatchObject({
        status: 422,
        body: { errors: { question: ['question is required'] } },
      });
      expect(await ask('x'.repeat(501), id)).toMatchObject({
        status: 422,
        body: { errors: { question: [expect.stringContaining('500')] } },
      });
      expect((await ask('Is it blue?', 999_999_999)).status).toBe(404);
      expect((await ask('Is it blue?', 'dress')).status).toBe(422);
    });
  });

  describe('the questions of a product', () => {
    it('match only when they contain all search words, taken as literal text', async () => {
      const { id } = await aProduct();
      const add = (question: string, answer: string) =>
        api.db
          .insertInto('product_questions')
          .values({ product_id: id, user_id: null, question, answer, answered_at: new Date() })
          .execute();
      await add('Is it 100% cotton?', 'Yes.');
      await add('Which thread count?', '100 threads of cotton.');
      const found = async (q: string) => {
        const { body } = await call('GET', `/products/${id}/questions?q=${encodeURIComponent(q)}`);
        return (body.data as { question: string }[]).map(({ question }) => question);
      };
      expect(await found('cotton 100')).toHaveLength(2);
      expect(await found('100% COTTON')).toEqual(['Is it 100% cotton?']);
      expect(await found('_')).toEqual([]);
      expect(await found("'; drop table users; --")).toEqual([]);
    });

    it('are paginated', async () => {
      const { product_id } = await api.db
        .selectFrom('product_questions')
        .select('product_id')
        .where('answer', 'is not', null)
        .groupBy('product_id')
        .having((eb) => eb.fn.countAll(), '>', 1)
        .orderBy('product_id')
        .executeTakeFirstOrThrow();
      const of = (query: string) => call('GET', `/products/${product_id}/questions${query}`);
      const first = await of('?perPage=1');
      const second = await of('?perPage=1&page=2');
      expect(first.body.pagination).toMatchObject({ current_page: 1, perPage: 1, total: expect.any(Number) });
      expect(first.body.data).toHaveLength(1);
      expect(second.body.data[0].id).not.toBe(first.body.data[0].id);
      const { total } = first.body.pagination;
      expect((await of('?page=99')).body).toEqual({ data: [], pagination: { current_page: 99, total, perPage: 10 } });
      expect((await of('?page=0')).status).toBe(422);
      expect((await call('GET', '/products/no-such-dress/questions')).status).toBe(404);
    });
  });
});
