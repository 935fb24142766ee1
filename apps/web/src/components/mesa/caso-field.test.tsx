import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { CasoDeMesa } from '../../lib/mesa/casos.ts'
import { userEvent } from '../../testing/acts/user-event.ts'
import { caso } from '../../testing/caso.ts'
import { type Answers, fakeServer, Refused } from '../../testing/fake-server.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { CasoField } from './desk-dialog.tsx'

function Field({ inicial, error }: { readonly inicial: CasoDeMesa | null; readonly error?: string }) {
  const [value, setValue] = useState(inicial)
  return <CasoField label="Caso" required value={value} onChange={setValue} error={error} />
}

const otra = caso({ prospectoId: 13, declaracionSaludId: null, folioDS: null, rut: null, nombre: 'ROSA VERA' })

function open(answers: Answers = {}, inicial: CasoDeMesa | null = null, error?: string) {
  const received = fakeServer({ buscarCasosMesa: [caso(), otra], ...answers })
  renderScreen(<Field inicial={inicial} {...(error ? { error } : {})} />)
  return { field: () => screen.getByRole('combobox', { name: 'Caso' }), received }
}

test('typing finds cases, each with its applicant', async () => {
  const { field, received } = open()
  await userEvent.type(field(), 'rosa')
  const [first, second] = await screen.findAllByRole('option')
  for (const text of ['ROSA IBACACHE MORA', '14.322.097-9', 'DS 5000000140', 'MATILDE OYARZÚN', 'DS Aceptada'])
    expect(first).toHaveTextContent(text)
  for (const text of ['Sin RUT', 'Sin DS']) expect(second).toHaveTextContent(text)
  expect(screen.getByRole('status')).toHaveTextContent('2 casos encontrados')
  expect(received.at(-1)?.payload).toEqual({ texto: 'rosa' })
})

test('Enter takes the best match; the chosen case is shown and can be changed', async () => {
  const { field } = open()
  await userEvent.type(field(), 'rosa')
  await screen.findAllByRole('option')
  await userEvent.keyboard('{Enter}')
  const again = await screen.findByRole('button', { name: 'Cambiar el caso de ROSA IBACACHE MORA' })
  expect(again).toHaveFocus()
  expect(screen.getByRole('group', { name: 'Caso' })).toHaveTextContent('14.322.097-9')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(field()).toHaveFocus())
  expect(field()).toHaveValue('')
})

test('a case is chosen with the pointer', async () => {
  const { field } = open()
  await userEvent.type(field(), 'rosa')
  await userEvent.click(await screen.findByRole('option', { name: /ROSA VERA/ }))
  expect(await screen.findByRole('group', { name: 'Caso' })).toHaveTextContent('ROSA VERA')
})

test.each<[string, Answers, string]>([
  ['r', {}, 'Escriba al menos 2 letras o 4 dígitos.'],
  ['nadie', { buscarCasosMesa: [] }, 'Sin coincidencias'],
  ['rosa', { buscarCasosMesa: new Refused(503, 'Sin base de datos.') }, 'Sin base de datos.'],
])('«%s» with %o: %s', async (typed, answers, text) => {
  const { field } = open(answers)
  await userEvent.type(field(), typed)
  await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2))
})

test('an error is shown at the field, with or without a case', () => {
  open({}, caso(), 'El caso ya tiene un mandato vigente.')
  expect(screen.getByRole('group', { name: 'Caso' })).toHaveAccessibleDescription(
    'El caso ya tiene un mandato vigente.',
  )
})
