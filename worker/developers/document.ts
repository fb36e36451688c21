import type { z } from 'zod'

export type JsonSchema = z.core.JSONSchema.JSONSchema

export interface Parameter {
  name: string
  in: 'query' | 'path' | 'header'
  required: boolean
  description?: string
  schema: JsonSchema
}

export type Content = Record<string, { schema: JsonSchema }>

export type Responses = Record<
  string,
  { description: string; headers?: Record<string, { schema: JsonSchema }>; content?: Content }
>

export interface Operation {
  operationId: string
  summary: string
  tags: string[]
  parameters: Parameter[]
  requestBody?: { required: true; content: Content }
  responses: Responses
  security: Record<string, string[]>[]
  'x-who': string
  'x-limit': string
  'x-open': boolean
}

/** The part of OpenAPI 3.1 that we use. */
export interface ApiDocument {
  openapi: '3.1.0'
  info: {
    title: string
    version: string
    description: string
    license: { name: string; url: string }
  }
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, object> }
}
