import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

type Schema = v.GenericSchema;
const STYLE = { errorMode: 'ignore', target: 'openapi-3.0' } as const;

/** What a route takes, for its description: bodies are read by the schema itself. */
export const takes = (schema: Schema) => toJsonSchema(schema, { ...STYLE, typeMode: 'input' });

/** What a route gives, for its description. A test compares it with what routes really give. */
export const gives = (schema: Schema, status = 200) => ({ [status]: toJsonSchema(schema, { ...STYLE, typeMode: 'output' }) });
