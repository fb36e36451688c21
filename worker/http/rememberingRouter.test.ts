import { expect, it } from 'vitest'
import { RememberingRouter } from './rememberingRouter.ts'

function routerOf(...routes: [method: string, path: string][]) {
  const router = new RememberingRouter<string>()
  for (const [method, path] of routes) router.add(method, path, `${method} ${path}`)
  return router
}

it('finds the same handlers and parameters again, without another walk through its tree', () => {
  const router = routerOf(['ALL', '/*'], ['GET', '/a/:id'], ['GET', '/a/b'])
  const first = router.match('GET', '/a/b')
  expect(first).toEqual([
    [
      ['ALL /*', {}],
      ['GET /a/:id', { id: 'b' }],
      ['GET /a/b', {}],
    ],
  ])
  expect(router.match('GET', '/a/b')).toBe(first)
  expect(router.match('POST', '/a/b')).toEqual([[['ALL /*', {}]]])
})

it('does not remember long paths, nor more than a thousand', () => {
  const router = routerOf(['GET', '/:name'])
  const long = `/${'a'.repeat(100)}`
  expect(router.match('GET', long)).not.toBe(router.match('GET', long))
  const first = router.match('GET', '/first')
  for (let n = 0; n < 1000; n += 1) router.match('GET', `/${n}`)
  expect(router.match('GET', '/first')).not.toBe(first)
})
