import assert from 'node:assert/strict';

/** Runs cases one after the other; a failed one does not stop the others. Returns what a runner reports. */
export async function runCases(cases) {
  const details = [];
  for (const [name, check] of Object.entries(cases)) {
    try {
      await check();
    } catch (error) {
      details.push(`${name}: ${error instanceof Error ? error.message : error}`);
    }
  }
  return { passed: Object.keys(cases).length - details.length, failed: details.length, details };
}

/** The shop's home page, with products in it. */
export async function visitHome(port) {
  const answer = await fetch(`http://localhost:${port}/`);
  const html = await answer.text();
  assert.equal(answer.status, 200, `the home page answers ${answer.status}`);
  assert.match(html, /data-slice="mfe-catalog"/, 'the home page is not rendered by the catalog');
  assert.match(html, /₦/, 'the home page shows no price');
}
