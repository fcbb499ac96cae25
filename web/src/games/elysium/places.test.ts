import { expect, test } from 'vitest'
import { Places } from './places'

test('cards keep their places when others leave, and when they come back', () => {
  const places = new Places()
  expect(places.arrange(['a', 'b', 'c'], 4)).toEqual(['a', 'b', 'c', null])
  expect(places.arrange(['c'], 4)).toEqual([null, null, 'c', null])
  expect(places.arrange(['a', 'b', 'c'], 4)).toEqual(['a', 'b', 'c', null])
})

test('newcomers take empty places, and there is always room', () => {
  const places = new Places()
  places.arrange(['a', 'b', 'c'], 3)
  expect(places.arrange(['b', 'x', 'y', 'z'], 3)).toEqual(['x', 'b', 'y', 'z'])
})
