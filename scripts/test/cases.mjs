import assert from 'node:assert/strict';

/** Runs cases in sequence; a failed one does not stop the others. Returns a runner's result. */
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

/** Checks that the home page shows products. */
export async function visitHome(port) {
  const answer = await fetch(`http://localhost:${port}/`);
  const html = await answer.text();
  assert.equal(answer.status, 200, `the home page answers ${answer.status}`);
  assert.match(html, /data-slice="mfe-catalog"/, 'the home page is not rendered by the catalog');
  assert.match(html, /₦/, 'the home page shows no price');
}
