import { Breadcrumb } from '@nkm/ui';
import { useState } from 'react';
import { SecurityOptions } from '../features/account-deletion/security-options';
import { DevicesAndEvents } from '../features/devices/devices-and-events';
import { IdentitySection } from '../features/identities/identity-section';
import { PasskeySection } from '../features/passkeys/passkey-section';
import { messages } from '../messages';
import { paths } from '../paths';
import styles from './account-page.module.css';

const texts = messages.security;

/** Connected accounts, passkeys, devices, security events, password change, deactivation and account deletion. */
export default function Security() {
  const [changes, setChanges] = useState(0);
  return (
    <div className={styles.page}>
      <Breadcrumb items={[{ title: texts.home, to: paths.home }, { title: texts.account }, { title: texts.heading }]} />
      <h1>{texts.heading}</h1>
      <SecurityOptions />
      <IdentitySection onChange={() => setChanges((count) => count + 1)} />
      <PasskeySection onChange={() => setChanges((count) => count + 1)} />
      <DevicesAndEvents changes={changes} />
    </div>
  );
}
