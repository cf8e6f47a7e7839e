/** @jest-environment node */
import Fastify from 'fastify';
import { createShellMetrics } from './shell-metrics';

const TOKEN = 'a-token-of-the-tests';
const version = { slice: 'mfe-orders', version: '2.0.0' };

it('the metrics of the shell tell what happens to each version, the cache and the workers', async () => {
  const app = Fastify();
  const metrics = createShellMetrics(app, { token: TOKEN, revision: () => 41 });
  metrics.pageRequested('cache');
  metrics.rendered(version, false);
  metrics.rendered({ ...version, version: '1.0.0' }, true);
  metrics.failed(version);
  metrics.quarantined(version);
  metrics.workerEnded('memory');
  metrics.pageLoaded(version);
  metrics.reported(version, 'render');
  metrics.reportsDropped('limit', 7);
  metrics.busy();
  const origin = await app.listen({ port: 0 });
  const answer = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  const body = await answer.text();
  await app.close();
  const figures = body.split('\n').filter((line) => line.startsWith('nkm_shell_') && !line.includes('_request_'));
  expect(figures.sort()).toEqual([
    'nkm_shell_browser_reports_dropped_total{reason="limit"} 7',
    'nkm_shell_browser_reports_total{slice="mfe-orders",version="2.0.0",class="render"} 1',
    'nkm_shell_busy_pages_total 1',
    'nkm_shell_page_loads_total{slice="mfe-orders",version="2.0.0"} 1',
    'nkm_shell_page_requests_total{from="cache"} 1',
    'nkm_shell_quarantines_total{slice="mfe-orders",version="2.0.0"} 1',
    'nkm_shell_release_revision 41',
    'nkm_shell_renders_total{slice="mfe-orders",version="1.0.0",fallback="true"} 1',
    'nkm_shell_renders_total{slice="mfe-orders",version="2.0.0",fallback="false"} 1',
    'nkm_shell_slice_failures_total{slice="mfe-orders",version="2.0.0"} 1',
    'nkm_shell_worker_ends_total{reason="memory"} 1',
  ]);
});
