import type { Catalogue } from './catalogue.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Catalogue;
    keySeparator: '.';
    nsSeparator: ':';
    returnObjects: true;
  }
}
