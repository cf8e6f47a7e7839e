/**
 * The libraries that the shell shares with all slices. The router and RxJS are curated objects, because a whole
 * namespace cannot be tree-shaken. Adding a name here is an additive change of the platform.
 */
import * as platform from '@nkm/platform';
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import * as jsxRuntime from 'react/jsx-runtime';
import {
  Form,
  Link,
  Navigate,
  NavLink,
  useBlocker,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
  useSearchParams,
} from 'react-router-dom';
import {
  BehaviorSubject,
  combineLatest,
  distinctUntilChanged,
  filter,
  firstValueFrom,
  map,
  Observable,
  Subject,
} from 'rxjs';

declare const SHARED_VERSIONS: {
  react: string;
  'react-dom': string;
  'react-router-dom': string;
  rxjs: string;
  '@nkm/platform': string;
};

const versions = SHARED_VERSIONS;

export interface SharedLibrary {
  version: string;
  lib: () => object;
}

export const SHARED_LIBRARIES: Record<string, SharedLibrary> = {
  react: { version: versions.react, lib: () => React },
  'react/jsx-runtime': { version: versions.react, lib: () => jsxRuntime },
  'react-dom': { version: versions['react-dom'], lib: () => ReactDOM },
  'react-router-dom': {
    version: versions['react-router-dom'],
    lib: () => ({
      Form,
      Link,
      Navigate,
      NavLink,
      useBlocker,
      useLocation,
      useNavigate,
      useNavigation,
      useParams,
      useRevalidator,
      useSearchParams,
    }),
  },
  rxjs: {
    version: versions.rxjs,
    lib: () => ({
      BehaviorSubject,
      combineLatest,
      distinctUntilChanged,
      filter,
      firstValueFrom,
      map,
      Observable,
      Subject,
    }),
  },
  '@nkm/platform': { version: versions['@nkm/platform'], lib: () => platform },
};
