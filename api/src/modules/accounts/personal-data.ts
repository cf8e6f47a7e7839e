import { NOBODY } from '../../platform/outbox/outbox';
import type { PersonalData, TableRule } from '../../platform/personal-data/personal-data';
import { MARK_DAYS } from './account-marks';
import { accountSections, readAccountSections } from './export-account-sections';
import { readPhones } from './read-phones';
import './tables';

const JOB = 'clean up accounts';
/** A row that the shopper needs for a short time to prove something. */
const shortLived = (holds: string, kept: string, exported: string | null = null): TableRule => ({
  holds,
  kept,
  why: 'to protect the account',
  job: JOB,
  onDeletion: 'erased',
  exported,
});

/** What this module stores about people. */
export const accountsPersonalData: PersonalData = {
  tables: {
    users: {
      holds: 'the account: names, email, password hash, birthday, gender, photo',
      kept: 'until the shopper deletes the account',
      why: 'to sign in, and to deliver orders',
      job: null,
      onDeletion: 'kept',
      exported: 'profile',
    },
    account_marks: {
      holds: 'hashes of emails and phone numbers of accounts that used a limited coupon or a flash deal',
      kept: `${MARK_DAYS} days after the last use, or after the deletion`,
      why: 'so that a person cannot use a limited coupon or a flash deal again with another account',
      job: 'clean up account marks',
      onDeletion: 'kept',
      exported: null,
    },
    account_origins: {
      holds: 'how the account was made, and on which device',
      kept: 'as long as the account',
      why: 'so that the owner recognises an account that somebody else made with the email',
      job: null,
      onDeletion: 'erased',
      exported: 'sign_up',
    },
    contacts: {
      holds: 'the phone number',
      kept: 'as long as the account',
      why: 'so that couriers reach the shopper',
      job: null,
      onDeletion: 'erased',
      exported: 'contacts',
    },
    email_undos: shortLived('the previous email, and a link that undoes the change', '7 days'),
    email_verifications: shortLived('links that verify an email', 'until the link expires'),
    known_devices: shortLived('browsers that signed in before', 'until they expire'),
    login_attempts: shortLived('sign-ins that wait for a code', 'until the code expires'),
    password_resets: shortLived('links that reset a password', '30 minutes'),
    password_reset_requests: {
      holds: 'emails for which a reset link was requested',
      kept: 'until the job has answered, a few seconds',
      why: 'so that the answer does not tell whether an account exists',
      job: 'mail password resets',
      onDeletion: 'erased',
      owners: ['email'],
      exported: null,
    },
    security_events: shortLived('changes of the access to the account', '180 days', 'security_events'),
    wrong_codes: shortLived('times of wrong codes', '1 day'),
  },
  async recipientsOf(db, userId) {
    const rows = await db
      .selectFrom('contacts')
      .select('contact as recipient')
      .where('user_id', '=', userId)
      .unionAll(db.selectFrom('email_undos').select('previous_email as recipient').where('user_id', '=', userId))
      .execute();
    return rows.map(({ recipient }) => recipient);
  },
  phonesOf: async (db, userId) => (await readPhones(db, userId)).map(({ contact }) => contact),
  async reduce(db, { userId }, now) {
    await db
      .updateTable('users')
      .set({
        surname: 'user',
        other_names: 'Deleted',
        latin_name: null,
        // Unique and never deliverable (RFC 2606), so that a new account can use the real address.
        email: `deleted-${userId}${NOBODY}`,
        email_verified_at: null,
        password_hash: null,
        dob: null,
        gender: null,
        avatar: null,
        store_name: null,
        news: false,
        status: 'deleted',
        kyc_status: null,
        kyc_rejected_sections: '[]',
        bvn_verified: false,
        deactivated_at: null,
        deleted_at: now,
      })
      .where('id', '=', userId)
      .where('status', '<>', 'deleted')
      .execute();
  },
  exported: { sections: accountSections, read: readAccountSections },
};
