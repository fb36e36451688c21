import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { findRestaurants } from './addresses.ts'

const DISHES = ['Pie', 'Soup']
const LISTED = [
  { _id: 'bare', name: 'Bare', veganOptions: [] },
  { _id: 'dishes', name: 'Dishes', veganOptions: DISHES },
  { _id: 'menu', name: 'Menu', veganOptions: DISHES },
]

/** Runs `work` with the origin of a server that lists restaurants; menus are answered by id, others are missing. */
async function serving(
  listed: readonly object[],
  menus: Readonly<Record<string, number>>,
  work: (origin: string) => Promise<void>,
) {
  const answer: RequestListener = ({ url = '' }, response) => {
    const isList = url.startsWith('/api/restaurants/query')
    response.statusCode = isList ? 200 : (menus[url.split('/').at(-1) ?? ''] ?? 404)
    response.end(JSON.stringify(isList ? listed : {}))
  }
  const server = createServer(answer)
  await new Promise<void>((listening) => server.listen(0, listening))
  const { port } = server.address() as AddressInfo
  await work(`http://localhost:${port}`).finally(() => server.close())
}

test('each kind of restaurant is found by what it has', async () => {
  await serving(LISTED, { menu: 200 }, async (origin) => {
    expect(await findRestaurants(origin)).toEqual({
      withMenu: '/details/menu',
      withDishes: '/details/dishes',
      bare: '/details/bare',
    })
  })
})

test('a kind that is missing is named, and no other restaurant takes its place', async () => {
  await serving(LISTED, {}, async (origin) => {
    await expect(findRestaurants(origin)).rejects.toThrow(
      'No restaurant near Boston has dishes and a menu',
    )
  })
})

test('a menu that cannot be read is no missing menu', async () => {
  await serving(LISTED, { dishes: 503, menu: 200 }, async (origin) => {
    await expect(findRestaurants(origin)).rejects.toThrow('/dishes answered 503')
  })
})
