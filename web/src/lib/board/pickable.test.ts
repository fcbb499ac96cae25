import { fireEvent } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LegalAction } from './legal'
import { makePickable, type Pick, type PickHost } from './pickable.svelte'
import { nearest, roving } from './roving'

const go: LegalAction = { id: 1, text: 'go', form: { kind: 'go' }, preview: {} }
const stay: LegalAction = { id: 2, text: 'stay', form: { kind: 'stay' }, preview: {} }

let host: { [name in keyof PickHost]: ReturnType<typeof vi.fn> }
let node: HTMLElement

beforeEach(() => {
  host = { act: vi.fn(), whyNot: vi.fn(), preview: vi.fn(), card: vi.fn(), choose: vi.fn(), point: vi.fn(), narrow: vi.fn() }
  node = document.body.appendChild(document.createElement('div'))
})
afterEach(() => node.remove())

function pickable(pick: Pick) {
  const made = makePickable(host as unknown as PickHost)(node, pick)
  return made as { update(pick: Pick): void; destroy(): void }
}

test('a legal element is a button that takes its decision by click, Enter and Space', async () => {
  pickable({ label: 'Attica', action: go })
  expect(node.getAttribute('role')).toBe('button')
  expect(node.getAttribute('aria-label')).toBe('Attica')
  expect(node.dataset).toMatchObject({ pick: 'legal', action: 'go' })
  await fireEvent.click(node)
  await fireEvent.keyDown(node, { key: 'Enter' })
  await fireEvent.keyDown(node, { key: ' ' })
  expect(host.act.mock.calls).toEqual([[go], [go], [go]])
})

test('several decisions open a choice, a single one is taken', async () => {
  const made = pickable({ label: 'Attica', actions: [go, stay] })
  expect(node.getAttribute('aria-haspopup')).toBe('menu')
  await fireEvent.click(node)
  expect(host.choose).toHaveBeenCalledExactlyOnceWith([go, stay], node)
  made.update({ label: 'Attica', actions: [stay] })
  await fireEvent.click(node)
  expect(host.act).toHaveBeenCalledExactlyOnceWith(stay)
})

test('pointing at several decisions shows the first', async () => {
  pickable({ label: 'Attica', actions: [go, stay] })
  await fireEvent.pointerEnter(node)
  expect(host.preview).toHaveBeenLastCalledWith(go)
  expect(host.card.mock.lastCall?.[0]).toMatchObject({ action: go })
})

test('what is chosen narrows the list until it is chosen no more', async () => {
  const made = pickable({ label: 'Attica', onpick: () => {}, selected: true, narrows: [go] })
  await Promise.resolve()
  expect(host.narrow).toHaveBeenLastCalledWith(node, [go])
  made.update({ label: 'Attica', onpick: () => {}, selected: false, narrows: [go] })
  await Promise.resolve()
  expect(host.narrow).toHaveBeenLastCalledWith(node, null)
  made.update({ label: 'Attica', onpick: () => {}, selected: true, narrows: [go] })
  made.destroy()
  await Promise.resolve()
  expect(host.narrow).toHaveBeenLastCalledWith(node, null)
})

test('what is written on an element is part of its name', async () => {
  node.innerHTML = '<b>Attica</b> <svg><title>a land</title></svg><i>×2</i>'
  const made = pickable({ label: 'Attica', action: go, about: ['A land.', 'Rich.'] })
  await Promise.resolve()
  expect(node.getAttribute('aria-label')).toBe('Attica ×2')
  expect(node.getAttribute('aria-description')).toBe('A land. Rich.')
  made.update({ label: 'Attica', spoken: 'Attica, two settlers', about: ['Attica, two settlers', 'Rich.'], action: go })
  await Promise.resolve()
  expect(node.getAttribute('aria-label')).toBe('Attica, two settlers')
  expect(node.getAttribute('aria-description')).toBe('Rich.') // the same is not read out twice
  made.update({ label: 'Land', action: go })
  await Promise.resolve()
  expect(node.getAttribute('aria-label')).toBe('Land: Attica ×2')
  node.innerHTML = 'Attica'
  made.update({ label: 'The land of Attica', action: go })
  await Promise.resolve()
  expect(node.getAttribute('aria-label')).toBe('The land of Attica')
})

test('what is not legal is disabled, and a click asks why', async () => {
  pickable({ label: 'Crete', action: undefined, text: 'go crete' })
  expect(node.getAttribute('aria-disabled')).toBe('true')
  expect(node.dataset).toMatchObject({ pick: 'illegal', action: 'go crete' })
  await fireEvent.click(node)
  expect(host.whyNot).toHaveBeenCalledExactlyOnceWith('go crete', node)
  expect(host.act).not.toHaveBeenCalled()
})

test('something to look at is an image with a card', async () => {
  pickable({ label: 'Zeus', about: 'The father of gods.' })
  expect(node.getAttribute('role')).toBe('img')
  expect(node.hasAttribute('data-action')).toBe(false)
  await fireEvent.pointerEnter(node)
  expect(host.card.mock.lastCall?.[0]).toMatchObject({ anchor: node, action: null })
  await fireEvent.pointerLeave(node)
  expect(host.card.mock.lastCall).toEqual([null])
})

test('a part of a decision runs its own handler while it is open', async () => {
  const onpick = vi.fn()
  const made = pickable({ label: 'Epirus', onpick, selected: true })
  expect(node.getAttribute('aria-pressed')).toBe('true')
  await fireEvent.click(node)
  made.update({ label: 'Epirus', onpick, open: false, text: 'move epirus' })
  await fireEvent.click(node)
  expect(onpick).toHaveBeenCalledOnce()
  expect(host.whyNot).toHaveBeenCalledExactlyOnceWith('move epirus', node)
})

test('a long press shows the card and takes nothing', async () => {
  vi.useFakeTimers()
  try {
    pickable({ label: 'Attica', action: go })
    const touch = (name: string) => node.dispatchEvent(Object.assign(new Event(name), { pointerType: 'touch', clientX: 1, clientY: 1 }))
    touch('pointerdown')
    vi.advanceTimersByTime(600)
    expect(host.card).toHaveBeenCalledOnce()
    touch('pointerup')
    node.click()
    expect(host.act).not.toHaveBeenCalled()
    touch('pointerdown')
    touch('pointerup')
    node.click()
    expect(host.act).toHaveBeenCalledOnce()
  } finally {
    vi.useRealTimers()
  }
})

test('what a finger has shown is shown anew as it changes, but not once it is put away', async () => {
  const touch = (name: string) => node.dispatchEvent(Object.assign(new Event(name), { pointerType: 'touch', clientX: 1, clientY: 1 }))
  const shows = vi.fn(() => true)
  Object.assign(host, { showsFirst: () => true, shownBefore: () => false, shows })
  const made = pickable({ label: 'Attica', action: go })
  touch('pointerdown')
  touch('pointerup')
  node.click()
  expect(host.card).toHaveBeenCalledOnce()
  made.update({ label: 'Attica', action: stay })
  await Promise.resolve()
  expect(host.card).toHaveBeenCalledTimes(2)
  shows.mockReturnValue(false)
  made.update({ label: 'Attica' })
  await Promise.resolve()
  expect(host.card).toHaveBeenCalledTimes(2)
})

test('arrows go to the nearest element ahead', () => {
  const points = [
    { x: 100, y: 0 },
    { x: 60, y: 25 },
    { x: -50, y: 0 },
    { x: 0, y: 80 },
  ]
  const from = { x: 0, y: 0 }
  expect(nearest(from, points, [1, 0])).toBe(0)
  expect(nearest(from, points, [-1, 0])).toBe(2)
  expect(nearest(from, points, [0, 1])).toBe(3)
  expect(nearest(from, points, [0, -1])).toBe(-1)
})

test('a board is one tab stop, at its first legal element', () => {
  const board = node.appendChild(document.createElement('div'))
  const elements = ['plain', 'legal', 'legal'].map((state) => {
    const element = board.appendChild(document.createElement('button'))
    element.dataset.pick = state
    element.getClientRects = () => [{}] as unknown as DOMRectList
    return element
  })
  const made = roving(board) as { destroy(): void }
  expect(elements.map((e) => e.tabIndex)).toEqual([-1, 0, -1])
  elements[1]!.focus()
  elements[1]!.dispatchEvent(new KeyboardEvent('keydown', { key: '.', bubbles: true }))
  expect(document.activeElement).toBe(elements[2])
  expect(elements.map((e) => e.tabIndex)).toEqual([-1, -1, 0])
  made.destroy()
})

test('a card goes when what it says no longer holds, and comes anew when the mouse moves', async () => {
  const made = pickable({ label: 'Attica', action: go })
  await fireEvent.pointerEnter(node)
  expect(host.card).toHaveBeenLastCalledWith({ anchor: node, pick: expect.anything(), action: go })
  host.card.mockClear()
  // Drawn again, with the same meaning.
  made.update({ label: 'Attica', action: { ...go } })
  await Promise.resolve()
  expect(host.card).not.toHaveBeenCalled()
  made.update({ label: 'Attica' })
  await Promise.resolve()
  expect(host.card.mock.calls).toEqual([[null]])
  expect(host.preview).toHaveBeenLastCalledWith(null)
  await fireEvent.pointerMove(node)
  expect(host.card).toHaveBeenLastCalledWith({ anchor: node, pick: { label: 'Attica' }, action: null })
  // Once it was left nothing comes back.
  await fireEvent.pointerLeave(node)
  host.card.mockClear()
  await fireEvent.pointerMove(node)
  expect(host.card).not.toHaveBeenCalled()
})
