import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from '../../../testing/acts/user-event.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { SuggestField } from './suggest-field.tsx'

const known = ['Asma', 'Artritis', 'Glaucoma']

function open() {
  const onSubmit = vi.fn()
  function Field() {
    const [value, setValue] = useState('')
    const suggestions = known.filter((one) => value && one.toLowerCase().startsWith(value.toLowerCase()))
    return (
      <form action={onSubmit}>
        <SuggestField label="Diagnóstico" maxLength={20} value={value} suggestions={suggestions} onChange={setValue} />
      </form>
    )
  }
  renderScreen(<Field />)
  return { onSubmit, field: screen.getByRole('combobox', { name: 'Diagnóstico' }) }
}

const offered = () => screen.queryAllByRole('option').map((option) => option.textContent)

test('typing shows suggestions; arrows move and Enter takes one without a submit', async () => {
  const { field, onSubmit } = open()
  await userEvent.type(field, 'a')
  expect(offered()).toEqual(['Asma', 'Artritis'])
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(field).toHaveValue('Artritis')
  expect(offered()).toEqual([])
  expect(onSubmit).not.toHaveBeenCalled()
})

test('typed text stays: Escape closes the list, Enter submits it', async () => {
  const { field, onSubmit } = open()
  await userEvent.type(field, 'a{Escape}')
  expect(offered()).toEqual([])
  await userEvent.type(field, 's')
  expect(offered()).toEqual(['Asma'])
  await userEvent.keyboard('{Enter}')
  expect(field).toHaveValue('as')
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

test('a suggestion is taken with a click', async () => {
  const { field } = open()
  await userEvent.type(field, 'gl')
  await userEvent.click(screen.getByRole('option', { name: 'Glaucoma' }))
  expect(field).toHaveValue('Glaucoma')
  expect(offered()).toEqual([])
})
