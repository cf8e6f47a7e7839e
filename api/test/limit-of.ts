/** A busy machine takes several times as long as an idle one. */
const ROOM = 10;

/** A limit for a measured time: as given in `npm run audit`, and ten times as long beside other tests. */
export const limitOf = (time: number): number => (process.env.AUDIT ? time : ROOM * time);
