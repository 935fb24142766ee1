import { expect, test } from 'vitest'
import { drawContexts, withDrawing } from './graph.ts'

const core = 'apps/server/src/core'
const imports = (source: string, ...resolved: string[]) => ({
  source,
  dependencies: resolved.map((path) => ({ resolved: path })),
})

test('draws the contexts of the code from top to bottom, without tests', () => {
  const modules = [
    imports(`${core}/mesa/fun/a.ts`, `${core}/base/archivos/a.ts`, `${core}/mesa/casos/a.ts`, `${core}/refusal.ts`),
    imports(`${core}/cartera/lista/a.ts`, `${core}/base/archivos/a.ts`, `${core}/mesa/fun/a.ts`),
    imports(`${core}/cartera/lista/a.test.ts`, `${core}/agenda/citas/a.ts`),
  ]
  expect(drawContexts(modules).split('\n')).toEqual([
    '```mermaid',
    'flowchart TD',
    '  cartera --> mesa',
    '  cartera --> base',
    '  mesa --> base',
    '```',
  ])
})

test('takes the place of the drawing before it, and nothing else', () => {
  const text = 'a\n<!-- contextos: x -->\nold\n<!-- fin -->\nz'
  expect(withDrawing(text, 'new')).toBe('a\n<!-- contextos: x -->\nnew\n<!-- fin -->\nz')
  expect(withDrawing('a', 'new')).toBeUndefined()
  expect(withDrawing(text, 'new', 'etapas')).toBeUndefined()
})
