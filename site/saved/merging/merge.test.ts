import { expect, test } from 'vitest'
import type { SavedAnswer } from '../../../worker/contract/saved/saved.ts'
import { makeSavedServer } from '../../testing/savedServer.ts'
import { beginSending, setList, setPlace } from './changes.ts'
import { emptyData, merge, moveIn } from './merge.ts'
import { hasUnsent, listsOf, placesOf, type SavedData } from './savedData.ts'

type Server = ReturnType<typeof makeSavedServer>

/** Sends all changes as a device does; returns the device's new data and the clashes. */
function sync(device: SavedData, server: Server, isAnswerLost = false) {
  let data = device
  const told: string[] = []
  const take = (answer: SavedAnswer) => {
    const merged = merge(data, answer)
    data = merged.data
    told.push(...merged.clashes.map(({ otherNote }) => otherNote))
  }
  take(structuredClone(server.answer))
  while (hasUnsent(data)) {
    const begun = beginSending(data)
    data = begun.data
    const answer = server.put(begun.changes)
    if (isAnswerLost) break
    take(answer)
  }
  return { data, told }
}

const place = (note = '', lists: string[] = []) => ({ name: 'Green Fork', note, lists })
const idsOf = (data: SavedData) =>
  placesOf(data)
    .map(({ id }) => id)
    .sort()

test('two devices that were offline have saved what either saved, each once', () => {
  const server = makeSavedServer()
  const phone = setPlace(setPlace(emptyData(), 'r1', place()), 'r2', place())
  const laptop = setPlace(setPlace(emptyData(), 'r2', place()), 'r3', place())
  sync(phone, server)
  const { data } = sync(laptop, server)
  expect(idsOf(data)).toEqual(['r1', 'r2', 'r3'])
  expect(idsOf(sync(phone, server).data)).toEqual(['r1', 'r2', 'r3'])
  expect(Object.keys(server.answer.places)).toHaveLength(3)
})

test('what was taken away on one device leaves the other, and does not come back', () => {
  const server = makeSavedServer()
  let phone = sync(setPlace(emptyData(), 'r1', place()), server).data
  let laptop = sync(emptyData(), server).data
  phone = sync(setPlace(phone, 'r1', null), server).data
  laptop = sync(laptop, server).data
  expect([idsOf(phone), idsOf(laptop), Object.keys(server.answer.places)]).toEqual([[], [], []])
})

test('a deletion does not remove a change that its device has not seen', () => {
  const server = makeSavedServer()
  let phone = sync(setPlace(emptyData(), 'r1', place()), server).data
  const laptop = sync(emptyData(), server).data
  phone = setPlace(phone, 'r1', null)
  sync(setPlace(laptop, 'r1', place('Ask for Mia')), server)
  const { data } = sync(phone, server)
  expect(placesOf(data)).toMatchObject([{ id: 'r1', note: 'Ask for Mia' }])
})

test('what was noted here and taken away elsewhere is saved again', () => {
  const server = makeSavedServer()
  const phone = sync(setPlace(emptyData(), 'r1', place()), server).data
  const laptop = sync(emptyData(), server).data
  sync(setPlace(laptop, 'r1', null), server)
  const { data } = sync(setPlace(phone, 'r1', place('Still good')), server)
  expect(placesOf(data)).toMatchObject([{ id: 'r1', note: 'Still good' }])
  expect(server.answer.places.r1).toMatchObject({ note: 'Still good' })
})

test('of two notes the later one stays, and the other is reported', () => {
  const server = makeSavedServer()
  const phone = sync(setPlace(emptyData(), 'r1', place('Old')), server).data
  const laptop = sync(emptyData(), server).data
  sync(setPlace(laptop, 'r1', place('From the laptop')), server)
  const { data, told } = sync(setPlace(phone, 'r1', place('From the phone')), server)
  expect(placesOf(data)).toMatchObject([{ note: 'From the phone' }])
  expect(told).toEqual(['From the laptop'])
})

test('a note here and a list elsewhere are no conflict', () => {
  const server = makeSavedServer()
  const named = ['a', 'b', 'c', 'd'].reduce(
    (all, name) => setList(all, name, { name }),
    emptyData(),
  )
  const phone = sync(setPlace(named, 'r1', place('', ['a', 'b'])), server).data
  const laptop = sync(emptyData(), server).data
  sync(setPlace(laptop, 'r1', place('', ['b', 'c'])), server)
  const { data, told } = sync(setPlace(phone, 'r1', place('Mine', ['a', 'b', 'd'])), server)
  expect(placesOf(data)).toMatchObject([{ note: 'Mine', lists: ['b', 'c', 'd'] }])
  expect(told).toEqual([])
})

test('a change whose answer was lost is made once, and is no conflict with what follows', () => {
  const server = makeSavedServer()
  const lost = sync(setPlace(emptyData(), 'r1', place('One')), server, true).data
  const { data, told } = sync(setPlace(lost, 'r1', place('Two')), server)
  expect(placesOf(data)).toMatchObject([{ note: 'Two' }])
  expect(told).toEqual([])
  expect(server.answer.places.r1).toMatchObject({ note: 'Two' })
})

test('an answer that a newer one has overtaken changes nothing', () => {
  const server = makeSavedServer()
  const old = server.put({ lists: [], places: [] })
  const { data } = sync(setPlace(emptyData(), 'r1', place()), server)
  expect(merge(data, old).data).toBe(data)
})

test('lists of one name on two devices become one, with the places of both', () => {
  const server = makeSavedServer()
  const named = (id: string, name: string, restaurant: string) =>
    setPlace(setList(emptyData(), id, { name }), restaurant, place('', [id]))
  sync(named('phonephonephonep', 'Berlin', 'r1'), server)
  const { data } = sync(named('laptoplaptoplapt', ' berlin', 'r2'), server)
  expect(listsOf(data)).toMatchObject([{ id: 'phonephonephonep', name: 'Berlin' }])
  expect(placesOf(data, 'phonephonephonep')).toHaveLength(2)
})

test('what was saved without an account moves in without loss or doubles', () => {
  const server = makeSavedServer()
  const account = sync(
    setPlace(setList(emptyData(), 'accountaccounta1', { name: 'Berlin' }), 'r1', place('Theirs')),
    server,
  ).data
  const begun = setList(emptyData(), 'devicedevicedev1', { name: 'Berlin' })
  const device = setPlace(setPlace(begun, 'r1', place('Mine', ['devicedevicedev1'])), 'r2', place())
  const once = moveIn(account, device).data
  const { data } = sync(moveIn(once, device).data, server)
  expect(placesOf(data)).toMatchObject([
    { id: 'r1', note: 'Theirs\nMine', lists: ['accountaccounta1'] },
    { id: 'r2' },
  ])
  expect(listsOf(data)).toHaveLength(1)
})
