import type { ComponentType } from 'react';

export type FooterModule = { default: ComponentType };

export const loadFooter = (): Promise<FooterModule> => import(/* webpackChunkName: "footer" */ './footer-content');
