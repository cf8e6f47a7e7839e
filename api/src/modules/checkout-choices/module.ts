import './tables';
import type { App } from '../../platform/app';
import { answers, Nullable, Single } from '../../platform/http/envelopes';
import { requireSignedIn, signedIn } from '../../platform/sessions/session-plugin';
import { deleteAfter } from '../../platform/personal-data/delete-after';
import { changeChoices } from './change-choices';
import { readChoices } from './read-choices';
import { ChangeChoicesBody, ChoicesSchema, waysOf } from './schema';
import { CHOICES_DAYS } from './personal-data';

const tags = ['checkout'];
const Choices = answers({ 200: Single(Nullable(ChoicesSchema)) });

/** The choices of the checkout, the same on every device of the shopper. */
export async function checkoutChoicesModule(app: App): Promise<void> {
  deleteAfter(app, {
    job: 'clean up checkout choices',
    table: 'checkout_choices',
    since: 'chosen_at',
    days: CHOICES_DAYS,
  });
  app.addHook('onRequest', requireSignedIn);

  app.get('/checkout/choices', { schema: { tags, response: Choices } }, async (request) => ({
    data: await readChoices(app.db, signedIn(request).id),
  }));

  app.patch(
    '/checkout/choices',
    {
      schema: {
        tags,
        summary: 'Stores changed choices, unless newer ones are stored; answers what is stored now',
        body: ChangeChoicesBody,
        response: Choices,
      },
    },
    async (request) => {
      const userId = signedIn(request).id;
      const { age_ms: age = 0, delivery_city_id: stationId } = request.body;
      const changed = { ...waysOf(request.body), ...(stationId !== undefined && { station_id: stationId }) };
      await changeChoices(app.db, { userId, changed, chosenAt: new Date(app.clock().getTime() - age) });
      return { data: await readChoices(app.db, userId) };
    },
  );
}
