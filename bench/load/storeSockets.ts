import { join } from 'node:path'
import type { Plugin } from 'miniflare'
import { z } from 'zod'

/** Miniflare's services that keep what the product stores. They take the calls that the runtime makes for a binding. */
const SERVICES = {
  database: 'd1:db:entry',
  keys: 'kv:ns:entry',
  files: 'r2:bucket:entry',
  cache: 'cache:0',
} as const
export type StoreName = keyof typeof SERVICES

export const socketOf = (folder: string, store: StoreName): string =>
  `unix:${join(folder, `${store}.sock`)}`

/** The binding that brings this plugin into a Worker of Miniflare, with the folder for the sockets. */
export const storeSockets = (folder: string) => ({
  name: 'SOCKETS',
  type: 'sockets',
  plugin: { package: import.meta.filename, name: 'storeSockets' },
  options: { folder },
})

const bindingSchema = z.object({ dev: z.object({ options: z.object({ folder: z.string() }) }) })

const plugin: Plugin = {
  getBindings: () => [],
  getNodeBindings: () => ({}),
  getServices({ options }) {
    const { folder } = bindingSchema.parse(options.config.env?.SOCKETS).dev.options
    const sockets = Object.entries(SERVICES).map(([store, name]) => ({
      name: store,
      address: socketOf(folder, store as StoreName),
      service: { name },
      http: {},
    }))
    return { services: [], extensions: [], sockets }
  },
}

/** Miniflare imports this file by its path and takes the plugin from here. */
export const plugins = { storeSockets: plugin }
