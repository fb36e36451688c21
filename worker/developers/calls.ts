import type { z } from 'zod'
import type { ErrorCode } from '../contract/errors.ts'
import { SEARCH_COUNT_HEADERS } from '../contract/headers.ts'
import type { CallName } from '../http/access/access.ts'
import * as answers from './answers.ts'

/** The description of a call, beyond its schemas and its row in the table of routes. */
export interface CallWords {
  does: string
  /** Default 200. */
  status?: 101 | 201 | 204
  /** The body of the answer, for calls that other sites may make. */
  answer?: z.ZodType
  /** Request headers that change what the call does. */
  requestHeaders?: readonly ('If-Match' | 'If-None-Match' | 'Idempotency-Key')[]
  /** Response headers. */
  answerHeaders?: readonly string[]
  /** The content type of a body without a schema. */
  body?: string
  /** Failures beyond those that follow from the access rules and the input. */
  fails?: readonly ErrorCode[]
}

const changed: readonly ErrorCode[] = ['not_found', 'stale_version']
const version = ['If-Match'] as const

/** A row for every call; a missing one is a type error. */
export const CALLS: Readonly<Record<CallName, CallWords>> = {
  'GET /api/health': { does: 'Says whether the service and its database answer.' },
  'GET /api/health/report': {
    does: 'Says what waits, failed, is refused, counted and kept: mail, place services, limits, sizes, nightly runs.',
  },
  'GET /api/openapi.json': { does: 'This description, as OpenAPI 3.1.' },
  'GET /api/places/search': {
    does: 'Suggests towns, postal codes, restaurants and dishes for what somebody types.',
    answer: answers.places,
  },
  'GET /api/places/here': { does: 'Says in which town the caller seems to be.' },
  'GET /api/restaurants/latlong': {
    does: 'Says where a postal code or a town is.',
    answer: answers.latLng,
    fails: ['not_found'],
  },
  'GET /api/restaurants/query': {
    does: 'Finds the restaurants around a point, nearest first.',
    answer: answers.foundRestaurants,
    answerHeaders: SEARCH_COUNT_HEADERS,
  },
  'GET /api/restaurants/clusters': {
    does: 'Counts the restaurants in an area of the map, in groups that fit its zoom.',
    answer: answers.clusters,
  },
  'GET /api/restaurants/whole': {
    does: 'Reads several restaurants with their menus; those that are gone are left out.',
    answer: answers.whole,
  },
  'GET /api/restaurants/within': {
    does: 'Names all restaurants around a point by their ids, nearest first.',
  },
  'GET /api/restaurants/cuisines': {
    does: 'Lists the cuisines there are, the most common first.',
    answer: answers.cuisines,
  },
  'POST /api/restaurants/logging': {
    does: 'Takes a message of our own pages for the log.',
    status: 204,
    body: 'application/json',
    fails: ['forbidden'],
  },
  'POST /api/restaurants': {
    does: 'Adds a restaurant, which is then owned by the caller.',
    status: 201,
    requestHeaders: ['Idempotency-Key'],
    fails: ['conflict', 'unprocessable'],
  },
  'GET /api/restaurants/findMatch': {
    does: 'Finds the restaurant of a name.',
    fails: ['not_found'],
  },
  'GET /api/restaurants/duplicates': { does: 'Finds what may be the same restaurant already.' },
  'GET /api/restaurants/suggestions': { does: 'Suggests restaurants that a place service knows.' },
  'GET /api/restaurants/website/:googleId': {
    does: 'Asks a place service for the website of a restaurant.',
    fails: ['not_found'],
  },
  'GET /api/restaurant_builder/address': {
    does: 'Says which address is at a point.',
    fails: ['not_found'],
  },
  'GET /api/restaurant_builder/geocode': {
    does: 'Says where an address is.',
    fails: ['not_found'],
  },
  'POST /api/restaurant_builder/upload': {
    does: 'Reads photos of a menu.',
    body: 'multipart/form-data',
    fails: ['invalid', 'unprocessable', 'wrong_type'],
  },
  'GET /api/restaurant_builder/:website': {
    does: 'Reads the menu on a website.',
    fails: ['unreadable_website'],
  },
  'GET /api/restaurants/:id': {
    does: 'Reads one restaurant.',
    answer: answers.restaurant,
    answerHeaders: ['etag'],
    fails: ['not_found'],
  },
  'PUT /api/restaurants/:id': {
    does: 'Changes the fields of a restaurant that are sent; its name has to be among them.',
    requestHeaders: ['If-Match', 'Idempotency-Key'],
    fails: [...changed, 'conflict', 'unprocessable'],
  },
  'DELETE /api/restaurants/:id': {
    does: 'Deletes a restaurant.',
    status: 204,
    requestHeaders: version,
    fails: changed,
  },
  'POST /api/restaurants/:id/restore': {
    does: 'Brings a deleted restaurant back.',
    status: 204,
    fails: ['not_found'],
  },
  'POST /api/restaurants/:id/reopen': {
    does: 'Says that a restaurant that was closed for good is open again.',
    fails: ['not_found'],
  },
  'PUT /api/restaurants/:id/announced/:time': {
    does: 'Announces when and where a pop-up will be out, or changes that; the caller makes up the id of the time.',
    fails: ['not_found', 'conflict'],
  },
  'DELETE /api/restaurants/:id/announced/:time': {
    does: 'Cancels a time that a pop-up announced.',
    fails: ['not_found', 'conflict'],
  },
  'GET /api/restaurants/:id/history': {
    does: 'Tells who changed what, newest first.',
    fails: ['not_found'],
  },
  'POST /api/restaurants/:id/history/:version/revert': {
    does: 'Takes a restaurant back to what it was at a version.',
    requestHeaders: version,
    fails: changed,
  },
  'POST /api/restaurants/:id/reports': {
    does: 'Reports that something is wrong with a restaurant.',
    status: 201,
    fails: ['not_found'],
  },
  'POST /api/restaurants/:id/confirm': {
    does: 'Says that all of a restaurant is still right.',
    requestHeaders: version,
    fails: [...changed, 'conflict'],
  },
  'GET /api/restaurants/owned_restaurants': {
    does: 'Lists the restaurants of the caller.',
    answerHeaders: ['x-total-count'],
  },
  'PUT /api/restaurants/popup/toggle/:id': {
    does: 'Says that a pop-up is out, where and until when, or that it is not.',
    fails: ['not_found', 'conflict'],
  },
  'GET /api/restaurantDetails/:id': {
    does: 'Reads the menu of a restaurant, with how many of its dishes are likely vegan.',
    answer: answers.details,
    answerHeaders: ['etag'],
    fails: ['not_found'],
  },
  'PUT /api/restaurantDetails/:id': {
    does: 'Writes the menu of a restaurant.',
    requestHeaders: version,
    fails: changed,
  },
  'GET /api/restaurantDetails/:id/dishes': {
    does: 'Lists the dishes of a menu with what is known of each.',
    fails: ['not_found'],
  },
  'PUT /api/restaurantDetails/:id/dishes': {
    does: 'Says of a dish whether it is vegan.',
    requestHeaders: version,
    fails: changed,
  },
  'GET /api/restaurantDetails/missingGoogleId': {
    does: 'Lists the restaurants without a Google id.',
    answerHeaders: ['x-total-count'],
  },
  'GET /api/reports': { does: 'Lists the open reports.', answerHeaders: ['x-total-count'] },
  'POST /api/reports/:id/resolve': { does: 'Settles a report.', fails: ['not_found'] },
  'GET /api/saved': {
    does: 'Reads what the caller has saved.',
    requestHeaders: ['If-None-Match'],
    answerHeaders: ['etag'],
  },
  'PUT /api/saved': { does: 'Sends changes of what the caller has saved.' },
  'POST /api/saved/lists/:id/share': {
    does: 'Makes a link to a list.',
    fails: ['not_found'],
  },
  'DELETE /api/saved/lists/:id/share': {
    does: 'Ends the link to a list.',
    fails: ['not_found'],
  },
  'GET /api/live': {
    does: 'Opens a socket that tells what pop-ups do around the middle of a map.',
    status: 101,
    fails: ['forbidden'],
  },
  'GET /api/live/now': {
    does: 'Lists the pop-ups that are out right now in an area of the map.',
    answer: answers.liveNow,
  },
  'POST /api/users/login': {
    does: 'Logs in and answers with the token of a session.',
    fails: ['unauthenticated'],
  },
  'POST /api/users/logout': { does: 'Ends this session.', status: 204 },
  'POST /api/users/logout-everywhere': { does: 'Ends every session of the caller.', status: 204 },
  'GET /api/users/me': { does: 'Says who is logged in.' },
  'PUT /api/users/reset-password/:email': { does: 'Sends a link that resets a password.' },
  'POST /api/users/reset-password': { does: 'Sets a password with the code of such a link.' },
  'POST /api/users/registerSecretCode': {
    does: 'Makes an account with the code of an invitation.',
  },
  'POST /api/users/mailinglist': {
    does: 'Puts somebody on the list of people who wait for an account.',
  },
  'GET /api/users/mailinglist': {
    does: 'Reads that list.',
    answerHeaders: ['x-total-count', 'x-without-place'],
  },
  'PUT /api/users/mailinglist/:email': {
    does: 'Invites somebody of that list.',
    fails: ['not_found', 'conflict'],
  },
  'DELETE /api/users/mailinglist/:email': {
    does: 'Takes somebody off that list.',
    status: 204,
  },
}
