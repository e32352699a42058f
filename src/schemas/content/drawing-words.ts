import * as z from 'zod';
import { filled, key, rowsOf } from './fields.ts';

/** `content/drawings/{lang}.yaml`: the words on each drawing, the first for its place `@1`, the second for `@2` and so on. */
export const drawingWordsSchema = z.record(key, rowsOf(filled));
