import { isObject } from './describe-value.ts'

/**
 * Returns which part of a list an answer sends, as `page 1 of 3`, if it has the marks of pagination: those of Laravel,
 * JSON:API, Strapi, Django REST and others. Undefined for a whole list. A page makes one request without parameters,
 * so a part would be published as if it were all.
 */
export function partOfList(answer: unknown): string | undefined {
  if (!isObject(answer)) return undefined
  const named = (key: string) => childOf(answer, key)
  const boxes = [answer, ...['meta', 'links', '_links', 'pagination', 'paging', 'pageInfo'].map(named)]
  const marks = [...boxes, childOf(named('meta'), 'pagination'), childOf(named('meta'), 'page')]
  const first = (names: readonly string[]) =>
    marks.flatMap((box) => names.map((name) => childOf(box, name))).find((value) => value !== undefined)
  const [page, last] = [Number(first(pageKeys) ?? 1), Number(first(lastKeys) ?? 1)]
  if (last > 1) return `page ${page} of ${last}`
  const counted = marks.find((box) => sizeKeys.some((name) => childOf(box, name) !== undefined))
  // `page` alone may be the id of something.
  const isNumbered = counted !== undefined || first(['current_page', 'currentPage']) !== undefined
  if (
    (page > 1 && isNumbered) ||
    [...nextKeys, ...previousKeys].some((name) => marks.some((box) => isSet(childOf(box, name))))
  )
    return 'one page of several'
  const list = Array.isArray(named('data')) ? named('data') : named('results')
  const total = Number(totalKeys.map((name) => childOf(counted, name)).find((value) => value !== undefined))
  return Array.isArray(list) && total > list.length ? `${list.length} of ${total} entries` : undefined
}

const pageKeys = ['current_page', 'currentPage', 'page']
const lastKeys = ['last_page', 'lastPage', 'total_pages', 'totalPages', 'page_count', 'pageCount']
const nextKeys = [
  'next',
  'next_page_url',
  'nextPageUrl',
  'next_page',
  'nextPageToken',
  'next_page_token',
  'next_cursor',
  'nextCursor',
  'has_more',
  'hasMore',
  'hasNextPage',
]
const previousKeys = ['prev', 'previous', 'prev_page_url', 'prev_cursor']
/** Keys beside which a total is that of the list. */
const sizeKeys = ['per_page', 'perPage', 'page_size', 'pageSize', 'limit', 'offset', 'start']
const totalKeys = ['total', 'total_count', 'totalCount', 'count']

/** Whether a mark says that there is a further page: an address, an object with an address, a cursor or a yes. */
const isSet = (value: unknown): boolean =>
  isObject(value)
    ? isSet(childOf(value, 'href') ?? childOf(value, 'url'))
    : Boolean(value) && !['0', 'false', 'null'].includes(String(value))

const childOf = (value: unknown, key: string): unknown =>
  isObject(value) && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined
