import pg from 'pg';

/**
 * A connection whose death ends nothing but its statements. The driver tells a broken connection twice: the statement
 * at hand fails, and the client emits an error. The second would end the process while the pool does not listen, which
 * is as long as the client is checked out.
 */
export class SteadyClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}
