import { REMOVAL_STEPS, stepAfterAction, stepAfterAnswer, stepBefore, stepNumber } from './deletion-step';

describe('the steps of account deletion', () => {
  it('ACC-RULE-039 are reason, action, confirmation, form, code', () => {
    expect(REMOVAL_STEPS.map((step) => [step, stepNumber(step)])).toEqual([
      ['reason', 1],
      ['action', 2],
      ['confirmation', 3],
      ['form', 4],
      ['code', 5],
    ]);
  });

  it('ACC-RULE-040 ACC-RULE-041 Delete leads to the confirmation, Deactivate ends the series', () => {
    expect(stepAfterAction('delete')).toBe('confirmation');
    expect(stepAfterAction('deactivate')).toBe('deactivated');
  });

  it('ACC-RULE-042 only yes proceeds', () => {
    expect(stepAfterAnswer('yes')).toBe('form');
    expect(stepAfterAnswer('no')).toBe('closed');
  });

  it('offer Back until the code is sent', () => {
    expect(REMOVAL_STEPS.map(stepBefore)).toEqual([null, 'reason', 'action', 'confirmation', null]);
  });
});
