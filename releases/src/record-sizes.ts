import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readReleases } from './document/read-releases';
import { compareSizes, pageSizes, type PageSizes } from './gate/page-sizes';
import { findSlices, type SliceSource } from './publishing/find-slices';
import { refusal } from './store/release-error';
import { readSlice } from './store/read-slice';
import type { ReleaseStore } from './store/release-store';

/** The record stands in the test folder, so that renewing it makes no new version of the slice. */
const recordOf = ({ folder }: SliceSource) => path.join(folder, 'test/page-sizes.json');

/**
 * Compares the page sizes of each slice's stable version with the slice's record.
 * @returns the faults of all slices; none when every page is within 5 % of its record
 * @throws ReleaseError when a slice has no stable version
 */
export function checkPageSizes(root: string, store: ReleaseStore): string[] {
  return findSlices(root).flatMap((slice) => {
    const file = recordOf(slice);
    const recorded = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PageSizes) : {};
    return compareSizes(stableSizes(store, slice), recorded).map((fault) => `${slice.name}: ${fault}`);
  });
}

/** Writes the page sizes of each slice's stable version into the slice's record. Returns the number of pages. */
export function recordPageSizes(root: string, store: ReleaseStore): number {
  return findSlices(root).reduce((pages, slice) => {
    const sizes = stableSizes(store, slice);
    writeFileSync(recordOf(slice), `${JSON.stringify(sizes, null, 2)}\n`);
    return pages + Object.keys(sizes).length;
  }, 0);
}

function stableSizes(store: ReleaseStore, { name }: SliceSource): PageSizes {
  const document = readReleases(store);
  const release = document.slices[name];
  if (!release) throw refusal(`${name} has no release; publish it first`);
  const description = readSlice(store, name, release.stable, document);
  const sizes = Object.entries(pageSizes(description, description.files));
  return Object.fromEntries(sizes.sort(([a], [b]) => a.localeCompare(b)));
}
