import pg from 'pg';

/**
 * A connection whose loss fails only its statements. The driver reports a broken connection twice: the current
 * statement fails, and the client emits an error. The second would end the process while the client is checked out,
 * because the pool does not listen then.
 */
export class SteadyClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}
