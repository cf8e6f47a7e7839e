/** @jest-environment node */
import { busyPage } from './busy-page';

describe('the page of a busy shop', () => {
  it('says in a rehearsal that nothing is real, with its own style, and else not', () => {
    expect(busyPage(true)).toMatch(/<style>\.rehearsal\{.*<\/style><\/head><body><aside .*>This is a rehearsal\./);
    expect(busyPage(false)).not.toContain('rehearsal');
  });
});
