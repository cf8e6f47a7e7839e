export * from './entities';
export * from './envelopes';
export * from './money';
export * from './release';
export * from './reserved-segments';
export * from './slice';
export * from './stars';
export * from './topics';
