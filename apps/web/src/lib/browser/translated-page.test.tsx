import { act, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { surviveTranslation } from './translated-page.ts'

let stop = () => {}
beforeEach(() => {
  stop = surviveTranslation()
})
afterEach(() => stop())

/** As Chrome does: each text in two <font>, the text itself taken out. */
function translate(within: HTMLElement): void {
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text)
  for (const text of texts) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = `[${text.data}]`
    outer.append(inner)
    text.replaceWith(outer)
  }
}

function Work() {
  const [state, setState] = useState<'rest' | 'busy' | 'gone'>('rest')
  return (
    <section>
      <button type="button" onClick={() => setState(state === 'rest' ? 'busy' : 'gone')}>
        {state === 'busy' && <i>~</i>}
        {state === 'gone' ? null : 'Guardar'}
        {state === 'gone' && <b>Listo</b>}
      </button>
      <p>
        Van {state === 'rest' ? 1 : 2} de {3}
      </p>
    </section>
  )
}

test('an element inserted before a translated text stands before its translation', async () => {
  render(<Work />)
  translate(document.body)
  await act(() => screen.getByRole('button').click())
  expect(screen.getByRole('button')).toHaveTextContent('~[Guardar]')
})

test('a translated text that goes takes its translation along', async () => {
  render(<Work />)
  translate(document.body)
  await act(() => screen.getByRole('button').click())
  await act(() => screen.getByRole('button').click())
  expect(screen.getByRole('button').textContent).toBe('Listo')
})

test('a text that changes is shown, in the language in which it was written', async () => {
  render(<Work />)
  translate(document.body)
  await act(() => screen.getByRole('button').click())
  expect(screen.getByRole('paragraph')).toHaveTextContent('[Van ]2[ de ][3]')
})

test('an untranslated page is left alone', async () => {
  render(<Work />)
  await act(() => screen.getByRole('button').click())
  expect(screen.getByRole('button')).toHaveTextContent('~Guardar')
})
